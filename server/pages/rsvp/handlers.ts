import { createHash } from 'node:crypto'
import { type RsvpReceipt, RsvpSent, languages } from '@kalends/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Addresses } from '../../browser/files.ts'
import type { Context } from '../../context.ts'
import { isForm } from '../../http/formats.ts'
import { forAnyOrigin } from '../../http/security-headers.ts'
import { localeOf, regionOf } from '../../messages/messages.ts'
import type { PublishedEvent } from '../../publication/event.ts'
import { languageFor } from '../../publication/look.ts'
import { Faults, Refusal, noEntryFound } from '../../refusal.ts'
import type { Mistyped } from '../../rsvp/correction.ts'
import { comparable } from '../../rsvp/form.ts'
import { isLineClosed } from '../../rsvp/last-call.ts'
import { ignoredKeys } from '../../rsvp/ignored-keys.ts'
import { placeOf } from '../../rsvp/place.ts'
import { placesInLine } from '../../rsvp/place-in-line.ts'
import { reception } from '../../rsvp/reception.ts'
import { closed } from '../../rsvp/refusals.ts'
import type { AnswerStatus } from '../../rsvp/states.ts'
import { submittedAnswers } from '../../rsvp/submitted.ts'
import { attendeeFile, hasFile, sendFile } from './attendee-file.ts'
import { type Draft, addressIn, drafts, isNews, isOutcome, isReceipt, mistypedIn } from './drafts.ts'
import { isPast, rsvpForms } from './form-data.ts'
import { inboxPage } from './inbox.ts'
import { formPage, signedUpPage } from './pages.ts'
import { vacancies } from './vacancies.ts'
import { payloadOf, rsvpVisits, refused, send, textsIn, whatIsWrong } from './visit.ts'

/** Receives the form of an event and responds. */
export function rsvpHandlers(context: Context, files: () => Promise<Addresses>) {
  const { eventOf, frameOf } = rsvpVisits(context, files)
  const formOf = rsvpForms(context)
  const { receive } = reception(context)
  const { seal, open } = drafts(context)
  const { positionOf, positionKept } = placesInLine(context)
  const idOf = submittedAnswers(context)
  const { seatsLeft } = vacancies(context)

  return { signUp, done, ownFile, edit }

  async function signUp(request: FastifyRequest, reply: FastifyReply): Promise<RsvpReceipt | FastifyReply> {
    // Set before anything can fail, so that the sending page can read the error.
    reply.headers({ ...forAnyOrigin, 'access-control-expose-headers': 'retry-after' })
    const event = await eventOf(request)
    const body = objectIn(request)
    const isText = isForm(request)
    const { language, form, website: trap, email, status, amount, waiting } = body
    const payload = isText ? payloadOf(body) : body.payload
    const draft = await open(event.prokey, body.sent)
    if (!isText) checkBody(body, draft)
    const corrects = mistypedIn(draft)
    const spoken = languages.find((each) => each === language) ?? languageFor(event.look, request)
    const received = {
      sent: { email, status, amount, payload, waiting, isText },
      language: localeOf({ language: spoken, region: regionOf(spoken, request.headers['accept-language']) }),
      form,
      trap,
      address: request.ip,
      corrects,
    }
    const whatWasSent = (nonce: string) => draftOf(body, payload, submission(email, nonce, corrects))
    const take = async () => {
      if (isPast(event)) throw closed()
      const kept = corrects && draft?.place !== undefined ? await positionKept(placeOf(event), corrects) : undefined
      const { status: message, nonce } = await receive(event.prokey, received)
      return { message, receipt: () => receiptFor(event, message, whatWasSent(nonce), kept) }
    }
    if (!isText) {
      const warnings = ignoredKeys(body, known, event.rsvp!.fields)
      const { message, receipt } = await take()
      const isCorrectable = message === 'pending' || body.correctable === true
      return {
        status: 'success',
        message,
        ...(isCorrectable && (await receipt())),
        ...(warnings.length > 0 && { warnings }),
      }
    }
    try {
      const { message, receipt } = await take()
      return reply.redirect(`${event.links.page}/rsvp/done/${message}?sent=${(await receipt()).sent}`, 303)
    } catch (error) {
      if (!(error instanceof Refusal) || error.kind === 'missing') throw error
      const frame = await frameOf(event, languageFor(event.look, request), request)
      const filled = { ...textsIn({ email, status, amount }), payload: payload as Record<string, unknown> }
      const shown = formPage(frame, await formOf(event, { isFilledIn: true, corrects }), {
        ...filled,
        ...(draft && { corrects: body.sent as string }),
        ...whatIsWrong(error, frame),
      })
      return send(refused(reply, error), shown)
    }
  }

  /** What the page after the form shows of it. `kept` is the place in the line of the sign-up that it replaces. */
  async function receiptFor(
    event: PublishedEvent,
    status: AnswerStatus,
    draft: Draft & { nonce: string },
    kept?: number,
  ): Promise<{ sent: string; position?: number }> {
    const { prokey } = event
    if (status === 'pending') return { sent: await seal(prokey, draft) }
    const receipt = { ...draft, email: '', to: draft.email, at: context.now() }
    if (status !== 'waiting') return { sent: await seal(prokey, { ...receipt, status }) }
    const position = kept ?? (await positionOf(placeOf(event), draft.nonce))
    return { sent: await seal(prokey, { ...receipt, place: position }), position }
  }

  /** The page after the form was sent. */
  async function done(request: FastifyRequest, reply: FastifyReply) {
    const event = await eventOf(request)
    const { status } = request.params as { status: AnswerStatus }
    const frame = await frameOf(event, languageFor(event.look, request), request)
    const { rsvp } = frame.words
    const { sent: sealed, again } = request.query as { sent?: string; again?: string }
    const draft = await open(event.prokey, sealed)
    if (status === 'pending') {
      const notes: Record<string, string> = {
        yes: `${rsvp.access.sent} ${rsvp.ticket.earlierLinks}`,
        soon: rsvp.ticket.oneAtATime,
        later: rsvp.access.crowded,
      }
      const note = notes[again ?? ''] ?? null
      return send(
        reply,
        isOutcome(draft, status) ? inboxPage(frame, { draft, sealed: sealed!, note }) : inboxPage(frame),
      )
    }
    if (status !== 'waiting' && !Object.hasOwn(rsvp.done, status)) throw noEntryFound()
    const file =
      isReceipt(draft, status) && hasFile(event, { status })
        ? `${event.links.page}/rsvp/done/${status}/event.ics?sent=${sealed}`
        : null
    return send(
      reply,
      signedUpPage(frame, status, {
        ...context.settings,
        sent: isOutcome(draft, status) && isNews(draft, context.now()) ? { ...draft, sealed: sealed! } : null,
        isLineClosed: isLineClosed(event.item, event.rsvp, context.now()),
        ...(status === 'declined' && { seats: await seatsLeft(event, event.rsvp!) }),
        file,
      }),
    )
  }

  /**
   * The calendar file for somebody who has just signed up. It says nothing about the RSVP: an address that was known before
   * gets one as well, whose entry the mails don't update.
   */
  async function ownFile(request: FastifyRequest, reply: FastifyReply) {
    const event = await eventOf(request)
    const { status } = request.params as { status: AnswerStatus }
    const draft = await open(event.prokey, (request.query as { sent?: unknown }).sent)
    if (!isReceipt(draft, status) || !hasFile(event, { status })) throw noEntryFound()
    const id = (await idOf(placeOf(event), draft.nonce)) ?? idFrom(draft.nonce)
    return sendFile(reply, attendeeFile(event, { id, sequence: 0, updated: null }))
  }

  /** The form with what was typed, to correct the address. A browser that reloads after a refused form gets here, too. */
  async function edit(request: FastifyRequest, reply: FastifyReply) {
    const event = await eventOf(request)
    const { sent } = request.query as { sent?: string }
    const draft = await open(event.prokey, sent)
    const email = draft && addressIn(draft, context.now())
    if (email === undefined) return reply.redirect(`${event.links.page}#rsvp`, 302)
    const frame = await frameOf(event, languageFor(event.look, request), request)
    const form = await formOf(event, { isFilledIn: true, corrects: mistypedIn(draft) })
    return send(reply, formPage(frame, form, { ...draft, email, corrects: sent! }))
  }
}

/** In the form of the id of an RSVP. */
function idFrom(nonce: string): string {
  const hex = createHash('sha256').update(nonce).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}

/** Sending the same address once more still corrects the first form. */
function submission(email: unknown, nonce: string, corrects: Mistyped | undefined): string {
  return corrects?.address === comparable(String(email)) ? corrects.nonce : nonce
}

function draftOf({ email, status, amount, waiting }: Record<string, unknown>, payload: unknown, nonce: string) {
  const texts = textsIn({ email, status, amount })
  const waits = waiting === true || waiting === 'true'
  return { email: '', ...texts, nonce, ...(waits && { waits }), payload: payload as Record<string, unknown> }
}

function objectIn({ body }: FastifyRequest): Record<string, unknown> {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Record<string, unknown>
  throw new Refusal('invalid', 'The body must be a JSON object.')
}

function checkBody({ language, sent, correctable = false }: Record<string, unknown>, draft: Draft | undefined) {
  const faults = new Faults()
  if (language !== undefined && language !== null && !languages.some((each) => each === language))
    faults.add('language', `language must be one of ${languages.join(', ')}.`)
  if (sent !== undefined && sent !== null && !draft)
    faults.add('sent', 'sent must be that of a response to a sign-up for this event.')
  if (correctable !== null && typeof correctable !== 'boolean')
    faults.add('correctable', 'correctable must be true or false.')
  faults.throwIfAny()
}

// The honeypot field is not mentioned in errors.
const known = [...Object.keys(RsvpSent.properties!), 'website']
