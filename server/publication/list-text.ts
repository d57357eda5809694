import { dayLength } from '../calendar/days.ts'
import type { EventTime } from '../calendar/event-time.ts'
import { momentOf, wallOf } from '../calendar/zone-clock.ts'
import { type Language, type PageMessages, localeOf } from '../messages/messages.ts'
import { formatters, withClock } from './date-text.ts'

/** The calendar systems that our languages use for months and years. */
export type CalendarName = 'gregory' | 'persian'

export const calendarOf = (language: Language): CalendarName => (language === 'fa' ? 'persian' : 'gregory')

type Options = Intl.DateTimeFormatOptions
const weekday: Options = { weekday: 'short' }
const date: Options = { ...weekday, month: 'short', day: 'numeric' }
const year: Options = { year: 'numeric' }
const clock: Options = { hour: 'numeric', minute: '2-digit' }
const hours: Options = { timeStyle: 'short' }

/**
 * Formats dates for lists in the calendar system of the language: briefly, because a tile next to them shows the day.
 */
export function listWriter(language: Language, words: PageMessages) {
  const locale = localeOf({ language, region: words.region })
  const formatter = (options: Options, timeZone = 'UTC') =>
    formatters(JSON.stringify([locale, { ...withClock(options, words), timeZone }]))
  const between = (first: string, last: string) => `${first}${separators[language] ?? ' – '}${last}`

  function write({ moment, zone }: Side, options: Options): string {
    const plain = (some: Options) => formatter(some, zone).format(moment)
    // These two languages have odd patterns.
    if (language === 'fa' && options.year && options.month) {
      const day = options.month === 'long' ? part(formatter(options, zone).formatToParts(moment), 'month') : plain(date)
      return `${day} ${plain(year)}${options.hour ? `، ${plain(hours)}` : ''}`
    }
    if (language === 'ja' && options.hour && !options.day) return `${plain(weekday)} ${plain(hours)}`
    return plain(options)
  }

  function hoursOf([start, end]: Sides, options: Options): string {
    if (language === 'ja')
      return `${options.weekday ? `${write(start, weekday)} ` : ''}${between(write(start, hours), write(end, hours))}`
    return formatter(options, start.zone).formatRange(start.moment, end.moment)
  }

  return {
    /** The month and year in which a date begins. */
    month: ({ firstDay }: EventTime) => write(dayAt(firstDay), { month: 'long', ...year }),
    year: (day: number) => formatter(year).format(day * dayLength),
    day: (day: number) => formatter({ dateStyle: 'long' }).format(day * dayLength),
    /** For use under a month heading: weekday and hours, plus the last day if there are several. */
    inMonth(time: EventTime): string {
      const [start, end] = sidesOf(time)
      const nights = end.day - start.day
      const last = write(start, year) === write(end, year) ? date : { ...date, ...year }
      if (time.allDay)
        return nights === 0
          ? `${write(start, weekday)} · ${words.allDay}`
          : between(write(start, weekday), write(end, last))
      if (nights === 0) return hoursOf([start, end], { ...weekday, ...clock })
      return between(
        write(start, { ...weekday, ...clock }),
        write(end, { ...(nights === 1 ? weekday : last), ...clock }),
      )
    },
    /** The days, and the hours unless `day` already includes them. */
    short(time: EventTime): { readonly day: string; readonly time: string | null } {
      const [start, end] = sidesOf(time)
      const nights = end.day - start.day
      const whole = { ...date, ...year }
      if (nights === 0)
        return { day: write(start, whole), time: time.allDay ? words.allDay : hoursOf([start, end], hours) }
      if (nights === 1 && !time.allDay)
        return { day: write(start, whole), time: between(write(start, hours), write(end, { ...weekday, ...clock })) }
      const isOneYear = write(start, year) === write(end, year)
      const [first, last] = !isOneYear ? [whole, whole] : beginsWithYear.has(language) ? [whole, date] : [date, whole]
      if (time.allDay) return { day: between(write(start, first), write(end, last)), time: words.allDay }
      return { day: between(write(start, { ...first, ...clock }), write(end, { ...last, ...clock })), time: null }
    },
    /** The common zone of all times, so that it is named once; null if there are several zones or none. */
    zone(times: readonly EventTime[]): string | null {
      const timed = times.filter(({ allDay }) => !allDay).map((time) => sidesOf(time)[0])
      if (new Set(timed.map(({ zone }) => zone)).size !== 1) return null
      const name = ({ moment, zone }: Side, timeZoneName: 'long' | 'longGeneric') =>
        part(formatter({ timeZoneName }, zone).formatToParts(moment), 'timeZoneName')
      const names = new Set(timed.map((side) => name(side, 'long')))
      // Most zones have different names in summer and winter.
      return names.size === 1 ? [...names][0]! : name(timed[0]!, 'longGeneric')
    },
  }
}

/** Where a date begins or ends. */
interface Side {
  readonly moment: number
  readonly zone: string
  /** The local day as a day number. */
  readonly day: number
}

type Sides = readonly [start: Side, end: Side]

const dayAt = (day: number): Side => ({ moment: day * dayLength, zone: 'UTC', day })

function sidesOf(time: EventTime): Sides {
  if (time.allDay) return [dayAt(time.firstDay), dayAt(time.firstDay + time.days - 1)]
  const { zone, from, to } = time
  const side = (moment: number) => ({ moment, zone, day: Math.floor(wallOf(zone, moment) / dayLength) })
  const [start, end] = [side(from), side(to)]
  // An event that ends at midnight belongs to the day before.
  const endsAtMidnight = wallOf(zone, to) === (start.day + 1) * dayLength
  return [start, endsAtMidnight ? side(momentOf(zone, start.day * dayLength)) : end]
}

const beginsWithYear: ReadonlySet<Language> = new Set(['ja', 'ko', 'zh'])
const separators: Partial<Record<Language, string>> = { fa: ' تا ', ja: '～', ko: ' ~ ' }

function part(parts: readonly Intl.DateTimeFormatPart[], type: Intl.DateTimeFormatPart['type']): string {
  return parts.find((each) => each.type === type)?.value ?? ''
}
