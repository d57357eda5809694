interface Wait {
  readonly length: number
  readonly until: number
}

const maxKeys = 10_000

/**
 * Exponential backoff: the wait doubles after each consecutive failure. Kept in memory, per process. `now` is a
 * monotonic clock.
 */
export function backoff(shortest: number, longest: number) {
  const waits = new Map<string, Wait>()
  return {
    isWaiting: (key: string, now: number) => (waits.get(key)?.until ?? now) > now,
    failed(key: string, now: number) {
      const length = Math.min((waits.get(key)?.length ?? shortest / 2) * 2, longest)
      waits.delete(key)
      waits.set(key, { length, until: now + length })
      if (waits.size > maxKeys) waits.delete(waits.keys().next().value!)
    },
    succeeded: (key: string) => void waits.delete(key),
  }
}
