import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { test } from 'node:test'
import fc from 'fast-check'
import ICAL from 'ical.js'
import { findPython } from '../../scripts/python.ts'
import { type AnyDate, type AnyEvent, anyEvent } from './fixtures/any-event.ts'
import { type IcsSource, icsFiles, icsParts } from './ics-files.ts'
import { scheduleOf } from './schedule.ts'
import { parseRule } from './rule.ts'

const prokey = '0b6f7a52-5b0c-4c55-9d0c-3f8f3a2e7c11'
const now = Temporal.Instant.from('2026-11-15T10:00:00Z')
const settings = { seed: 20_261_115, numRuns: 400 }

test('any event survives the round trip through another program that reads its files', () => {
  fc.assert(
    fc.property(anyEvent, ({ dates, rule, serials, sequence }) => {
      const files = filesOf({ dates, rule, serials, sequence })

      const read = files.flatMap(eventsIn)

      assert.equal(
        files.length,
        dates.length > 1 && dates.some((date) => date.organizer_email !== '') ? dates.length : 1,
      )
      assert.equal(read.length, dates.length)
      for (const [i, event] of read.entries()) {
        const date = dates[i]!
        assert.deepEqual(factsOf(event), expectedFacts(date, rule, sequence, serials[i]!))
        // Of two equal wall-clock times ical.js takes the later one, and a series has to keep its wall-clock time.
        if (rule === null || !comesTwice(date)) assert.deepEqual(timesOf(event), expectedTimes(date))
      }
    }),
    settings,
  )
})

test('no line of any file exceeds 75 octets or ends inside a character', () => {
  fc.assert(
    fc.property(anyEvent, (event) => {
      for (const file of filesOf(event)) {
        const octets = Buffer.from(file)
        assert.ok(file.endsWith('END:VCALENDAR\r\n'))
        for (const line of file.split('\r\n')) {
          assert.ok(Buffer.byteLength(line) <= 75, line)
          assert.ok(line.isWellFormed(), line)
        }
        assert.equal(new TextDecoder('utf-8', { fatal: true }).decode(octets), file)
        assert.ok(!/[^\r]\n|\r[^\n]/.test(file))
      }
    }),
    settings,
  )
})

test('python-icalendar accepts the files of any event', async () => {
  const events = fc.sample(anyEvent, { ...settings, numRuns: 200 })
  const files = events.flatMap(filesOf).map((text, i) => ({ name: String(i), text }))
  const judge = join(import.meta.dirname, 'fixtures/judge.py')

  const output = execFileSync(await findPython(), [judge], { input: JSON.stringify(files), encoding: 'utf8' })

  const judged = JSON.parse(output) as { name: string; faults: string[] }[]
  assert.equal(judged.length, files.length)
  for (const { name, faults } of judged) assert.deepEqual(faults, [], files[Number(name)]!.text)
})

/** What ical.js reads from the file, with the API's field names. */
function factsOf(event: ICAL.Component) {
  const text = (name: string) => event.getFirstPropertyValue(name) as string | null
  const mailbox = (name: string) => {
    const property = event.getFirstProperty(name)
    const decoded = (property?.getFirstParameter('cn') ?? '').replaceAll(/\^([\^'n])/g, (_, sign: string) =>
      sign === 'n' ? '\n' : sign === "'" ? '"' : '^',
    )
    return property ? [decoded, property.getFirstValue()] : null
  }
  return {
    uid: text('uid'),
    name: text('summary'),
    location: text('location'),
    description: text('description'),
    status: text('status'),
    transparency: text('transp'),
    sequence: event.getFirstPropertyValue('sequence'),
    organizer: mailbox('organizer'),
    attendee: mailbox('attendee'),
    rule: ruleParts(event.getFirstPropertyValue('rrule')?.toString() ?? null),
    zone: event.getFirstProperty('dtstart')!.getFirstParameter('tzid') ?? null,
    once: ['summary', 'location', 'description', 'organizer', 'attendee', 'uid', 'rrule', 'dtstart', 'dtend'].every(
      (name) => event.getAllProperties(name).length <= 1,
    ),
  }
}

function expectedFacts(date: AnyDate, rule: string | null, sequence: number, serial: number) {
  const organizer = date.organizer_email === '' ? null : [date.organizer_name, `mailto:${date.organizer_email}`]
  const attendee = date.attendee_email === '' ? null : [date.attendee_name, `mailto:${date.attendee_email}`]
  return {
    uid: `${prokey}-${serial}`,
    name: date.name,
    location: date.location,
    description: date.text,
    status: date.status ?? 'CONFIRMED',
    transparency: date.availability === null ? null : date.availability === 'free' ? 'TRANSPARENT' : 'OPAQUE',
    sequence,
    organizer,
    attendee: organizer && attendee,
    rule: ruleParts(rule === null ? null : rule.slice('RRULE:'.length)),
    zone: zoneInFile(date, rule),
    once: true,
  }
}

/** The parts of a rule in any order, without those that a reader fills in itself. */
function ruleParts(rule: string | null): string[] | null {
  const parts = rule?.split(';').map((part) => {
    const [name, value] = part.split('=') as [string, string]
    return `${name}=${value.split(',').toSorted().join()}`
  })
  return parts?.filter((part) => part !== 'INTERVAL=1' && part !== 'WKST=MO').toSorted() ?? null
}

/** All-day dates as days, times as instants that ical.js computes from the file's VTIMEZONE. */
function timesOf(event: ICAL.Component): string[] {
  const read = new ICAL.Event(event)
  return [read.startDate, read.endDate].map((time) =>
    time.isDate ? time.toString() : Temporal.Instant.fromEpochMilliseconds(time.toUnixTime() * 1000).toString(),
  )
}

function expectedTimes(date: AnyDate): string[] {
  const [first, last] = [date.startDate, date.endDate ?? date.startDate].map((day) => Temporal.PlainDate.from(day))
  if (date.startTime === null) return [first!.toString(), last!.add({ days: 1 }).toString()]
  const [start, end] = momentsOf(date, date.startTime)
  return [start, end].map((moment) => moment!.toInstant().toString())
}

function momentsOf(date: AnyDate, startTime: string): [Temporal.ZonedDateTime, Temporal.ZonedDateTime] {
  const at = (day: string, time: string) =>
    Temporal.PlainDate.from(day)
      .toPlainDateTime(time)
      .toZonedDateTime(date.timeZone ?? 'UTC')
  const start = at(date.startDate, startTime)
  const last = date.endDate ?? date.startDate
  const end = date.endTime === null ? at(last, startTime).add({ hours: 1 }) : at(last, date.endTime)
  return [start, Temporal.ZonedDateTime.compare(start, end) > 0 ? start : end]
}

/** Times are written in their zone, unless it is UTC or the wall-clock time occurs twice. */
function zoneInFile(date: AnyDate, rule: string | null): string | null {
  if (date.startTime === null || date.timeZone === 'UTC') return null
  return rule === null && comesTwice(date) ? null : date.timeZone
}

function comesTwice(date: AnyDate): boolean {
  if (date.startTime === null) return false
  return momentsOf(date, date.startTime).some((time) => {
    const wall = time.toPlainDateTime()
    const later = wall.toZonedDateTime(time.timeZoneId, { disambiguation: 'later' })
    return !later.equals(wall.toZonedDateTime(time.timeZoneId, { disambiguation: 'earlier' }))
  })
}

function filesOf({ dates, rule, serials, sequence }: AnyEvent): string[] {
  const source: IcsSource = {
    prokey,
    dates,
    serials,
    sequence,
    created: now,
    updated: now,
    url: null,
  }
  return icsFiles(dates, icsParts(source, scheduleOf(dates, rule === null ? null : parseRule(rule), now)))
}

function eventsIn(text: string): ICAL.Component[] {
  ICAL.TimezoneService.reset()
  const calendar = new ICAL.Component(ICAL.parse(text))
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(new ICAL.Timezone(zone))
  return calendar.getAllSubcomponents('vevent')
}
