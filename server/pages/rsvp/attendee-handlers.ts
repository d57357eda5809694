import { languages } from '@kalends/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Addresses } from '../../browser/files.ts'
import type { Context } from '../../context.ts'
import { mailboxIn } from '../../http/formats.ts'
import type { Language } from '../../messages/messages.ts'
import { type PublishedEvent, isCalledOff } from '../../publication/event.ts'
import { languageFor } from '../../publication/look.ts'
import { Refusal, noEntryFound } from '../../refusal.ts'
import { type AnswerRow, answers, isHeld, offerTo } from '../../rsvp/answers.ts'
import type { LinkPurpose } from '../../rsvp/mail/links.ts'
import { ticketOf } from '../../rsvp/mail/ticket.ts'
import { reception } from '../../rsvp/reception.ts'
import { closed, isClosed } from '../../rsvp/sign-ups.ts'
import type { Reply } from '../../rsvp/states.ts'
import { type FilledForm } from './form.ts'
import { isPast } from './form-data.ts'
import { managePage } from './manage-page.ts'
import { type RsvpFrame, accessPage, calledOffPage, donePage, lapsedPage, questionPage, signedUpPage } from './pages.ts'
import { payloadOf, rsvpVisits, refused, send, textsIn, whatIsWrong } from './visit.ts'

// Milliseconds. The response takes as long whether or not a mail is sent.
const accessTakes = 400

/** The pages behind the links of mails. Opening one changes nothing; its button does. */
export function attendeeHandlers(context: Context, files: () => Promise<Addresses>) {
  const { eventOf, accessFrameOf, frameOf } = rsvpVisits(context, files)
  const attendee = answers(context)
  const { countedFor } = reception(context)

  return { askConfirm, confirm, manage, change, data, erase, askAccess, access, askUnsubscribe, unsubscribe }

  async function askConfirm(request: FastifyRequest, reply: FastifyReply) {
    const visit = await visitOf(request, ['confirm'])
    if (!visit) return lapsed(request, reply)
    const { frame, answer, path } = visit
    if (isCalledOff(frame.event)) return send(reply, calledOffPage(frame))
    if (answer.status !== 'pending') return confirmed(reply, frame, answer)
    if (isHeld(answer)) return send(reply, questionPage(frame, path, offerIn(frame)))
    return send(reply, questionPage(frame, path, frame.words.rsvp.confirm))
  }

  async function confirm(request: FastifyRequest, reply: FastifyReply) {
    if (!isSure(request)) return askConfirm(request, reply)
    const visit = await visitOf(request, ['confirm'])
    if (!visit) return lapsed(request, reply)
    return confirmNow(request, reply, visit)
  }

  /** A cancelled event can't be confirmed. The pending RSVP expires by itself. */
  async function confirmNow(request: FastifyRequest, reply: FastifyReply, { frame }: Visit) {
    if (isCalledOff(frame.event)) return send(reply.code(409), calledOffPage(frame))
    return confirmed(reply, frame, await attendee.confirmed(tokenOf(request)))
  }

  function confirmed(reply: FastifyReply, frame: RsvpFrame, { status }: AnswerRow) {
    const { confirm: words, done, waiting } = frame.words.rsvp
    const onList = { title: waiting.texts.rsvp_waiting_joined.headline, text: waiting.page.done }
    const outcome = status === 'waiting' ? onList : { title: words.done, text: done[status as Reply].text }
    return send(reply, signedUpPage(frame, outcome, status))
  }

  async function manage(request: FastifyRequest, reply: FastifyReply) {
    const visit = await visitOf(request, ['manage'])
    if (!visit) return outdated(request, reply)
    const { answer, frame, path } = visit
    if (answer.status === 'pending' && isCalledOff(frame.event)) return send(reply, calledOffPage(frame))
    if (answer.status === 'pending' && !isHeld(answer))
      return send(reply, questionPage(frame, path, frame.words.rsvp.confirm))
    const isSaved = (request.query as { saved?: unknown }).saved === 'yes'
    return showAnswer(reply, visit, filledFrom(visit.answer), isSaved)
  }

  async function change(request: FastifyRequest, reply: FastifyReply) {
    const visit = await visitOf(request, ['manage'])
    if (!visit) return outdated(request, reply)
    if (visit.answer.status === 'pending' && !isDeclining(request, visit.answer))
      return isSure(request) ? confirmNow(request, reply, visit) : manage(request, reply)
    const body = (request.body ?? {}) as Record<string, unknown>
    const { status, amount, waiting } = body
    const payload = payloadOf(body)
    try {
      if (isCalledOff(visit.frame.event) && status !== 'declined') throw closed()
      await attendee.changed(tokenOf(request), { status, amount, payload, waiting, isText: true })
      return reply.redirect(`${visit.path}?saved=yes`, 303)
    } catch (error) {
      if (!(error instanceof Refusal) || error.kind === 'missing') throw error
      const filled = { ...textsIn({ status, amount }), payload, ...whatIsWrong(error, visit.frame) }
      return showAnswer(refused(reply, error), visit, filled, false)
    }
  }

  async function showAnswer(reply: FastifyReply, { frame, answer, path }: Visit, filled: FilledForm, isSaved: boolean) {
    const { event } = frame
    const offer = offerTo(answer, isCalledOff(event) || !event.isPublic ? null : event.rsvp, context.now())
    const shown = offer.kind === 'all' ? withinReach(filled, offer.form) : { ...filled, status: answer.status }
    const ticket = isCalledOff(event) ? null : ticketOf(answer)
    const { position } = await attendee.shown(answer)
    return send(reply, managePage(frame, { action: path, answer, ticket, isSaved, position }, offer, shown))
  }

  /** Everything we know of an attendee. */
  async function data(request: FastifyRequest, reply: FastifyReply) {
    const visit = await visitOf(request, ['manage'])
    if (!visit) return outdated(request, reply)
    return reply
      .headers({ 'content-disposition': 'attachment; filename="rsvp.json"', 'cache-control': 'no-store' })
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(await attendee.shown(visit.answer), null, 2))
  }

  async function erase(request: FastifyRequest, reply: FastifyReply) {
    if (!isSure(request)) return manage(request, reply)
    const visit = await visitOf(request, ['manage'])
    if (!visit) return outdated(request, reply)
    const { seats = 'release' } = (request.body ?? {}) as { seats?: unknown }
    // It cannot be undone, so require an explicit confirmation.
    if (seats !== 'release' && seats !== 'keep') return manage(request, reply.code(400))
    const keepsSeats = seats === 'keep'
    await attendee.erased(tokenOf(request), { keepsSeats })
    const { erased: title, erasedText, kept, released } = visit.frame.words.rsvp.manage
    const text = visit.answer.status === 'declined' ? erasedText : keepsSeats ? kept : released
    return send(reply, donePage(visit.frame, { title, text }))
  }

  async function askAccess(request: FastifyRequest, reply: FastifyReply) {
    const frame = await accessFrameOf(request)
    return send(reply, accessPage(frame, frame.words.rsvp.access))
  }

  async function access(request: FastifyRequest, reply: FastifyReply) {
    const frame = await accessFrameOf(request)
    const { email } = (request.body ?? {}) as { email?: unknown }
    if (typeof email !== 'string' || mailboxIn(email) === undefined) {
      const filled = { ...textsIn({ email }), faults: new Set(['email']) }
      return send(reply.code(400), accessPage(frame, frame.words.rsvp.access, filled))
    }
    // The duration must not reveal whether this address has an RSVP.
    const pause = new Promise((done) => setTimeout(done, accessTakes))
    const asked = countedFor(request.ip, () => attendee.accessAsked(frame.event.prokey, email))
    const [hasRoom] = await Promise.all([asked, pause])
    if (!hasRoom) {
      const filled = { email, message: frame.words.rsvp.access.crowded }
      return send(reply.code(409), accessPage(frame, frame.words.rsvp.access, filled))
    }
    const { title, sent: text } = frame.words.rsvp.access
    return send(reply, donePage(frame, { title, text }))
  }

  async function askUnsubscribe(request: FastifyRequest, reply: FastifyReply) {
    const visit = await visitOf(request, ['unsubscribe'])
    if (!visit) return outdated(request, reply)
    return send(reply, questionPage(visit.frame, visit.path, visit.frame.words.rsvp.unsubscribe))
  }

  /** Also handles the one-click requests of mail programs (RFC 8058). */
  async function unsubscribe(request: FastifyRequest, reply: FastifyReply) {
    const visit = await visitOf(request, ['unsubscribe'])
    const body = (request.body ?? {}) as Record<string, unknown>
    if (!visit || !(isSure(request) || body['List-Unsubscribe'] === 'One-Click')) return askUnsubscribe(request, reply)
    await attendee.unsubscribed(tokenOf(request))
    const { done: title, text } = visit.frame.words.rsvp.unsubscribe
    return send(reply, donePage(visit.frame, { title, text }))
  }

  function canSignUp(event: PublishedEvent): boolean {
    return event.isPublic && event.rsvp !== null && !isPast(event) && !isClosed(event.rsvp, context.now())
  }

  async function visitOf(request: FastifyRequest, purposes: readonly LinkPurpose[]): Promise<Visit | undefined> {
    const event = await eventOf(request, { isOpen: false })
    const token = tokenOf(request)
    const answer = await attendee.behind(token, purposes)
    if (!answer || answer.event !== event.prokey) return undefined
    const language = languages.find((each) => each === answer.language) ?? languageFor(event.look, request)
    const path = `${event.links.page}/rsvp/${purposes[0]}/${token}`
    return { answer, path, frame: await frameOf(event, language as Language, { isAttendee: true }) }
  }

  async function outdated(request: FastifyRequest, reply: FastifyReply) {
    const frame = await strangersFrame(request)
    return send(reply.code(404), accessPage(frame, frame.words.rsvp.outdated))
  }

  /** Without a link that once was valid, an event that isn't public looks the same as one that doesn't exist. */
  async function strangersFrame(request: FastifyRequest): Promise<RsvpFrame> {
    const event = await eventOf(request, { isOpen: false })
    if (!event.isPublic && !(await attendee.wasSent(tokenOf(request), event.prokey))) throw noEntryFound()
    return frameOf(event, languageFor(event.look, request))
  }

  async function lapsed(request: FastifyRequest, reply: FastifyReply) {
    const frame = await strangersFrame(request)
    const { event } = frame
    const { confirm: words, access: asked } = frame.words.rsvp
    return (await attendee.wasConfirmed(tokenOf(request), event.prokey))
      ? send(reply, accessPage(frame, { title: words.done, text: asked.text }))
      : send(reply.code(404), lapsedPage(frame, canSignUp(event)))
  }
}

interface Visit {
  readonly answer: AnswerRow
  /** Of the page itself. */
  readonly path: string
  readonly frame: RsvpFrame
}

function tokenOf(request: FastifyRequest): string {
  const { token } = request.params as { token?: string }
  if (token === undefined) throw noEntryFound()
  return token
}

/** The button of the page was pressed. */
function isSure({ body }: FastifyRequest): boolean {
  return ((body ?? {}) as { sure?: unknown }).sure === 'yes'
}

/** For those who open the link that confirms their address after seats were offered to them. */
function offerIn({ words: { rsvp } }: RsvpFrame) {
  const { headline, content, button_label: button } = rsvp.waiting.texts.rsvp_waiting_offer
  return { title: headline, text: content, button }
}

/** Seats that are held for somebody from the waiting list can be declined; an address can only be confirmed. */
function isDeclining({ body }: FastifyRequest, answer: AnswerRow): boolean {
  return isHeld(answer) && ((body ?? {}) as { status?: unknown }).status === 'declined'
}

/** An attendee who declined may have asked for more places than are available now. */
function withinReach(filled: FilledForm, { maxpp }: { maxpp: number }): FilledForm {
  return filled.faults || !(Number(filled.amount) > maxpp) ? filled : { ...filled, amount: String(maxpp) }
}

function filledFrom({ status, amount, payload }: AnswerRow): FilledForm {
  return { status, amount: String(amount), payload: JSON.parse(payload) as Record<string, unknown> }
}
