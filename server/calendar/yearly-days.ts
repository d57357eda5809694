import { civil, dayNumber, daysInMonth, isLeapYear, startOfWeek, weekday } from './days.ts'
import { type Rule, weekdays } from './rule.ts'

/** A day that matches every BY part of a rule, and its period. Both are counted from 1 January. */
export interface NamedDay {
  readonly offset: number
  readonly period: number
}

interface Year {
  readonly number: number
  /** 1 January, as a day number. */
  readonly start: number
}

export function yearOf(number: number): Year {
  return { number, start: dayNumber(number, 1, 1) }
}

/** The matching days of any year, in order. All years of a kind share them, so they are computed once per kind. */
export function yearlyDays(rule: Rule): (year: Year) => readonly NamedDay[] {
  const known: NamedDay[][] = []
  // Long enough for 53 weeks, and reused: allocating it takes longer than filling it.
  const marks = new Uint8Array(371)
  return (year) => (known[kindOf(rule, year)] ??= namedDays(rule, year, marks))
}

/**
 * Years of a kind begin on the same weekday and have the same length. With week numbers, this also holds for the
 * adjacent years.
 */
function kindOf(rule: Rule, { number, start }: Year): number {
  const kind = weekday(start) + (isLeapYear(number) ? 7 : 0)
  if (rule.byWeekNo.length === 0) return kind
  return kind + (isLeapYear(number - 1) ? 14 : 0) + (isLeapYear(number + 1) ? 28 : 0)
}

function namedDays(rule: Rule, year: Year, marks: Uint8Array): NamedDay[] {
  const { freq, byMonth, byMonthDay, byDay, byYearDay, byWeekNo } = rule
  const whole = stretchOf(rule, year)
  const months = monthsOf(rule, year)
  const lists: number[][] = []
  if (byMonthDay.length > 0) lists.push(months.flatMap((month) => numbered(byMonthDay, month)))
  // "The second Tuesday" refers to the month, or to the year if a yearly rule names no months.
  const ofWeekdays = freq === 'YEARLY' && byMonth.length === 0 ? [whole] : months
  if (byDay.length > 0) lists.push(ofWeekdays.flatMap((stretch) => onWeekdays(byDay, stretch)))
  if (byYearDay.length > 0) lists.push(numbered(byYearDay, whole))
  if (byWeekNo.length > 0) lists.push(inWeeks(rule, year))
  // BYMONTHDAY and BYDAY only search the named months, so BYMONTH needs no list of its own.
  if (byMonth.length > 0 && byMonthDay.length + byDay.length === 0) lists.push(months.flatMap(everyDay))

  const firstPeriod = periodAt(rule, year.number, year.start)
  const usesPeriods = rule.interval > 1 || rule.bySetPos.length > 0
  const days = inAll(lists, whole, marks).map((day) => ({
    offset: day - year.start,
    period: usesPeriods ? periodAt(rule, year.number, day) - firstPeriod : 0,
  }))
  if (rule.bySetPos.length === 0) return days
  return [...Map.groupBy(days, ({ period }) => period).values()].flatMap((each) => atPositions(rule, each))
}

/** The number of the period that contains a day: the day, week, month or year that FREQ counts. */
export function periodAt(rule: Rule, year: number, day: number): number {
  if (rule.freq === 'DAILY') return day
  if (rule.freq === 'WEEKLY') return Math.floor(weekOf(rule, day) / 7)
  return rule.freq === 'MONTHLY' ? year * 12 + civil(day).month : year
}

/** The first day of the week that contains a day, according to WKST. */
export function weekOf(rule: Rule, day: number): number {
  return startOfWeek(day, weekdays.indexOf(rule.weekStart))
}

/** The days of a period that BYSETPOS selects. */
export function atPositions({ bySetPos }: Rule, days: NamedDay[]): NamedDay[] {
  if (bySetPos.length === 0) return days
  return days.filter((_, i) => bySetPos.includes(i + 1) || bySetPos.includes(i - days.length))
}

interface Stretch {
  readonly start: number
  readonly length: number
}

/** A year. For a weekly rule it consists of the weeks that end in it. */
function stretchOf(rule: Rule, year: Year): Stretch {
  const next = yearOf(year.number + 1).start
  if (rule.freq !== 'WEEKLY') return { start: year.start, length: next - year.start }
  return { start: weekOf(rule, year.start), length: weekOf(rule, next) - weekOf(rule, year.start) }
}

/** The months that BYMONTH allows. The previous December is included because the first week may begin in it. */
function monthsOf({ byMonth }: Rule, year: Year): Stretch[] {
  const months: Stretch[] = []
  let start = year.start - 31
  for (const month of [12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]) {
    const length = daysInMonth(year.number, month)
    if (byMonth.length === 0 || byMonth.includes(month)) months.push({ start, length })
    start += length
  }
  return months
}

function everyDay({ start, length }: Stretch): number[] {
  const days: number[] = []
  for (let i = 0; i < length; i += 1) days.push(start + i)
  return days
}

/** The days with these numbers: 1 is the first day of the stretch, -1 the last. */
function numbered(numbers: readonly number[], { start, length }: Stretch): number[] {
  const days: number[] = []
  for (const number of numbers) {
    const offset = number > 0 ? number - 1 : length + number
    if (offset >= 0 && offset < length) days.push(start + offset)
  }
  return days
}

function onWeekdays(byDay: Rule['byDay'], { start, length }: Stretch): number[] {
  const days: number[] = []
  for (const { day, ordinal } of byDay) {
    const first = (weekdays.indexOf(day) - weekday(start) + 7) % 7
    const count = Math.ceil((length - first) / 7)
    const nth = ordinal > 0 ? ordinal - 1 : count + ordinal
    if (ordinal === 0) for (let i = 0; i < count; i += 1) days.push(start + first + 7 * i)
    else if (nth >= 0 && nth < count) days.push(start + first + 7 * nth)
  }
  return days
}

/** Week 1 contains 4 January, so a year may begin and end with weeks of the adjacent years. */
function inWeeks(rule: Rule, { number }: Year): number[] {
  const days: number[] = []
  for (const year of [number - 1, number, number + 1]) {
    const start = weekOf(rule, dayNumber(year, 1, 4))
    const count = (weekOf(rule, dayNumber(year + 1, 1, 4)) - start) / 7
    for (const week of numbered(rule.byWeekNo, { start: 0, length: count }))
      for (let i = 0; i < 7; i += 1) days.push(start + 7 * week + i)
  }
  return days
}

/** The days of a stretch that are in every list, in order. Lists may be unordered and extend beyond the stretch. */
function inAll(lists: readonly (readonly number[])[], { start, length }: Stretch, marks: Uint8Array): number[] {
  const [only] = lists
  // Sorting a few days is faster than marking them in a whole year.
  if (lists.length === 1 && only!.length < 40) {
    const inside = only!.filter((day) => day >= start && day < start + length).toSorted((one, other) => one - other)
    return inside.filter((day, i) => day !== inside[i - 1])
  }
  marks.fill(0)
  for (const [i, list] of lists.entries()) {
    for (const day of list) if (marks[day - start] === i) marks[day - start] = i + 1
  }
  const days: number[] = []
  for (let i = 0; i < length; i += 1) if (marks[i] === lists.length) days.push(start + i)
  return days
}
