import type { Context } from '../context.ts'
import type { Transaction } from '../database/open.ts'
import type { By } from '../http/actor.ts'
import { roomFor } from '../mail/limit-store.ts'
import { Refusal } from '../refusal.ts'
import { Overtaken } from './attempts.ts'
import { isHeld } from './held.ts'
import { type Mistyped, isUntouched, replaceable } from './correction.ts'
import { endInTime, nothingEnded } from './expiring.ts'
import { type Payload, type Reading, type Sent, type Template, changedPayload, comparable, readForm } from './form.ts'
import { budgets } from './mail/kinds.ts'
import { type AttendeeMail, attendeeMail, queueAttendeeMails } from './mail/queued.ts'
import { correctedLinks, insertLinks } from './mail/store.ts'
import { newAnswer } from './new-answer.ts'
import { eraseMails } from './personal-store.ts'
import { recordAnswers } from './recording.ts'
import { searchTextOf } from './search.ts'
import { moveSeats, releaseSeats } from './seats.ts'
import { type AnswerStatus, inLine, joinLine, placesOf, signUp, signUpAgain } from './states.ts'
import {
  type AnswerRow,
  type NewAnswer,
  columnsOf,
  deleteAnswer,
  expiredAnswers,
  insertAnswers,
  knownAnswers,
  provenAmong,
  seatsTaken,
  stateOf,
  updateAnswer,
} from './store.ts'
import { isLineOpen, openToSignUps, takenByLine } from './line.ts'
import { closed, full, isClosed, tooManyMails } from './refusals.ts'
import { endOfLine } from './waiting-store.ts'

export interface SignUp {
  readonly sent: Sent
  readonly language: string
  /** Unique to the submission: sending it twice makes one answer. */
  readonly nonce: string
  /** The sign-up that it replaces, if it is still there. */
  readonly corrects?: Mistyped
}

export type Outcome = AnswerStatus | Refusal

/** How many sign-ups are decided together at most. */
export const mostAtOnce = 64
// Milliseconds. Signing up repeatedly causes one mail in this time.
const mailEvery = 600_000

/** What is written for a batch, collected while its members are decided one by one. */
interface Writing {
  readonly answers: NewAnswer[]
  readonly mails: AttendeeMail[]
  readonly changed: { readonly before: AnswerRow; readonly values: Partial<AnswerRow> }[]
  /** Those who had declined, and now wait. */
  readonly rejoined: AnswerRow[]
  /** Those whose address was mistyped, with the id of what replaces them. */
  readonly replaced: { readonly former: AnswerRow; readonly by: string }[]
  places: number
  /** Seats that nobody needs any more. The others of the batch don't get them: there may be a line. */
  released: number
}

/** Decides sign-ups for one event, and writes what becomes of them. Throws `Overtaken` if another server was faster. */
export async function admitAll(
  tx: Transaction,
  settings: Context['settings'],
  event: string,
  batch: readonly SignUp[],
  now: number,
  by: By | undefined,
): Promise<Outcome[]> {
  const { organization, template, taken: locked } = await openToSignUps(tx, event)
  const place = { event, organization }
  const readings = batch.map(({ sent }) => reading(template, sent))
  const addresses = readings.flatMap((read) => (read instanceof Refusal ? [] : [comparable(read.email)]))
  const known = await knownAnswers(
    tx,
    place,
    [...addresses, ''],
    batch.flatMap(({ nonce, corrects }) => (corrects ? [nonce, corrects.nonce] : [nonce])),
  )
  // Each read costs a round trip while other sign-ups wait.
  const mayExpire = template.doi || template.waiting_list || known.some((answer) => hasExpired(answer, now))
  const ended = mayExpire ? await endInTime(tx, await expiredAnswers(tx, now, mostAtOnce, place), now) : nothingEnded
  const freed = ended.places
  const writing: Writing = {
    answers: [],
    mails: [],
    changed: [],
    rejoined: [],
    replaced: [],
    places: locked === undefined ? -freed : 0,
    released: 0,
  }
  const taken =
    locked === undefined
      ? template.max === null
        ? 0
        : await seatsTaken(tx, place)
      : await takenByLine(tx, place, { template, taken: locked, freed, now })
  const asked = readings.reduce((sum, read) => sum + (read instanceof Refusal ? 0 : read.amount), 0)
  const mayJoin = !fits(template, taken + writing.places, asked) && (await isLineOpen(tx, place, template, now))
  let last = mayJoin ? await endOfLine(tx, place, now) : 0
  const answers = known
    .map((answer) => ended.lapsed.find(({ id }) => id === answer.id) ?? answer)
    .filter((answer) => isHeld(answer) || !hasExpired(answer, now))
  const proven = await provenAmong(tx, answers)
  const room = await roomFor(tx, settings, { budget: budgets.unconfirmed, addresses }, now)

  const outcomes = batch.map(({ nonce, language, corrects }, i): Outcome => {
    const read = readings[i]!
    if (read instanceof Refusal) return read
    const present = [...answers, ...writing.answers].filter((answer) => !isReplaced(answer))
    const address = comparable(read.email)
    const again = present.find((answer) => answer.address === address)
    const outcomeOf = (reply: AnswerStatus): AnswerStatus => (template.doi ? 'pending' : reply)
    if (again?.nonce === nonce) return outcomeOf(again.waiting_since === null ? read.reply : 'waiting')
    if (isClosed(template, now)) return closed()
    // People who correct their address send the same form again.
    const isUsed = present.some((answer) => answer.nonce === nonce)
    const wanted = signUp(template, read.reply, read.amount, now)
    const former = corrects && formerOf(corrects)
    const held = former ? placesOf(stateOf(former)) : 0
    const isFull =
      placesOf(wanted.state) > held && !fits(template, taken + writing.places - held, placesOf(wanted.state))
    const waits = isFull && read.isWaiting && mayJoin
    // Who corrects the address keeps the place in the line.
    const since = (former?.status === 'waiting' ? former.waiting_since : null) ?? last
    const added = waits ? joinLine(template, read.amount, now, since) : wanted
    const outcome = outcomeOf(waits ? 'waiting' : read.reply)
    const hasRoom = room.isLeft(address)
    const isRefused = isFull && !waits
    const refusal = isRefused
      ? full(template, taken + writing.places, { hasLine: mayJoin })
      : hasRoom
        ? undefined
        : tooManyMails()
    if (again) {
      const isProven = proven.has(again.id)
      if (again.status === 'declined' && waits && !refusal && !template.doi && !isProven) {
        rejoin(again as AnswerRow, read, { nonce: isUsed ? null : nonce, since })
        if (former) replace(former, again.id, 0)
        return outcome
      }
      const { mail } = signUpAgain(stateOf(again))
      if (isProven || hasRoom) {
        if (!isProven) room.take(address)
        // Their reply may have changed since the last one.
        const occasion = `${again.updated ?? ''}-${Math.floor(now / mailEvery)}`
        writing.mails.push(attendeeMail({ ...again, isProven }, mail!, occasion, now))
      }
      if (former && former !== again && !refusal) replace(former, again.id, 0)
      if (again.nonce !== null && former !== again && isUntouched(again, now)) disown(again)
      return refusal ?? outcome
    }
    if (refusal) return refusal
    room.take(address)
    const answer = newAnswer({ event, organization, read, language, nonce: isUsed ? null : nonce, now }, added.state)
    writing.answers.push(answer)
    if (former) replace(former, answer.id, placesOf(added.state))
    else writing.places += placesOf(added.state)
    if (since === last) last += 1
    writing.mails.push(attendeeMail(answer, added.mail!, 'first', now))
    return outcome
  })

  for (const { before, values } of writing.changed) if (!(await updateAnswer(tx, before, values))) throw new Overtaken()
  const links: Awaited<ReturnType<typeof correctedLinks>> = []
  for (const { former, by: id } of writing.replaced) {
    links.push(...(await correctedLinks(tx, former.id, id)))
    if (!(await deleteAnswer(tx, former))) throw new Overtaken()
    if (former.status !== 'pending') await eraseMails(tx, former)
  }
  if (!(await insertAnswers(tx, writing.answers))) throw new Overtaken()
  await insertLinks(tx, links)
  await recordAnswers(tx, now, 'rsvp.updated', writing.rejoined, { by, fields: ['status'] })
  const replaced = writing.replaced.map(({ former }) => former)
  await recordAnswers(tx, now, 'rsvp.deleted', replaced, { by })
  await recordAnswers(tx, now, 'rsvp.created', writing.answers, { by })
  await queueAttendeeMails(tx, writing.mails, now)
  // Those in line were first already.
  const limit = { max: template.max, waiting_list: false }
  if (!(await moveSeats(tx, place, writing.places, limit, now))) throw new Overtaken()
  await releaseSeats(tx, place, writing.released, now)
  return outcomes

  /** Without double opt-in, who had declined or left the list can join it like anybody else: it takes no seats. */
  function rejoin(before: AnswerRow, read: Reading, { nonce, since }: { nonce: string | null; since: number }) {
    const { state, mail } = inLine(read.amount, since)
    const payload = changedPayload(template.fields, JSON.parse(before.payload) as Payload, read.payload)
    const search = searchTextOf(before.address, payload)
    const values = { ...columnsOf(state), payload: JSON.stringify(payload), search, nonce, updated: now }
    const after = change(before, values)
    writing.rejoined.push(after)
    writing.mails.push(attendeeMail(after, mail!, String(after.version), now))
    room.take(after.address)
    if (since === last) last += 1
  }

  /** Two forms have this address, perhaps from two people. Then the first one can't replace the RSVP any more. */
  function disown(before: NewAnswer) {
    const values = before.status === 'pending' ? { nonce: null } : {}
    const i = writing.answers.indexOf(before)
    if (i === -1) change(before as AnswerRow, values)
    else writing.answers.splice(i, 1, { ...before, ...values, version: before.version + 1 })
  }

  function change(before: AnswerRow, values: Partial<AnswerRow>): AnswerRow {
    const after = { ...before, ...values, version: before.version + 1 }
    writing.changed.push({ before, values })
    answers.splice(answers.indexOf(before), 1, after)
    return after
  }

  /** Undefined if somebody else in the batch has signed up with the mistyped address. */
  function formerOf(mistyped: Mistyped): AnswerRow | undefined {
    const free = answers.filter((each) => !isReplaced(each))
    const former = replaceable(free, mistyped, now)
    return former && writing.mails.some(({ mail }) => mail.answer === former.id) ? undefined : former
  }

  function isReplaced({ id }: Pick<AnswerRow, 'id'>): boolean {
    return writing.replaced.some(({ former }) => former.id === id)
  }

  function replace(former: AnswerRow, successor: string, places: number) {
    const held = placesOf(stateOf(former))
    writing.replaced.push({ former, by: successor })
    writing.places += Math.max(0, places - held)
    writing.released += Math.max(0, held - places)
  }
}

function reading(template: Template, sent: Sent): Reading | Refusal {
  try {
    return readForm(template, sent, { isFirst: true })
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

const hasExpired = ({ pending_until: until }: AnswerRow, now: number) => until !== null && until <= now

const fits = ({ max }: Template, taken: number, places: number) => places === 0 || max === null || taken + places <= max
