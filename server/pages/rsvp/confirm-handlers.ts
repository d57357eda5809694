import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Addresses } from '../../browser/files.ts'
import type { Context } from '../../context.ts'
import { type PublishedEvent, isCalledOff } from '../../publication/event.ts'
import { type AnswerRow, answers, hasLapsed, isHeld } from '../../rsvp/answers.ts'
import { linkedAnswers } from '../../rsvp/linked-answers.ts'
import type { LinkPurpose } from '../../rsvp/mail/links.ts'
import { ticketOf } from '../../rsvp/mail/ticket.ts'
import { isClosed } from '../../rsvp/refusals.ts'
import { hasFile } from './attendee-file.ts'
import { isPast } from './form-data.ts'
import type { RsvpFrame } from './frame.ts'
import { memoryOfOffer } from './greeting.ts'
import { lapsedTexts, offerTexts } from './line-news.ts'
import { type Visit, isSure, linkVisits, tokenOf } from './link-visit.ts'
import { accessPage, almostPage, calledOffPage, confirmedPage, lapsedPage } from './pages.ts'
import { vacancies } from './vacancies.ts'
import { send } from './visit.ts'

/** The pages behind the link that confirms an address, or takes the seats that are held for somebody. */
export function confirmHandlers(context: Context, files: () => Promise<Addresses>) {
  const { visitOf, outdated } = linkVisits(context, files)
  const { seatsLeft, lineClosed } = vacancies(context)
  const { wasConfirmed } = linkedAnswers(context)
  const attendee = answers(context)

  return { askConfirm, confirm }

  async function askConfirm(request: FastifyRequest, reply: FastifyReply) {
    const visit = await visitOf(request, ['confirm'])
    if (!visit) return outdated(request, reply, (frame) => lapsed(request, reply, frame))
    const { frame, answer, path } = visit
    if (isCalledOff(frame.event)) return send(reply, calledOffPage(frame))
    if (hasLapsed(answer))
      return send(reply.code(isSure(request) ? 409 : 200), accessPage(frame, lapsedIn(frame, answer)))
    if (answer.status !== 'pending') return confirmed(reply, visit, answer)
    return send(reply, almostPage(frame, path, isHeld(answer) ? offerIn(frame, answer) : confirmIn(frame, answer)))
  }

  /** Any link from a mail proves that somebody can read mails to this address. */
  async function confirm(request: FastifyRequest, reply: FastifyReply, purpose: LinkPurpose = 'confirm') {
    if (!isSure(request)) return askConfirm(request, reply)
    const visit = await visitOf(request, [purpose])
    if (!visit) return outdated(request, reply, (frame) => lapsed(request, reply, frame))
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

  async function lapsed(request: FastifyRequest, reply: FastifyReply, frame: RsvpFrame) {
    const { event } = frame
    const { confirm: words, access: asking } = frame.words.rsvp
    return (await wasConfirmed(tokenOf(request), event.prokey))
      ? send(reply, accessPage(frame, { title: words.done, text: asking.text }))
      : send(reply.code(404), lapsedPage(frame, canSignUp(event) ? await seatsLeft(event, event.rsvp!) : 'none'))
  }

  function canSignUp(event: PublishedEvent): boolean {
    return event.isPublic && event.rsvp !== null && !isPast(event) && !isClosed(event.rsvp, context.now())
  }
}

export function confirmIn({ words: { rsvp } }: RsvpFrame, { chosen }: AnswerRow) {
  const { text, button } = rsvp.confirm
  return { title: rsvp.ticket.pending, text: chosen === 'waiting' ? rsvp.waiting.page.confirm : text, button }
}

/** For those who open the link that confirms their address after seats were offered to them. */
function offerIn({ event, words }: RsvpFrame, { pending_until: until, amount }: AnswerRow) {
  const { headline, content, button_label: button } = offerTexts(words.rsvp, amount)
  return {
    title: headline,
    text: content,
    button,
    status: 'held' as const,
    memory: memoryOfOffer(event, until, words, amount),
  }
}

/** For those who open that link after the offer has ended. */
function lapsedIn({ words: { rsvp } }: RsvpFrame, { amount }: AnswerRow) {
  const { headline, content } = lapsedTexts(rsvp, amount)
  return { title: headline, text: `${content} ${rsvp.access.text}` }
}
