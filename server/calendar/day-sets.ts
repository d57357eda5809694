import { dayNumber, daysInMonth, isLeapYear, weekday, years } from './days.ts'

/** Days of a month as the bits of a number, the first day being bit 0. What several parts of a rule have in common is one `&`. */
export type MonthSet = number

/** Days of a year, by months. */
export type YearSet = readonly MonthSet[]

/** How the months lie in a year. There are fourteen kinds of years, by the first weekday and the length. */
interface YearKind {
  readonly kind: number
  readonly length: number
  readonly lengths: readonly number[]
  /** The day of the year that each month begins with, the first being 0, and the weekday. */
  readonly starts: readonly number[]
  readonly weekdays: readonly number[]
  /** All the days. */
  readonly whole: YearSet
  /** The month of a day of the year, the first being 0. */
  readonly monthOf: readonly number[]
}

export interface Year extends YearKind {
  readonly number: number
  readonly start: number
  readonly followsLeap: boolean
  readonly precedesLeap: boolean
}

export function yearOf(number: number): Year {
  return (knownYears[number - years.first] ??= make(number))
}

const knownYears: Year[] = []

function make(number: number): Year {
  const start = dayNumber(number, 1, 1)
  const kind = weekday(start) + (isLeapYear(number) ? 7 : 0)
  const like = (knownKinds[kind] ??= kindLike(number, start, kind))
  return { ...like, number, start, followsLeap: isLeapYear(number - 1), precedesLeap: isLeapYear(number + 1) }
}

const knownKinds: YearKind[] = []

function kindLike(year: number, start: number, kind: number): YearKind {
  const lengths = Array.from({ length: 12 }, (_, month) => daysInMonth(year, month + 1))
  const starts = lengths.map((_, month) => dayNumber(year, month + 1, 1) - start)
  const monthOf = lengths.flatMap((length, month) => Array.from({ length }, () => month))
  return {
    kind,
    length: monthOf.length,
    lengths,
    starts,
    weekdays: starts.map((day) => weekday(start + day)),
    whole: lengths.map((length) => -1 >>> (32 - length)),
    monthOf,
  }
}

export function daysIn(set: MonthSet): number[] {
  const days: number[] = []
  addDays(days, set, 0)
  return days
}

/** As days of the year, the first being 0. */
export function daysInYear(set: YearSet, { starts }: Year): number[] {
  const days: number[] = []
  for (let month = 0; month < 12; month += 1) addDays(days, set[month]!, starts[month]!)
  return days
}

function addDays(days: number[], set: MonthSet, start: number) {
  for (let left = set; left !== 0; left &= left - 1) days.push(start + 31 - Math.clz32(left & -left))
}

export function sizeOf(set: YearSet): number {
  let size = 0
  for (let month = 0; month < 12; month += 1) size += bitsIn(set[month]!)
  return size
}

/** How many days of a year stay, with what is to be kept of each month. */
export function countKept(set: YearSet, kept: readonly MonthSet[], offsets: readonly number[], from: number): number {
  let count = 0
  for (let month = 0; month < 12; month += 1) count += bitsIn(set[month]! & kept[from + offsets[month]!]!)
  return count
}

/** Henry S. Warren, "Hacker's Delight", 5-1. */
function bitsIn(set: MonthSet): number {
  const pairs = set - ((set >>> 1) & 0x5555_5555)
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24
}

export function yearSet(days: readonly number[], { starts, monthOf }: Year): YearSet {
  const set = none()
  for (const day of days) set[monthOf[day]!]! |= 1 << (day - starts[monthOf[day]!]!)
  return set
}

/** Seven days, given as bits, from a day of the year on; they may begin before the year and end after it. */
export function addWeek(set: MonthSet[], { length, lengths, starts, monthOf }: Year, from: number, days = 0x7f) {
  if (from < 0) set[0]! |= days >> -from
  else if (from < length) {
    const month = monthOf[from]!
    const day = from - starts[month]!
    set[month]! |= (days << day) & (-1 >>> (32 - lengths[month]!))
    if (month < 11) set[month + 1]! |= days >> (lengths[month]! - day)
  }
}

export const monthNumbers = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]

export function none(): MonthSet[] {
  return [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
}

export function common(one: YearSet, other: YearSet): YearSet {
  const set = none()
  for (let month = 0; month < 12; month += 1) set[month] = one[month]! & other[month]!
  return set
}
