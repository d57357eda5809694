import type { EmailTemplateType } from '@kalends/contract'
import { isDynamic } from '../calendar/event-time.ts'
import { icsFile, icsParts } from '../calendar/ics-files.ts'
import { scheduleOf } from '../calendar/schedule.ts'
import { fileNameOf } from '../events/ics.ts'
import type { CalendarFile, Mailbox } from '../mail/message.ts'
import type { PublishedEvent } from '../publication/event.ts'
import type { MailContent } from './queued-mail.ts'

const carryFiles: readonly string[] = [
  'rsvp_signup_confirmation',
  'rsvp_thank_you',
  'rsvp_change_confirmation',
  'rsvp_event_update',
] satisfies EmailTemplateType[]

// More invitations than that in one mail help nobody; then all dates are in one file.
const mostInvitations = 10

interface About {
  readonly kind: string
  readonly answer: string
  readonly content: MailContent
  /** When the mail was caused. */
  readonly created: number
  /** Who organizes a date that names nobody; otherwise calendars would neither update nor remove it by a mail. */
  readonly organizer: Mailbox
}

/**
 * The calendar files of one attendee. Each date has a UID of its own, which stays, and a SEQUENCE that rises with every
 * change of the event or of the answer; so an update replaces the entry, and a cancellation removes it.
 */
export function personalFiles(event: PublishedEvent, { kind, answer, content, created, organizer }: About) {
  const { item } = event
  // An entry that was never in the calendar need not be removed.
  const wasNeverThere = content.isCancelled && content.sequence === 0
  if (!carryFiles.includes(kind) || !item.distribution || item.dates.some(isDynamic) || wasNeverThere) return []

  const isOneFile = item.dates.length > mostInvitations
  const facts = event.facts()
  const now = Temporal.Instant.fromEpochMilliseconds(created)
  const dates = item.dates.map((date) => ({
    ...date,
    ...(date.organizer_email === '' && {
      organizer_name: date.organizer_name || organizer.name,
      organizer_email: organizer.address,
    }),
    attendee_name: '',
    // A file with several events is for everybody, and names no attendee (RFC 5546 3.2.1).
    attendee_email: isOneFile ? '' : content.email,
    status: content.isCancelled ? ('CANCELLED' as const) : date.status,
  }))
  const parts = icsParts(
    {
      ...facts,
      prokey: answer,
      dates,
      sequence: facts.sequence + content.sequence,
      created: Temporal.Instant.fromEpochMilliseconds(facts.created),
      updated: Temporal.Instant.fromEpochMilliseconds(Math.max(facts.updated, created)),
      url: `${event.address}${event.links.page}`,
      partstat: partstats[content.status],
    },
    scheduleOf(item.dates, event.recurrence, now),
  )
  const files = isOneFile
    ? [{ parts, method: 'PUBLISH' as const }]
    : parts.map((part) => ({ parts: [part], method: part.method! }))
  return files.map(({ parts: own, method }, i): CalendarFile => ({
    name: fileNameOf(item, i),
    method,
    content: icsFile(own, method),
  }))
}

const partstats = { pending: 'TENTATIVE', confirmed: 'ACCEPTED', undecided: 'TENTATIVE', declined: 'DECLINED' } as const
