import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Addresses } from '../../browser/files.ts'
import type { Context } from '../../context.ts'
import { mailboxIn } from '../../http/formats.ts'
import { forAnyOrigin } from '../../http/security-headers.ts'
import { answers, linkWindow } from '../../rsvp/answers.ts'
import { type Place, placeOf } from '../../rsvp/place.ts'
import { reception } from '../../rsvp/reception.ts'
import { drafts, isOutcome } from './drafts.ts'
import { isPast } from './form-data.ts'
import type { AccessFrame } from './frame.ts'
import { accessPage, donePage } from './pages.ts'
import { rsvpVisits, send, textsIn } from './visit.ts'

// Milliseconds. The response takes as long whether or not a mail is sent.
const accessTakes = 400

/** Sends people a link to their RSVP. Nothing reveals whether an address has one. */
export function accessHandlers(context: Context, files: () => Promise<Addresses>) {
  const { eventOf, accessFrameOf } = rsvpVisits(context, files)
  const attendee = answers(context)
  const { countedFor } = reception(context)
  const { open, seal } = drafts(context)

  return { askAccess, access, again }

  async function askAccess(request: FastifyRequest, reply: FastifyReply) {
    const frame = await accessFrameOf(request)
    return send(reply, accessPage(frame, wordsOf(frame)))
  }

  async function access(request: FastifyRequest, reply: FastifyReply) {
    const frame = await accessFrameOf(request)
    const { email } = (request.body ?? {}) as { email?: unknown }
    if (typeof email !== 'string' || mailboxIn(email) === undefined) {
      const filled = { ...textsIn({ email }), faults: new Set(['email']) }
      return send(reply.code(400), accessPage(frame, wordsOf(frame), filled))
    }
    const hasRoom = await asked(request, 'place' in frame.event ? frame.event.place : placeOf(frame.event), email)
    if (!hasRoom) {
      const filled = { email, message: frame.words.rsvp.access.crowded }
      return send(reply.code(409), accessPage(frame, wordsOf(frame), filled))
    }
    const { access: words, ticket } = frame.words.rsvp
    const text = `${words.sent} ${ticket.oneAtATime}`
    return send(reply, donePage(frame, { title: wordsOf(frame).title, text, about: email.trim() }))
  }

  /** Sends another mail to the address that was typed, if it has an open RSVP. The button asks for it on any site. */
  async function again(request: FastifyRequest, reply: FastifyReply) {
    reply.headers(forAnyOrigin)
    const event = await eventOf(request)
    const { sent } = (request.body ?? {}) as { sent?: unknown }
    const draft = await open(event.prokey, sent)
    // Only the page about an address that has to be confirmed has this button.
    if (!isOutcome(draft, 'pending')) return reply.redirect(`${event.links.page}/rsvp/access`, 303)
    const back = (sealed: string, outcome: string) =>
      reply.redirect(`${event.links.page}/rsvp/done/pending?sent=${sealed}&again=${outcome}`, 303)
    const asking = linkWindow(context.now())
    if (draft.asked === asking) return back(sent as string, 'soon')
    if (!(await asked(request, placeOf(event), draft.email))) return back(sent as string, 'later')
    return back(await seal(event.prokey, { ...draft, asked: asking }), 'yes')
  }

  /** The duration must not reveal whether this address has an RSVP. */
  async function asked(request: FastifyRequest, place: Place | null, email: string): Promise<boolean> {
    const pause = new Promise((done) => setTimeout(done, accessTakes))
    const [hasRoom] = await Promise.all([countedFor(request.ip, () => attendee.accessAsked(place, email)), pause])
    return hasRoom
  }
}

/** Nothing can be changed about an event that is over or cancelled, but attendees can see and erase what they have sent. */
function wordsOf(frame: AccessFrame) {
  const { access, manage } = frame.words.rsvp
  return frame.revealsEvent && isPast(frame.event) ? { title: manage.title, text: '' } : access
}
