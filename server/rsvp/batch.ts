import type { Room } from '../mail/limit-store.ts'
import { Refusal } from '../refusal.ts'
import { type Mistyped, isUntouched, replaceable } from './correction.ts'
import { type Payload, type Reading, type Sent, type Template, changedPayload, comparable } from './form.ts'
import { type AttendeeMail, attendeeMail } from './mail/queued.ts'
import { newAnswer } from './new-answer.ts'
import type { Place } from './place.ts'
import { closed, full, isClosed, tooManyMails } from './refusals.ts'
import { searchTextOf } from './search.ts'
import { type AnswerStatus, type Transition, inLine, joinLine, placesOf, signUp, signUpAgain } from './states.ts'
import { type AnswerRow, type NewAnswer, columnsOf, stateOf } from './store.ts'

export interface SignUp {
  readonly sent: Sent
  readonly language: string
  /** Unique to the submission: sending it twice makes one answer. */
  readonly nonce: string
  /** The sign-up that it replaces, if it is still there. */
  readonly corrects?: Mistyped
}

export type Outcome = AnswerStatus | Refusal

/** What is known about an event before the first sign-up is decided. */
interface Situation {
  readonly place: Place
  readonly template: Template
  /** Seats, with those that people in line may still get. */
  readonly taken: number
  /** Whether those who find no seat can wait. */
  readonly isLineOpen: boolean
  readonly endOfLine: number
  /** From addresses of the batch, or mistyped ones that it corrects. */
  readonly answers: readonly AnswerRow[]
  /** Ids of those of them whose address is known to be right. */
  readonly proven: ReadonlySet<string>
  readonly room: Room
  readonly now: number
}

/** What a sign-up asks for, and whether it can get it. */
interface Wish {
  readonly transition: Transition
  readonly refusal: Refusal | undefined
  /** The place in the line, for those who find no seat and want to wait. */
  readonly since: number | undefined
  readonly outcome: AnswerStatus
}

/** From an address that has an RSVP already. */
interface SecondSignUp {
  readonly wish: Wish
  readonly read: Reading
  readonly nonce: string
  readonly former: AnswerRow | undefined
}

// Milliseconds. Signing up repeatedly causes one mail in this time.
const mailEvery = 600_000

/** Decides sign-ups for one event, one after another, and collects what has to be written for all of them. */
export class Batch {
  readonly #situation: Situation
  readonly #known: AnswerRow[]
  #endOfLine: number
  taken: number
  readonly added: NewAnswer[] = []
  readonly mails: AttendeeMail[] = []
  readonly changed: { readonly before: AnswerRow; readonly values: Partial<AnswerRow> }[] = []
  /** Those who had declined, and now wait. */
  readonly rejoined: AnswerRow[] = []
  /** Those whose address was mistyped, with the id of what replaces them. */
  readonly replaced: { readonly former: AnswerRow; readonly by: string }[] = []
  /** Seats that nobody needs any more. The others of the batch don't get them: there may be a line. */
  released = 0

  constructor(situation: Situation) {
    this.#situation = situation
    this.#known = [...situation.answers]
    this.#endOfLine = situation.endOfLine
    this.taken = situation.taken
  }

  decide({ nonce, language, corrects }: SignUp, read: Reading): Outcome {
    const { place, template, room, now } = this.#situation
    const address = comparable(read.email)
    const again = [...this.#known, ...this.added].find((answer) => answer.address === address)
    if (again?.nonce === nonce) return this.#shown(again.waiting_since === null ? read.reply : 'waiting')
    if (isClosed(template, now)) return closed()

    const former = corrects && this.#formerOf(corrects)
    const wish = this.#wishOf(read, former, room.isLeft(address))
    if (again) return this.#signUpAgain(again, { wish, read, nonce, former })
    if (wish.refusal) return wish.refusal

    const { state, mail } = wish.transition
    const answer = newAnswer({ ...place, read, language, nonce, now }, state)
    this.added.push(answer)
    if (former) this.#replace(former, answer.id, placesOf(state))
    else this.taken += placesOf(state)
    this.#send(attendeeMail(answer, mail!, 'first', now), address)
    this.#lineUp(wish)
    return wish.outcome
  }

  #wishOf({ reply, amount, isWaiting }: Reading, former: AnswerRow | undefined, hasRoom: boolean): Wish {
    const { template, isLineOpen, now } = this.#situation
    const wanted = signUp(template, reply, amount, now)
    const places = placesOf(wanted.state)
    const held = former ? placesOf(stateOf(former)) : 0
    const isFull = places > held && !fits(template, this.taken - held, places)
    const waits = isFull && isWaiting && isLineOpen
    // Correcting the address keeps the place in the line.
    const since = (former?.status === 'waiting' ? former.waiting_since : null) ?? this.#endOfLine
    const crowded = hasRoom ? undefined : tooManyMails()
    return {
      transition: waits ? joinLine(template, amount, now, since) : wanted,
      refusal: isFull && !waits ? full(template, this.taken, { hasLine: isLineOpen }) : crowded,
      since: waits ? since : undefined,
      outcome: this.#shown(waits ? 'waiting' : reply),
    }
  }

  /** What the RSVP says stays, and a mail leads to it. Only a place in the line can be had by the form: it takes no seats. */
  #signUpAgain(again: NewAnswer, { wish, read, nonce, former }: SecondSignUp): Outcome {
    const { template, proven, room, now } = this.#situation
    const { refusal, since, outcome } = wish
    const isProven = proven.has(again.id)
    if (again.status === 'declined' && since !== undefined && !refusal && !template.doi && !isProven) {
      this.#rejoin(again, read, { nonce, since })
      this.#lineUp(wish)
    } else {
      // Their reply may have changed since the last one.
      const occasion = `${again.updated ?? ''}-${Math.floor(now / mailEvery)}`
      const mail = attendeeMail({ ...again, isProven }, signUpAgain(stateOf(again)).mail!, occasion, now)
      if (isProven) this.mails.push(mail)
      else if (room.isLeft(again.address)) this.#send(mail, again.address)
      if (former?.id !== again.id) this.#disown(again)
    }
    if (former && former.id !== again.id && !refusal) this.#replace(former, again.id, 0)
    return refusal ?? outcome
  }

  #rejoin(before: NewAnswer, read: Reading, { nonce, since }: { nonce: string; since: number }) {
    const { template, now } = this.#situation
    const { state, mail } = inLine(read.amount, since)
    const payload = changedPayload(template.fields, JSON.parse(before.payload) as Payload, read.payload)
    const search = searchTextOf(before.address, payload)
    const values = { ...columnsOf(state), payload: JSON.stringify(payload), search, nonce, updated: now }
    const after = this.#change(before, values)
    if (isStored(after)) this.rejoined.push(after)
    this.#send(attendeeMail(after, mail!, String(after.version), now), after.address)
  }

  /** Two forms have this address, perhaps from two people. Then the first one can't replace the RSVP any more. */
  #disown(before: NewAnswer) {
    if (before.nonce === null || !isUntouched(before, this.#situation.now)) return
    this.#change(before, before.status === 'pending' ? { nonce: null } : {})
  }

  #change(before: NewAnswer, values: Partial<NewAnswer>): NewAnswer {
    const after = { ...before, ...values, version: before.version + 1 }
    if (isStored(before)) {
      this.changed.push({ before, values })
      this.#known.splice(this.#known.indexOf(before), 1, after as AnswerRow)
    } else this.added.splice(this.added.indexOf(before), 1, after)
    return after
  }

  /** Undefined if somebody else in the batch has signed up with the mistyped address. */
  #formerOf(mistyped: Mistyped): AnswerRow | undefined {
    const former = replaceable(this.#known, mistyped, this.#situation.now)
    return former && this.mails.some(({ mail }) => mail.answer === former.id) ? undefined : former
  }

  #replace(former: AnswerRow, by: string, places: number) {
    const held = placesOf(stateOf(former))
    this.#known.splice(this.#known.indexOf(former), 1)
    this.replaced.push({ former, by })
    this.taken += Math.max(0, places - held)
    this.released += Math.max(0, held - places)
  }

  #send(mail: AttendeeMail, address: string) {
    this.#situation.room.take(address)
    this.mails.push(mail)
  }

  #lineUp({ since }: Wish) {
    if (since === this.#endOfLine) this.#endOfLine += 1
  }

  #shown(reply: AnswerStatus): AnswerStatus {
    return this.#situation.template.doi ? 'pending' : reply
  }
}

const isStored = (answer: NewAnswer): answer is AnswerRow => 'serial' in answer

export const fits = ({ max }: Template, taken: number, places: number) =>
  places === 0 || max === null || taken + places <= max
