import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Addresses } from '../../browser/files.ts'
import type { Context } from '../../context.ts'
import { isCalledOff } from '../../publication/event.ts'
import { Refusal, noEntryFound } from '../../refusal.ts'
import { type AnswerRow, answers, hasLapsed, isHeld, offerTo } from '../../rsvp/answers.ts'
import type { LinkPurpose } from '../../rsvp/mail/links.ts'
import { ticketOf } from '../../rsvp/mail/ticket.ts'
import { closed } from '../../rsvp/refusals.ts'
import { attendeeFile, hasFile, sendFile } from './attendee-file.ts'
import { confirmHandlers, confirmIn } from './confirm-handlers.ts'
import type { FilledForm } from './fields.ts'
import { oblivionOf } from './greeting.ts'
import { type Visit, isSure, linkVisits, tokenOf } from './link-visit.ts'
import { type Managed, managePage } from './manage-page.ts'
import { almostPage, calledOffPage, donePage, questionPage } from './pages.ts'
import { vacancies } from './vacancies.ts'
import { payloadOf, refused, send, textsIn, whatIsWrong } from './visit.ts'

/** The pages behind the links of mails. Opening one changes nothing; its button does. */
export function attendeeHandlers(context: Context, files: () => Promise<Addresses>) {
  const { visitOf, outdated } = linkVisits(context, files)
  const { confirm } = confirmHandlers(context, files)
  const { seatsLeft, lineClosed } = vacancies(context)
  const attendee = answers(context)

  return {
    manage,
    change,
    data,
    file,
    confirmedFile,
    erase,
    askUnsubscribe,
    unsubscribe,
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
      return isSure(request) ? confirm(request, reply, 'manage') : manage(request, reply)
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
    const { status, amount } = visit.answer
    const had = status !== 'declined' && status !== 'waiting'
    const text = !had ? erasedText : keepsSeats ? kept(amount) : released(amount)
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
