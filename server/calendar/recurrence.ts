import { civil, latestDay, weekday } from './days.ts'
import { type Rule, weekdays } from './rule.ts'
import { type NamedDay, atPositions, periodAt, weekOf, yearOf, yearlyDays } from './yearly-days.ts'

/**
 * The days of a rule in order, from the first day of the series on: each call returns the next one, or undefined after
 * the last. docs/recurrence.md explains how they are found. Times of day are added later, so an occurrence that falls
 * into a gap of the clock is moved, not lost. `since`: earlier ones need not be visited, though some of them may be.
 */
export function daysOf(rule: Rule, first: number, until = latestDay, since = first): () => number | undefined {
  const blocks = blocksOf(rule, first)
  const end = Math.min(until, latestDay)
  const last = blocks.indexAt(end)
  let left = rule.count ?? Infinity
  // To count, every day must be visited.
  let index = rule.count === null ? Math.max(-1, blocks.indexAt(since) - 1) : -1
  let start = 0
  let days: readonly NamedDay[] = []
  let position = 0

  // A generator would read better, but makes an expansion half as long again.
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
        return day
      }
    }
    return undefined
  }
}

/** The last of those days, found without visiting all of them; undefined when there are none. */
export function lastDayOf(rule: Rule, first: number, until = latestDay): number | undefined {
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

/** The day that reaches COUNT, or undefined when the last block ends before. */
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

/** The calendar cut into blocks of days, numbered from the one with the first day of the series in it. */
interface Blocks {
  start(index: number): number
  /** The days of the rule in a block, in order, counted from its start. Block 0 may have some before the first day. */
  days(index: number): readonly NamedDay[]
  /** The block that a day is in; -1 when no block has any days. */
  indexAt(day: number): number
  /** Whether all blocks have the same days, so that a division counts them. */
  readonly areAlike: boolean
}

/**
 * Blocks are all alike, or they are years. Dates lie between 1900 and 2199, so there are some 300 years at most: that
 * limits the steps of any rule, and a rule without a day in them is one that never takes place.
 */
export function blocksOf(given: Rule, first: number): Blocks {
  const rule = withDefaults(given, first)
  const { freq, byMonth, byMonthDay } = rule
  const byWeekday = (freq === 'DAILY' || freq === 'WEEKLY') && byMonth.length === 0 && byMonthDay.length === 0
  return byWeekday ? cycles(rule, first) : years(rule, first)
}

/** What a rule leaves out comes from the first day (RFC 5545 3.3.10). */
function withDefaults(rule: Rule, first: number): Rule {
  const { freq, byMonth, byWeekNo, byYearDay, byMonthDay, byDay } = rule
  if ([byWeekNo, byYearDay, byMonthDay, byDay].some((list) => list.length > 0)) return rule
  const { month, day } = civil(first)
  if (freq === 'WEEKLY') return { ...rule, byDay: [{ day: weekdays[weekday(first)]!, ordinal: 0 }] }
  if (freq === 'MONTHLY') return { ...rule, byMonthDay: [day] }
  if (freq === 'YEARLY') return { ...rule, byMonth: byMonth.length > 0 ? byMonth : [month], byMonthDay: [day] }
  return rule
}

/** Seven steps of a daily rule, or one of a weekly rule: after 7 × INTERVAL days, the weekdays come round. */
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

/** For rules that depend on the date. For a weekly one, weeks belong to the year that they end in. */
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
