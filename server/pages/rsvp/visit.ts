import { LandingPage } from '@kalends/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Addresses } from '../../browser/files.ts'
import type { Context } from '../../context.ts'
import { prokeyOf } from '../../http/formats.ts'
import { isAnsweredHere } from '../../http/hosts.ts'
import { type Language, type Region, messagesIn, regionOf } from '../../messages/messages.ts'
import { deviceOf } from '../../publication/device.ts'
import { type PublishedEvent, currentEvents, publishedEvents } from '../../publication/event.ts'
import { languageFor, lookOf } from '../../publication/look.ts'
import { withRsvpLabels, withLabels } from '../../publication/labels.ts'
import { type Refusal, noEntryFound } from '../../refusal.ts'
import { placeOf } from '../../rsvp/place.ts'
import { groupSign } from '../form-fields.ts'
import { type FilledForm, fieldPrefix } from './fields.ts'
import type { AccessFrame, RsvpFrame } from './frame.ts'
import type { ShellPage } from '../shell.ts'

/** Loads the event behind a page around sign-ups. */
export function rsvpVisits(context: Context, files: () => Promise<Addresses>) {
  const [published, current] = [publishedEvents(context), currentEvents(context)]
  return {
    /** The event, for which people sign up or, behind the links of mails, at least did: it may not be public any more. */
    async eventOf(request: FastifyRequest, { isOpen = true } = {}): Promise<PublishedEvent> {
      const prokey = prokeyOf(request)
      const event = (await published(prokey)) ?? (isOpen ? undefined : await current(prokey))
      if (!event || (isOpen && !event.rsvp) || !isAnsweredHere(request, event.organization.id)) throw noEntryFound()
      return event
    },
    /** Where somebody asks for a link. An event that is not public gets the same page as a prokey that does not exist. */
    async accessFrameOf(request: FastifyRequest): Promise<AccessFrame> {
      const page = `/${prokeyOf(request)}`
      const event = (await published(prokeyOf(request))) ?? (await current(prokeyOf(request)))
      const isHere = event !== undefined && isAnsweredHere(request, event.organization.id)
      if (isHere && event.isPublic) return frameOf(event, languageFor(event.look, request), request)
      const look = lookOf(null)
      const language = languageFor(look, request)
      const [words, addresses] = await Promise.all([messagesIn(language), files()])
      const landingPage = LandingPage.defaults as PublishedEvent['landingPage']
      const place = isHere ? placeOf(event) : null
      const hidden = { place, look, landingPage, isPublic: false, links: { page } } as const
      const device = deviceOf(request.headers['user-agent'])
      return { event: hidden, revealsEvent: false, language, words, device, addresses }
    },
    frameOf,
  }

  /** `isAttendee`: they came by a link of a mail. `region`: that of their RSVP; without one, that of the browser counts. */
  async function frameOf(
    event: PublishedEvent,
    language: Language,
    { headers }: Pick<FastifyRequest, 'headers'>,
    { isAttendee = false, region }: { isAttendee?: boolean; region?: Region | undefined } = {},
  ): Promise<RsvpFrame> {
    const [{ rsvp, page }, addresses] = await Promise.all([messagesIn(language), files()])
    const { labels } = event.look
    const written = region ?? regionOf(language, headers['accept-language'])
    const words = { rsvp: withRsvpLabels(rsvp, labels), page: withLabels(page, event.look, written) }
    const device = deviceOf(headers['user-agent'])
    return { event, revealsEvent: event.isPublic || isAttendee, language, words, device, addresses }
  }
}

export function send(reply: FastifyReply, { html, policy }: ShellPage) {
  return reply
    .headers({ 'content-security-policy': policy, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    .type('text/html; charset=utf-8')
    .send(html)
}

/** The messages for a refusal, above and next to the fields. */
export function whatIsWrong({ kind, details, retryAfter }: Refusal, { event, words: { rsvp } }: RsvpFrame): FilledForm {
  const { errors } = rsvp
  const faults = new Set(((details?.errors ?? []) as { field: string }[]).map(({ field }) => field))
  if (faults.has('form')) return { message: errors.late }
  if (faults.has('website')) return { message: errors.again }
  if (kind === 'invalid') return { message: errors.several, faults }
  if (details?.reason === 'too-fast') return { message: errors.again, again: retryAfter! }
  if (kind === 'too-many') return { message: errors.tooMany }
  if (kind !== 'conflict') return { message: errors.unavailable }
  if (details?.reason === 'expired') return { message: rsvp.closed }
  if (details?.reason === 'mails') return { message: errors.tooManyMails }
  const remaining = (details?.remaining ?? 0) as number
  const canWait = details?.waiting_list === true
  if (remaining === 0) return { message: rsvp.full, canWait }
  return {
    canWait,
    message: event.look.labels['form.error.bookedoutmany'] ?? rsvp.seatsLeft(remaining),
    // With one seat left there is nothing to choose.
    ...(remaining > 1 && { faults: new Set(['amount']) }),
  }
}

/** The reply for a refusal, with everything but the page. */
export function refused(reply: FastifyReply, { kind, retryAfter }: Refusal): FastifyReply {
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  return reply.code({ invalid: 400, conflict: 409, 'too-many': 429 }[kind as string] ?? 503)
}

/** The fields of the template, under their own names. */
export function payloadOf(body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const own = Object.entries(body).filter(([name]) => name.startsWith(fieldPrefix))
  return Object.fromEntries(own.map(([name, value]) => fieldIn(name.slice(fieldPrefix.length), value)))
}

function fieldIn(name: string, value: unknown): [string, unknown] {
  if (!name.startsWith(groupSign) || typeof value !== 'string') return [name, value]
  const [, field, choice] = /^([^=]*)=?(.*)$/s.exec(value)!
  return [field!, choice]
}

export function textsIn(values: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
