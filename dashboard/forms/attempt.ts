import { ApiError, randomKey } from '../api.ts'
import { keep, placeOfAttempt, readKept } from '../kept.ts'

interface Sent<C> {
  readonly key: string
  readonly content: C
}

/**
 * Something to create. Until it is known whether it exists, every attempt sends the same as the first, even after the
 * page was loaded again, so that nothing is created twice.
 */
export class Attempt<C extends object> {
  readonly #place: string
  #sent: Sent<C> | undefined

  constructor(place: string) {
    this.#place = placeOfAttempt(place)
    this.#sent = readKept<Sent<C>>(this.#place) as Sent<C> | undefined
  }

  /** Sends `content`, or what was sent before. Returns that with the response. */
  async send<R>(content: C, create: (content: C, idempotencyKey: string) => Promise<R>): Promise<readonly [R, C]> {
    const sent = (this.#sent ??= { key: randomKey(), content })
    keep(this.#place, sent)
    try {
      return [await create(sent.content, sent.key), sent.content]
    } catch (error) {
      if (!isUncertain(error)) this.end()
      throw error
    }
  }

  /** What was created is known, or is no longer wanted. */
  end() {
    this.#sent = undefined
    keep(this.#place, {})
  }
}

/** Whether a request may have had an effect although it failed. */
function isUncertain(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status >= 500) return true
  // The first attempt is still running.
  return error.status === 409 && error.headers.has('retry-after')
}
