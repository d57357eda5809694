import { civil, dayNumber, daysInMonth, isLeapYear, weekday } from './days.ts'
import { dayMatcher } from './day-matcher.ts'
import { type Rule, weekdays } from './recurrence.ts'

/**
 * The stretches of days that a rule looks at as a whole, one after the other. Two months that are equally long and begin
 * with the same weekday have the same days in a rule, and so have years; they are worked out once.
 */
export interface Periods {
  /** The first day of a period. */
  start(index: number): number
  /** The days of it that the rule names, counted from its first. */
  days(index: number): readonly number[]
  /** The last period that begins up to this day; -1 when there is none. */
  indexAt(day: number): number
  /** Whether all periods have the same days. */
  readonly regular: boolean
}

export function periodsOf(rule: Rule, first: number): Periods {
  const known = made.get(rule)
  if (known?.first === first) return known.periods
  const periods = make(rule, first)
  made.set(rule, { first, periods })
  return periods
}

/** The rules and the columns of one request, and its calendar file, all ask for the same periods. */
const made = new WeakMap<Rule, { first: number; periods: Periods }>()

function make(given: Rule, first: number): Periods {
  const rule = withDefaults(given, first)
  if (rule.freq === 'MONTHLY' && 12 % rule.interval !== 0) return months(rule, first)
  const byDate = rule.byMonth.length > 0 || rule.byMonthDay.length > 0
  if (rule.freq === 'DAILY' && !byDate) return regularDays(rule, first)
  if (rule.freq === 'WEEKLY' && (!byDate || rule.interval > 1 || rule.bySetPos.length > 0))
    return weeks(rule, first, !byDate)
  return years(rule, first)
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

/** Every so many days; with weekdays, seven steps are a period, because then they come round. */
function regularDays({ interval, byDay }: Rule, first: number): Periods {
  const named = new Set<string>(byDay.map(({ day }) => day))
  const steps = byDay.length === 0 ? [0] : [0, 1, 2, 3, 4, 5, 6]
  const offsets = steps
    .map((step) => step * interval)
    .filter((offset) => byDay.length === 0 || named.has(weekdays[weekday(first + offset)]!))
  return evenly(first, steps.length * interval, true, () => offsets)
}

function weeks(rule: Rule, first: number, regular: boolean): Periods {
  const weekStart = weekdays.indexOf(rule.weekStart)
  const named = new Set(rule.byDay.map(({ day }) => (weekdays.indexOf(day) - weekStart + 7) % 7))
  const wanted = [0, 1, 2, 3, 4, 5, 6].filter((offset) => named.has(offset))
  const all = atPositions(wanted, rule.bySetPos)
  const start = first - ((weekday(first) - weekStart + 7) % 7)
  if (regular) return evenly(start, 7 * rule.interval, true, () => all)

  const inMonths = (day: number) => rule.byMonth.includes(civil(day).month)
  return evenly(start, 7 * rule.interval, false, (from) => {
    const [begins, ends] = [inMonths(from), inMonths(from + 6)]
    if (begins === ends) return begins ? all : []
    return atPositions(
      wanted.filter((offset) => inMonths(from + offset)),
      rule.bySetPos,
    )
  })
}

function evenly(first: number, step: number, regular: boolean, days: (start: number) => readonly number[]): Periods {
  return {
    regular,
    start: (index) => first + index * step,
    days: (index) => days(first + index * step),
    // Where no period has a day there is nothing to look for.
    indexAt: (day) => (regular && days(first).length === 0 ? -1 : Math.floor((day - first) / step)),
  }
}

function months(rule: Rule, first: number): Periods {
  const { year, month } = civil(first)
  const begin = year * 12 + month - 1
  const daysOf = monthDays(rule)
  const yearOf = (index: number) => Math.floor((begin + index * rule.interval) / 12)
  const monthOf = (index: number) => ((begin + index * rule.interval) % 12) + 1

  return {
    regular: false,
    start: (index) => dayNumber(yearOf(index), monthOf(index), 1),
    days: (index) => daysOf(yearOf(index), monthOf(index)),
    indexAt: (day) => {
      const at = civil(day)
      return Math.floor((at.year * 12 + at.month - 1 - begin) / rule.interval)
    },
  }
}

/**
 * Years: for yearly rules, for months that come round with the year, and for days and weeks whose months or month days
 * are named, which need only be looked up.
 */
function years(rule: Rule, first: number): Periods {
  const { year: begin, month } = civil(first)
  const step = rule.freq === 'YEARLY' ? rule.interval : 1
  const every = rule.freq === 'DAILY' ? rule.interval : 1
  const daysOf = monthDays(rule)
  const isNext = (m: number) => rule.freq !== 'MONTHLY' || (m - month) % rule.interval === 0
  const start = (index: number) => dayNumber(begin + index * step, 1, 1)
  const alike: (readonly number[])[] = []

  return {
    regular: false,
    start,
    indexAt: (day) => Math.floor((civil(day).year - begin) / step),
    days: (index) => {
      const year = begin + index * step
      const from = start(index)
      // The last week of the year before may reach into this one, and has its number from there.
      const before = rule.byWeekNo.length > 0 && isLeapYear(year - 1) ? 2 : 0
      const kind = weekday(from) * 4 + before + (isLeapYear(year) ? 1 : 0)
      const days = (alike[kind] ??= yearDays(rule, year, (m) => (isNext(m) ? daysOf(year, m) : [])))
      return every === 1 ? days : days.filter((offset) => (from + offset - first) % every === 0)
    },
  }
}

function yearDays(rule: Rule, year: number, daysOf: (month: number) => readonly number[]): number[] {
  const found: number[] = []
  let start = 0
  for (let month = 1; month <= 12; month += 1) {
    for (const day of daysOf(month)) found.push(start + day)
    start += daysInMonth(year, month)
  }
  return rule.freq === 'MONTHLY' ? found : atPositions(found, rule.bySetPos)
}

/** The days of a month that the rule names, the first being 0. */
function monthDays(rule: Rule): (year: number, month: number) => readonly number[] {
  const { byMonth, byMonthDay, bySetPos } = rule
  const matcher = dayMatcher(rule)
  const alike: (readonly number[])[] = []

  const find = (year: number, from: number, length: number) => {
    const matches = matcher.ofYear(year)
    const candidates =
      byMonthDay.length === 0
        ? daysOfLongestMonth.slice(0, length)
        : unique(byMonthDay.map((day) => (day > 0 ? day - 1 : length + day))).filter((day) => day >= 0 && day < length)
    const found = candidates.filter((day) => matches(from + day, day, length))
    return rule.freq === 'MONTHLY' ? atPositions(found, bySetPos) : found
  }

  return (year, month) => {
    if (byMonth.length > 0 && !byMonth.includes(month)) return []
    const from = dayNumber(year, month, 1)
    const length = daysInMonth(year, month)
    if (!matcher.knowsMonthsOnly) return find(year, from, length)
    return (alike[(length - 28) * 7 + weekday(from)] ??= find(year, from, length))
  }
}

const daysOfLongestMonth = Array.from({ length: 31 }, (_, day) => day)

function unique(days: number[]): number[] {
  return [...new Set(days)].toSorted((one, other) => one - other)
}

function atPositions(days: number[], positions: readonly number[]): number[] {
  if (positions.length === 0) return days
  const chosen = positions
    .map((position) => days.at(position > 0 ? position - 1 : position))
    .filter((day) => day !== undefined)
  return unique(chosen)
}
