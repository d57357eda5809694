import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import fc from 'fast-check'
import ICAL from 'ical.js'
import { findPython } from '../../scripts/python.ts'
import { type Case, cases } from './fixtures/cases.ts'
import { fold } from './ical.ts'
import { type IcsDate, icsFiles, icsParts } from './ics-files.ts'
import { scheduleOf } from './schedule.ts'
import { parseRule } from './rule.ts'
import { occurrences } from './series.ts'
import { type EventTime, eventTime, momentsOf } from './event-time.ts'

const folder = join(import.meta.dirname, 'fixtures')
const now = Temporal.Instant.from('2026-11-15T10:00:00Z')
const files = cases.map((given) => ({ given, files: filesOf(given) }))

test('every golden input gives its golden file', () => {
  assert.ok(cases.length >= 40)
  for (const { given, files: made } of files) {
    const path = join(folder, `${given.name}.ics`)
    const text = made.join('\r\n--- next file ---\r\n')
    if (process.env.WRITE_FIXTURES) writeFileSync(path, text)
    assert.equal(text, readFileSync(path, 'utf8'), given.name)
  }
  const names = readdirSync(folder).filter((name) => name.endsWith('.ics'))
  assert.deepEqual(names.toSorted(), cases.map(({ name }) => `${name}.ics`).toSorted())
})

test('every line has at most 75 octets and ends with CRLF, including the last', () => {
  for (const { given, files: made } of files) {
    for (const text of made) {
      assert.ok(text.endsWith('END:VCALENDAR\r\n'), given.name)
      assert.ok(!/[^\r]\n|\r[^\n]/.test(text), given.name)
      for (const line of text.split('\r\n')) assert.ok(Buffer.byteLength(line) <= 75, `${given.name}: ${line}`)
    }
  }
})

test('ical.js reads back every field that was written', () => {
  for (const { given, files: made } of files) {
    const events = made.flatMap(eventsIn)
    assert.equal(events.length, given.dates.length, given.name)
    for (const [i, event] of events.entries()) {
      const date = complete(given.dates[i]!)
      assert.equal(event.summary, date.name)
      assert.equal(event.location, date.location)
      assert.equal(event.uid, `0b6f7a52-5b0c-4c55-9d0c-3f8f3a2e7c11-${i + 1}`)
      assert.equal(event.sequence, given.sequence ?? 0)
      const organizer = event.component.getFirstProperty('organizer')
      assert.equal(organizer?.getFirstValue() ?? '', date.organizer_email && `mailto:${date.organizer_email}`)
      assert.equal(organizer?.getFirstParameter('cn') ?? '', date.organizer_name)
    }
  }
})

test('ical.js finds the same moments from the file and its zones alone', () => {
  for (const { given, files: made } of files) {
    if (deviations.has(given.name)) continue
    const found = made.flatMap(eventsIn).flatMap((event) => momentsIn(event, 12))
    const expected = given.dates.flatMap((date) => expectedMoments(given, complete(date), 12))
    assert.deepEqual(found, expected, given.name)
  }
})

test('python-icalendar accepts every file', async () => {
  const script = join(folder, 'judge.py')
  const all = files.flatMap(({ given, files: made }) => made.map((text) => ({ name: given.name, text })))

  const output = execFileSync(await findPython(), [script], { input: JSON.stringify(all), encoding: 'utf8' })

  const judged = JSON.parse(output) as { name: string; faults: string[]; events: number }[]
  assert.equal(judged.length, all.length)
  for (const { name, faults, events } of judged) {
    assert.deepEqual(faults, [], name)
    assert.ok(events > 0)
  }
})

test('folding never splits a character and unfolds to the line', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const line = `SUMMARY:${text.replaceAll(/[\r\n]/g, '')}`
      const folded = fold(line)
      for (const part of folded.split('\r\n')) {
        assert.ok(Buffer.byteLength(part) <= 75)
        assert.ok(part.isWellFormed())
      }
      assert.equal(folded.replaceAll('\r\n ', ''), line)
    }),
    { seed: 20_261_115, numRuns: 500 },
  )
})

/**
 * Where ical.js itself deviates: it moves 29 February to 1 March, keeps the wall-clock length, drops a day that a zone
 * skipped, and takes the later of two equal times.
 */
const deviations = new Set([
  'yearly-leap-day',
  'daily-over-clock-change',
  'zone-apia-2011',
  'daily-ending-in-the-hour-that-comes-twice',
])

function filesOf({ dates, rule, sequence = 0 }: Case): string[] {
  const source = {
    prokey: '0b6f7a52-5b0c-4c55-9d0c-3f8f3a2e7c11',
    dates: dates.map(complete),
    serials: dates.map((_, i) => i + 1),
    rule: rule === undefined ? null : parseRule(rule),
    sequence,
    created: Temporal.Instant.from('2026-11-01T08:00:00Z'),
    updated: Temporal.Instant.from('2026-11-02T08:00:00Z'),
    url: 'https://events.example.org/0b6f7a52-5b0c-4c55-9d0c-3f8f3a2e7c11',
  }
  return icsFiles(source.dates, icsParts(source, scheduleOf(source.dates, source.rule, now)))
}

function complete(date: Case['dates'][number]): IcsDate {
  return {
    name: 'Summer party',
    startTime: null,
    endDate: null,
    endTime: null,
    timeZone: null,
    description: null,
    location: 'Main hall',
    status: null,
    availability: null,
    organizer_name: '',
    organizer_email: '',
    attendee_name: '',
    attendee_email: '',
    ...date,
  }
}

function eventsIn(text: string): ICAL.Event[] {
  ICAL.TimezoneService.reset()
  const calendar = new ICAL.Component(ICAL.parse(text))
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(new ICAL.Timezone(zone))
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
}

/** Start and end of the first occurrences in UTC; all-day dates as days. */
function momentsIn(event: ICAL.Event, count: number): string[] {
  const moments: string[] = []
  const text = (time: ICAL.Time) => (time.isDate ? time.toString() : new Date(time.toUnixTime() * 1000).toISOString())
  if (!event.isRecurring()) return [`${text(event.startDate)} ${text(event.endDate)}`]
  const iterator = event.iterator()
  for (let next = iterator.next(); next && moments.length < count; next = iterator.next()) {
    const { startDate, endDate } = event.getOccurrenceDetails(next)
    moments.push(`${text(startDate)} ${text(endDate)}`)
  }
  return moments
}

function expectedMoments(given: Case, date: IcsDate, count: number): string[] {
  const rule = given.rule === undefined ? null : parseRule(given.rule)
  return occurrences(eventTime(date, now), rule).take(count).map(momentText).toArray()
}

function momentText(time: EventTime): string {
  if (time.allDay) return `${time.start.toString()} ${time.end.toString()}`
  const { start, end } = momentsOf(time)
  return `${new Date(start).toISOString()} ${new Date(end).toISOString()}`
}
