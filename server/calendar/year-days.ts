import {
  type MonthSet,
  type YearSet,
  type Year,
  addWeek,
  common,
  daysIn,
  daysInYear,
  none,
  sizeOf,
  yearSet,
} from './day-sets.ts'
import { type Rule, weekdays } from './rule.ts'

/**
 * The days that a rule names in a year, if it took place every day, week, month and year. Years that begin with the same
 * weekday and are equally long have the same ones; they are worked out once.
 */
export interface YearDays {
  readonly parts: readonly Part[]
  readonly choose: Chooser | undefined
  /** With numbers of weeks the years beside a year have a say: its first and last days may be in weeks of theirs. */
  readonly hasWeeks: boolean
  readonly alike: NamedDays[]
}

interface NamedDays {
  readonly set: YearSet
  readonly count: number
}

export function yearDays(rule: Rule): YearDays {
  return { parts: partsOf(rule), choose: chooserOf(rule), hasWeeks: rule.byWeekNo.length > 0, alike: [] }
}

export function daysNamed(days: YearDays, year: Year): NamedDays {
  const beside = !days.hasWeeks ? 0 : year.followsLeap ? 14 : year.precedesLeap ? 28 : 0
  return (days.alike[year.kind + beside] ??= findDays(days, year))
}

function findDays({ parts, choose }: YearDays, year: Year): NamedDays {
  const named = parts.reduce((set, part) => common(set, part(year)), year.whole)
  const set = choose ? choose(named, year) : named
  return { set, count: sizeOf(set) }
}

type Part = (year: Year) => YearSet

/** For each part of the rule the days that it allows. */
function partsOf(rule: Rule): Part[] {
  const { byMonth, byMonthDay, byDay, byYearDay, byWeekNo } = rule
  const parts: Part[] = []
  if (byMonth.length > 0) parts.push(({ whole }) => whole.map((set, month) => (byMonth.includes(month + 1) ? set : 0)))
  if (byMonthDay.length > 0) parts.push(monthDays(byMonthDay))
  // "The second Tuesday" is one of the month, or of the year when a yearly rule names no months.
  if (byDay.length > 0) parts.push(rule.freq === 'YEARLY' && byMonth.length === 0 ? ofYear(byDay) : ofMonths(byDay))
  if (byYearDay.length > 0) parts.push((year) => yearSet(counted(byYearDay, year.length), year))
  if (byWeekNo.length > 0) parts.push(weeks(byWeekNo, weekdays.indexOf(rule.weekStart)))
  return parts
}

/** Numbers from 1 on, or from -1 on backwards, as days counted from 0; those that do not exist are left out. */
function counted(numbers: readonly number[], length: number): number[] {
  return numbers.map((number) => (number > 0 ? number - 1 : length + number)).filter((day) => day >= 0 && day < length)
}

function monthDays(numbers: readonly number[]): Part {
  const ofLength = [28, 29, 30, 31].map((length) => monthSet(counted(numbers, length)))
  return ({ lengths }) => lengths.map((length) => ofLength[length - 28]!)
}

function monthSet(days: readonly number[]): MonthSet {
  return days.reduce((set, day) => set | (1 << day), 0)
}

function ofMonths(byDay: Rule['byDay']): Part {
  // For each weekday: where it may be, counted from the first day of a month, and from the last one of 31.
  const fromStart = weekdays.map(() => 0)
  const fromEnd = weekdays.map(() => 0)
  for (const { day, ordinal } of byDay) {
    const at = weekdays.indexOf(day)
    if (ordinal === 0) fromStart[at] = -1
    else if (ordinal > 0) fromStart[at]! |= 0x7f << (7 * (ordinal - 1))
    else fromEnd[at]! |= ordinal === -5 ? 0x7f >> 4 : 0x7f << (31 + 7 * ordinal)
  }
  const alike: MonthSet[] = []

  return (year) =>
    year.lengths.map((length, month) => {
      const first = year.weekdays[month]!
      return (alike[(length - 28) * 7 + first] ??= find(length, first))
    })

  function find(length: number, first: number): MonthSet {
    let set = 0
    for (let at = 0; at < 7; at += 1) {
      const places = fromStart[at]! | (fromEnd[at]! >> (31 - length))
      set |= places & (everySeventh << ((at - first + 7) % 7))
    }
    return set
  }
}

const everySeventh = 0x1020_4081

function ofYear(byDay: Rule['byDay']): Part {
  const everyWeek = ofMonths(byDay.filter(({ ordinal }) => ordinal === 0))
  const numbered = byDay
    .filter(({ ordinal }) => ordinal !== 0)
    .map(({ day, ordinal }) => ({ at: weekdays.indexOf(day), ordinal }))
  return (year) => {
    const days = numbered.map(({ at, ordinal }) => {
      const first = (at - year.weekdays[0]! + 7) % 7
      const count = Math.ceil((year.length - first) / 7)
      return first + 7 * (ordinal > 0 ? ordinal - 1 : count + ordinal)
    })
    const set = yearSet(
      days.filter((day) => day >= 0 && day < year.length),
      year,
    )
    return everyWeek(year).map((month, i) => month | set[i]!)
  }
}

function weeks(numbers: readonly number[], weekStart: number): Part {
  return (year) => {
    const before = year.followsLeap ? 366 : 365
    const after = year.precedesLeap ? 366 : 365
    const own = firstWeek(year.weekdays[0]!, weekStart)
    const next = year.length + firstWeek(year.weekdays[0]! + year.length, weekStart)
    const set = none()
    for (const week of counted(numbers, (next - own) / 7)) addWeek(set, year, own + 7 * week)
    // The weeks at the edges have their numbers from the years beside this one.
    const isNamed = (week: number, count: number) => numbers.includes(week) || numbers.includes(week - count - 1)
    const weeksBefore = (own + before - firstWeek(year.weekdays[0]! - before + 371, weekStart)) / 7
    const weeksAfter = (year.length + after + firstWeek(year.weekdays[0]! + year.length + after, weekStart) - next) / 7
    if (isNamed(weeksBefore, weeksBefore)) addWeek(set, year, own - 7)
    if (isNamed(1, weeksAfter)) addWeek(set, year, next)
    return set
  }
}

/** Where week 1 begins, the first with four days in the year, by the first weekday of the year. */
function firstWeek(begins: number, weekStart: number): number {
  const offset = (begins - weekStart + 7) % 7
  return offset <= 3 ? -offset : 7 - offset
}

type Chooser = (named: YearSet, year: Year) => YearSet

/** BYSETPOS: what is chosen among the days of each week, month or year. */
function chooserOf({ freq, byDay, bySetPos, weekStart }: Rule): Chooser | undefined {
  if (bySetPos.length === 0) return undefined
  if (freq === 'YEARLY') return (named, year) => yearSet(atPositions(daysInYear(named, year), bySetPos), year)
  const choose = positionsIn(bySetPos)
  if (freq === 'MONTHLY') return (named) => named.map(choose)
  return weekChooser(choose, weekSet(byDay, weekStart), weekdays.indexOf(weekStart))
}

/** Weeks may reach into a month that is not named, or into the year before or after. */
function weekChooser(choose: (week: number) => number, wanted: number, weekStart: number): Chooser {
  return (named, year) => {
    const isNamed = (day: number) => named[day < 0 ? 11 : (year.monthOf[day] ?? 0)] !== 0
    const set = none()
    for (let from = -((year.weekdays[0]! - weekStart + 7) % 7); from < year.length; from += 7) {
      const [begins, ends] = [isNamed(from), isNamed(from + 6)]
      let week = begins && ends ? wanted : 0
      if (begins !== ends) week = monthSet(daysIn(wanted).filter((day) => isNamed(from + day)))
      if (week !== 0) addWeek(set, year, from, choose(week))
    }
    return set
  }
}

/** The named weekdays as bits, the first day of the week being bit 0. */
export function weekSet(byDay: Rule['byDay'], weekStart: Rule['weekStart']): number {
  return monthSet(byDay.map(({ day }) => (weekdays.indexOf(day) - weekdays.indexOf(weekStart) + 7) % 7))
}

/** Months and weeks that are alike are chosen from once. */
export function positionsIn(positions: readonly number[]): (set: MonthSet) => MonthSet {
  const known = new Map<MonthSet, MonthSet>()
  return (set) => {
    let chosen = known.get(set)
    if (chosen === undefined) known.set(set, (chosen = monthSet(atPositions(daysIn(set), positions))))
    return chosen
  }
}

function atPositions(days: readonly number[], positions: readonly number[]): number[] {
  return counted(positions, days.length).map((at) => days[at]!)
}
