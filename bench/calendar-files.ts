import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import ICAL from 'ical.js'
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { RRuleTemporal } from 'rrule-temporal'
import { eventTime, momentsOf } from '../server/calendar/event-time.ts'
import { type IcsDate, type IcsPart, icsFile, icsFiles, icsParts } from '../server/calendar/ics-files.ts'
import { scheduleOf } from '../server/calendar/schedule.ts'
import { plainText } from '../server/calendar/plain-text.ts'
import { parseRule } from '../server/calendar/rule.ts'
import { occurrences } from '../server/calendar/series.ts'
import { vtimezone } from '../server/calendar/time-zone.ts'
import { eventBody } from './events.ts'

/** The same work done by two implementations. Both return a number that depends on everything they made. */
export interface Comparison {
  readonly work: string
  readonly against: string
  readonly base: () => number
  readonly product: () => number
  /** How many times faster the product should be. */
  readonly goal: number
}

const prokey = '0b6f7a52-5b0c-4c55-9d0c-3f8f3a2e7c11'
const created = Temporal.Instant.from('2026-11-01T08:00:00Z')
const updated = Temporal.Instant.from('2026-11-02T08:00:00Z')
const unset = {
  status: null,
  availability: null,
  organizer_name: '',
  organizer_email: '',
  attendee_name: '',
  attendee_email: '',
}

/** One event in its zone, from what the API stores to the text of the file. */
export function singleFile(): Comparison {
  const date = dateOf(0)
  const ours = () => icsFiles([date], partsOf(prokey, [date]))[0]!
  const theirs = () => fileByGenerator(date)

  assert.deepEqual(meaningOf(ours()), meaningOf(theirs()))
  return {
    work: 'Calendar file of one event with its time zone',
    against: named('ical-generator'),
    base: () => Buffer.byteLength(theirs()),
    product: () => Buffer.byteLength(ours()),
    goal: 5,
  }
}

/** A feed after one of its events has changed: its rows are read again, with the finished texts in them. */
export function feed(): Comparison {
  const details = { name: 'Bench', refreshMinutes: 60 }
  const rows = Array.from({ length: 1000 }, (_, n) => {
    const key = `${prokey.slice(0, -4)}${String(n).padStart(4, '0')}`
    const dates = [dateOf(n)]
    return { key, body: JSON.stringify({ dates }), ics: JSON.stringify(partsOf(key, dates)) }
  })
  const stored = () =>
    icsFile(
      rows.flatMap((row) => JSON.parse(row.ics) as IcsPart[]),
      'PUBLISH',
      details,
    )
  const rebuilt = () => {
    const parts = rows.flatMap((row) => partsOf(row.key, (JSON.parse(row.body) as { dates: IcsDate[] }).dates))
    return icsFile(parts, 'PUBLISH', details)
  }

  assert.equal(stored(), rebuilt())
  return {
    work: 'Feed of 1,000 events after one change',
    against: 'rebuilt from the events',
    base: () => Buffer.byteLength(rebuilt()),
    product: () => Buffer.byteLength(stored()),
    goal: 2,
  }
}

/** All instants of a series. */
export function expansion(): Comparison {
  const text = 'RRULE:FREQ=WEEKLY;BYDAY=MO,WE,FR;UNTIL=20361231T225959Z'
  const dtstart = Temporal.ZonedDateTime.from('2027-01-01T18:00:00[Europe/Berlin]')
  const date = { ...dateOf(0), startDate: '2027-01-01', endDate: '2027-01-01', startTime: '18:00', endTime: '19:00' }
  const theirs = () => new RRuleTemporal({ rruleString: text, dtstart }).all().map((each) => each.epochMilliseconds)
  const ours = () =>
    occurrences(eventTime(date, updated), parseRule(text))
      .map((each) => momentsOf(each).start)
      .toArray()

  assert.equal(ours().length, 1566)
  assert.deepEqual(ours(), theirs())
  const sum = (moments: number[]) => moments.reduce((total, moment) => total + moment / 1000, 0)
  return {
    work: 'Ten years of Mondays, Wednesdays and Fridays in Berlin',
    against: named('rrule-temporal'),
    base: () => sum(theirs()),
    product: () => sum(ours()),
    goal: 10,
  }
}

function dateOf(n: number): IcsDate {
  return { ...unset, ...eventBody(n).dates[0]! }
}

function partsOf(key: string, dates: readonly IcsDate[]): IcsPart[] {
  const schedule = scheduleOf(dates, null, updated)
  return icsParts({ prokey: key, dates, serials: [1], sequence: 0, created, updated, url: null }, schedule)
}

/** Uses our VTIMEZONE, which either side builds only once, and our plain text, because the package has neither. */
function fileByGenerator(date: IcsDate): string {
  const zone = date.timeZone!
  const at = (day: string, time: string) => Temporal.PlainDate.from(day).toPlainDateTime(time).toZonedDateTime(zone)
  const calendar = ical({
    prodId: '//Kalends//Kalends//EN',
    method: ICalCalendarMethod.PUBLISH,
    scale: 'gregorian',
    timezone: { name: null, generator: (name) => vtimezone(name, 2030, 2030) },
  })
  calendar.createEvent({
    id: `${prokey}-1`,
    stamp: updated,
    timezone: zone,
    start: at(date.startDate, date.startTime!),
    end: at(date.endDate!, date.endTime!),
    summary: date.name,
    description: { plain: plainText(date.description!), html: `<html><body>${date.description}</body></html>` },
    location: date.location!,
    status: ICalEventStatus.CONFIRMED,
    sequence: 0,
    created,
    lastModified: updated,
  })
  return calendar.toString()
}

/** All properties as another program reads them, in any order; times as instants, according to the file's VTIMEZONE. */
function meaningOf(text: string) {
  ICAL.TimezoneService.reset()
  const calendar = new ICAL.Component(ICAL.parse(text))
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(new ICAL.Timezone(zone))
  const event = calendar.getFirstSubcomponent('vevent')!
  const moments = [new ICAL.Event(event).startDate, new ICAL.Event(event).endDate].map((time) => time.toUnixTime())
  const properties = [...calendar.getAllProperties(), ...event.getAllProperties()].map((one) => one.toICALString())
  const zones = calendar.getAllSubcomponents('vtimezone').map((zone) => zone.toString())
  return { properties: properties.toSorted(), zones, moments }
}

/** A package with its version. */
function named(name: string): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8')
  const { devDependencies } = JSON.parse(text) as { devDependencies: Record<string, string> }
  return `${name} ${devDependencies[name]}`
}
