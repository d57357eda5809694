/**
 * VTIMEZONE components from the time zone database of the runtime, for the years in use. Zones that change their clocks
 * by one rule in all those years get that rule, which is what Outlook likes best; others get every change by itself.
 */
export function vtimezone(zone: string, fromYear: number, toYear: number): string[] {
  const key = `${zone}/${fromYear}/${toYear}`
  const known = cache.get(key)
  if (known) return known
  const lines = build(zone, fromYear, toYear)
  if (cache.size >= maxKept) cache.delete(cache.keys().next().value!)
  cache.set(key, lines)
  return lines
}

/** Zones that are UTC under another name need no VTIMEZONE: their times are written with a Z. */
export function isUtc(zone: string): boolean {
  return utcNames.has(zone.toLowerCase())
}

const utcNames = new Set([
  'utc',
  'etc/utc',
  'gmt',
  'etc/gmt',
  'etc/gmt0',
  'etc/gmt+0',
  'etc/gmt-0',
  'gmt0',
  'gmt+0',
  'gmt-0',
  'etc/uct',
  'uct',
  'zulu',
  'etc/zulu',
  'universal',
  'etc/universal',
  'greenwich',
  'etc/greenwich',
])
const cache = new Map<string, string[]>()
const maxKept = 500
const dayNames = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']

interface Change {
  /** On the wall before the change, which is how DTSTART of an observance is written. */
  readonly at: Temporal.PlainDateTime
  readonly from: number
  readonly to: number
}

function build(zone: string, fromYear: number, toYear: number): string[] {
  const start = Temporal.PlainDate.from({ year: fromYear, month: 1, day: 1 }).toZonedDateTime(zone)
  // Some years more tell whether a rule is steady; a list of single changes stops at the end.
  const changes = changesOf(start, toYear + 3)
  const ahead = changes.filter((change) => change.to > change.from)
  const back = changes.filter((change) => change.to < change.from)
  const rules = [yearlyRule(ahead, toYear), yearlyRule(back, toYear)] as const

  const first = { at: start.toPlainDateTime(), from: start.offsetNanoseconds, to: start.offsetNanoseconds }
  // In the south the year begins in summer time.
  const begins = changes[0] && changes[0].to < changes[0].from ? 'DAYLIGHT' : 'STANDARD'
  const kind = (change: Change) => (change.to > change.from ? 'DAYLIGHT' : 'STANDARD')
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...observance(begins, first),
    ...(rules[0] !== undefined && rules[1] !== undefined
      ? [...observance('DAYLIGHT', ahead[0]!, rules[0]), ...observance('STANDARD', back[0]!, rules[1])]
      : changes.filter(({ at }) => at.year <= toYear + 1).flatMap((change) => observance(kind(change), change))),
    'END:VTIMEZONE',
  ]
}

function changesOf(start: Temporal.ZonedDateTime, lastYear: number): Change[] {
  const changes: Change[] = []
  let next = start.getTimeZoneTransition('next')
  while (next && next.year <= lastYear) {
    const from = next.subtract({ nanoseconds: 1 }).offsetNanoseconds
    const to = next.offsetNanoseconds
    // Some transitions change only a name.
    if (from !== to) changes.push({ at: next.toPlainDateTime().add({ nanoseconds: from - to }), from, to })
    next = next.getTimeZoneTransition('next')
  }
  return changes
}

/** One rule such as "the last Sunday in March", if it holds in every year up to the end. */
function yearlyRule(changes: readonly Change[], toYear: number): string | undefined {
  const [first] = changes
  if (!first || changes.length < 3 || changes.at(-1)!.at.year < toYear) return undefined
  const steady = changes.every(
    ({ at, from, to }, i) =>
      at.year === first.at.year + i &&
      from === first.from &&
      to === first.to &&
      at.month === first.at.month &&
      at.dayOfWeek === first.at.dayOfWeek &&
      at.toPlainTime().equals(first.at.toPlainTime()),
  )
  if (!steady) return undefined
  const weeks = new Set(changes.map(({ at }) => Math.ceil(at.day / 7)))
  const ordinal = changes.every(({ at }) => at.day + 7 > at.daysInMonth)
    ? -1
    : weeks.size === 1
      ? [...weeks][0]
      : undefined
  if (ordinal === undefined) return undefined
  return `RRULE:FREQ=YEARLY;BYMONTH=${first.at.month};BYDAY=${ordinal}${dayNames[first.at.dayOfWeek - 1]}`
}

function observance(kind: 'STANDARD' | 'DAYLIGHT', { at, from, to }: Change, rule?: string): string[] {
  return [
    `BEGIN:${kind}`,
    `DTSTART:${wallText(at)}`,
    `TZOFFSETFROM:${offsetText(from)}`,
    `TZOFFSETTO:${offsetText(to)}`,
    ...(rule === undefined ? [] : [rule]),
    `END:${kind}`,
  ]
}

/** `20270501T183000` */
export function wallText(time: Temporal.PlainDateTime): string {
  return time.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '')
}

function offsetText(nanoseconds: number): string {
  const total = Math.abs(nanoseconds) / 1e9
  const parts = [Math.floor(total / 3600), Math.floor((total % 3600) / 60), Math.floor(total % 60)]
  const text = parts.map((part) => String(part).padStart(2, '0'))
  return `${nanoseconds < 0 ? '-' : '+'}${text[0]}${text[1]}${text[2] === '00' ? '' : text[2]}`
}
