interface Pause {
  readonly length: number
  readonly until: number
}

const most = 10_000

/** How long to wait after failures before the next try: twice as long after each in a row. Remembered by this process only. */
export function pauses(first: number, longest: number) {
  const known = new Map<string, Pause>()
  return {
    isOver: (key: string, now: number) => (known.get(key)?.until ?? now) <= now,
    extend(key: string, now: number) {
      const length = Math.min((known.get(key)?.length ?? first / 2) * 2, longest)
      known.delete(key)
      known.set(key, { length, until: now + length })
      if (known.size > most) known.delete(known.keys().next().value!)
    },
    forget: (key: string) => void known.delete(key),
  }
}
