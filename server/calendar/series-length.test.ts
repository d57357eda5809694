import assert from 'node:assert/strict'
import { test } from 'node:test'
import ICAL from 'ical.js'
import { type DateTexts, eventTime, momentsOf } from './event-time.ts'
import { icsFiles, icsParts } from './ics-files.ts'
import { scheduleOf } from './schedule.ts'
import { parseRule } from './rule.ts'
import { occurrences } from './series.ts'

const rule = parseRule('RRULE:FREQ=WEEKLY;COUNT=3')
const created = Temporal.Instant.from('2026-01-01T00:00:00Z')
const details = {
  name: 'Night shift',
  description: null,
  location: null,
  status: null,
  availability: null,
  organizer_name: '',
  organizer_email: '',
  attendee_name: '',
  attendee_email: '',
}

/** The length of each occurrence in hours: as we compute it, and as a reader of the file does. */
function hours(date: DateTexts) {
  const ours = [...occurrences(eventTime(date, created), rule)].map((time) => {
    const { start, end } = momentsOf(time)
    return (end - start) / 3_600_000
  })
  const dates = [{ ...details, ...date }]
  const source = { prokey: 'x', dates, serials: [1], sequence: 0, created, updated: created, url: null }
  const [file] = icsFiles(dates, icsParts(source, scheduleOf(dates, rule, created)))
  const event = new ICAL.Event(new ICAL.Component(ICAL.parse(file!)).getFirstSubcomponent('vevent')!)
  return { ours, read: event.duration.toSeconds() / 3600, file: file! }
}

const night = { startTime: '22:00', endTime: '06:00', timeZone: 'Europe/Berlin' }

for (const [name, date] of Object.entries({
  back: { ...night, startDate: '2027-10-30', endDate: '2027-10-31' },
  forward: { ...night, startDate: '2027-03-27', endDate: '2027-03-28' },
})) {
  test(`nights of eight hours stay that long, even if the clock goes ${name} during the first`, () => {
    const { ours, read } = hours(date)

    assert.deepEqual(ours, [8, 8, 8])
    assert.equal(read, 8)
  })
}

for (const [name, startDate] of [
  ['is skipped', '2027-03-28'],
  ['comes twice', '2026-10-25'],
] as const) {
  test(`an hour stays an hour in a series that begins in an hour that ${name}`, () => {
    const { ours, file } = hours({
      startDate,
      startTime: '02:30',
      endDate: null,
      endTime: null,
      timeZone: 'Europe/Berlin',
    })

    assert.deepEqual(ours, [1, 1, 1])
    assert.match(file, /^DURATION:PT1H\r$/m)
    assert.doesNotMatch(file, /^DTEND/m)
  })
}

test('a dynamic date has a different UID every day', () => {
  const dates = [{ ...details, startDate: 'today+1', startTime: null, endDate: null, endTime: null, timeZone: null }]
  const source = { prokey: 'x', dates, serials: [1], sequence: 0, created, updated: created, url: null }
  const uidOn = (day: string) => {
    const schedule = scheduleOf(dates, null, Temporal.Instant.from(`${day}T12:00:00Z`))
    return /^UID:(.*)\r$/m.exec(icsParts(source, schedule)[0]!.event)![1]
  }

  assert.equal(uidOn('2027-01-01'), 'x-1-20270102')
  assert.equal(uidOn('2027-01-02'), 'x-1-20270103')
})
