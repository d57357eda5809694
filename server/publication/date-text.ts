import { abbreviated } from '@kalends/button/drawing/zone-name'
import { memoize } from '../cache/memoize.ts'
import { type EventTime, momentsOf } from '../calendar/event-time.ts'
import { type Language, type PageMessages, localeOf } from '../messages/messages.ts'

/** A formatted date, in the language of the page and the time zone of the date. */
export interface DateText {
  readonly day: string
  readonly time: string
  /** The name of the time zone; null for all-day dates. */
  readonly zone: string | null
  /** The abbreviated zone, such as CET or GMT+2. */
  readonly shortZone: string | null
  /** For a small calendar tile. */
  readonly tile: { readonly month: string; readonly day: string }
}

// Creating a formatter costs more than using it a hundred times, and each takes about ten kilobytes.
export const formatters = memoize((key) => {
  const [locale, options] = JSON.parse(key) as [string, Intl.DateTimeFormatOptions]
  return new Intl.DateTimeFormat(locale, options)
}, 300)

/** Adds the organization's choice between 12 and 24 hours to options that write hours. */
export function withClock(
  options: Intl.DateTimeFormatOptions,
  { timeFormat }: Pick<PageMessages, 'timeFormat'>,
): Intl.DateTimeFormatOptions {
  if (timeFormat === undefined || (!options.timeStyle && !options.hour)) return options
  return { ...options, hourCycle: timeFormat === '12' ? 'h12' : 'h23' }
}

export function dateWriter(language: Language, words: PageMessages) {
  const locale = localeOf({ language, region: words.region })
  const formatter = (options: Intl.DateTimeFormatOptions, ownLocale = locale) =>
    formatters(JSON.stringify([ownLocale, withClock(options, words)]))
  const tileOf = (day: Temporal.PlainDate) => ({
    month: formatter({ month: 'short', timeZone: 'UTC' }).format(midnight(day)),
    day: part(formatter({ day: 'numeric', timeZone: 'UTC' }).formatToParts(midnight(day)), 'day'),
  })

  const dayOf = (first: Temporal.PlainDate, last: Temporal.PlainDate) => {
    const days = formatter({ dateStyle: 'full', timeZone: 'UTC' })
    const [start, end] = [midnight(first), midnight(last)]
    if (start === end)
      return language === 'fa' ? persianDay(days.formatToParts(start)) : withFirst(days.format(start), language)
    const between = numericRanges[language]
    if (between === undefined) return withFirst(days.formatRange(start, end), language)
    const until = formatter({ month: 'long', day: 'numeric', weekday: 'long', timeZone: 'UTC' })
    return `${days.format(start)}${between}${(first.year === last.year ? until : days).format(end)}`
  }

  return (time: EventTime): DateText => {
    if (time.allDay) {
      const last = time.end.subtract({ days: 1 })
      return { day: dayOf(time.start, last), time: words.allDay, zone: null, shortZone: null, tile: tileOf(time.start) }
    }
    const key = `${locale} ${words.timeFormat}`
    const known = written.get(time)?.get(key)
    if (known) return known
    const first = time.start.toPlainDate()
    // An event that ends at midnight belongs to the day before.
    const endsAtMidnight = time.end.toPlainDateTime().equals(first.add({ days: 1 }).toPlainDateTime())
    const last = endsAtMidnight ? first : time.end.toPlainDate()
    const { start, end } = momentsOf(time)
    const hours = formatter({ timeZone: time.zone, timeStyle: 'short' })
    const withDay = formatter({ timeZone: time.zone, weekday: 'short', hour: 'numeric', minute: '2-digit' })
    const weekday = formatter({ timeZone: time.zone, weekday: 'short' })
    // Ranges and combined patterns in Japanese use other forms of time than single times.
    const range = (from: number, to: number) =>
      language === 'ja' ? `${hours.format(from)}～${hours.format(to)}` : hours.formatRange(from, to)
    const dayAndTime = (at: number) =>
      language === 'ja' ? `${weekday.format(at)} ${hours.format(at)}` : withDay.format(at)
    const { year, month, offset } = time.start
    const zoneName = (timeZoneName: 'long' | 'short', ownLocale = locale) =>
      zoneNames([ownLocale, time.zone, timeZoneName, year, month, offset].join(' '), () =>
        part(formatter({ timeZone: time.zone, timeZoneName }, ownLocale).formatToParts(start), 'timeZoneName'),
      )
    // A range that ends on the next day would name both days.
    const shownEnd = endsAtMidnight ? first.toZonedDateTime(time.zone).epochMilliseconds : end
    const text = {
      day: dayOf(first, last),
      // Over several days, times alone would read as daily hours.
      time: first.equals(last) ? range(start, shownEnd) : `${dayAndTime(start)} – ${dayAndTime(end)}`,
      zone: zoneName('long'),
      shortZone: abbreviated(language, locale, (each) => zoneName('short', each)),
      tile: tileOf(first),
    }
    written.set(time, (written.get(time) ?? new Map()).set(key, text))
    return text
  }
}

const mostZoneNames = 2000
const knownZoneNames = new Map<string, string>()

/** By everything that a name depends on. Finding them took a tenth of the time that a page takes. */
function zoneNames(key: string, find: () => string): string {
  const known = knownZoneNames.get(key)
  if (known !== undefined) return known
  const name = find()
  if (knownZoneNames.size >= mostZoneNames) knownZoneNames.clear()
  knownZoneNames.set(key, name)
  return name
}

/** Keeps the parts of a time on one line, such as 7:00 and PM. */
export function unbroken(text: string): string {
  return text.replaceAll(/(?<=\d) (?=\p{L})|(?<=\p{L}\.?) (?=\d+[:.]\d)|(?<=\bp\.|\ba\.) (?=m\.)/gu, '\u00a0')
}

/** A page shows its date in many places, and pages for different devices share it. */
const written = new WeakMap<EventTime, Map<string, DateText>>()

/**
 * A number, because with a Temporal value a formatter takes half a millisecond and uses a numeric pattern in Japanese.
 */
function midnight(day: Temporal.PlainDate): number {
  return day.toZonedDateTime('UTC').epochMilliseconds
}

/** French uses an ordinal only for the first of a month, which no formatter supports. */
export function withFirst(text: string, language: Language): string {
  return language === 'fr' ? text.replaceAll(/(?<!\d)1 (?=\p{L})/gu, '1er ') : text
}

/** Languages whose range patterns write 2027/6/11 although single days are spelled out, with their range separator. */
const numericRanges: Partial<Record<Language, string>> = { ja: '～', zh: '至' }

/** The built-in pattern for the Persian calendar starts with the year, which is unidiomatic. */
function persianDay(parts: readonly Intl.DateTimeFormatPart[]): string {
  return (['weekday', 'day', 'month', 'year'] as const).map((type) => part(parts, type)).join(' ')
}

function part(parts: readonly Intl.DateTimeFormatPart[], type: Intl.DateTimeFormatPart['type']): string {
  return parts.find((each) => each.type === type)?.value ?? ''
}
