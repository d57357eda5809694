import type { EventDate } from '@kalends/contract'
import { eventTime } from '../server/calendar/event-time.ts'
import { RuleFault, parseRule } from '../server/calendar/rule.ts'
import { firstOccurrence } from '../server/calendar/series.ts'
import { scheduleOf, spanOf } from '../server/calendar/schedule.ts'

/** Rules of every kind. Those with long intervals are the most expensive among thousands of random rules. */
export const legal = [
  'RRULE:FREQ=DAILY',
  'RRULE:FREQ=DAILY;COUNT=3650',
  'RRULE:FREQ=DAILY;INTERVAL=2;UNTIL=21991231',
  'RRULE:FREQ=DAILY;INTERVAL=10;BYDAY=SA,SU;COUNT=3650',
  'RRULE:FREQ=DAILY;BYMONTH=6,7,8;COUNT=3650',
  'RRULE:FREQ=DAILY;INTERVAL=2;BYMONTHDAY=1,15,-1;COUNT=3650',
  'RRULE:FREQ=DAILY;INTERVAL=17;BYMONTH=1,2,3,5,6,7,8,10,11,12;BYDAY=MO,TU,WE,TH,SU;COUNT=3650',
  'RRULE:FREQ=WEEKLY;BYDAY=MO,WE,FR',
  'RRULE:FREQ=WEEKLY;BYDAY=MO,WE,FR;COUNT=3650',
  'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH;UNTIL=20991231T225959Z',
  'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;BYMONTH=9,10,11,12;COUNT=3650',
  'RRULE:FREQ=WEEKLY;INTERVAL=13;BYDAY=MO,TU,FR,SA;BYMONTH=5,12;COUNT=1000',
  'RRULE:FREQ=MONTHLY;BYMONTHDAY=31;COUNT=3650',
  'RRULE:FREQ=MONTHLY;BYDAY=-1FR;COUNT=3650',
  'RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=3650',
  'RRULE:FREQ=MONTHLY;BYMONTHDAY=-1,15;UNTIL=21991231',
  'RRULE:FREQ=MONTHLY;INTERVAL=5;BYDAY=2TU,4TU;COUNT=3650',
  'RRULE:FREQ=MONTHLY;INTERVAL=17;BYDAY=SU;COUNT=1000',
  'RRULE:FREQ=YEARLY;COUNT=100',
  'RRULE:FREQ=YEARLY;INTERVAL=4;BYMONTH=2;BYMONTHDAY=29',
  'RRULE:FREQ=YEARLY;BYMONTH=5,11;BYDAY=1SU,-1SU;COUNT=3650',
  'RRULE:FREQ=YEARLY;BYDAY=20MO,-20MO;COUNT=3650',
  'RRULE:FREQ=YEARLY;BYDAY=MO,WE;COUNT=3650',
  'RRULE:FREQ=YEARLY;BYWEEKNO=1,20,53;BYDAY=MO;COUNT=3650',
  'RRULE:FREQ=YEARLY;BYYEARDAY=100,-1;COUNT=3650',
]

/** Rules that never match any day, and rules that would match too often. */
export const hostile = [
  'RRULE:FREQ=SECONDLY',
  'RRULE:FREQ=DAILY;COUNT=1000000000',
  'RRULE:FREQ=DAILY;INTERVAL=0',
  'RRULE:FREQ=DAILY;BYHOUR=1;BYMINUTE=1;BYSECOND=1',
  `RRULE:FREQ=YEARLY;BYYEARDAY=${'1,'.repeat(100_000)}1`,
  'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
  'RRULE:FREQ=DAILY;INTERVAL=2;BYMONTH=2;BYMONTHDAY=30,31',
  'RRULE:FREQ=DAILY;INTERVAL=7;BYDAY=TU',
  'RRULE:FREQ=DAILY;INTERVAL=7;BYDAY=TU;BYMONTH=1,2,3,4,5,6,7,8,9,10,11;COUNT=3650',
  'RRULE:FREQ=DAILY;INTERVAL=14;BYDAY=SU;BYMONTHDAY=-31;COUNT=3650',
  'RRULE:FREQ=WEEKLY;INTERVAL=2;BYMONTH=2;BYDAY=MO;BYSETPOS=5',
  'RRULE:FREQ=WEEKLY;BYMONTH=1,3,5,7,9,11;BYDAY=MO,TU,WE,TH,FR,SA;BYSETPOS=7,-7',
  'RRULE:FREQ=MONTHLY;INTERVAL=12;BYMONTH=2;BYMONTHDAY=1',
  'RRULE:FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=300',
  'RRULE:FREQ=MONTHLY;BYMONTHDAY=31;BYDAY=-2MO,-2TU,-2WE,-2TH,-2FR,-2SA,-2SU',
  'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30,31',
  'RRULE:FREQ=YEARLY;INTERVAL=100;BYMONTH=2;BYMONTHDAY=29;UNTIL=19991231',
  'RRULE:FREQ=YEARLY;BYWEEKNO=53;BYMONTH=6;BYDAY=MO',
  'RRULE:FREQ=YEARLY;BYYEARDAY=200;BYMONTH=1',
  `RRULE:FREQ=YEARLY;BYMONTH=12;BYYEARDAY=${Array.from({ length: 120 }, (_, i) => i + 1).join()};BYDAY=MO`,
]

// The earliest possible day, because it makes for the longest search.
const date = {
  name: 'Bench',
  startDate: '1900-01-01',
  startTime: '18:00',
  endDate: '1900-01-01',
  endTime: '20:30',
  timeZone: 'Europe/Berlin',
} as EventDate
const now = Temporal.Instant.from('2026-11-15T10:00:00Z')

/** Earliest start and latest end, each time for a new rule. */
export function rangeOf(text: string): () => number {
  const rule = parseRule(text)
  return () => {
    const { starts, ends } = spanOf(scheduleOf([date], { ...rule }, now))
    return starts + (ends ?? 0)
  }
}

export function refuse(text: string): boolean {
  try {
    return firstOccurrence(eventTime(date, now), parseRule(text)) === undefined
  } catch (error) {
    if (error instanceof RuleFault) return true
    throw error
  }
}
