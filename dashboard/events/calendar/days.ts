/** A day of the calendar: `2027-05-07`. Days are counted in UTC, so that no clock change matters. */
export type Day = string

const length = 86_400_000
const momentOf = (day: Day) => Date.parse(`${day}T00:00:00Z`)
const dayAt = (moment: number): Day => new Date(moment).toISOString().slice(0, 10)

export const addDays = (day: Day, days: number): Day => dayAt(momentOf(day) + days * length)
export const daysBetween = (from: Day, to: Day): number => (momentOf(to) - momentOf(from)) / length
export const isDay = (text: string): boolean =>
  /^(19|20|21)\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(momentOf(text)) && dayAt(momentOf(text)) === text
export const monthOf = (day: Day): string => day.slice(0, 7)

/** The same day of another month, or its last one. */
export function addMonths(day: Day, months: number): Day {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return dayAt(Date.UTC(year, month - 1 + months, Math.min(date, last)))
}

/** From `from` up to but without `to`. */
export function daysFrom(from: Day, to: Day): Day[] {
  return Array.from({ length: daysBetween(from, to) }, (_, index) => addDays(from, index))
}

/** Monday is 1, Sunday is 7. */
const weekdayOf = (day: Day) => new Date(momentOf(day)).getUTCDay() || 7

interface WeekLocale {
  getWeekInfo?: () => { firstDay: number }
  readonly weekInfo?: { firstDay: number }
}

/** The first day of a week where the person lives: Monday is 1, Sunday is 7. */
export function firstWeekday(): number {
  const locale = new Intl.Locale(navigator.language) as unknown as WeekLocale
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1
}

export function startOfWeek(day: Day): Day {
  return addDays(day, -((weekdayOf(day) - firstWeekday() + 7) % 7))
}

const formats = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' })
  formats.set(timeZone, format)
  return format
}

/** What calendar and clock show at a moment: the day, and minutes since midnight. */
export function wallOf(moment: number, timeZone: string): { day: Day; minutes: number } {
  const parts = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  )
  return {
    day: `${parts.year}-${parts.month}-${parts.day}`,
    minutes: Number(parts.hour) * 60 + Number(parts.minute),
  }
}
