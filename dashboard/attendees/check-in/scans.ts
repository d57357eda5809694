import type { CheckIn } from '@kalends/contract'
import { type Signal, signal } from '@preact/signals'
import { ApiError, app } from '../../api.ts'
import { keep, readKept } from '../../kept.ts'
import { messageOf } from '../../kit/index.ts'

/** What somebody showed at the door: a code, or a person chosen from the list. */
export interface Shown {
  readonly ticket?: string
  readonly id?: string
  /** What to call it until the server has answered. */
  readonly label: string
}

export type Outcome =
  | 'checking'
  | 'welcome'
  | 'already'
  | 'declined'
  | 'pending'
  | 'waiting'
  | 'offered'
  | 'cancelled'
  | 'otherEvent'
  | 'unknown'
  | 'failed'
  | 'undone'

export interface Scan extends Shown {
  readonly number: number
  readonly outcome: Outcome
  readonly attendee?: CheckIn
  /** Why it failed, where the outcome does not say it. */
  readonly message?: string | undefined
  /** Why the check-in could not be undone. */
  readonly undoFailure?: string | undefined
}

/** How many scans are shown that need nothing more. Those that could not be sent stay until they are. */
const mostDone = 30
/** Milliseconds in which the camera sees the same code again. */
const sameCode = 4000

/**
 * Scans at one door. Each is sent at once, so that nobody waits for the one before. Those that could not be sent are
 * kept in the tab until they are.
 */
export class Scans {
  readonly list: Signal<readonly Scan[]>
  /** The scan that could not be undone, until somebody shows the next ticket. */
  readonly notUndone = signal<Scan | undefined>(undefined)
  readonly #event: string
  readonly #done: (scan: Scan) => void
  #count = 0
  #isSendingKept = false
  readonly #sending = new Set<number>()
  readonly #seen = new Map<string, number>()

  constructor(event: string, done: (scan: Scan) => void) {
    this.#event = event
    this.#done = done
    const oldest = (readKept<Kept>(place(event))?.scans ?? []).toReversed()
    const list = oldest.map((shown): Scan => ({ ...shown, number: this.#next(), outcome: 'failed' }))
    this.list = signal(list.toReversed())
  }

  add(shown: Shown) {
    const scan: Scan = { ...shown, number: this.#next(), outcome: 'checking' }
    this.notUndone.value = undefined
    let done = 0
    this.list.value = [scan, ...this.list.peek()].filter((each) => isUnsent(each) || (done += 1) <= mostDone)
    void this.#send(scan)
  }

  /** What a camera sees: the same code many times. */
  see(ticket: string, now: number) {
    const before = this.#seen.get(ticket) ?? -Infinity
    this.#seen.set(ticket, now)
    if (now - before > sameCode) this.add({ ticket, label: ticket })
  }

  retry(scan: Scan) {
    this.#change(scan.number, { outcome: 'checking' })
    void this.#send(scan)
  }

  retryAll() {
    for (const scan of this.list.peek().filter(({ outcome }) => outcome === 'failed')) this.retry(scan)
  }

  /** Sends those that failed, the oldest first, until one fails again: too many requests at once would make it worse. */
  async sendKept() {
    if (this.#isSendingKept) return
    this.#isSendingKept = true
    for (const { number } of this.list.peek().toReversed()) {
      const scan = this.list.peek().find((each) => each.number === number)
      if (scan?.outcome !== 'failed') continue
      await this.#send(scan)
      if (this.#outcomeOf(number) === 'failed') break
    }
    this.#isSendingKept = false
  }

  async undo({ number, attendee }: Scan) {
    this.notUndone.value = undefined
    this.#change(number, { outcome: 'checking', undoFailure: undefined })
    try {
      await app.attendees.undoCheckIn({ id: attendee!.id })
      this.#finish(number, { outcome: 'undone' })
    } catch (error) {
      this.#change(number, { outcome: 'welcome', undoFailure: messageOf(error) })
      this.notUndone.value = this.list.peek().find((each) => each.number === number)
    }
  }

  async #send({ number, ticket, id }: Scan) {
    if (this.#sending.has(number)) return
    this.#sending.add(number)
    this.#keep()
    const before = this.#outcomeOf(number)
    try {
      const body = { event: this.#event, ...(id === undefined ? { ticket: ticket! } : { id }) }
      const attendee = await app.attendees.checkIn({ body })
      this.#finish(number, { outcome: attendee.is_first ? 'welcome' : 'already', attendee })
    } catch (error) {
      const refusal = refusalOf(error)
      // Nobody has scanned anything, so there is nothing new to announce.
      if (before === 'failed' && refusal.outcome === 'failed') this.#change(number, refusal)
      else this.#finish(number, refusal)
    } finally {
      this.#sending.delete(number)
    }
  }

  #outcomeOf(number: number): Outcome | undefined {
    return this.list.peek().find((each) => each.number === number)?.outcome
  }

  #next(): number {
    this.#count += 1
    return this.#count
  }

  #change(number: number, change: Partial<Scan>) {
    this.list.value = this.list.peek().map((each) => (each.number === number ? { ...each, ...change } : each))
    this.#keep()
  }

  #finish(number: number, change: Partial<Scan>) {
    this.#change(number, change)
    const scan = this.list.peek().find((each) => each.number === number)
    if (scan) this.#done(scan)
  }

  #keep() {
    const shown = this.list
      .peek()
      .filter(isUnsent)
      .map(({ ticket, id, label }) => ({ ticket, id, label }))
    keep(place(this.#event), shown.length > 0 ? { scans: shown } : {})
  }
}

export const isUnsent = ({ outcome }: Scan) => outcome === 'failed' || outcome === 'checking'

function refusalOf(error: unknown): Partial<Scan> {
  if (!(error instanceof ApiError)) return { outcome: 'failed', message: undefined }
  if (error.status >= 500 || error.status === 401 || error.status === 429)
    return { outcome: 'failed', message: messageOf(error) }
  const outcomes: Record<string, Outcome> = {
    cancelled: 'cancelled',
    declined: 'declined',
    pending: 'pending',
    waiting: 'waiting',
    offered: 'offered',
    'other-event': 'otherEvent',
  }
  const outcome = outcomes[String(error.body.details?.reason)]
  return { outcome: outcome ?? 'unknown', ...(outcome === 'otherEvent' && { message: error.body.message }) }
}

interface Kept {
  readonly scans: readonly Shown[]
}

const place = (event: string) => `scans/${event}`

/** A code as it is on tickets. Names can look like one, so letters alone don't count. */
export function ticketIn(text: string): string | undefined {
  const code = text.toUpperCase().replaceAll(/\s/g, '')
  const isCode = /^[0-9A-Z]{4}-?[0-9A-Z]{4}$/.test(code) && /[\d-]/.test(code)
  return isCode ? code : undefined
}
