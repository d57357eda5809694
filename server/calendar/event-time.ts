/** When a date takes place, as it is stored: text on the wall, and the zone of that wall. */
export interface DateTexts {
  readonly startDate: string
  readonly startTime: string | null
  readonly endDate: string | null
  readonly endTime: string | null
  readonly timeZone: string | null
}

/** The same, resolved. The end of an all-day date is the day after its last one. */
export type EventTime =
  | {
      readonly allDay: true
      readonly start: Temporal.PlainDate
      readonly end: Temporal.PlainDate
      readonly zone: string
    }
  | {
      readonly allDay: false
      /** On the wall, which is what a recurrence repeats. */
      readonly wall: Temporal.PlainDateTime
      readonly start: Temporal.ZonedDateTime
      readonly end: Temporal.ZonedDateTime
      readonly zone: string
    }

export type TimeFault = { readonly field: keyof DateTexts; readonly must: string }

export const years = { first: 1900, last: 2199 } as const
export const furthestToday = 3650

/** Everything that is wrong with a date; empty when `eventTime` can resolve it. */
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

/** Resolves a sound date. `now` decides what `today` is, in the zone of the date. */
export function eventTime(date: DateTexts, now: Temporal.Instant): EventTime {
  const zone = date.timeZone === null ? 'UTC' : zoneName(date.timeZone)!
  const today = isDynamic(date) ? now.toZonedDateTimeISO(zone).toPlainDate() : undefined
  const firstDay = resolveDay(date.startDate, today)
  const lastDay = date.endDate === null ? firstDay : resolveDay(date.endDate, today)
  if (date.startTime === null) return { allDay: true, start: firstDay, end: lastDay.add({ days: 1 }), zone }

  const wall = firstDay.toPlainDateTime(date.startTime)
  const start = wall.toZonedDateTime(zone)
  // Without an end it lasts an hour.
  const end =
    date.endTime === null
      ? lastDay.toPlainDateTime(date.startTime).toZonedDateTime(zone).add({ hours: 1 })
      : lastDay.toPlainDateTime(date.endTime).toZonedDateTime(zone)
  // A start inside a gap of the clock moves forward, perhaps past its end.
  return { allDay: false, wall, start, end: Temporal.ZonedDateTime.compare(start, end) > 0 ? start : end, zone }
}

/** First and last moment, in epoch milliseconds. */
export function momentsOf(time: EventTime): { start: number; end: number } {
  const at = (day: Temporal.PlainDate) => day.toZonedDateTime(time.zone).epochMilliseconds
  return time.allDay
    ? { start: at(time.start), end: at(time.end) }
    : { start: time.start.epochMilliseconds, end: time.end.epochMilliseconds }
}

/** The same date on another day: the time on the wall and the exact length stay, as RFC 5545 has it for recurrences. */
export function onDay(time: EventTime, day: Temporal.PlainDate): EventTime {
  if (time.allDay) return { ...time, start: day, end: day.add({ days: time.start.until(time.end).days }) }
  const wall = day.toPlainDateTime(time.wall.toPlainTime())
  const start = wall.toZonedDateTime(time.zone)
  return {
    ...time,
    wall,
    start,
    end: start.add({ milliseconds: time.end.epochMilliseconds - time.start.epochMilliseconds }),
  }
}

export function isDynamic(date: Pick<DateTexts, 'startDate' | 'endDate'>): boolean {
  return date.startDate.startsWith('today') || (date.endDate?.startsWith('today') ?? false)
}

/** The name as the time zone database writes it, or undefined. Offsets such as +02:00 are no zones. */
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

const dateMust = `must be a real day such as 2027-05-01, from the year ${years.first} to ${years.last}, or today, or today+N with N from 0 to ${furthestToday}`

function isDate(text: string): boolean {
  const ahead = /^today(?:\+(\d{1,4}))?$/.exec(text)
  if (ahead) return Number(ahead[1] ?? 0) <= furthestToday
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  try {
    const { year } = Temporal.PlainDate.from(text)
    return year >= years.first && year <= years.last
  } catch {
    return false
  }
}

function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
}

/** A day that is not dynamic is compared with a dynamic one on the day of asking, so only like is compared with like. */
function orderFaults(date: DateTexts): TimeFault[] {
  if (date.endDate !== null && isDynamicDay(date.startDate) !== isDynamicDay(date.endDate)) {
    return [{ field: 'endDate', must: 'must be of the same kind as startDate: both a day, or both today+N' }]
  }
  const today = Temporal.PlainDate.from('2000-01-01')
  const first = resolveDay(date.startDate, today)
  const last = date.endDate === null ? first : resolveDay(date.endDate, today)
  const days = Temporal.PlainDate.compare(first, last)
  if (days > 0) return [{ field: 'endDate', must: 'must not lie before startDate' }]
  if (days === 0 && date.endTime !== null && date.endTime < date.startTime!) {
    return [{ field: 'endTime', must: 'must not lie before startTime on the same day' }]
  }
  return []
}

function isDynamicDay(text: string): boolean {
  return text.startsWith('today')
}

function resolveDay(text: string, today: Temporal.PlainDate | undefined): Temporal.PlainDate {
  return isDynamicDay(text) ? today!.add({ days: Number(text.slice('today+'.length)) }) : Temporal.PlainDate.from(text)
}
