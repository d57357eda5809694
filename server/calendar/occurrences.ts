import { civil, dayNumber, daysInMonth, isLeapYear, weekday } from './days.ts'
import { type Rule, weekdays } from './recurrence.ts'

/** No date lies after this year, so every rule comes to an end and one that never matches is found out. */
export const lastYear = 2199
const lastDay = dayNumber(lastYear, 12, 31)

/**
 * The days of a rule from its first day on, in order. They are days on the wall: the time of day is added afterwards,
 * so an occurrence that falls into a gap of the clock is moved like any other time, and never lost.
 */
export function* daysOfRule(rule: Rule, first: number, last = lastDay): Generator<number, void> {
  const matching = matcher(withDefaults(rule, first), first)
  const end = Math.min(last, lastDay)
  let left = rule.count ?? Infinity

  for (const [from, to] of periods(rule, first, end)) {
    const found = matching(from, to)
    for (const day of rule.bySetPos.length > 0 ? atPositions(found, rule.bySetPos) : found) {
      if (day < first) continue
      if (day > end) return
      yield day
      left -= 1
      if (left === 0) return
    }
  }
}

/** The periods the rule steps through, as first and last day of each. */
function* periods(rule: Rule, first: number, end: number): Generator<readonly [number, number], void> {
  const { year, month } = civil(first)
  if (rule.freq === 'DAILY') {
    // A year at a time: days are taken one by one below, and single-day periods would cost more than the days.
    for (let day = first; day <= end; day += 365) yield [day, Math.min(day + 364, end)]
  } else if (rule.freq === 'WEEKLY') {
    const start = first - ((weekday(first) - weekdays.indexOf(rule.weekStart) + 7) % 7)
    for (let day = start; day <= end; day += 7 * rule.interval) yield [day, day + 6]
  } else if (rule.freq === 'MONTHLY') {
    for (let months = year * 12 + month - 1; ; months += rule.interval) {
      const [y, m] = [Math.floor(months / 12), (months % 12) + 1]
      const from = dayNumber(y, m, 1)
      if (from > end) return
      yield [from, from + daysInMonth(y, m) - 1]
    }
  } else {
    for (let y = year; y <= lastYear; y += rule.interval) {
      const from = dayNumber(y, 1, 1)
      if (from > end) return
      yield [from, from + (isLeapYear(y) ? 365 : 364)]
    }
  }
}

/** What a rule does not say comes from its first day. */
function withDefaults(rule: Rule, first: number): Rule {
  const { byWeekNo, byYearDay, byMonthDay, byDay } = rule
  if ([byWeekNo, byYearDay, byMonthDay, byDay].some((list) => list.length > 0)) return rule
  const { month, day } = civil(first)
  if (rule.freq === 'WEEKLY') return { ...rule, byDay: [{ day: weekdays[weekday(first)]!, ordinal: 0 }] }
  if (rule.freq === 'MONTHLY') return { ...rule, byMonthDay: [day] }
  if (rule.freq === 'YEARLY')
    return { ...rule, byMonth: rule.byMonth.length > 0 ? rule.byMonth : [month], byMonthDay: [day] }
  return rule
}

/** Answers the days of a span that match the rule. Goes month by month, so that months that cannot match cost nothing. */
function matcher(rule: Rule, first: number) {
  const months = new Set(rule.byMonth)
  const matches = dayMatcher(rule)
  const every = rule.freq === 'DAILY' ? rule.interval : 1

  return (from: number, to: number): number[] => {
    const found: number[] = []
    for (let day = from; day <= to;) {
      const date = civil(day)
      const length = daysInMonth(date.year, date.month)
      const stop = Math.min(to, day + length - date.day)
      if (months.size === 0 || months.has(date.month)) {
        const skipped = (every - ((day - first) % every)) % every
        for (let d = day + skipped; d <= stop; d += every)
          if (matches(d, date.day + d - day, length, date.year)) found.push(d)
      }
      day = stop + 1
    }
    return found
  }
}

function dayMatcher(rule: Rule) {
  const monthDays = new Set(rule.byMonthDay)
  const yearDays = new Set(rule.byYearDay)
  const weekNumbers = new Set(rule.byWeekNo)
  const weekStart = weekdays.indexOf(rule.weekStart)
  const wanted = weekdays.map(
    (name) => new Set(rule.byDay.filter(({ day }) => day === name).map(({ ordinal }) => ordinal)),
  )
  // "The second Tuesday" is one of the month, or of the year when a yearly rule names no months.
  const ofYear = rule.freq === 'YEARLY' && rule.byMonth.length === 0

  return (day: number, dayOfMonth: number, monthLength: number, year: number): boolean => {
    if (monthDays.size > 0 && !monthDays.has(dayOfMonth) && !monthDays.has(dayOfMonth - monthLength - 1)) return false
    if (rule.byDay.length > 0) {
      const ordinals = wanted[weekday(day)]!
      if (ordinals.size === 0) return false
      if (!ordinals.has(0)) {
        const index = ofYear ? day - dayNumber(year, 1, 1) : dayOfMonth - 1
        const length = ofYear ? (isLeapYear(year) ? 366 : 365) : monthLength
        if (!ordinals.has(Math.floor(index / 7) + 1) && !ordinals.has(-Math.floor((length - index - 1) / 7) - 1))
          return false
      }
    }
    if (yearDays.size > 0) {
      const index = day - dayNumber(year, 1, 1) + 1
      if (!yearDays.has(index) && !yearDays.has(index - (isLeapYear(year) ? 366 : 365) - 1)) return false
    }
    if (weekNumbers.size === 0) return true
    const [week, weeks] = weekOf(day, year, weekStart)
    return weekNumbers.has(week) || weekNumbers.has(week - weeks - 1)
  }
}

/** The number of the week a day is in, and how many weeks that week's year has. Week 1 is the first with four days in the year. */
function weekOf(day: number, year: number, weekStart: number): [number, number] {
  const firstWeek = (y: number) => {
    const newYear = dayNumber(y, 1, 1)
    const offset = (weekday(newYear) - weekStart + 7) % 7
    return offset <= 3 ? newYear - offset : newYear + 7 - offset
  }
  const [own, next] = [firstWeek(year), firstWeek(year + 1)]
  if (day >= next) return [1, (firstWeek(year + 2) - next) / 7]
  if (day >= own) return [Math.floor((day - own) / 7) + 1, (next - own) / 7]
  const previous = firstWeek(year - 1)
  return [Math.floor((day - previous) / 7) + 1, (own - previous) / 7]
}

function atPositions(days: number[], positions: readonly number[]): number[] {
  const chosen = positions
    .map((position) => days.at(position > 0 ? position - 1 : position))
    .filter((day) => day !== undefined)
  return [...new Set(chosen)].toSorted((one, other) => one - other)
}
