import { type FormField, RsvpBlock } from '@kalends/contract'
import type { Context } from '../context.ts'
import { failureOf } from '../database/failure.ts'
import type { Transaction } from '../database/open.ts'
import type { Actor } from '../http/actor.ts'
import { etagOf, refuseStale } from '../http/etag.ts'
import { readLocale } from '../messages/messages.ts'
import { type Faults, Refusal, noEntryFound } from '../refusal.ts'
import { questions } from '../templates/form-fields.ts'
import { alreadyThere } from './addition.ts'
import { Overtaken } from './attempts.ts'
import { type Payload, type Sent, type Template, changeableBy, comparable, fieldNames, readForm } from './form.ts'
import { attendeeMail, queueAttendeeMails } from './mail/queued.ts'
import { eraseMails, removeLinks } from './personal-store.ts'
import { recordAnswers } from './recording.ts'
import { searchTextOf } from './search.ts'
import { lockSeats, moveSeats, offerSeats } from './seats.ts'
import { full } from './refusals.ts'
import { placesOf } from './states.ts'
import {
  type AnswerRow,
  findAnswer,
  knownAnswers,
  lockAnswer,
  openEvent,
  seatsTaken,
  stateOf,
  updateAnswer,
} from './store.ts'

export interface AskedChange {
  /** Fields that are undefined stay as they are. */
  readonly sent: Sent
  readonly language: string | undefined
  readonly ifMatch: string | undefined
  readonly sendMail: boolean
  /** Takes seats even if fewer are left. */
  readonly isOver: boolean
  readonly faults: Faults
  /** Sees the form before the change is read. */
  readonly check: (template: Template, answer: AnswerRow) => void
}

/** Changes an answer on the word of an organizer. Only what is sent is checked, and a pending answer is confirmed by a status. */
export async function changeAnswer(
  tx: Transaction,
  { now }: Pick<Context, 'now'>,
  actor: Actor,
  id: string,
  asked: AskedChange,
): Promise<AnswerRow> {
  const known = await findAnswer(tx, actor.organization, id)
  // In this order: the seats of an event are locked before those in line.
  if (known?.status === 'waiting') await lockSeats(tx, known)
  const answer = await answerToChange(tx, actor, id, now(), asked.ifMatch)
  const { sent, sendMail, isOver } = asked
  const open = await openEvent(tx, answer.event, { drafts: true })
  const template = open?.template ?? (RsvpBlock.defaults as Template)
  asked.check(template, answer)
  refuseWithoutForm(open !== undefined, sent)
  const values = valuesOf(answer, template, asked)
  if (answer.email === '' && (values.address !== answer.address || sent.payload !== undefined || sendMail))
    throw erased()

  const fields = (['email', 'status', 'amount', 'payload', 'language'] as const).filter(
    (name) => values[name] !== answer[name],
  )
  if (fields.length === 0) return answer
  await changeAddress(tx, answer, values)
  if (!(await saved(tx, answer, { ...values, updated: now() }))) throw new Overtaken()
  const wasPending = isUndecidedYet(answer.status) && !isUndecidedYet(values.status)
  await recordAnswers(tx, now(), wasPending ? 'rsvp.confirmed' : 'rsvp.updated', [answer], { by: actor.by, fields })
  const after = { ...answer, ...values, version: answer.version + 1 }
  if (sendMail && after.status !== 'pending') {
    const changed = wasPending ? 'rsvp_signup_confirmation' : 'rsvp_change_confirmation'
    const kind = after.status === 'waiting' ? 'rsvp_waiting_joined' : changed
    await queueAttendeeMails(tx, [attendeeMail(after, kind, String(after.version), now())], now())
  }
  const places = placesOf(stateOf(after)) - placesOf(stateOf(answer))
  const limit = { ...template, ...(isOver && { max: null }) }
  if (!(await moveSeats(tx, answer, places, limit, now()))) throw full(template, await seatsTaken(tx, answer))
  if (after.status !== 'waiting') return after
  // With fewer seats, they may be next.
  await offerSeats(tx, answer, now())
  return (await findAnswer(tx, actor.organization, id))!
}

const isUndecidedYet = (status: string) => status === 'pending' || status === 'waiting'

/** Waits for other writers. An answer that was not confirmed in time is as good as removed. */
export async function answerToChange(
  tx: Transaction,
  { organization }: Actor,
  id: string,
  now: number,
  ifMatch?: string,
) {
  const answer = await lockAnswer(tx, organization, id)
  if (!answer || (answer.pending_until !== null && answer.pending_until <= now)) throw noEntryFound()
  refuseStale(ifMatch, etagOf(answer))
  return answer
}

/** The columns as the request wants them. */
function valuesOf(answer: AnswerRow, template: Template, { sent, language, faults }: AskedChange) {
  const isTouched = (question: readonly FormField[]) =>
    question.some(({ name, type }) => type !== 'label' && Object.hasOwn(Object(sent.payload) as object, name))
  const all = questions(template.fields)
  // Labels separate groups of radio fields, which would become one if the questions between them were left out.
  const fields = all.flatMap((question) =>
    isTouched(question) ? question : [{ ...question[0]!, type: 'label' as const }],
  )
  const known = { ...changeableBy(template, answer), fields }
  // A status that the form no longer offers may stay.
  const form = answer.status === 'undecided' ? { ...known, maybe_option: true } : known
  const before = isUndecidedYet(answer.status) ? 'declined' : answer.status
  const read = readForm(
    form,
    { ...sent, status: sent.status ?? before },
    { isFirst: false, hasEmail: sent.email !== undefined, faults },
  )
  const status = sent.status === undefined ? answer.status : read.reply
  const email = sent.email === undefined ? answer.email : read.email
  const address = sent.email === undefined ? answer.address : comparable(email)
  const stored = JSON.parse(answer.payload) as Payload
  const replaced = new Set(all.filter(isTouched).flatMap(fieldNames))
  const rest = Object.entries(stored).filter(([name]) => !replaced.has(name))
  const payload = replaced.size === 0 ? stored : { ...Object.fromEntries(rest), ...read.payload }
  const isDecided = status !== 'pending'
  const isNewStatus = isDecided && !isUndecidedYet(answer.status) && status !== answer.status
  return {
    email,
    address,
    status,
    chosen: isDecided ? null : answer.chosen,
    pending_until: isDecided ? null : answer.pending_until,
    waiting_since: sent.status === undefined ? answer.waiting_since : null,
    amount: sent.amount === undefined ? answer.amount : read.amount,
    payload: isSame(stored, payload) ? answer.payload : JSON.stringify(payload),
    search: answer.email === '' ? '' : searchTextOf(address, payload),
    // The same language keeps its region.
    language: language === readLocale(answer.language)?.language ? answer.language : (language ?? answer.language),
    sequence: answer.sequence + (isNewStatus ? 1 : 0),
  }
}

function isSame(one: Payload, other: Payload): boolean {
  return Object.keys({ ...one, ...other }).every((name) => one[name] === other[name])
}

/** Like attendees, organizers can only withdraw answers to an event that has lost its form. */
function refuseWithoutForm(hasForm: boolean, { status, amount, payload }: Sent) {
  if (hasForm || ((status === undefined || status === 'declined') && amount === undefined && payload === undefined))
    return
  throw new Refusal('conflict', 'This event no longer has a form, so its RSVPs can only be declined or removed.')
}

/** Mails to the former address, and the links in them, must not lead to the RSVP of somebody else. */
async function changeAddress(
  tx: Transaction,
  answer: AnswerRow,
  { address, email }: Pick<AnswerRow, 'address' | 'email'>,
) {
  if (address === answer.address) return
  const [known] = await knownAnswers(tx, answer, [address], [])
  if (known) throw alreadyThere(email)
  await removeLinks(tx, answer)
  await eraseMails(tx, answer)
}

/** Somebody may sign up with the new address at the same moment; the next attempt will find that answer. */
async function saved(tx: Transaction, answer: AnswerRow, values: Partial<AnswerRow>): Promise<boolean> {
  try {
    return await updateAnswer(tx, answer, values)
  } catch (error) {
    if (failureOf(error) === 'unique') throw new Overtaken()
    throw error
  }
}

const erased = () =>
  new Refusal('conflict', 'This RSVP was erased. You can change its status and seats, or remove it.', {
    details: { reason: 'erased' },
  })
