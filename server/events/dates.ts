import type { EventDate } from '@kalends/contract'
import { timeFaults, zoneName } from '../calendar/event-time.ts'
import type { Faults } from '../refusal.ts'
import type { Serials } from './serials.ts'

/** A date with every field, in the order in which it is answered. */
const unset: EventDate = {
  name: null as never,
  startDate: null as never,
  startTime: null,
  endDate: null,
  endTime: null,
  timeZone: null,
  description: null,
  location: null,
  status: null,
  availability: null,
  organizer_name: '',
  organizer_email: '',
  attendee_name: '',
  attendee_email: '',
}

export interface SettledDates {
  readonly dates: EventDate[]
  /** A date keeps its number when others are removed, so that calendars know it again. */
  readonly serials: Serials
}

/** Completes and checks merged dates; those all of whose values are null are removed. */
export function settleDates(merged: readonly Partial<EventDate>[], serials: Serials, faults: Faults): SettledDates {
  const all = merged.map((date, i) => ({ date: complete(date), serial: serials.dates[i], position: i }))
  const kept = all.filter(({ date }) => !isEmpty(date))
  if (kept.length === 0) faults.add('dates', 'dates must keep at least one date.')
  for (const { date, position } of kept) checkDate(date, position, faults)

  let { highest } = serials
  const numbers = kept.map(({ serial }) => serial ?? (highest += 1))
  return { dates: kept.map(({ date }) => withZone(date)), serials: { dates: numbers, highest } }
}

function complete(date: Partial<EventDate>): EventDate {
  const given = Object.fromEntries(Object.entries(date).filter(([, value]) => value !== null))
  return { ...unset, ...given }
}

function isEmpty(date: EventDate): boolean {
  return Object.entries(date).every(([name, value]) => value === unset[name as keyof EventDate])
}

function checkDate(date: EventDate, position: number, faults: Faults) {
  const add = (field: string, must: string) =>
    faults.add(`dates[${position}].${field}`, `dates[${position}].${field} ${must}.`)
  const missing = (['name', 'startDate'] as const).filter((field) => date[field] === null)
  for (const field of missing) add(field, 'is required')
  if (!missing.includes('startDate')) for (const { field, must } of timeFaults(date)) add(field, must)
}

/** What is stored but cannot be written into a file: calendars know people by address, and attendees by an organizer. */
export function withoutEffect(dates: readonly EventDate[]): string[] {
  return dates.flatMap((date, position) =>
    dependent
      .filter(([field, needed]) => date[field] !== '' && date[needed] === '')
      .map(([field, needed]) => `dates[${position}].${field} has no effect without ${needed}.`),
  )
}

const dependent = [
  ['organizer_name', 'organizer_email'],
  ['attendee_name', 'attendee_email'],
  ['attendee_email', 'organizer_email'],
] as const

/** The name of the zone as the time zone database writes it. */
function withZone(date: EventDate): EventDate {
  const zone = date.timeZone === null ? null : (zoneName(date.timeZone) ?? date.timeZone)
  return zone === date.timeZone ? date : { ...date, timeZone: zone }
}

/** Whether calendars must be told: when, where or whether it takes place is not what it was. */
export function takesPlaceOtherwise(before: readonly EventDate[], after: readonly EventDate[]): boolean {
  const told = (date: EventDate) =>
    [date.startDate, date.startTime, date.endDate, date.endTime, date.timeZone, date.location, date.status].join('\n')
  return before.map(told).join('\f') !== after.map(told).join('\f')
}
