import { civil, dayLength, dayNumber, daysInMonth, timeText, twoDigits, weekday } from './days.ts'
import { weekdays } from './rule.ts'
import { type ClockChange, clockChanges, momentOf } from './zone-clock.ts'

/**
 * VTIMEZONE components built from the runtime's time zone database for the years in use. A zone with one steady rule in
 * all those years gets that rule, which Outlook handles best; other zones list every change.
 */
export function vtimezone(zone: string, fromYear: number, toYear: number): string {
  const key = `${zone}/${fromYear}/${toYear}`
  const known = cache.get(key)
  if (known !== undefined) return known
  const text = build(zone, fromYear, toYear).join('')
  if (cache.size >= maxCached) cache.delete(cache.keys().next().value!)
  cache.set(key, text)
  return text
}

/** Zones that are UTC under another name need no VTIMEZONE: their times are written with a Z. */
export function isUtc(zone: string): boolean {
  return utcNames.has(zone)
}

const utcNames = new Set(
  ['UTC', 'UCT', 'GMT', 'GMT0', 'GMT+0', 'GMT-0', 'Zulu', 'Universal', 'Greenwich'].flatMap((name) => [
    name,
    `Etc/${name}`,
  ]),
)
const cache = new Map<string, string>()
const maxCached = 500

function build(zone: string, fromYear: number, toYear: number): string[] {
  // A few extra years show whether a rule is steady. A list of single changes stops at the end.
  const changes = clockChanges(zone, fromYear, toYear + 3).map(observed)
  const ahead = changes.filter(({ after, before }) => after > before)
  const back = changes.filter(({ after, before }) => after < before)
  const rules = [yearlyRule(ahead, toYear), yearlyRule(back, toYear)] as const

  const begins = dayNumber(fromYear, 1, 1) * dayLength
  const offset = begins - momentOf(zone, begins)
  // In the southern hemisphere the year begins in summer time.
  const first = changes[0] && changes[0].after < changes[0].before ? 'DAYLIGHT' : 'STANDARD'
  const kind = (change: Observed) => (change.after > change.before ? 'DAYLIGHT' : 'STANDARD')
  return [
    `BEGIN:VTIMEZONE\r\nTZID:${zone}\r\n`,
    observance(first, { wall: begins, before: offset, after: offset }),
    ...(rules[0] !== undefined && rules[1] !== undefined
      ? [observance('DAYLIGHT', ahead[0]!, rules[0]), observance('STANDARD', back[0]!, rules[1])]
      : changes.filter(({ year }) => year <= toYear + 1).map((change) => observance(kind(change), change))),
    'END:VTIMEZONE\r\n',
  ]
}

/** A clock change as an observance describes it: in wall-clock time before the change. */
function observed({ at, before, after }: ClockChange) {
  const wall = at + before
  const days = Math.floor(wall / dayLength)
  return { wall, before, after, clock: wall - days * dayLength, weekday: weekday(days), ...civil(days) }
}

type Observed = ReturnType<typeof observed>

/** A rule such as "the last Sunday in March", if it holds for every year up to the end. */
function yearlyRule(changes: readonly Observed[], toYear: number): string | undefined {
  const [first] = changes
  if (!first || changes.length < 3 || changes.at(-1)!.year < toYear) return undefined
  const same = ['before', 'after', 'month', 'weekday', 'clock'] as const
  const steady = changes.every(
    (change, i) => change.year === first.year + i && same.every((fact) => change[fact] === first[fact]),
  )
  if (!steady) return undefined
  const weeks = new Set(changes.map(({ day }) => Math.ceil(day / 7)))
  const isLast = changes.every(({ year, month, day }) => day + 7 > daysInMonth(year, month))
  const ordinal = isLast ? -1 : weeks.size === 1 ? [...weeks][0] : undefined
  if (ordinal === undefined) return undefined
  return `RRULE:FREQ=YEARLY;BYMONTH=${first.month};BYDAY=${ordinal}${weekdays[first.weekday]}\r\n`
}

function observance(
  kind: 'STANDARD' | 'DAYLIGHT',
  { wall, before, after }: Pick<Observed, 'wall' | 'before' | 'after'>,
  rule = '',
): string {
  const offsets = `TZOFFSETFROM:${offsetText(before)}\r\nTZOFFSETTO:${offsetText(after)}\r\n`
  return `BEGIN:${kind}\r\nDTSTART:${timeText(wall)}\r\n${offsets}${rule}END:${kind}\r\n`
}

function offsetText(milliseconds: number): string {
  const total = Math.abs(milliseconds) / 1000
  const parts = [Math.floor(total / 3600), Math.floor((total % 3600) / 60), Math.floor(total % 60)]
  const [hours, minutes, seconds] = parts.map(twoDigits)
  return `${milliseconds < 0 ? '-' : '+'}${hours}${minutes}${seconds === '00' ? '' : seconds}`
}
