import type { ButtonDate } from '@kalends/contract'
import type { Scene } from '../scene.ts'

type Time = Pick<ButtonDate, 'start' | 'end' | 'startDate' | 'startTime' | 'endDate' | 'timeZone' | 'location'>

export interface DateText {
  readonly day: string
  readonly month: string
  readonly when: string
  /** Without the zone, which is null if it is the visitor's. */
  readonly hours: string
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
  const range = unbroken(write({ ...day, ...year, ...time }).formatRangeToParts(start, end))
  const days = write({ day: 'numeric', timeZone: zone }).formatToParts(start)
  const named = isAllDay || isSameClock(zone, visitorsZone, start) ? null : zoneName(write, zone, start)
  return {
    day: days.find(({ type }) => type === 'day')!.value,
    // Formatted separately: as part of a date it is a bare number in Japanese, Chinese, Czech and Finnish.
    month: write({ month: 'short', timeZone: zone }).format(start),
    when: named === null ? range : `${range} (${named})`,
    hours: range,
    zone: named,
  }
}

type Part = Intl.DateTimeRangeFormatPart | undefined

const ofTimes = ['hour', 'minute', 'dayPeriod']

/** Lines break between a date and its time, and before the end of a range, so that no year or "PM" starts one. */
function unbroken(parts: readonly Intl.DateTimeRangeFormatPart[]): string {
  const isTime = (part: Part) => ofTimes.includes(part?.type ?? '')
  const isDate = (part: Part) => part !== undefined && part.type !== 'literal' && !isTime(part)
  const isEnd = (before: Part, after: Part) => before?.source === 'startRange' && after?.source === 'endRange'
  return parts
    .map(({ value }, i) => {
      const [before, after] = [parts[i - 1], parts[i + 1]]
      const isOne = isTime(before) ? isTime(after) : isDate(before) && isDate(after) && !isEnd(before, after)
      return isOne ? value.replaceAll(/\s/g, '\u00a0').replace('–', '–\u2060') : value
    })
    .join('')
}

export function isOnline(location: string | null): boolean {
  return /^https?:\/\//i.test(location ?? '')
}

function isSameClock(zone: string, other: string, moment: number): boolean {
  const clock = (timeZone: string) => new Date(moment).toLocaleString('en', { timeZone })
  return clock(zone) === clock(other)
}

function zoneName(write: (options: Intl.DateTimeFormatOptions) => Intl.DateTimeFormat, zone: string, moment: number) {
  const parts = write({ timeZone: zone, timeZoneName: 'short' }).formatToParts(moment)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone
}
