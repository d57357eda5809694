import { type EventTime, momentsOf } from '../../calendar/event-time.ts'
import { type Language, type PageMessages, localeOf } from '../../messages/messages.ts'
import { formatters, withClock, withFirst } from '../../publication/date-text.ts'

const dayTypes: readonly string[] = ['weekday', 'day', 'month', 'year']

/**
 * When a date begins, to begin a line with: "Today at 6:00 PM", "Tomorrow at 6:00 PM", "Saturday, May 8 at 6:00 PM". A countdown
 * would be wrong by the time it is read.
 */
export function startText(time: EventTime, now: number, language: Language, words: PageMessages): string {
  const { start } = momentsOf(time)
  const local = (at: number) => Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(time.zone).toPlainDate()
  const { days } = local(now).until(local(start))
  const clock = { hour: 'numeric', minute: '2-digit' } as const
  const day = { weekday: 'long', day: 'numeric', month: 'long', timeZone: time.zone } as const
  const options = withClock(time.allDay ? day : { ...day, ...clock }, words)
  const formatter = formatters(JSON.stringify([localeOf({ language, region: words.region }), options]))
  const isNear = days === 0 || days === 1
  const text = isNear
    ? inPlaceOfDay(formatter.formatToParts(start), relativeDay(days, language))
    : withFirst(formatter.format(start), language)
  return capitalized(text, language)
}

const relativeDay = (days: number, language: Language) =>
  lowered(new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day'), language)

/** Keeps the words that a language puts between a day and a time, which may come first. */
function inPlaceOfDay(parts: readonly Intl.DateTimeFormatPart[], day: string): string {
  const isDay = ({ type }: Intl.DateTimeFormatPart) => dayTypes.includes(type)
  const textOf = (some: readonly Intl.DateTimeFormatPart[]) => some.map(({ value }) => value).join('')
  const [before, after] = [parts.slice(0, parts.findIndex(isDay)), parts.slice(parts.findLastIndex(isDay) + 1)]
  // In Hindi this word follows dates, but neither "today" nor "tomorrow".
  return `${textOf(before)}${day}${textOf(after).replace(/^ को /, ' ')}`
}

const lowered = (text: string, language: Language) => `${text.charAt(0).toLocaleLowerCase(language)}${text.slice(1)}`
const capitalized = (text: string, language: Language) =>
  `${text.charAt(0).toLocaleUpperCase(language)}${text.slice(1)}`
