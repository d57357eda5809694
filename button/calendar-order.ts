/** Whose calendar a device comes with. */
export type Maker = 'apple' | 'google' | 'microsoft'

const calendarsOf: Readonly<Record<Maker, readonly string[]>> = {
  apple: ['apple'],
  google: ['google'],
  microsoft: ['outlookcom', 'ms365'],
}

/** Undefined for devices that come with none of our calendars, such as Linux. */
export function makerOf(userAgent: string): Maker | undefined {
  if (/iPhone|iPad|iPod|Macintosh/.test(userAgent)) return 'apple'
  if (/Android|CrOS/.test(userAgent)) return 'google'
  return userAgent.includes('Windows') ? 'microsoft' : undefined
}

/** The calendars that come with the device first; the others stay in order. */
export function sortedFor<T extends string>(maker: Maker | undefined, calendars: readonly T[]): T[] {
  const own = maker ? calendarsOf[maker] : []
  return [
    ...own.filter((type) => calendars.includes(type as T)),
    ...calendars.filter((type) => !own.includes(type)),
  ] as T[]
}
