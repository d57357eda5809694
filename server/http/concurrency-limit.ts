import { Refusal } from '../refusal.ts'

interface Limit {
  readonly atOnce: number
  readonly waiting: number
  /** The message of the refusal while too many are waiting. */
  readonly refusal: string
}

/** Limits work that takes much memory and a thread: how much runs at once, and how much may wait. */
export function concurrencyLimit({ atOnce, waiting: mostWaiting, refusal }: Limit) {
  const waiting: (() => void)[] = []
  let running = 0

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting.length >= mostWaiting) throw new Refusal('unavailable', refusal, { retryAfter: 5 })
    if (running < atOnce) running += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
