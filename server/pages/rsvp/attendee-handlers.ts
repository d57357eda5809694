import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Addresses } from '../../browser/files.ts'
import type { Context } from '../../context.ts'
import { readLocale } from '../../messages/messages.ts'
import { type PublishedEvent, isCalledOff } from '../../publication/event.ts'
import { languageFor } from '../../publication/look.ts'
import { Refusal, noEntryFound } from '../../refusal.ts'
import { type AnswerRow, answers, hasLapsed, isHeld, offerTo } from '../../rsvp/answers.ts'
import { availabilities } from '../../rsvp/availability.ts'
import type { Template } from '../../rsvp/form.ts'
import { hasOpenLine, isLineClosed } from '../../rsvp/last-call.ts'
import type { LinkPurpose } from '../../rsvp/mail/links.ts'
import { ticketOf } from '../../rsvp/mail/ticket.ts'
import { closed, isClosed } from '../../rsvp/refusals.ts'
import { attendeeFile, hasFile, sendFile } from './attendee-file.ts'
import type { FilledForm } from './fields.ts'
import { isPast } from './form-data.ts'
import type { RsvpFrame } from './frame.ts'
import { oblivionOf } from './greeting.ts'
import { type Managed, managePage } from './manage-page.ts'
import { accessPage, almostPage, calledOffPage, confirmedPage, donePage, lapsedPage, questionPage } from './pages.ts'
import { payloadOf, rsvpVisits, refused, send, textsIn, whatIsWrong } from './visit.ts'

/** The pages behind the links of mails. Opening one changes nothing; its button does. */
export function attendeeHandlers(context: Context, files: () => Promise<Addresses>) {
  const { eventOf, frameOf } = rsvpVisits(context, files)
  const attendee = answers(context)
  const availability = availabilities(context)

  return {
    askConfirm,
    confirm,
    manage,
    change,
    data,
    file,
    confirmedFile,
    erase,
    askUnsubscribe,
    unsubscribe,
  }

  async function askConfirm(request: FastifyRequest, reply: FastifyReply) {
    const visit = await visitOf(request, ['confirm'])
    if (!visit) return lapsed(request, reply)
    const { frame, answer, path } = visit
    if (isCalledOff(frame.event)) return send(reply, calledOffPage(frame))
    if (hasLapsed(answer)) return send(reply.code(isSure(request) ? 409 : 200), accessPage(frame, lapsedIn(frame)))
    if (answer.status !== 'pending') return confirmed(reply, visit, answer)
    return send(reply, almostPage(frame, path, isHeld(answer) ? offerIn(frame) : confirmIn(frame, answer)))
  }

  async function confirm(request: FastifyRequest, reply: FastifyReply) {
    if (!isSure(request)) return askConfirm(request, reply)
    const visit = await visitOf(request, ['confirm'])
    if (!visit) return lapsed(request, reply)
    return hasLapsed(visit.answer) ? askConfirm(request, reply) : confirmNow(request, reply, visit)
  }

  /** A cancelled event can't be confirmed. The pending RSVP expires by itself. */
  async function confirmNow(request: FastifyRequest, reply: FastifyReply, visit: Visit) {
    if (isCalledOff(visit.frame.event)) return send(reply.code(409), calledOffPage(visit.frame))
    return confirmed(reply, visit, await attendee.confirmed(tokenOf(request)))
  }

  /** The link proves that the answer is theirs, so they see its code at once. */
  async function confirmed(reply: FastifyReply, { frame, path }: Visit, answer: AnswerRow) {
    const ownFile = hasFile(frame.event, answer) ? `${path}/event.ics` : null
    const { position } = await attendee.shown(answer)
    return send(
      reply,
      confirmedPage(frame, {
        ...answer,
        position,
        isLineClosed: lineClosed(frame),
        code: ticketOf(answer),
        file: ownFile,
      }),
    )
  }

  async function manage(request: FastifyRequest, reply: FastifyReply) {
    const visit = await visitOf(request, ['manage'])
    if (!visit) return outdated(request, reply)
    const { answer, frame, path } = visit
    if (answer.status === 'pending' && isCalledOff(frame.event)) return send(reply, calledOffPage(frame))
    if (answer.status === 'pending' && !isHeld(answer))
      return send(reply, almostPage(frame, path, confirmIn(frame, answer)))
    const { saved, reply: wanted } = request.query as { saved?: unknown; reply?: unknown }
    const filled = filledFrom(answer)
    const done = saved === 'yes' || saved === 'left' ? saved : null
    const comes = wanted === 'yes' && answer.status === 'declined'
    return showAnswer(reply, visit, comes ? { ...filled, status: 'confirmed' } : filled, done)
  }

  async function change(request: FastifyRequest, reply: FastifyReply) {
    const visit = await visitOf(request, ['manage'])
    if (!visit) return outdated(request, reply)
    if (visit.answer.status === 'pending' && !isDeclining(request, visit.answer))
      return isSure(request) ? confirmNow(request, reply, visit) : manage(request, reply)
    // The seats were taken in another tab.
    if (isLeaving(request) && hasSeats(visit.answer)) return manage(request, reply.code(409))
    // The button of an offer that has ended in the meantime.
    if (isSure(request) && hasLapsed(visit.answer)) return manage(request, reply.code(409))
    const body = (request.body ?? {}) as Record<string, unknown>
    const { status, amount, waiting } = body
    const payload = payloadOf(body)
    try {
      if (isCalledOff(visit.frame.event) && status !== 'declined') throw closed()
      await attendee.changed(tokenOf(request), { status, amount, payload, waiting, isText: true })
      return reply.redirect(`${visit.path}?saved=${isLeaving(request) ? 'left' : 'yes'}`, 303)
    } catch (error) {
      if (!(error instanceof Refusal) || error.kind === 'missing') throw error
      const filled = { ...textsIn({ status, amount }), payload, ...whatIsWrong(error, visit.frame) }
      return showAnswer(refused(reply, error), visit, filled, null)
    }
  }

  async function showAnswer(
    reply: FastifyReply,
    { frame, answer, path }: Visit,
    filled: FilledForm,
    saved: Managed['saved'],
  ) {
    const { event } = frame
    const template = isCalledOff(event) || !event.isPublic ? null : event.rsvp
    const offer = offerTo(answer, template, context.now())
    const shown = offer.kind === 'all' ? withinReach(filled, offer.form) : { ...filled, status: answer.status }
    const ticket = isCalledOff(event) ? null : ticketOf(answer)
    const { position } = await attendee.shown(answer)
    const calendarFile = hasFile(event, answer) ? `${path}/event.ics` : null
    const isLapsed = hasLapsed(answer)
    const seats = template && offer.kind === 'all' ? await seatsLeft(event, template) : 'some'
    const lineState = { position, isLineClosed: lineClosed(frame), isLapsed, seats }
    const managed = { action: path, answer, ticket, file: calendarFile, saved, ...lineState }
    return send(reply, managePage(frame, managed, offer, shown))
  }

  function lineClosed({ event: { item, rsvp } }: RsvpFrame): boolean {
    return isLineClosed(item, rsvp, context.now())
  }

  async function seatsLeft(event: PublishedEvent, template: Template): Promise<Managed['seats']> {
    if ((await availability(event.prokey, template)).state !== 'full') return 'some'
    return hasOpenLine(event.item, template, context.now()) ? 'line' : 'none'
  }

  /** The attendee's own calendar file. */
  async function file(request: FastifyRequest, reply: FastifyReply, purpose: LinkPurpose = 'manage') {
    const visit = await visitOf(request, [purpose])
    if (!visit) return outdated(request, reply)
    const { answer, frame } = visit
    if (!hasFile(frame.event, answer)) throw noEntryFound()
    return sendFile(reply, attendeeFile(frame.event, answer))
  }

  function confirmedFile(request: FastifyRequest, reply: FastifyReply) {
    return file(request, reply, 'confirm')
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
    return send(reply, donePage(visit.frame, { title, text }, oblivionOf(visit.frame.event)))
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
    const { language, region } = readLocale(answer.language) ?? { language: languageFor(event.look, request) }
    const path = `${event.links.page}/rsvp/${purposes[0]}/${token}`
    return { answer, path, frame: await frameOf(event, language, request, { isAttendee: true, region }) }
  }

  async function outdated(request: FastifyRequest, reply: FastifyReply) {
    const frame = await strangersFrame(request)
    return send(reply.code(404), accessPage(frame, frame.words.rsvp.outdated))
  }

  /** Without a link that once was valid, an event that isn't public looks the same as one that doesn't exist. */
  async function strangersFrame(request: FastifyRequest): Promise<RsvpFrame> {
    const event = await eventOf(request, { isOpen: false })
    if (!event.isPublic && !(await attendee.wasSent(tokenOf(request), event.prokey))) throw noEntryFound()
    return frameOf(event, languageFor(event.look, request), request)
  }

  async function lapsed(request: FastifyRequest, reply: FastifyReply) {
    const frame = await strangersFrame(request)
    const { event } = frame
    const { confirm: words, access: asking } = frame.words.rsvp
    return (await attendee.wasConfirmed(tokenOf(request), event.prokey))
      ? send(reply, accessPage(frame, { title: words.done, text: asking.text }))
      : send(reply.code(404), lapsedPage(frame, canSignUp(event) ? await seatsLeft(event, event.rsvp!) : 'none'))
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

function confirmIn({ words: { rsvp } }: RsvpFrame, { chosen }: AnswerRow) {
  const { text, button } = rsvp.confirm
  return { title: rsvp.ticket.pending, text: chosen === 'waiting' ? rsvp.waiting.page.confirm : text, button }
}

/** For those who open the link that confirms their address after seats were offered to them. */
function offerIn({ words: { rsvp } }: RsvpFrame) {
  const { headline, content, button_label: button } = rsvp.waiting.texts.rsvp_waiting_offer
  return { title: headline, text: content, button }
}

/** For those who open that link after the offer has ended. */
function lapsedIn({ words: { rsvp } }: RsvpFrame) {
  const { headline, content } = rsvp.waiting.texts.rsvp_waiting_lapsed
  return { title: headline, text: `${content} ${rsvp.access.text}` }
}

/** Seats that are held for somebody from the waiting list can be declined; an address can only be confirmed. */
function isDeclining({ body }: FastifyRequest, answer: AnswerRow): boolean {
  return isHeld(answer) && ((body ?? {}) as { status?: unknown }).status === 'declined'
}

/** Leaves the waiting list, or an offer from it. */
function isLeaving({ body }: FastifyRequest): boolean {
  return ((body ?? {}) as { leave?: unknown }).leave === 'yes'
}

function hasSeats({ status }: AnswerRow): boolean {
  return status === 'confirmed' || status === 'undecided'
}

/** An attendee who declined may have asked for more places than are available now. */
function withinReach(filled: FilledForm, { maxpp }: { maxpp: number }): FilledForm {
  return filled.faults || !(Number(filled.amount) > maxpp) ? filled : { ...filled, amount: String(maxpp) }
}

function filledFrom({ status, amount, payload }: AnswerRow): FilledForm {
  return { status, amount: String(amount), payload: JSON.parse(payload) as Record<string, unknown> }
}
