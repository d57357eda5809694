import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eventTime } from './event-time.ts'
import { nextOccurrence } from './series.ts'
import { parseRule } from './rule.ts'

const evening = {
  startDate: '2027-05-01',
  startTime: '22:00',
  endDate: '2027-05-02',
  endTime: '02:00',
  timeZone: 'Europe/Berlin',
}

function nextAt(now: string, rule = 'RRULE:FREQ=WEEKLY;COUNT=3', date = evening): string | undefined {
  const instant = Temporal.Instant.from(now)
  return nextOccurrence(eventTime(date, instant), parseRule(rule), instant)?.start.toString()
}

test('the next occurrence of a series is the first that is not over', () => {
  assert.equal(nextAt('2027-04-01T00:00:00Z'), '2027-05-01T22:00:00+02:00[Europe/Berlin]')
  assert.equal(nextAt('2027-05-01T23:59:59Z'), '2027-05-01T22:00:00+02:00[Europe/Berlin]')
  assert.equal(nextAt('2027-05-02T00:00:00Z'), '2027-05-08T22:00:00+02:00[Europe/Berlin]')
})

test('a series that is over has no next occurrence', () => {
  assert.equal(nextAt('2040-01-01T00:00:00Z'), undefined)
})
