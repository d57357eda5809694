/** Limits concurrent work per organization; further work waits. */
export class Slots {
  readonly #most: number
  readonly #taken = new Map<number, { count: number; readonly waiting: (() => void)[] }>()

  constructor(most: number) {
    this.#most = most
  }

  /** Resolves to a function that releases the slot. */
  async enter(organization: number): Promise<() => void> {
    const taken = this.#taken.get(organization) ?? { count: 0, waiting: [] }
    this.#taken.set(organization, taken)
    if (taken.count < this.#most) taken.count += 1
    else await new Promise<void>((resolve) => taken.waiting.push(resolve))
    return () => {
      const next = taken.waiting.shift()
      if (next) return next()
      taken.count -= 1
      if (taken.count === 0) this.#taken.delete(organization)
    }
  }
}
