import { dayNumber, isLeapYear, weekday } from './days.ts'
import { type Rule, weekdays } from './recurrence.ts'

/** A day of a year: its number, where it is in its month (the first is 0), and how long that month is. */
export type DayMatcher = (day: number, indexInMonth: number, monthLength: number) => boolean

export interface DaysOfYear {
  ofYear(year: number): DayMatcher
  /** Whether the length of the month and its first weekday decide everything. */
  readonly knowsMonthsOnly: boolean
}

/** Whether a day of the right month and month day is one of the rule's weekdays, days of the year and weeks. */
export function dayMatcher(rule: Rule): DaysOfYear {
  const { byDay, byYearDay, byWeekNo } = rule
  const weekStart = weekdays.indexOf(rule.weekStart)
  const plain = weekdays.map((name) => byDay.some(({ day, ordinal }) => day === name && ordinal === 0))
  const numbered = weekdays.map((name) =>
    byDay.filter(({ day, ordinal }) => day === name && ordinal !== 0).map(({ ordinal }) => ordinal),
  )
  // "The second Tuesday" is one of the month, or of the year when a yearly rule names no months.
  const isOfYear = rule.freq === 'YEARLY' && rule.byMonth.length === 0
  const knowsMonthsOnly =
    byYearDay.length === 0 && byWeekNo.length === 0 && !(isOfYear && byDay.some(({ ordinal }) => ordinal !== 0))

  const ofYear = (year: number): DayMatcher => {
    const newYear = dayNumber(year, 1, 1)
    const yearLength = isLeapYear(year) ? 366 : 365
    const weekOf = byWeekNo.length > 0 ? weeksOf(year, weekStart) : undefined

    return (day, indexInMonth, monthLength) => {
      if (byDay.length > 0) {
        const name = weekday(day)
        if (!plain[name]) {
          const ordinals = numbered[name]!
          if (ordinals.length === 0) return false
          const [index, length] = isOfYear ? [day - newYear, yearLength] : [indexInMonth, monthLength]
          // Counted from the beginning, and from the end below zero.
          if (!ordinals.includes(Math.floor(index / 7) + 1) && !ordinals.includes(-Math.ceil((length - index) / 7)))
            return false
        }
      }
      if (byYearDay.length > 0) {
        const index = day - newYear + 1
        if (!byYearDay.includes(index) && !byYearDay.includes(index - yearLength - 1)) return false
      }
      if (!weekOf) return true
      const [week, weeks] = weekOf(day)
      return byWeekNo.includes(week) || byWeekNo.includes(week - weeks - 1)
    }
  }
  return { ofYear, knowsMonthsOnly }
}

/** For the days of a year: the number of their week, and how many weeks the year of that week has. */
function weeksOf(year: number, weekStart: number) {
  // Week 1 is the first with four days in the year.
  const firstWeek = (y: number) => {
    const newYear = dayNumber(y, 1, 1)
    const offset = (weekday(newYear) - weekStart + 7) % 7
    return offset <= 3 ? newYear - offset : newYear + 7 - offset
  }
  const [previous, own, next, after] = [-1, 0, 1, 2].map((later) => firstWeek(year + later)) as [
    number,
    number,
    number,
    number,
  ]
  return (day: number): [number, number] => {
    if (day >= next) return [1, (after - next) / 7]
    if (day >= own) return [Math.floor((day - own) / 7) + 1, (next - own) / 7]
    return [Math.floor((day - previous) / 7) + 1, (own - previous) / 7]
  }
}
