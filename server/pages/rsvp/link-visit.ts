import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Addresses } from '../../browser/files.ts'
import type { Context } from '../../context.ts'
import { readLocale } from '../../messages/messages.ts'
import { languageFor } from '../../publication/look.ts'
import { noEntryFound } from '../../refusal.ts'
import type { AnswerRow } from '../../rsvp/answers.ts'
import { linkedAnswers } from '../../rsvp/linked-answers.ts'
import type { LinkPurpose } from '../../rsvp/mail/links.ts'
import type { RsvpFrame } from './frame.ts'
import { accessPage, correctedPage } from './pages.ts'
import { rsvpVisits, send } from './visit.ts'

export interface Visit {
  readonly answer: AnswerRow
  /** Of the page itself. */
  readonly path: string
  readonly frame: RsvpFrame
}

/** Finds what a link of a mail leads to. */
export function linkVisits(context: Context, files: () => Promise<Addresses>) {
  const { eventOf, frameOf } = rsvpVisits(context, files)
  const { behind, wasCorrected, wasSent } = linkedAnswers(context)

  return { visitOf, outdated }

  async function visitOf(request: FastifyRequest, purposes: readonly LinkPurpose[]): Promise<Visit | undefined> {
    const event = await eventOf(request, { isOpen: false })
    const token = tokenOf(request)
    const answer = await behind(token, purposes)
    if (!answer || answer.event !== event.prokey) return undefined
    const { language, region } = readLocale(answer.language) ?? { language: languageFor(event.look, request) }
    const path = `${event.links.page}/rsvp/${purposes[0]}/${token}`
    return { answer, path, frame: await frameOf(event, language, request, { isAttendee: true, region }) }
  }

  /** For a link that leads to nothing any more. */
  async function outdated(
    request: FastifyRequest,
    reply: FastifyReply,
    otherwise: (frame: RsvpFrame) => unknown = (frame) =>
      send(reply.code(404), accessPage(frame, frame.words.rsvp.outdated)),
  ) {
    const frame = await strangersFrame(request)
    if (!(await wasCorrected(tokenOf(request), frame.event.prokey))) return otherwise(frame)
    return send(reply.code(isSure(request) ? 409 : 200), correctedPage(frame))
  }

  /** Without a link that once was valid, an event that isn't public looks the same as one that doesn't exist. */
  async function strangersFrame(request: FastifyRequest): Promise<RsvpFrame> {
    const event = await eventOf(request, { isOpen: false })
    if (!event.isPublic && !(await wasSent(tokenOf(request), event.prokey))) throw noEntryFound()
    return frameOf(event, languageFor(event.look, request), request)
  }
}

export function tokenOf(request: FastifyRequest): string {
  const { token } = request.params as { token?: string }
  if (token === undefined) throw noEntryFound()
  return token
}

/** The button of the page was pressed. */
export function isSure({ body }: FastifyRequest): boolean {
  return ((body ?? {}) as { sure?: unknown }).sure === 'yes'
}
