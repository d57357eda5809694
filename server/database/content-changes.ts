import type { Transaction } from './tables.ts'

/**
 * A log of whose content has changed, as known to this process. It stores positions rather than events: a reader notes
 * the position before reading, and can check later whether the result is still current.
 */
export class ContentChanges {
  /** Whether commits are always known before the next read. */
  readonly isExact: boolean
  readonly #catchUp: (isExact: boolean) => boolean
  readonly #heardAt: () => number
  readonly #latest = new Map<number, number>()
  #position = 0
  #latestOfAll = 0

  /**
   * `catchUp` records changes made elsewhere, exactly or up to a few milliseconds ago, and returns whether it could.
   * `heardAt` returns when it last could.
   */
  constructor(isExact: boolean, catchUp: (isExact: boolean) => boolean, heardAt = () => -Infinity) {
    this.isExact = isExact
    this.#catchUp = catchUp
    this.#heardAt = heardAt
  }

  /** When changes were last known completely, in monotonic time. */
  get heardAt(): number {
    return this.#heardAt()
  }

  get position(): number {
    return this.#position
  }

  /** Records a change of an organization, or of all if the owner is unknown. */
  record(organization?: number) {
    this.#position += 1
    if (organization !== undefined && this.#latest.size < maxOrganizations) {
      this.#latest.set(organization, this.#position)
    } else {
      this.#latestOfAll = this.#position
      this.#latest.clear()
    }
  }

  /** Whether all changes are known right now. While they aren't, nothing read earlier can be trusted. */
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
 * Declares that this transaction changes content of an organization. Once it is committed, no instance uses what it had
 * cached. Not for sign-ups, visits, mails and jobs: on PostgreSQL the notification takes a lock shared by all such
 * commits.
 */
export function contentChanged(tx: Transaction, organization: number) {
  const changed = changedIn.get(tx)
  if (!changed) throw new Error('Content can only change in a transaction of the database.')
  changed.add(organization)
}

/**
 * Collects the changes declared in this transaction. `single`: it is one statement, so the notification can't be a
 * second one.
 */
export function collectChanges(tx: Transaction, changed: Set<number>, { single = false } = {}) {
  changedIn.set(tx, changed)
  if (single) singles.add(tx)
}

const singles = new WeakSet<Transaction>()

/** Whether the first write is the whole transaction, and so must send the notification itself. */
export function isSingle(tx: Transaction): boolean {
  return singles.has(tx)
}
