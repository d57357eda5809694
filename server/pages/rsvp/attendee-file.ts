import { isDynamic } from '../../calendar/event-time.ts'
import { icsFile, icsParts } from '../../calendar/ics-files.ts'
import { scheduleOf } from '../../calendar/schedule.ts'
import { fileNameOf, icsAsset } from '../../events/ics.ts'
import { type PublishedEvent, isCalledOff } from '../../publication/event.ts'
import type { FastifyReply } from 'fastify'
import type { AnswerRow } from '../../rsvp/answers.ts'

/** Whether there is something to put into a calendar or, if the event was cancelled, to take out of it. */
export function hasFile({ item }: Pick<PublishedEvent, 'item'>, { status }: Pick<AnswerRow, 'status'>): boolean {
  const isIn = status === 'confirmed' || status === 'undecided'
  return isIn && item.distribution && !item.hideButton && !item.dates.some(isDynamic)
}

/**
 * The calendar file of one attendee, with all dates. Its entries are those of the mails, so that the two don't add up; it
 * names nobody, because a file that is opened asks nobody to reply.
 */
export function attendeeFile(
  event: PublishedEvent,
  answer: Pick<AnswerRow, 'id' | 'sequence' | 'updated'>,
): { name: string; content: string } {
  const { item, recurrence, address, links } = event
  const facts = event.facts()
  const instant = (at: number) => Temporal.Instant.fromEpochMilliseconds(at)
  const dates = item.dates.map((date) => ({ ...date, attendee_name: '', attendee_email: '' }))
  const parts = icsParts(
    {
      prokey: answer.id,
      dates,
      serials: facts.serials,
      sequence: facts.sequence + answer.sequence,
      created: instant(facts.created),
      updated: instant(Math.max(facts.updated, answer.updated ?? 0)),
      url: `${address}${links.page}`,
    },
    scheduleOf(item.dates, recurrence, instant(facts.updated)),
  )
  const isRemoval = isCalledOff(event) && parts.length === 1
  return { name: fileNameOf(item), content: icsFile(parts, isRemoval ? 'CANCEL' : 'PUBLISH') }
}

/** Inline makes iPhones offer to add it. */
export function sendFile(reply: FastifyReply, { name, content }: ReturnType<typeof attendeeFile>): FastifyReply {
  const { 'content-disposition': disposition } = icsAsset(name, content).plain.headers
  return reply
    .headers({ 'content-disposition': disposition!, 'cache-control': 'no-store' })
    .type('text/calendar; charset=utf-8')
    .send(content)
}
