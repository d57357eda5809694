import { type EventDate, limits } from '@kalends/contract'
import { dateMust, isDynamic, isCanonicalDay, timeFaults, zoneName } from '../calendar/event-time.ts'
import { scheduleOf, spanOf } from '../calendar/schedule.ts'
import { mailboxIn } from '../http/formats.ts'
import type { Faults } from '../refusal.ts'
import { soundRule } from './recurrence.ts'
import type { RemovedDate, Serials } from './serials.ts'
import { type EventItem, isRsvpEvent } from './store.ts'

/** Validates merged dates. Dates with only null values are removed. `before` are the stored dates. */
export function settleDates(
  merged: readonly EventDate[],
  serials: Serials,
  faults: Faults,
  before: readonly EventDate[] = [],
) {
  const all = merged.map((date, i) => ({ date, serial: serials.dates[i], position: i }))
  const remaining = all.filter(({ date }) => !isEmpty(date))
  if (remaining.length === 0) faults.add('dates', 'dates must keep at least one date.')
  for (const { date, position } of remaining) checkDate(date, before[position], position, faults)

  let { highest } = serials
  const numbers = remaining.map(({ serial }) => serial ?? (highest += 1))
  return { dates: remaining.map(({ date }) => asStored(date)), serials: { dates: numbers, highest } satisfies Serials }
}

/**
 * The serials after an update, and the dates that it removes from an RSVP event: until these would have ended,
 * attendees get files that remove them from their calendars.
 */
export function withRemoved(after: Serials, known: Serials, before: EventItem, now: number): Serials {
  const [rule, instant] = [soundRule(before), Temporal.Instant.fromEpochMilliseconds(now)]
  const gone = before.dates.flatMap((date, i): RemovedDate[] => {
    const serial = known.dates[i]!
    if (!isRsvpEvent(before) || isDynamic(date) || after.dates.includes(serial)) return []
    const { ends } = spanOf(scheduleOf([date], rule, instant))
    return [{ serial, at: now, ends, date: { ...date, description: null } }]
  })
  const removed = [...(known.removed ?? []), ...gone].filter(({ ends }) => ends === null || ends > now)
  return removed.length > 0 ? { ...after, removed: removed.slice(-limits.dates) } : after
}

/**
 * Every calendar file and feed contains all of it. Events that were larger before the limit existed may stay as large.
 */
export function checkText(dates: readonly EventDate[], before: readonly EventDate[] | undefined, faults: Faults) {
  const bytes = textBytes(dates)
  if (bytes <= limits.datesText || (before && bytes <= textBytes(before))) return
  const [size, limit] = [bytes, limits.datesText].map((number) => number.toLocaleString('en'))
  const message = `dates hold ${size} bytes of text in total, but at most ${limit} are accepted.`
  faults.add('dates', `${message} Shorten the descriptions, or create several events.`)
}

function textBytes(dates: readonly EventDate[]): number {
  return dates
    .flatMap((date) => Object.values(date) as (string | null)[])
    .reduce((sum, text) => sum + Buffer.byteLength(text ?? ''), 0)
}

/** An unset field is null or an empty text. */
function isEmpty(date: EventDate): boolean {
  return Object.values(date).every((value) => value === null || value === '')
}

function checkDate(date: EventDate, before: EventDate | undefined, position: number, faults: Faults) {
  const add = (field: string, must: string) =>
    faults.add(`dates[${position}].${field}`, `dates[${position}].${field} ${must}.`)
  const missing = (['name', 'startDate'] as const).filter((field) => date[field] === null)
  for (const field of missing) add(field, 'is required')
  if (missing.includes('startDate')) return
  for (const field of ['startDate', 'endDate'] as const) {
    if (date[field] !== null && date[field] !== before?.[field] && !isCanonicalDay(date[field])) add(field, dateMust)
  }
  for (const { field, must } of timeFaults(date)) add(field, must)
}

/**
 * Warnings about values that cannot be written to a file: calendars identify people by address, and attendees need an
 * organizer.
 */
export function withoutEffect(dates: readonly EventDate[]): string[] {
  return dates.flatMap((date, position) => [
    ...dependent
      .filter(([field, needed]) => date[field] !== '' && date[needed] === '')
      .map(([field, needed]) => `dates[${position}].${field} has no effect without ${needed}.`),
    ...(date.startTime !== null && date.timeZone === null
      ? [`dates[${position}].timeZone is missing, so its times are taken as UTC.`]
      : []),
  ])
}

const dependent = [
  ['organizer_name', 'organizer_email'],
  ['attendee_name', 'attendee_email'],
  ['attendee_email', 'organizer_email'],
] as const

/** Normalises the zone to its name in the time zone database, and email addresses. */
function asStored(date: EventDate): EventDate {
  const mailbox = (email: string) => mailboxIn(email) ?? email
  return {
    ...date,
    timeZone: date.timeZone === null ? null : (zoneName(date.timeZone) ?? date.timeZone),
    organizer_email: mailbox(date.organizer_email),
    attendee_email: mailbox(date.attendee_email),
  }
}
