import type { Transaction } from './tables.ts'

/**
 * A log of whose content has changed, as far as this process has heard. It is kept as positions rather than as events:
 * whoever reads something notes the position before reading, and can later ask whether that reading is still current.
 */
export class ContentChanges {
  /** Whether what was committed before a read is always heard of before that read. */
  readonly isExact: boolean
  readonly #catchUp: (isExact: boolean) => boolean
  readonly #heardAt: () => number
  readonly #latest = new Map<number, number>()
  #position = 0
  #latestOfAll = 0

  /**
   * `catchUp` records what has happened elsewhere, exactly or up to a few milliseconds ago, and answers whether it can.
   * `heardAt` tells when it last could.
   */
  constructor(isExact: boolean, catchUp: (isExact: boolean) => boolean, heardAt = () => -Infinity) {
    this.isExact = isExact
    this.#catchUp = catchUp
    this.#heardAt = heardAt
  }

  /** When every change could last be heard of, by the clock that is never set. */
  get heardAt(): number {
    return this.#heardAt()
  }

  get position(): number {
    return this.#position
  }

  /** Records a change, of any organization when it is not known whose it was. */
  record(organization?: number) {
    this.#position += 1
    if (organization !== undefined && this.#latest.size < maxOrganizations) {
      this.#latest.set(organization, this.#position)
    } else {
      this.#latestOfAll = this.#position
      this.#latest.clear()
    }
  }

  /** Whether every change can be heard of at the moment. While it cannot, nothing read earlier may be trusted. */
  isCaughtUp(isExact: boolean): boolean {
    return this.#catchUp(isExact)
  }

  hasChangedSince(position: number, organization: number): boolean {
    return position < this.#latestOfAll || position < (this.#latest.get(organization) ?? 0)
  }
}

const maxOrganizations = 100_000

const changedIn = new WeakMap<Transaction, Set<number>>()

/**
 * Says that this transaction changes what visitors or the API are answered about an organization. Once it is committed,
 * no instance answers from what it had cached. Not for sign-ups, visits, mails and jobs: on PostgreSQL the announcement
 * takes a lock that all commits of this kind share.
 */
export function contentChanged(tx: Transaction, organization: number) {
  const changed = changedIn.get(tx)
  if (!changed) throw new Error('Content can only change in a transaction of the database.')
  changed.add(organization)
}

/** Collects what is said of this transaction. `single`: it is one statement, which nothing can be announced behind. */
export function collectChanges(tx: Transaction, changed: Set<number>, { single = false } = {}) {
  changedIn.set(tx, changed)
  if (single) singles.add(tx)
}

const singles = new WeakSet<Transaction>()

/** Whether the first statement that writes is the whole transaction, and so has to announce by itself what it changes. */
export function isSingle(tx: Transaction): boolean {
  return singles.has(tx)
}
