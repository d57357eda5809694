import { civil, latestDay, weekday } from './days.ts'
import { type Rule, weekdays } from './rule.ts'
import { type NamedDay, atPositions, periodAt, weekOf, yearOf, yearlyDays } from './yearly-days.ts'

/**
 * Iterates over the days of a rule in order, starting with the first day of the series: each call returns the next day,
 * or undefined after the last. See docs/recurrence.md for the algorithm. Times of day are added later, so an occurrence
 * in a DST gap is moved, not lost. Days before `since` may be skipped.
 */
export function daysOf(rule: Rule, first: number, until = latestDay, since = first): () => number | undefined {
  const blocks = blocksOf(rule, first)
  const end = Math.min(until, latestDay)
  const last = blocks.indexAt(end)
  const skipped = rule.skipped.length > 0 ? new Set(rule.skipped) : undefined
  let left = rule.count ?? Infinity
  // COUNT needs every day to be visited.
  let index = rule.count === null ? Math.max(-1, blocks.indexAt(since) - 1) : -1
  let start = 0
  let days: readonly NamedDay[] = []
  let position = 0

  // A generator would read better, but makes an expansion 50 % slower.
  return () => {
    while (left > 0) {
      while (position === days.length) {
        if (index >= last) return undefined
        index += 1
        start = blocks.start(index)
        days = blocks.days(index)
        position = 0
      }
      const day = start + days[position]!.offset
      position += 1
      if (day > end) return undefined
      if (day >= first) {
        left -= 1
        if (skipped?.has(day)) continue
        return day
      }
    }
    return undefined
  }
}

/** The last day of a rule, found without visiting all of them; undefined if there are none. */
export function lastDayOf(rule: Rule, first: number, until = latestDay): number | undefined {
  let last = lastNamedDay(rule, first, until)
  // All days before the last one belong to the series, so COUNT no longer matters.
  while (last !== undefined && rule.skipped.includes(last))
    last = lastNamedDay({ ...rule, count: null }, first, last - 1)
  return last
}

function lastNamedDay(rule: Rule, first: number, until: number): number | undefined {
  const blocks = blocksOf(rule, first)
  const end = Math.min(until, latestDay)
  const last = blocks.indexAt(end)
  if (last < 0) return undefined
  const counted = rule.count === null ? undefined : countedDay(blocks, first, last, rule.count)
  if (counted !== undefined && counted <= end) return counted

  for (let index = last; index >= 0; index -= 1) {
    const start = blocks.start(index)
    const day = blocks.days(index).findLast(({ offset }) => start + offset <= end)
    if (day) return start + day.offset >= first ? start + day.offset : undefined
  }
  return undefined
}

/** The day that reaches COUNT, or undefined if the last block ends earlier. */
function countedDay(blocks: Blocks, first: number, last: number, count: number): number | undefined {
  let left = count + blocks.days(0).filter(({ offset }) => blocks.start(0) + offset < first).length
  let index = 0
  if (blocks.areAlike) {
    const each = blocks.days(0).length
    index = Math.floor((left - 1) / each)
    left -= index * each
  }
  for (; index <= last; index += 1) {
    const days = blocks.days(index)
    if (left <= days.length) return blocks.start(index) + days[left - 1]!.offset
    left -= days.length
  }
  return undefined
}

/** The calendar divided into blocks of days. Block 0 contains the first day of the series. */
interface Blocks {
  start(index: number): number
  /**
   * The rule's days within a block, in order, counted from its start. Block 0 may include days before the first one.
   */
  days(index: number): readonly NamedDay[]
  /** The block that contains a day; -1 if no block has any days. */
  indexAt(day: number): number
  /** Whether all blocks have the same days, so that they can be counted by division. */
  readonly areAlike: boolean
}

/**
 * Blocks are either all alike or calendar years. Dates lie between 1900 and 2199, so there are at most about 300 years.
 * That bounds the steps of any rule, and a rule with no day in that range has no occurrences.
 */
export function blocksOf(given: Rule, first: number): Blocks {
  const rule = withDefaults(given, first)
  const { freq, byMonth, byMonthDay } = rule
  const byWeekday = (freq === 'DAILY' || freq === 'WEEKLY') && byMonth.length === 0 && byMonthDay.length === 0
  return byWeekday ? cycles(rule, first) : years(rule, first)
}

/** Parts that a rule omits come from the first day (RFC 5545 3.3.10). */
function withDefaults(rule: Rule, first: number): Rule {
  const { freq, byMonth, byWeekNo, byYearDay, byMonthDay, byDay } = rule
  if ([byWeekNo, byYearDay, byMonthDay, byDay].some((list) => list.length > 0)) return rule
  const { month, day } = civil(first)
  if (freq === 'WEEKLY') return { ...rule, byDay: [{ day: weekdays[weekday(first)]!, ordinal: 0 }] }
  if (freq === 'MONTHLY') return { ...rule, byMonthDay: [day] }
  if (freq === 'YEARLY') return { ...rule, byMonth: byMonth.length > 0 ? byMonth : [month], byMonthDay: [day] }
  return rule
}

/** Seven steps of a daily rule, or one of a weekly rule: after 7 × INTERVAL days the weekdays repeat. */
function cycles(rule: Rule, first: number): Blocks {
  const isWeekly = rule.freq === 'WEEKLY'
  const start = isWeekly ? weekOf(rule, first) : first
  const step = isWeekly ? 1 : rule.interval
  const length = 7 * rule.interval
  const named = rule.byDay.map(({ day }) => weekdays.indexOf(day))
  const candidates = [0, 1, 2, 3, 4, 5, 6].map((i) => ({ offset: i * step, period: 0 }))
  const matching = candidates.filter(({ offset }) => named.length === 0 || named.includes(weekday(start + offset)))
  const days = atPositions(rule, matching)
  return {
    areAlike: true,
    start: (index) => start + index * length,
    days: () => days,
    indexAt: (day) => (days.length === 0 ? -1 : Math.floor((day - start) / length)),
  }
}

/** For rules that depend on the date. With a weekly rule, a week belongs to the year it ends in. */
function years(rule: Rule, first: number): Blocks {
  const step = rule.freq === 'YEARLY' ? rule.interval : 1
  const yearAt = (day: number) => civil(rule.freq === 'WEEKLY' ? weekOf(rule, day) + 6 : day).year
  const firstYear = yearAt(first)
  const firstPeriod = periodAt(rule, firstYear, first)
  const daysIn = yearlyDays(rule)
  return {
    areAlike: false,
    start: (index) => yearOf(firstYear + index * step).start,
    days: (index) => {
      const year = yearOf(firstYear + index * step)
      if (step === rule.interval) return daysIn(year)
      const skipped = periodAt(rule, year.number, year.start) - firstPeriod
      return daysIn(year).filter(({ period }) => (skipped + period) % rule.interval === 0)
    },
    indexAt: (day) => Math.floor((yearAt(day) - firstYear) / step),
  }
}
