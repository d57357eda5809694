import { defaultLanguage } from '../accounts/settings.ts'
import type { Context } from '../context.ts'
import type { Transaction } from '../database/open.ts'
import type { Actor } from '../http/actor.ts'
import { roomFor } from '../mail/limit-store.ts'
import { Faults, Refusal } from '../refusal.ts'
import { Overtaken } from './attempts.ts'
import { type Sent, type Template, comparable, readForm } from './form.ts'
import { budgets } from './mail/kinds.ts'
import { attendeeMail, queueAttendeeMails } from './mail/queued.ts'
import { recordAnswers } from './recording.ts'
import { moveSeats } from './seats.ts'
import { isLineOpen, openToSignUps, seatsOrLine } from './line.ts'
import { newAnswer } from './new-answer.ts'
import { fullNow } from './refusals.ts'
import { decided, placesOf } from './states.ts'
import { type NewAnswer, hasEvent, insertAnswers, knownAnswers, openEvent } from './store.ts'

export interface Addition {
  readonly sent: Sent
  /** Of the mails to the attendee; by default that of the organization. */
  readonly language?: string | undefined
  /** Whether the attendee gets the mail that confirms a sign-up. */
  readonly sendMail: boolean
  /** Takes seats even if fewer are left. */
  readonly isOver?: boolean
  /** What is wrong with the rest of the request, to be reported with the faults of the form. */
  readonly faults?: Faults
  /** Sees the form before it is read. */
  readonly check?: (template: Template) => void
}

/** Adds an answer on the word of an organizer: without double opt-in, and even after sign-up has closed. */
export async function addAnswer(
  tx: Transaction,
  { settings, now }: Pick<Context, 'settings' | 'now'>,
  actor: Actor,
  prokey: string,
  { sent, language: given, sendMail, isOver = false, faults = new Faults(), check }: Addition,
): Promise<NewAnswer> {
  const { organization } = actor
  if (!(await hasEvent(tx, organization, prokey))) {
    faults.add('event', 'event must be the prokey of an event of this organization.')
    throw faults.refusal()!
  }
  if (!(await openEvent(tx, prokey))) {
    faults.throwIfAny()
    throw new Refusal('conflict', `The event ${prokey} is not a published RSVP event.`)
  }
  const place = { event: prokey, organization }
  const { template } = await openToSignUps(tx, prokey)
  check?.(template)
  const chosen = { ...sent, status: sent.status ?? 'confirmed' }
  const read = readForm(template, chosen, { isFirst: false, hasEmail: true, faults })
  const mayWait = read.isWaiting && !isOver && (await isLineOpen(tx, place, template, now()))
  const { state } = mayWait
    ? await seatsOrLine(tx, place, read.amount, now())
    : { state: decided(read.reply, read.amount) }
  const language = given ?? (await defaultLanguage(tx, organization))
  const answer = newAnswer({ ...place, read, language, nonce: null, now: now() }, state)
  const [known] = await knownAnswers(tx, place, [comparable(read.email)], [])
  if (known) throw alreadyThere(read.email)
  if (!(await insertAnswers(tx, [answer]))) throw new Overtaken()
  await recordAnswers(tx, now(), 'rsvp.created', [answer], actor)
  if (sendMail) {
    const wanted = { budget: budgets.unconfirmed, addresses: [answer.address] }
    if (!(await roomFor(tx, settings, wanted, now())).isLeft(answer.address)) throw crowded(read.email)
    const kind = state.status === 'waiting' ? 'rsvp_waiting_joined' : 'rsvp_signup_confirmation'
    await queueAttendeeMails(tx, [attendeeMail(answer, kind, 'first', now())], now())
  }
  const limit = { ...template, ...(isOver && { max: null }) }
  if (!(await moveSeats(tx, answer, placesOf(state), limit, now()))) throw await fullNow(tx, place, template, now())
  return answer
}

export function alreadyThere(email: string): Refusal {
  return new Refusal('conflict', `${email} already has an RSVP. Remove it first to add another.`, {
    details: { reason: 'exists' },
  })
}

export function crowded(email: string): Refusal {
  return new Refusal(
    'conflict',
    `Too many mails are waiting for ${email}, so nothing was done. Do it without a mail, or try again later.`,
    { details: { reason: 'mails' } },
  )
}
