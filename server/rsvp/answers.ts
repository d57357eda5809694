import type { Context } from '../context.ts'
import type { Transaction } from '../database/open.ts'
import type { Actor } from '../http/actor.ts'
import { roomFor, uncount } from '../mail/limit-store.ts'
import { suppress } from '../mail/store.ts'
import { Refusal, noEntryFound } from '../refusal.ts'
import { Overtaken, Turns, repeated } from './attempts.ts'
import { type Payload, type Sent, type Template, changeableBy, changedPayload, comparable, readForm } from './form.ts'
import { erase } from './erasure.ts'
import { budgets } from './mail/kinds.ts'
import { type LinkPurpose, hashOf } from './mail/links.ts'
import { attendeeMail, queueAttendeeMails } from './mail/queued.ts'
import { removeAnswer } from './removal.ts'
import { searchTextOf } from './search.ts'
import { moveSeats, releaseSeats } from './seats.ts'
import { closed, full, isClosed } from './sign-ups.ts'
import { expiry, recordAnswers } from './recording.ts'
import { type AnswerState, type Reply, askForAccess, change, confirm, placesOf, replies } from './states.ts'
import {
  type AnswerRow,
  answerBehind,
  deleteAnswer,
  expiredAnswers,
  knownAnswers,
  lockAnswerBehind,
  openEvent,
  provenAmong,
  seatsTaken,
  stateOf,
  updateAnswer,
} from './store.ts'

export type { AnswerRow } from './store.ts'

const atOnce = 100
const mailEvery = 600_000

const tooManyChanges = 'This RSVP is being changed from several places at once.'

/** What an attendee can still change; `changed` below enforces it. */
export type Offer =
  | { readonly kind: 'all'; readonly form: Template; readonly replies: readonly Reply[] }
  /** Sign-up is closed: only fewer places, or none. */
  | { readonly kind: 'fewer'; readonly form: Template }
  | { readonly kind: 'decline'; readonly isClosed: boolean }

/** Without a template there is no form, so an answer can only be withdrawn. */
export function offerTo(answer: Pick<AnswerRow, 'status' | 'amount'>, template: Template | null, now: number): Offer {
  if (template === null || answer.status === 'pending') return { kind: 'decline', isClosed: false }
  if (!isClosed(template, now))
    return { kind: 'all', form: changeableBy(template, answer), replies: replies(template, { isFirst: false }) }
  if (answer.status === 'declined' || answer.amount === 1) return { kind: 'decline', isClosed: true }
  return { kind: 'fewer', form: { ...template, maxpp: answer.amount - 1 } }
}

/** Everything that happens to answers after the sign-up. */
export function answers({ database, settings, now }: Pick<Context, 'database' | 'settings' | 'now'>) {
  const turns = new Turns()
  return { behind, wasConfirmed, wasSent, confirmed, changed, accessAsked, erased, unsubscribed, removed, expire }

  /** The answer that the link in a mail leads to; undefined if the link is invalid for any reason. */
  function behind(token: string, purposes: readonly LinkPurpose[]): Promise<AnswerRow | undefined> {
    return database.read((db) => answerBehind(db, hashOf(token), purposes, now()))
  }

  /**
   * Whether somebody confirmed an answer through this link, however long ago. These links are stored as long as their answer;
   * an answer that was never confirmed leaves nothing behind.
   */
  async function wasConfirmed(token: string, event: string): Promise<boolean> {
    const answer = await database.read((db) => answerBehind(db, hashOf(token), ['confirm'], 0))
    return answer?.event === event && answer.status !== 'pending'
  }

  /** Whether a mail about this event contained the link, even if it is no longer valid. */
  async function wasSent(token: string, event: string): Promise<boolean> {
    const answer = await database.read((db) => answerBehind(db, hashOf(token), ['confirm', 'manage', 'unsubscribe'], 0))
    return answer?.event === event
  }

  function confirmed(token: string): Promise<AnswerRow> {
    return attempt(token, async (tx) => {
      // Any link from a mail proves that somebody can read mails to this address.
      const answer = await answerBehind(tx, hashOf(token), ['confirm', 'manage'], now())
      if (!answer) throw noEntryFound()
      const { state, mail } = confirm(stateOf(answer))
      if (mail === null) return answer
      const after = await save(tx, answer, state, { updated: now() })
      await recordAnswers(tx, now(), 'rsvp.confirmed', [answer])
      await uncount(tx, answer.id)
      await queueAttendeeMails(tx, [attendeeMail(after, mail, 'confirmed', now())], now())
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
      const answer = await answerBehind(tx, hashOf(token), ['manage'], now())
      if (!answer) throw noEntryFound()
      const open = await openEvent(tx, answer.event)
      if (!open && sent.status !== 'declined') throw closed()
      const before = stateOf(answer)
      const {
        reply,
        amount: asked,
        payload,
      } = open && !isBareNo(sent)
        ? readForm(changeableBy(open.template, before), sent, { isFirst: false })
        : { reply: 'declined' as const, amount: before.amount, payload: {} }
      const amount = reply === 'declined' && open ? Math.min(asked, open.template.maxpp) : asked
      const transition = change(before, reply, amount)
      if (!transition) throw new Refusal('conflict', 'Please confirm your email address first.')
      const places = placesOf(transition.state) - placesOf(before)
      if (open && isClosed(open.template, now()) && (places > 0 || (places === 0 && reply !== 'declined')))
        throw closed()
      const filledIn = JSON.parse(answer.payload) as Payload
      const merged = changedPayload(isBareNo(sent) ? [] : (open?.template.fields ?? []), filledIn, payload)
      const isSame = (name: string) => merged[name] === filledIn[name] || !(merged[name] || filledIn[name])
      const names = Object.keys({ ...filledIn, ...payload })
      const fields = [
        ...(reply === before.status ? [] : ['status']),
        ...(amount === before.amount ? [] : ['amount']),
        ...(names.every(isSame) ? [] : ['payload']),
      ]
      if (fields.length === 0) return answer
      const after = await save(tx, answer, transition.state, {
        payload: JSON.stringify(merged),
        search: searchTextOf(answer.address, merged),
        sequence: answer.sequence + (reply === before.status ? 0 : 1),
        updated: now(),
      })
      await recordAnswers(tx, now(), 'rsvp.updated', [answer], { fields })
      await queueAttendeeMails(tx, [attendeeMail(after, transition.mail!, String(after.version), now())], now())
      const max = open?.template.max ?? null
      if (!(await moveSeats(tx, answer, places, max))) throw full(open!.template, await seatsTaken(tx, answer.event))
      return after
    })
  }

  /**
   * Sends a link if this address has an answer. Returns false if too many mails are waiting for the address. That doesn't reveal
   * whether it has an answer; a confirmed one gets its link in any case.
   */
  function accessAsked(event: string | null, email: string): Promise<boolean> {
    return database.transaction(async (tx) => {
      const address = comparable(email)
      const [answer] = event === null ? [] : await knownAnswers(tx, event, [address], [])
      const hasRoom = (
        await roomFor(tx, settings, { budget: budgets.unconfirmed, addresses: [address] }, now())
      ).isLeft(address)
      const isProven = answer !== undefined && (await provenAmong(tx, [answer])).size > 0
      if (answer && (isProven || hasRoom)) {
        const { mail } = askForAccess(stateOf(answer))
        const occasion = String(Math.floor(now() / mailEvery))
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
      const [answer] = await knownAnswers(tx, event, [comparable(email)], [])
      if (!answer || answer.organization !== actor.organization) return false
      await removeAnswer(tx, actor, answer, { sendMail, now: now() })
      return true
    }
    return repeated(() => database.transaction(work), tooManyChanges)
  }

  /** Removes answers that were not confirmed in time, in batches; returns how many. */
  async function expire(): Promise<number> {
    let count = 0
    for (;;) {
      const some = await database.read((db) => expiredAnswers(db, now(), atOnce))
      for (const event of new Set(some.map((answer) => answer.event))) {
        count += await database.transaction(async (tx) => {
          const gone: AnswerRow[] = []
          for (const answer of some) {
            if (answer.event === event && (await deleteAnswer(tx, answer))) gone.push(answer)
          }
          const places = gone.reduce((sum, answer) => sum + placesOf(stateOf(answer)), 0)
          await recordAnswers(tx, now(), 'rsvp.expired', gone, { by: expiry })
          if (gone[0]) await releaseSeats(tx, gone[0], places)
          return gone.length
        })
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

async function save(
  tx: Transaction,
  answer: AnswerRow,
  { status, chosen, amount, pendingUntil }: AnswerState,
  more: Partial<AnswerRow>,
): Promise<AnswerRow> {
  const values = { status, chosen, amount, pending_until: pendingUntil, ...more }
  if (!(await updateAnswer(tx, answer, values))) throw new Overtaken()
  return { ...answer, ...values, version: answer.version + 1 }
}
