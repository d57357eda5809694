import { dayLength, earliestDay, latestDay, parseDay, plainDate, years } from './days.ts'
import { momentOf, startOfDay, wallOf } from './zone-clock.ts'

/** When a date takes place, as stored: wall-clock text plus its time zone. */
export interface DateTexts {
  readonly startDate: string
  readonly startTime: string | null
  readonly endDate: string | null
  readonly endTime: string | null
  readonly timeZone: string | null
}

/**
 * The resolved form of `DateTexts`. It computes with plain numbers, which is many times faster; `start`, `end` and
 * `wall` build the equivalent Temporal values on demand. An all-day date ends on the day after its last one.
 */
export type EventTime = AllDay | Timed

export type TimeFault = { readonly field: keyof DateTexts; readonly must: string }

const furthestToday = 3650

/** Everything wrong with a date. Empty if `eventTime` can resolve it. */
export function timeFaults(date: DateTexts): TimeFault[] {
  const faults: TimeFault[] = []
  const zone = date.timeZone === null ? 'UTC' : zoneName(date.timeZone)
  if (zone === undefined)
    faults.push({ field: 'timeZone', must: 'must be the name of a time zone such as Europe/Berlin' })
  for (const field of ['startDate', 'endDate'] as const) {
    if (date[field] !== null && !isDate(date[field])) faults.push({ field, must: dateMust })
  }
  for (const field of ['startTime', 'endTime'] as const) {
    if (date[field] !== null && !isTime(date[field]))
      faults.push({ field, must: 'must be a time such as 09:30, from 00:00 to 23:59' })
  }
  if (date.endTime !== null && date.startTime === null) {
    faults.push({ field: 'startTime', must: 'is required while endTime is set; leave both out for a whole day' })
  }
  return faults.length > 0 ? faults : orderFaults(date)
}

/** Resolves a valid date. `now` determines what `today` means in the date's zone. */
export function eventTime(date: DateTexts, now: Temporal.Instant): EventTime {
  const zone = date.timeZone === null ? 'UTC' : zoneName(date.timeZone)!
  const today = isDynamic(date) ? Math.floor(wallOf(zone, now.epochMilliseconds) / dayLength) : 0
  const firstDay = resolveDay(date.startDate, today)
  const lastDay = date.endDate === null ? firstDay : resolveDay(date.endDate, today)
  if (date.startTime === null) return new AllDay(zone, firstDay, lastDay + 1 - firstDay)

  const clock = clockOf(date.startTime)
  const start = momentOf(zone, firstDay * dayLength + clock)
  // Without an end, a date lasts an hour.
  const end =
    date.endTime === null
      ? momentOf(zone, lastDay * dayLength + clock) + hour
      : momentOf(zone, lastDay * dayLength + clockOf(date.endTime))
  const ends = date.endTime === null ? clock + hour : clockOf(date.endTime)
  const length = (lastDay - firstDay) * dayLength + ends - clock
  // A start inside a DST gap moves forward, possibly past its end.
  return new Timed(zone, firstDay, clock, length, start, Math.max(start, end))
}

/** Whole days, counted in the zone. */
class AllDay {
  readonly allDay = true
  readonly zone: string
  /** Day numbers. */
  readonly firstDay: number
  readonly days: number

  constructor(zone: string, firstDay: number, days: number) {
    this.zone = zone
    this.firstDay = firstDay
    this.days = days
  }

  get start(): Temporal.PlainDate {
    return plainDate(this.firstDay)
  }

  get end(): Temporal.PlainDate {
    return plainDate(this.firstDay + this.days)
  }
}

class Timed {
  readonly allDay = false
  readonly zone: string
  /** The local day as a day number, and the local time of day in milliseconds. A recurrence repeats these. */
  readonly firstDay: number
  readonly clock: number
  /** Wall-clock length in milliseconds. Every occurrence of a series has this length. */
  readonly length: number
  /** Epoch milliseconds. */
  readonly from: number
  readonly to: number

  constructor(zone: string, firstDay: number, clock: number, length: number, from: number, to: number) {
    this.zone = zone
    this.firstDay = firstDay
    this.clock = clock
    this.length = length
    this.from = from
    this.to = to
  }

  get wall(): Temporal.PlainDateTime {
    return plainDate(this.firstDay).toPlainDateTime({
      hour: Math.floor(this.clock / hour),
      minute: (this.clock % hour) / minute,
    })
  }

  get start(): Temporal.ZonedDateTime {
    return Temporal.Instant.fromEpochMilliseconds(this.from).toZonedDateTimeISO(this.zone)
  }

  get end(): Temporal.ZonedDateTime {
    return Temporal.Instant.fromEpochMilliseconds(this.to).toZonedDateTimeISO(this.zone)
  }
}

/** Start and end in epoch milliseconds. */
export function momentsOf(time: EventTime): { start: number; end: number } {
  return time.allDay
    ? { start: startOfDay(time.zone, time.firstDay), end: startOfDay(time.zone, time.firstDay + time.days) }
    : { start: time.from, end: time.to }
}

/**
 * The same date on another day, as an occurrence of a series: the wall-clock time stays, and the exact duration equals
 * the wall-clock length. An ICS file cannot express more (RFC 5545 3.8.5.3). An occurrence during a clock change
 * therefore ends an hour off; the others do not.
 */
export function onDay(time: EventTime, day: number): EventTime {
  if (time.allDay) return new AllDay(time.zone, day, time.days)
  const from = momentOf(time.zone, day * dayLength + time.clock)
  return new Timed(time.zone, day, time.clock, time.length, from, from + time.length)
}

export function isDynamic(date: Pick<DateTexts, 'startDate' | 'endDate'>): boolean {
  return date.startDate.startsWith('today') || (date.endDate?.startsWith('today') ?? false)
}

/** The canonical name from the time zone database, or undefined. Offsets such as +02:00 are not zones. */
export function zoneName(text: string): string | undefined {
  const known = zones.get(text)
  if (known !== undefined) return known
  if (!/^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+)*$/.test(text) || text.length > 60) return undefined
  try {
    const { timeZoneId } = new Temporal.ZonedDateTime(0n, text)
    if (zones.size < 1000) zones.set(text, timeZoneId)
    return timeZoneId
  } catch {
    return undefined
  }
}

const zones = new Map<string, string>()

/** Whether a day is in canonical form. `today+007` was once accepted: it is still read but no longer written. */
export function isCanonicalDay(day: string): boolean {
  return !/^today\+0\d/.test(day)
}

export const dateMust = `must be a real day such as 2027-05-01, from the year ${years.first} to ${years.last}, or today, or today+N with N from 0 to ${furthestToday}`

function isDate(text: string): boolean {
  const ahead = /^today(?:\+(\d{1,4}))?$/.exec(text)
  if (ahead) return Number(ahead[1] ?? 0) <= furthestToday
  const day = parseDay(text)
  return day !== undefined && day >= earliestDay && day <= latestDay
}

function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
}

/** The order of a fixed day and a dynamic one depends on the current date, so both must be of the same kind. */
function orderFaults(date: DateTexts): TimeFault[] {
  if (date.endDate === null) return timeOrderFaults(date)
  if (isDynamicDay(date.startDate) !== isDynamicDay(date.endDate)) {
    return [{ field: 'endDate', must: 'must be of the same kind as startDate: both a day, or both today+N' }]
  }
  const days = resolveDay(date.endDate, 0) - resolveDay(date.startDate, 0)
  if (days < 0) return [{ field: 'endDate', must: 'must not be before startDate' }]
  return days === 0 ? timeOrderFaults(date) : []
}

function timeOrderFaults({ startTime, endTime }: DateTexts): TimeFault[] {
  const isBefore = endTime !== null && endTime < startTime!
  const must = 'must be a later day if endTime is before startTime: an event past midnight ends on the next day'
  return isBefore ? [{ field: 'endDate', must }] : []
}

function isDynamicDay(text: string): boolean {
  return text.startsWith('today')
}

function resolveDay(text: string, today: number): number {
  return isDynamicDay(text) ? today + Number(text.slice('today+'.length)) : parseDay(text)!
}

const minute = 60_000
const hour = 60 * minute

/** Parses `18:30` into milliseconds. */
function clockOf(text: string): number {
  return Number(text.slice(0, 2)) * hour + Number(text.slice(3)) * minute
}
