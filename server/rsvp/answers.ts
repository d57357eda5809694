import type { RsvpAnswer } from '@kalends/contract'
import type { Context } from '../context.ts'
import type { Transaction } from '../database/open.ts'
import type { Actor } from '../http/actor.ts'
import { roomFor, uncount } from '../mail/limit-store.ts'
import { suppress } from '../mail/store.ts'
import { Refusal, noEntryFound } from '../refusal.ts'
import { Overtaken, Turns, repeated } from './attempts.ts'
import { type Payload, type Sent, changeableBy, changedPayload, comparable, readForm } from './form.ts'
import { isOverdue } from './held.ts'
import { endAndRelease } from './expiring.ts'
import { erase } from './erasure.ts'
import { budgets } from './mail/kinds.ts'
import { hashOf } from './mail/links.ts'
import { attendeeMail, queueAttendeeMails } from './mail/queued.ts'
import { presentOne } from './presentation.ts'
import { removeAnswer } from './removal.ts'
import { searchTextOf } from './search.ts'
import { moveSeats } from './seats.ts'
import { isBeforeLastCall, isLineOpen, seatsOrLine } from './line.ts'
import { closed, fullNow, isClosed } from './refusals.ts'
import { recordAnswers } from './recording.ts'
import {
  type AnswerState,
  type Transition,
  askForAccess,
  change,
  confirm,
  isOffered,
  isOnList,
  placesOf,
} from './states.ts'
import type { Place } from './place.ts'
import {
  type AnswerRow,
  answerBehind,
  columnsOf,
  expiredAnswers,
  knownAnswers,
  lockAnswerBehind,
  openEvent,
  provenAmong,
  stateOf,
  updateAnswer,
} from './store.ts'

export { type Offer, offerTo } from './choices.ts'
export { hasLapsed, isHeld } from './held.ts'
export type { AnswerRow } from './store.ts'

const atOnce = 100
const mailEvery = 600_000

/** The period in which an attendee gets at most one link. */
export const linkWindow = (at: number) => Math.floor(at / mailEvery)

const tooManyChanges = 'This RSVP is being changed from several places at once.'

/** Everything that happens to answers after the sign-up. */
export function answers({ database, settings, now }: Pick<Context, 'database' | 'settings' | 'now'>) {
  const turns = new Turns()
  return {
    shown,
    confirmed,
    changed,
    accessAsked,
    erased,
    unsubscribed,
    removed,
    expire,
  }

  /** An answer as the attendee may download it. */
  function shown(answer: AnswerRow): Promise<RsvpAnswer> {
    return database.read((db) => presentOne(db, answer))
  }

  function confirmed(token: string): Promise<AnswerRow> {
    return attempt(token, async (tx) => {
      // Any link from a mail proves that somebody can read mails to this address.
      const answer = await answerBehind(tx, hashOf(token), ['confirm', 'manage'], now())
      if (!answer || isOverdue(answer, now())) throw noEntryFound()
      const before = stateOf(answer)
      // The event may have been moved since the seats were offered.
      if (isOffered(before) && !(await isBeforeLastCall(tx, answer, now()))) throw closed()
      const { state, mail } =
        before.status === 'pending' && before.chosen === 'waiting'
          ? await seatsOrLine(tx, answer, before.amount, now())
          : confirm(before)
      if (mail === null) return answer
      const after = await save(tx, answer, state, { updated: now() })
      await recordAnswers(tx, now(), 'rsvp.confirmed', [answer])
      await uncount(tx, answer)
      await queueAttendeeMails(tx, [attendeeMail(after, mail, 'confirmed', now())], now())
      // Only somebody who wanted to wait has no seats yet. The line is locked, so what was free still is.
      const unlimited = { max: null, waiting_list: false }
      await moveSeats(tx, answer, placesOf(state) - placesOf(before), unlimited, now())
      return after
    })
  }

  /**
   * Checks the seats again. Once sign-up is closed, an answer can only be withdrawn or take fewer places; without a form it
   * can only be withdrawn. A bare no keeps the fields, and lowers the places to what the form allows now. If nothing changes,
   * no mail is sent.
   */
  function changed(token: string, sent: Sent): Promise<AnswerRow> {
    return attempt(token, async (tx) => {
      const answer = await inTime(tx, token)
      if (!answer) throw noEntryFound()
      const open = await openEvent(tx, answer.event)
      if (!open && sent.status !== 'declined') throw closed()
      const before = stateOf(answer)
      const {
        reply,
        amount: asked,
        payload,
        isWaiting,
      } = open && !isBareNo(sent)
        ? readForm(changeableBy(open.template, before), sent, { isFirst: false })
        : { reply: 'declined' as const, amount: before.amount, payload: {}, isWaiting: false }
      const amount = reply === 'declined' && open ? Math.min(asked, open.template.maxpp) : asked
      const joins = isWaiting && before.status === 'declined' && (await isLineOpen(tx, answer, open!.template, now()))
      const transition = joins ? await joining(tx, answer, amount) : change(before, reply, amount)
      if (!transition) throw cannotChange(before)
      const places = placesOf(transition.state) - placesOf(before)
      if (open && isClosed(open.template, now()) && (places > 0 || (places === 0 && reply !== 'declined')))
        throw closed()
      const filledIn = JSON.parse(answer.payload) as Payload
      const merged = changedPayload(isBareNo(sent) ? [] : (open?.template.fields ?? []), filledIn, payload)
      const isSame = (name: string) => merged[name] === filledIn[name] || !(merged[name] || filledIn[name])
      const names = Object.keys({ ...filledIn, ...payload })
      const fields = [
        ...(transition.state.status === before.status ? [] : ['status']),
        ...(amount === before.amount ? [] : ['amount']),
        ...(names.every(isSame) ? [] : ['payload']),
      ]
      if (fields.length === 0) return answer
      const after = await save(tx, answer, transition.state, {
        payload: JSON.stringify(merged),
        search: searchTextOf(answer.address, merged),
        sequence: answer.sequence + (changesCalendar(before, transition.state) ? 1 : 0),
        updated: now(),
      })
      await recordAnswers(tx, now(), 'rsvp.updated', [answer], { fields })
      const { mail } = transition
      if (mail !== null) await queueAttendeeMails(tx, [attendeeMail(after, mail, String(after.version), now())], now())
      const limit = open?.template ?? { max: null, waiting_list: false }
      if (!(await moveSeats(tx, answer, places, limit, now()))) throw await fullNow(tx, answer, open!.template, now())
      return after
    })
  }

  /** The answer behind a link. An offer whose time is over ends first, even if its job has not run yet. */
  async function inTime(tx: Transaction, token: string) {
    const answer = await answerBehind(tx, hashOf(token), ['manage'], now())
    if (!answer || !isOverdue(answer, now())) return answer
    await endAndRelease(tx, [answer], now())
    return answerBehind(tx, hashOf(token), ['manage'], now())
  }

  /** An attendee who had declined comes back, to the waiting list if there are no seats. */
  async function joining(tx: Transaction, answer: AnswerRow, amount: number): Promise<Transition> {
    const { state, mail } = await seatsOrLine(tx, answer, amount, now())
    return { state, mail: state.status === 'waiting' ? mail : 'rsvp_change_confirmation' }
  }

  /**
   * Sends a link if this address has an answer. Returns false if too many mails are waiting for the address. That doesn't reveal
   * whether it has an answer; a confirmed one gets its link in any case.
   */
  function accessAsked(place: Place | null, email: string): Promise<boolean> {
    return database.transaction(async (tx) => {
      const address = comparable(email)
      const [answer] = place === null ? [] : await knownAnswers(tx, place, [address], [])
      const hasRoom = (
        await roomFor(tx, settings, { budget: budgets.unconfirmed, addresses: [address] }, now())
      ).isLeft(address)
      const isProven = answer !== undefined && (await provenAmong(tx, [answer])).size > 0
      if (answer && (isProven || hasRoom)) {
        const { mail } = askForAccess(stateOf(answer))
        const occasion = String(linkWindow(now()))
        await queueAttendeeMails(tx, [attendeeMail({ ...answer, isProven }, mail!, occasion, now())], now())
      }
      return hasRoom
    })
  }

  /** By the attendee. */
  function erased(token: string, { keepsSeats = false } = {}): Promise<void> {
    return attempt(token, async (tx) => {
      const answer = await answerBehind(tx, hashOf(token), ['manage', 'confirm'], now())
      if (!answer) throw noEntryFound()
      await erase(tx, answer, { keepsSeats, now: now() })
    })
  }

  /** Stops news about every event of the organization that this address has signed up for so far. */
  async function unsubscribed(token: string): Promise<void> {
    await database.transaction(async (tx) => {
      const answer = await answerBehind(tx, hashOf(token), ['unsubscribe'], now())
      if (!answer) throw noEntryFound()
      const { organization, address: recipient } = answer
      await suppress(tx, { organization, recipient }, 'unsubscribed', now())
      await recordAnswers(tx, now(), 'rsvp.unsubscribed', [answer])
    })
  }

  /** By the organizer. Attendees who said yes or maybe get a mail, so that the event leaves their calendar. */
  function removed(actor: Actor, event: string, email: string, { sendMail = true } = {}): Promise<boolean> {
    const work = async (tx: Transaction) => {
      const [answer] = await knownAnswers(tx, { event, organization: actor.organization }, [comparable(email)], [])
      if (!answer) return false
      await removeAnswer(tx, actor, answer, { sendMail, now: now() })
      return true
    }
    return repeated(() => database.transaction(work), tooManyChanges)
  }

  /** Ends answers that were not confirmed in time, in batches; returns how many. */
  async function expire(): Promise<number> {
    let count = 0
    for (;;) {
      const some = await database.read((db) => expiredAnswers(db, now(), atOnce))
      for (const event of new Set(some.map((answer) => answer.event))) {
        const ended = some.filter((answer) => answer.event === event)
        count += await database.transaction((tx) => endAndRelease(tx, ended, now()))
      }
      if (some.length < atOnce) return count
    }
  }

  /** Serializes changes through the same link. After another server was faster, the next attempt locks the answer first. */
  function attempt<T>(token: string, work: (tx: Transaction) => Promise<T>): Promise<T> {
    const hash = hashOf(token)
    const write = (isAgain: boolean) =>
      database.transaction(async (tx) => {
        if (isAgain) await lockAnswerBehind(tx, hash)
        return work(tx)
      })
    return turns.take(hash, () => repeated(write, tooManyChanges), tooManyChanges)
  }
}

function isBareNo({ status, amount, payload }: Sent): boolean {
  return status === 'declined' && amount === undefined && Object.keys(payload ?? {}).length === 0
}

/** Those who never had a seat have nothing in their calendar. */
const changesCalendar = (before: AnswerState, { status }: AnswerState) =>
  status !== before.status && status !== 'waiting' && !isOnList(before)

function cannotChange(before: AnswerState): Refusal {
  const onList = 'While you are on the waiting list, you can only leave it.'
  return new Refusal('conflict', isOnList(before) ? onList : 'Please confirm your email address first.')
}

async function save(
  tx: Transaction,
  answer: AnswerRow,
  state: AnswerState,
  more: Partial<AnswerRow>,
): Promise<AnswerRow> {
  const values = { ...columnsOf(state), ...more }
  if (!(await updateAnswer(tx, answer, values))) throw new Overtaken()
  return { ...answer, ...values, version: answer.version + 1 }
}
