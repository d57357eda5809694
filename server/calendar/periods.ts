import { daysIn, daysInYear, yearOf } from './day-sets.ts'
import { civil, startOfWeek, weekday } from './days.ts'
import { type Rule, weekdays } from './rule.ts'
import { countOnTurn, daysOnTurn, mostOnTurn, turnsOf } from './turns.ts'
import { daysNamed, positionsIn, weekSet, yearDays } from './year-days.ts'

/** The stretches of days that a rule looks at as a whole, one after the other: some days or weeks, or a year. */
export interface Periods {
  /** The first day of a period. */
  start(index: number): number
  /** The days of it that the rule names, counted from its first, and how many they are. */
  days(index: number): readonly number[]
  count(index: number): number
  /** More days than these are not in so many periods. */
  most(periods: number): number
  /** The last period that begins up to this day; -1 when there is none. */
  indexAt(day: number): number
  /** Whether all periods have the same days. */
  readonly regular: boolean
}

export function periodsOf(rule: Rule, first: number): Periods {
  if (latest?.rule !== rule || latest.first !== first) latest = { rule, first, periods: make(rule, first) }
  return latest.periods
}

/** The rules and the columns of one request, and its calendar file, all ask for the same periods. */
let latest: { rule: Rule; first: number; periods: Periods } | undefined

function make(given: Rule, first: number): Periods {
  const rule = withDefaults(given, first)
  const byDate = rule.byMonth.length > 0 || rule.byMonthDay.length > 0
  if (rule.freq === 'DAILY' && !byDate) return regularDays(rule, first)
  if (rule.freq === 'WEEKLY' && !byDate) return regularWeeks(rule, first)
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
  return evenly(first, steps.length * interval, offsets)
}

function regularWeeks({ interval, byDay, bySetPos, weekStart }: Rule, first: number): Periods {
  const wanted = weekSet(byDay, weekStart)
  const days = daysIn(bySetPos.length === 0 ? wanted : positionsIn(bySetPos)(wanted))
  return evenly(startOfWeek(first, weekdays.indexOf(weekStart)), 7 * interval, days)
}

function evenly(first: number, step: number, days: readonly number[]): Periods {
  return {
    regular: true,
    start: (index) => first + index * step,
    most: (periods) => periods * days.length,
    days: () => days,
    count: () => days.length,
    // Where no period has a day there is nothing to look for.
    indexAt: (day) => (days.length === 0 ? -1 : Math.floor((day - first) / step)),
  }
}

/** Years, for everything that depends on the date. */
function years(rule: Rule, first: number): Periods {
  const { year: begin } = civil(first)
  const step = rule.freq === 'YEARLY' ? rule.interval : 1
  const named = yearDays(rule)
  const turns = turnsOf(rule, first)

  return {
    regular: false,
    most: (periods) => (turns ? mostOnTurn(turns, periods) : periods * 366),
    start: (index) => yearOf(begin + index * step).start,
    days: (index) => {
      const year = yearOf(begin + index * step)
      const { set } = daysNamed(named, year)
      return daysInYear(turns ? daysOnTurn(turns, set, year) : set, year)
    },
    count: (index) => {
      const year = yearOf(begin + index * step)
      const { set, count } = daysNamed(named, year)
      return turns && count > 0 ? countOnTurn(turns, set, year) : count
    },
    indexAt: (day) => Math.floor((civil(day).year - begin) / step),
  }
}
