import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import ICAL from 'ical.js'
import { RRuleTemporal } from 'rrule-temporal'
import { momentText, parseDay, plainDate } from './days.ts'
import { eventTime } from './event-time.ts'
import { type IcsDate, icsFiles, icsParts } from './ics-files.ts'
import { parseRule } from './rule.ts'
import { scheduleOf } from './schedule.ts'
import { lastOccurrence, occurrences } from './series.ts'

const now = Temporal.Instant.from('2026-11-18T10:00:00Z')
const most = 60

const series = fc.record({
  rule: fc.constantFrom(
    'RRULE:FREQ=DAILY;COUNT=40',
    'RRULE:FREQ=DAILY;INTERVAL=3',
    'RRULE:FREQ=WEEKLY;COUNT=12;BYDAY=MO,WE,FR',
    'RRULE:FREQ=WEEKLY;INTERVAL=2;UNTIL=20280301;BYDAY=TU',
    'RRULE:FREQ=MONTHLY;COUNT=9;BYDAY=-1FR',
    'RRULE:FREQ=YEARLY;UNTIL=20600101;BYMONTH=2;BYMONTHDAY=29',
  ),
  startDate: fc.constantFrom('2027-01-01', '2027-03-25', '2027-05-03', '2028-02-29'),
  startTime: fc.constantFrom(null, '02:30', '18:00'),
  timeZone: fc.constantFrom(null, 'Europe/Berlin', 'America/New_York', 'Asia/Kathmandu'),
  positions: fc.uniqueArray(fc.nat(most - 1), { minLength: 1, maxLength: 8 }),
})

test('a series without some of its days has the dates that other programs compute', () => {
  fc.assert(
    fc.property(series, ({ rule: text, positions, ...times }) => {
      const date = { ...empty, ...times }
      const [time, rule] = [eventTime(date, now), parseRule(text)]
      const whole = [...occurrences(time, rule).take(most)].map(({ firstDay }) => firstDay)
      const skipped = whole.filter((_, i) => positions.includes(i)).toSorted((one, other) => one - other)
      if (skipped.length === 0 || skipped.length === whole.length) return
      const skipping = { ...rule, skipped }

      const found = [...occurrences(time, skipping).take(most - skipped.length)]

      const days = found.map(({ firstDay }) => plainDate(firstDay).toString())
      assert.deepEqual(days, daysByRruleTemporal(text, times.startDate, skipped, days.length))
      const file = icsFiles([date], icsParts({ ...source, dates: [date] }, scheduleOf([date], skipping, now)))[0]!
      assert.deepEqual(days, daysByIcalJs(file, days.length), file)
      const last = lastOccurrence(time, skipping)
      if (whole.length < most) assert.equal(last!.firstDay, found.at(-1)!.firstDay)
    }),
    { seed: 20_261_118, numRuns: 300 },
  )
})

test('the last day is found if the days at the end are skipped', () => {
  const time = eventTime({ ...empty, startDate: '2027-05-03' }, now)
  const lastOf = (rule: string, ...days: string[]) => {
    const last = lastOccurrence(time, { ...parseRule(rule), skipped: days.map((day) => parseDay(day)!) })
    return last && plainDate(last.firstDay).toString()
  }

  assert.equal(lastOf('RRULE:FREQ=WEEKLY;COUNT=4', '2027-05-24'), '2027-05-17')
  assert.equal(lastOf('RRULE:FREQ=WEEKLY;COUNT=4', '2027-05-17', '2027-05-24'), '2027-05-10')
  assert.equal(lastOf('RRULE:FREQ=MONTHLY;UNTIL=20271231', '2027-12-03'), '2027-11-03')
  assert.equal(lastOf('RRULE:FREQ=DAILY;COUNT=2', '2027-05-03', '2027-05-04'), undefined)
  assert.equal(lastOf('RRULE:FREQ=DAILY', '2027-05-03'), null)
})

const empty: IcsDate = {
  name: 'Summer party',
  startDate: '2027-05-03',
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
const source = {
  prokey: '0b6f7a52-5b0c-4c55-9d0c-3f8f3a2e7c11',
  serials: [1],
  sequence: 0,
  created: now,
  updated: now,
  url: null,
}

function daysByRruleTemporal(rule: string, start: string, skipped: readonly number[], count: number): string[] {
  const midnight = (day: number) => momentText(day * 86_400_000)
  const rruleString = [
    `DTSTART:${midnight(parseDay(start)!)}`,
    rule.replace(/UNTIL=\d{8}/, '$&T000000Z'),
    `EXDATE:${skipped.map(midnight).join()}`,
  ].join('\n')
  const other = new RRuleTemporal({ rruleString })
  return other.all((_, i) => i < count).map((moment) => moment.toPlainDate().toString())
}

function daysByIcalJs(file: string, count: number): string[] {
  ICAL.TimezoneService.reset()
  const calendar = new ICAL.Component(ICAL.parse(file))
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(new ICAL.Timezone(zone))
  const iterator = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!).iterator()
  return Array.from({ length: count }, () => iterator.next()!.toString().slice(0, 10))
}
