import { latestDay } from './days.ts'
import { type Periods, periodsOf } from './periods.ts'
import type { Rule } from './rule.ts'

/**
 * The days of a rule from its first day on, in order: every call answers the next one, undefined after the last. They are
 * days on the wall: the time of day is added afterwards, so an occurrence that falls into a gap of the clock is moved like
 * any other time, and never lost.
 */
export function daysOfRule(rule: Rule, first: number, until = latestDay): () => number | undefined {
  const periods = periodsOf(rule, first)
  const end = Math.min(until, latestDay)
  const last = periods.indexAt(end)
  let left = rule.count ?? Infinity
  let period = -1
  let start = 0
  let days: readonly number[] = []
  let next = 0

  return () => {
    while (left > 0) {
      while (next >= days.length) {
        if (period >= last) return undefined
        period += 1
        if (periods.count(period) === 0) continue
        start = periods.start(period)
        days = periods.days(period)
        next = 0
      }
      const day = start + days[next]!
      next += 1
      if (day < first) continue
      if (day > end) left = 0
      else {
        left -= 1
        return day
      }
    }
    return undefined
  }
}

/**
 * The last of those days without going through all of them: from the end backwards, or by counting whole periods.
 * Undefined when there is none.
 */
export function lastDayOfRule(rule: Rule, first: number, until = latestDay): number | undefined {
  const periods = periodsOf(rule, first)
  const end = Math.min(until, latestDay)
  const counted = rule.count === null ? undefined : countedDay(periods, first, end, rule.count)
  return counted !== undefined && counted <= end ? counted : lastUpTo(periods, first, end)
}

function lastUpTo(periods: Periods, first: number, end: number): number | undefined {
  for (let i = periods.indexAt(end); i >= 0; i -= 1) {
    if (periods.count(i) === 0) continue
    const start = periods.start(i)
    const offset = periods.days(i).findLast((each) => start + each <= end && start + each >= first)
    if (offset !== undefined) return start + offset
  }
  return undefined
}

/** The day with this number, counted from one; undefined when there are not as many until the end. */
function countedDay(periods: Periods, first: number, end: number, count: number): number | undefined {
  const last = periods.indexAt(end)
  // Only the first period can have days before the first one.
  let left = count + periods.days(0).filter((offset) => periods.start(0) + offset < first).length
  let i = 0
  if (periods.regular) {
    const each = periods.count(0)
    if (each === 0) return undefined
    i = Math.floor((left - 1) / each)
    left -= i * each
  }
  for (; i <= last; i += 1) {
    // From time to time: whether it can be reached at all.
    if (i % 16 === 0 && left > periods.most(last - i + 1)) return undefined
    const days = periods.count(i)
    if (left <= days) return periods.start(i) + periods.days(i)[left - 1]!
    left -= days
  }
  return undefined
}
