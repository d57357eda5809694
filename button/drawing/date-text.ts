import type { ButtonDate } from '@kalends/contract'
import { abbreviated } from './zone-name.ts'
import type { Language } from '../messages/messages.ts'
import type { Scene } from '../scene.ts'

export type Time = Pick<ButtonDate, 'start' | 'end' | 'startDate' | 'startTime' | 'endDate' | 'timeZone' | 'location'>

export interface DateText {
  readonly day: string
  readonly month: string
  readonly lines: readonly (readonly string[])[]
  /** Null if it is the visitor's. */
  readonly zone: string | null
}

/** The date as text: in its own time zone and, for online events, in the visitor's. */
export function dateText(date: Time, { settings: { language } }: Pick<Scene, 'settings'>): DateText {
  const write = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, options)
  const visitorsZone = write({}).resolvedOptions().timeZone
  const isAllDay = date.startTime === null
  const zone = isAllDay ? 'UTC' : isOnline(date.location) ? visitorsZone : date.timeZone
  const [start, end] = isAllDay
    ? [Date.parse(`${date.startDate}T00:00Z`), Date.parse(`${date.endDate}T00:00Z`)]
    : [Date.parse(date.start), Date.parse(date.end)]
  const isThisYear = new Date(start).getUTCFullYear() === new Date().getUTCFullYear()
  const day = { weekday: 'short', day: 'numeric', month: 'short', timeZone: zone } as const
  const year = isThisYear ? {} : ({ year: 'numeric' } as const)
  const time = isAllDay ? {} : ({ hour: 'numeric', minute: '2-digit' } as const)
  const days = write({ day: 'numeric', timeZone: zone }).formatToParts(start)
  return {
    day: days.find(({ type }) => type === 'day')!.value,
    // Formatted separately: as part of a date it is a bare number in Japanese, Chinese, Czech and Finnish.
    month: write({ month: 'short', timeZone: zone }).format(start),
    lines: linesOf(write({ ...day, ...year, ...time }).formatRangeToParts(start, end)),
    zone: isAllDay || isSameClock(zone, visitorsZone, start) ? null : zoneName(language, zone, start),
  }
}

type Part = Intl.DateTimeRangeFormatPart | undefined

const ofTimes = ['hour', 'minute', 'dayPeriod']

/**
 * The lines of a date, each of a day and a time, so that no line ends with the comma between them. Two if it ends on another
 * day. Within them, lines break before the last day only, so that no year or "PM" starts one.
 */
function linesOf(parts: readonly Intl.DateTimeRangeFormatPart[]): string[][] {
  const lines = [['']]
  const add = (text: string) => lines.at(-1)!.push(lines.at(-1)!.pop()! + text)
  const isTime = (part: Part) => ofTimes.includes(part?.type ?? '')
  parts.forEach(({ type, value }, i) => {
    const [before, after] = [parts[i - 1], parts[i + 1]]
    const whole = value.replaceAll(/\s/g, '\u00a0').replace('–', '–\u2060')
    const isLast = before?.source === 'startRange' && after?.source === 'endRange'
    if (type !== 'literal' || !before || !after) add(whole)
    else if (isTime(before) === isTime(after)) add(isLast && !isTime(before) ? value : whole)
    else if (isLast) {
      add(whole.trimEnd())
      lines.push([''])
    } else {
      // What belongs to the day: "土)", "5.".
      add(/^[.)]*/.exec(value)![0])
      lines.at(-1)!.push('')
    }
  })
  return lines
}

export function isOnline(location: string | null): boolean {
  return /^https?:\/\//i.test(location ?? '')
}

function isSameClock(zone: string, other: string, moment: number): boolean {
  const clock = (timeZone: string) => new Date(moment).toLocaleString('en', { timeZone })
  return clock(zone) === clock(other)
}

function zoneName(language: Language, timeZone: string, moment: number): string {
  return abbreviated(language, language, (locale) => {
    const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' }).formatToParts(moment)
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  })
}
