import { me } from './session.ts'
import { language } from './first-words.ts'

/** As the browser writes the language: `en-GB` has other dates than `en`. */
const regional = navigator.languages.find((each) => each.split('-')[0] === language) ?? language
/** Persian would use another calendar than the pages that visitors see. */
export const locale = language === 'fa' ? 'fa-u-ca-gregory' : regional

/** The time zone of the person, or of the browser. */
export function ownTimeZone(): string {
  return me.value.time_zone ?? browserTimeZone()
}

// Formats take long to make, and lists write thousands of dates: each is made once, when it is first needed.
const browserTimeZone = once(() => Intl.DateTimeFormat().resolvedOptions().timeZone)
const formats = new Map<string, Intl.DateTimeFormat>()

const dayLength = 86_400_000
const day = { weekday: 'short', day: 'numeric', month: 'short' } as const
const time = { hour: 'numeric', minute: '2-digit' } as const
const styles = {
  year: { year: 'numeric' },
  month: { month: 'short' },
  dayOfMonth: { day: 'numeric' },
  monthAndYear: { month: 'short', year: 'numeric' },
  numbers: { year: 'numeric', month: 'numeric', day: 'numeric' },
  time: { timeStyle: 'short' },
  moment: { dateStyle: 'medium', timeStyle: 'short' },
  longDay: { dateStyle: 'full' },
  day,
  dateOnly: { day: 'numeric', month: 'short' },
  date: { dateStyle: 'medium' },
  dayAndYear: { ...day, year: 'numeric' },
  weekday: { weekday: 'short' },
  weekdayAndTime: { weekday: 'short', ...time },
  dayAndTime: { ...day, ...time },
  dayYearAndTime: { ...day, ...time, year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

function formatOf(style: keyof typeof styles, timeZone: string): Intl.DateTimeFormat {
  const key = `${style} ${timeZone}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...styles[style], timeZone })
  formats.set(key, format)
  return format
}

function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

type Moment = string | number | Date
const dateOf = (moment: Moment) => new Date(moment)

function isThisYear(date: Date, timeZone: string): boolean {
  const year = formatOf('year', timeZone)
  return year.format(date) === year.format(new Date())
}

/** "Sat, May 1, 2027" — the year only if it is not this one. */
export function formatDay(moment: Moment, timeZone = ownTimeZone()): string {
  const date = dateOf(moment)
  return formatOf(isThisYear(date, timeZone) ? 'day' : 'dayAndYear', timeZone).format(date)
}

/** "May 1, 2027" — the year only if it is not this one. */
export function formatDate(moment: Moment, timeZone = ownTimeZone()): string {
  const date = dateOf(moment)
  return formatOf(isThisYear(date, timeZone) ? 'dateOnly' : 'date', timeZone).format(date)
}

/** "May 2027" */
export function formatMonth(moment: Moment, timeZone = 'UTC'): string {
  return formatOf('monthAndYear', timeZone).format(dateOf(moment))
}

/** "Saturday, May 1, 2027" */
export function formatLongDay(moment: Moment, timeZone = ownTimeZone()): string {
  return formatOf('longDay', timeZone).format(dateOf(moment))
}

/** Identifies a day: "2027-05-01", where the person is. */
export function formatDayKey(moment: Moment, timeZone = ownTimeZone()): string {
  const parts = formatOf('numbers', timeZone).formatToParts(dateOf(moment))
  const number = (type: string) => parts.find((part) => part.type === type)!.value.padStart(2, '0')
  return `${number('year')}-${number('month')}-${number('day')}`
}

/** "2027-05-01T18:00", what calendars and clocks show there: for fields. */
export function localMoment(moment: Moment, timeZone: string): string {
  // Swedish writes dates as fields do, except for years before 1000.
  const local = dateOf(moment).toLocaleString('sv', { dateStyle: 'short', timeStyle: 'short', timeZone })
  return local.replace(' ', 'T').padStart(16, '0')
}

/** The moment at which calendars and clocks there show "2027-05-01T18:00". */
export function momentOf(local: string, timeZone: string): Date {
  const wanted = Date.parse(`${local}Z`)
  const corrected = (moment: number) => moment + wanted - Date.parse(`${localMoment(moment, timeZone)}Z`)
  // The first offset may be that of the other side of a clock change.
  return new Date(corrected(corrected(wanted)))
}

/** "6:00 PM" */
export function formatTime(moment: Moment, timeZone = ownTimeZone()): string {
  return formatOf('time', timeZone).format(dateOf(moment))
}

/** The time of a clock, such as `18:00`: "6:00 PM" */
export const formatClock = (clock: string) => formatTime(`1970-01-01T${clock}Z`, 'UTC')

/** "May 1, 2027, 6:00 PM" */
export function formatMoment(moment: Moment, timeZone = ownTimeZone()): string {
  return formatOf('moment', timeZone).format(dateOf(moment))
}

interface When {
  readonly starts: string
  readonly ends: string
  readonly timeZone: string
  readonly allDay: boolean
}

/** Times are those of the person; whole days are the same everywhere. */
export const zoneOf = ({ timeZone, allDay }: When) => (allDay ? timeZone : ownTimeZone())

/** "12:00 PM, New York", if the time where it takes place is not the person's. */
export function timeElsewhere({ starts, timeZone, allDay }: When): string | undefined {
  const there = formatMoment(starts, timeZone)
  if (allDay || there === formatMoment(starts)) return undefined
  return `${formatTime(starts, timeZone)}, ${timeZone.split('/').at(-1)!.replaceAll('_', ' ')}`
}

/** "Sat, May 1, 6:00 – 9:30 PM", where the person is. */
export const formatWhen = remembered(({ starts, ends, allDay }, timeZone) => {
  const [from, to] = [dateOf(starts), dateOf(ends)]
  const isNear = isThisYear(from, timeZone)
  if (!allDay) return formatOf(isNear ? 'dayAndTime' : 'dayYearAndTime', timeZone).formatRange(from, to)
  // The end of an all-day date is the first moment after it.
  return formatOf(isNear ? 'day' : 'dayAndYear', timeZone).formatRange(from, new Date(to.getTime() - 1))
})

/** "Sat, 6:00 – 9:30 PM", beside a tile that has the day; as a whole if the tile doesn't say enough. */
export const formatWhenBesideTile = remembered((when, timeZone) => {
  const { starts, ends, allDay } = when
  const [from, to] = [dateOf(starts), dateOf(ends)]
  const length = to.getTime() - from.getTime()
  if (length > (allDay ? 6 : 1) * dayLength || !isThisYear(from, timeZone)) return formatWhen(when)
  if (allDay) return formatOf('weekday', timeZone).formatRange(from, new Date(to.getTime() - 1))
  return formatOf('weekdayAndTime', timeZone).formatRange(from, to)
})

/** Ranges take ten times as long as moments, and a list shows them whenever it is drawn. */
function remembered(format: (when: When, timeZone: string) => string) {
  const known = new WeakMap<When, { readonly timeZone: string; readonly text: string }>()
  return (when: When, timeZone = zoneOf(when)): string => {
    const before = known.get(when)
    if (before?.timeZone === timeZone) return before.text
    const text = format(when, timeZone)
    known.set(when, { timeZone, text })
    return text
  }
}

const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const
const relative = once(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))

/** "in 3 days", "5 minutes ago", "now" */
export function formatAgo(moment: Moment, now = Date.now()): string {
  const seconds = (dateOf(moment).getTime() - now) / 1000
  const [unit, length] = units.find(([, each]) => Math.abs(seconds) >= each) ?? ['second', 1]
  return unit === 'second' ? relative().format(0, 'second') : relative().format(Math.round(seconds / length), unit)
}

/** "tomorrow", "in 14 days": days as people count them on a calendar. Hours today, months when it is far away. */
export function formatAhead(moment: Moment, timeZone = ownTimeZone(), now = Date.now()): string {
  const days = (Date.parse(formatDayKey(moment, timeZone)) - Date.parse(formatDayKey(now, timeZone))) / dayLength
  return days > 0 && days < 30 ? relative().format(days, 'day') : formatAgo(moment, now)
}

/** "today", "in 14 days" */
export const formatDaysAhead = (days: number) => relative().format(days, 'day')

const numbers = once(() => new Intl.NumberFormat(locale))
const compact = once(() => new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }))
const percents = once(() => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }))
const listed = once(() => new Intl.ListFormat(locale, { type: 'conjunction' }))

export const formatNumber = (value: number) => numbers().format(value)
export const formatCompact = (value: number) => compact().format(value)
export const formatPercent = (value: number) => percents().format(value)
export const formatList = (values: readonly string[]) => listed().format(values)

/** The month and day of a tile. */
export function tileOf(moment: Moment, timeZone: string): { month: string; day: string } {
  const date = dateOf(moment)
  return {
    month: formatOf('month', timeZone).format(date),
    day: formatOf('dayOfMonth', timeZone).format(date),
  }
}

/** Every time zone, such as `Europe/Berlin`. */
export const timeZones = (): string[] => ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')]

/** Whether it is one, rather than half of its name. */
export function isTimeZone(text: string): boolean {
  try {
    return Boolean(Intl.DateTimeFormat('en', { timeZone: text }))
  } catch {
    return false
  }
}

const collator = once(() => new Intl.Collator(locale, { numeric: true, sensitivity: 'base' }))

/** Compares texts as people would sort them. */
export const compareTexts = (one: string, other: string) => collator().compare(one, other)

/** "German"; in another language, such as its own: "Deutsch" */
export function languageName(code: string, inLanguage: string = locale): string {
  return new Intl.DisplayNames(inLanguage, { type: 'language' }).of(code) ?? code
}

/** "1.2 MB" */
export function formatSize(bytes: number): string {
  const [unit, size] = bytes < 1_000_000 ? (['kilobyte', 1000] as const) : (['megabyte', 1_000_000] as const)
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(bytes / size)
}
