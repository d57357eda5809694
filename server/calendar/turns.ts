import { type MonthSet, type Year, type YearSet, countKept, monthNumbers } from './day-sets.ts'
import { civil, startOfWeek } from './days.ts'
import { type Rule, weekdays } from './rule.ts'

/** Whose turn it is, for a rule that skips days, weeks or months. */
export interface Turns {
  readonly interval: number
  /** So many days have their turn again in each cycle, from the first one on; or months, when it is counted in them. */
  readonly length: number
  readonly cycle: number
  readonly first: number
  readonly inMonths: boolean
  /** At most so many days take place in a turn. */
  readonly each: number
  /** What is to be kept of a month that begins before or after the beginning of a turn, from `reach` before it on. */
  readonly ahead: readonly MonthSet[]
  readonly reach: number
  /** The counts by kind of year and place in the cycle, as they are found. In a long cycle hardly any comes again. */
  readonly counts: number[] | undefined
}

export function turnsOf(rule: Rule, first: number): Turns | undefined {
  const { freq, interval } = rule
  if (interval === 1 || freq === 'YEARLY') return undefined
  const counts = interval <= 12 ? [] : undefined
  return { interval, counts, ...(freq === 'MONTHLY' ? monthly(rule, first) : daily(rule, first)) }
}

type Cycle = Omit<Turns, 'interval' | 'counts'>

function monthly({ interval, byMonthDay }: Rule, first: number): Cycle {
  const { year, month } = civil(first)
  return {
    length: 1,
    cycle: interval,
    first: year * 12 + month - 1,
    inMonths: true,
    each: byMonthDay.length || 31,
    ahead: turnsAhead(1, interval, 12).map((set) => ((set & 1) === 1 ? -1 : 0)),
    reach: 12,
  }
}

function daily({ freq, interval, weekStart, byDay }: Rule, first: number): Cycle {
  const isWeekly = freq === 'WEEKLY'
  const length = isWeekly ? 7 : 1
  const cycle = length * interval
  return {
    length,
    cycle,
    first: isWeekly ? startOfWeek(first, weekdays.indexOf(weekStart)) : first,
    inMonths: false,
    each: isWeekly ? byDay.length : 1,
    ahead: turnsAhead(length, cycle, 400),
    reach: 400,
  }
}

/** Of the days of a year those that have their turn. */
export function daysOnTurn(turns: Turns, days: YearSet, year: Year): YearSet {
  const from = startIn(turns, placeOf(turns, year))
  const offsets = turns.inMonths ? monthNumbers : year.starts
  return days.map((set, month) => (from < 0 ? 0 : set & turns.ahead[from + offsets[month]!]!))
}

/** How many they are. */
export function countOnTurn(turns: Turns, days: YearSet, year: Year): number {
  const { counts, interval, length } = turns
  const place = placeOf(turns, year)
  if (!counts) return count(turns, days, year, place)
  const key = year.kind * interval + Math.trunc(place / length)
  return (counts[key] ??= count(turns, days, year, place))
}

/** More than these are not in so many years. */
export function mostOnTurn({ each, cycle, inMonths }: Turns, years: number): number {
  return each * (Math.ceil((years * (inMonths ? 12 : 366)) / cycle) + 1)
}

function count(turns: Turns, days: YearSet, year: Year, place: number): number {
  const from = startIn(turns, place)
  return from < 0 ? 0 : countKept(days, turns.ahead, turns.inMonths ? monthNumbers : year.starts, from)
}

/** Where in the cycle a year begins. */
function placeOf({ first, cycle, inMonths }: Turns, year: Year): number {
  const place = ((inMonths ? year.number * 12 : year.start) - first) % cycle
  return place < 0 ? place + cycle : place
}

/** The same in `ahead`: after the beginning of a turn that goes on, or else before the next one. Below 0 no turn is in reach. */
function startIn({ length, cycle, reach }: Turns, place: number): number {
  return reach + (place < length ? place : place - cycle)
}

/** For each place from so many before the beginning of a turn on: which of the 31 days from there on have theirs. */
function turnsAhead(length: number, cycle: number, reach: number): MonthSet[] {
  const ahead: MonthSet[] = []
  let place = (cycle - (reach % cycle)) % cycle
  let set = 0
  // Always the 31st day is added, so it begins 30 days earlier.
  for (let i = -30; i < 2 * reach; i += 1) {
    set = (set >>> 1) | (place < length ? 1 << 30 : 0)
    if (i >= 0) ahead.push(set)
    place = place + 1 === cycle ? 0 : place + 1
  }
  return ahead
}
