interface Wait {
  readonly length: number
  readonly until: number
}

const maxKeys = 10_000

/**
 * How long to wait after a failure before the next try: twice as long after each in a row. Known to this process only. `now`
 * is of a clock that nobody can set.
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
