/**
 * Days as numbers, where day 0 is 1970-01-01. Expanding a recurrence visits thousands of days; with plain numbers that
 * takes microseconds. Both conversions are Howard Hinnant's, from "chrono-compatible low-level date algorithms".
 */
export interface Civil {
  readonly year: number
  readonly month: number
  readonly day: number
}

export function dayNumber(year: number, month: number, day: number): number {
  const y = month <= 2 ? year - 1 : year
  const era = Math.floor(y / 400)
  const yearOfEra = y - era * 400
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * 146_097 + dayOfEra - 719_468
}

export function civil(days: number): Civil {
  const shifted = days + 719_468
  const era = Math.floor(shifted / 146_097)
  const dayOfEra = shifted - era * 146_097
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153)
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1,
  }
}

/** Monday is 0, Sunday is 6. */
export function weekday(days: number): number {
  return (((days + 3) % 7) + 7) % 7
}

export function startOfWeek(days: number, weekStart: number): number {
  return days - ((weekday(days) - weekStart + 7) % 7)
}

export function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
}

export function daysInMonth(year: number, month: number): number {
  return month === 2
    ? isLeapYear(year)
      ? 29
      : 28
    : month === 4 || month === 6 || month === 9 || month === 11
      ? 30
      : 31
}

export const dayLength = 86_400_000

/** No date may lie outside this range, so every expansion terminates and a rule without occurrences can be detected. */
export const years = { first: 1900, last: 2199 } as const
export const [earliestDay, latestDay] = [dayNumber(years.first, 1, 1), dayNumber(years.last, 12, 31)]

/** The day number of `2027-05-01`, or undefined if no such day exists. */
export function parseDay(text: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  const [year, month, day] = [Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8))]
  const isReal = month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
  return isReal ? dayNumber(year, month, day) : undefined
}

/** Formats a day as in calendar files: `20270501`. */
export function dayText(days: number): string {
  const { year, month, day } = civil(days)
  return `${twoDigits(Math.floor(year / 100))}${twoDigits(year % 100)}${twoDigits(month)}${twoDigits(day)}`
}

/** Formats a wall-clock time as `20270501T183000`. `milliseconds` counts as if the clock showed UTC. */
export function timeText(milliseconds: number): string {
  const day = Math.floor(milliseconds / dayLength)
  const seconds = Math.floor((milliseconds - day * dayLength) / 1000)
  const [hour, minute] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return `${dayText(day)}T${twoDigits(hour)}${twoDigits(minute)}${twoDigits(seconds % 60)}`
}

/** Formats an instant as `20270501T163000Z`. */
export function momentText(moment: number): string {
  return `${timeText(moment)}Z`
}

export function twoDigits(number: number): string {
  return digits[number]!
}

const digits = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'))

export function plainDate(days: number): Temporal.PlainDate {
  return Temporal.PlainDate.from(civil(days))
}
