import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { test } from 'node:test'
import fc from 'fast-check'
import { findPython } from '../../scripts/python.ts'
import { parseDay, plainDate } from './days.ts'
import { daysOf, lastDayOf, blocksOf } from './recurrence.ts'
import { type Frequency, RuleFault, checked, frequencies, parseRule, ruleText, weekdays } from './rule.ts'

const oracle = join(import.meta.dirname, 'fixtures/occurrences.py')

function firstDays(text: string, start: string, count: number): string[] {
  return list(daysOf(parseRule(text), parseDay(start)!), count).map((day) => plainDate(day).toString())
}

function list(next: () => number | undefined, most = Infinity): number[] {
  const days: number[] = []
  for (let day = next(); day !== undefined && days.length < most; day = next()) days.push(day)
  return days
}

test('a rule repeats on the days it names', () => {
  assert.deepEqual(firstDays('RRULE:FREQ=DAILY;INTERVAL=2;COUNT=3', '2026-01-30', 9), [
    '2026-01-30',
    '2026-02-01',
    '2026-02-03',
  ])
  assert.deepEqual(firstDays('RRULE:FREQ=WEEKLY;BYDAY=MO,FR', '2026-01-01', 3), [
    '2026-01-02',
    '2026-01-05',
    '2026-01-09',
  ])
  assert.deepEqual(firstDays('RRULE:FREQ=MONTHLY', '2026-01-31', 3), ['2026-01-31', '2026-03-31', '2026-05-31'])
  assert.deepEqual(firstDays('RRULE:FREQ=MONTHLY;BYDAY=-1FR', '2026-01-01', 2), ['2026-01-30', '2026-02-27'])
  assert.deepEqual(firstDays('RRULE:FREQ=MONTHLY;BYDAY=MO,2TU', '2026-01-01', 4), [
    '2026-01-05',
    '2026-01-12',
    '2026-01-13',
    '2026-01-19',
  ])
  assert.deepEqual(firstDays('RRULE:FREQ=YEARLY', '2024-02-29', 3), ['2024-02-29', '2028-02-29', '2032-02-29'])
  assert.deepEqual(firstDays('RRULE:FREQ=YEARLY;BYWEEKNO=1;BYDAY=MO', '2026-01-01', 2), ['2027-01-04', '2028-01-03'])
  assert.deepEqual(firstDays('RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', '2026-01-01', 2), [])
  // Both 2005 and 2011 begin on a Saturday. Only after a 53-week year does that Saturday fall in week 53.
  assert.deepEqual(firstDays('RRULE:FREQ=YEARLY;BYWEEKNO=53;BYDAY=SA', '2005-01-01', 3), [
    '2005-01-01',
    '2010-01-02',
    '2016-01-02',
  ])
  // Both 2019 and 2030 are followed by a year that begins on a Wednesday, which has 53 weeks only if it is a leap year.
  assert.deepEqual(firstDays('RRULE:FREQ=YEARLY;BYWEEKNO=-53;BYDAY=MO', '2019-01-01', 3), [
    '2019-12-30',
    '2025-12-29',
    '2031-12-29',
  ])
})

test('two thousand random rules give the same days as python-dateutil', { timeout: 120_000 }, async () => {
  const cases = fc.sample(anyCase, { seed: 20_261_115, numRuns: 2000 })

  const output = execFileSync(await findPython(), [oracle], {
    input: JSON.stringify(cases),
    maxBuffer: 1e9,
    encoding: 'utf8',
  })

  const expected = JSON.parse(output) as string[][]
  assert.equal(expected.length, 2000)
  assert.ok(expected.filter((days) => days.length > 1).length > 1000, 'most of the rules have days to compare')
  for (const [i, { rule, start, count }] of cases.entries()) {
    assert.deepEqual(firstDays(rule, start.slice(0, 10), count), expected[i], `${rule} from ${start}`)
  }
})

test('the last day is found without visiting all of them', () => {
  const first = parseDay('2027-05-01')!
  const lastOf = (text: string) => {
    const last = lastDayOf(parseRule(text), first)
    return last === undefined ? undefined : plainDate(last).toString()
  }

  assert.equal(lastOf('RRULE:FREQ=DAILY;COUNT=3650'), '2037-04-27')
  assert.equal(lastOf('RRULE:FREQ=WEEKLY;BYDAY=MO,WE,FR;COUNT=3650'), '2050-08-24')
  assert.equal(lastOf('RRULE:FREQ=MONTHLY;BYDAY=-1FR;COUNT=3650'), '2199-12-27')
  assert.equal(lastOf('RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'), undefined)
  fc.assert(
    fc.property(anyCase, fc.integer({ min: 0, max: 40_000 }), ({ rule: text, start }, days) => {
      const rule = parseRule(text)
      const begin = parseDay(start.slice(0, 10))!
      const expected = list(daysOf(rule, begin, begin + days)).at(-1)
      assert.equal(lastDayOf(rule, begin, begin + days), expected, `${text} from ${start} for ${days} days`)
    }),
    { seed: 20_261_115, numRuns: 1000 },
  )
})

test('a rule without occurrences is detected after at most 301 steps', () => {
  const first = parseDay('1900-01-01')!
  const end = parseDay('2199-12-31')!
  const steps = (rule: ReturnType<typeof parseRule>) => blocksOf(rule, first).indexAt(end) + 1
  const hostile = [
    'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
    'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30,31',
    'RRULE:FREQ=WEEKLY;INTERVAL=2;BYMONTH=2;BYDAY=MO;BYSETPOS=5',
    'RRULE:FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=300',
    'RRULE:FREQ=YEARLY;BYWEEKNO=53;BYMONTH=6;BYDAY=MO',
    'RRULE:FREQ=YEARLY;BYYEARDAY=200;BYMONTH=1',
    'RRULE:FREQ=DAILY;INTERVAL=7;BYDAY=TU',
    'RRULE:FREQ=DAILY;INTERVAL=14;BYDAY=SU;COUNT=3650',
  ]

  for (const text of hostile) {
    const rule = parseRule(text)
    assert.deepEqual(list(daysOf(rule, first)), [], text)
    assert.equal(lastDayOf(rule, first), undefined, text)
    assert.ok(steps(rule) <= 301, `${text} takes ${steps(rule)} steps`)
  }
  // Identical blocks are counted by division; all other blocks are years.
  fc.assert(
    fc.property(anyCase, ({ rule: text }) => {
      const rule = parseRule(text)
      assert.ok(blocksOf(rule, first).areAlike || steps(rule) <= 301, text)
    }),
    { seed: 20_261_115, numRuns: 1000 },
  )
})

test('a rule that is formatted and parsed again stays the same', () => {
  fc.assert(
    fc.property(anyCase, ({ rule }) => {
      assert.deepEqual(parseRule(ruleText(parseRule(rule))), parseRule(rule))
    }),
    { seed: 20_261_115 },
  )
})

test('an invalid rule is refused with the reason', () => {
  const reasons: [string, string][] = [
    ['FREQ=DAILY', 'must look like RRULE:FREQ=WEEKLY;BYDAY=MO,WE'],
    ['RRULE:', 'must look like RRULE:FREQ=WEEKLY;BYDAY=MO,WE'],
    ['RRULE:FREQ=SECONDLY', 'must have FREQ as one of DAILY, WEEKLY, MONTHLY, YEARLY'],
    ['RRULE:COUNT=2', 'must have the part FREQ'],
    ['RRULE:FREQ=DAILY;COUNT=1000000000', 'must have COUNT from 1 to 3650'],
    ['RRULE:FREQ=DAILY;COUNT=0', 'must have COUNT from 1 to 3650'],
    ['RRULE:FREQ=DAILY;INTERVAL=1000', 'must have INTERVAL from 1 to 999'],
    ['RRULE:FREQ=DAILY;COUNT=2;UNTIL=20270101', 'must not have both COUNT and UNTIL'],
    ['RRULE:FREQ=DAILY;COUNT=2\r\nATTENDEE:mailto:v@example.com', 'must look like RRULE:FREQ=WEEKLY;BYDAY=MO,WE'],
    ['RRULE:FREQ=DAILY;;COUNT=2', 'has a part that cannot be read: an empty one'],
    ['RRULE:FREQ=DAILY;FREQ=DAILY', 'must have the part FREQ only once'],
    ['RRULE:FREQ=DAILY;BYHOUR=9', 'must not have the part BYHOUR'],
    [
      'RRULE:FREQ=DAILY;UNTIL=20270230',
      'must have UNTIL as a valid day such as 20271231, or as a UTC time such as 20271231T225959Z',
    ],
    ['RRULE:FREQ=MONTHLY;BYDAY=0MO', 'must have BYDAY as weekdays such as MO, 2TU or -1FR'],
    ['RRULE:FREQ=MONTHLY;BYDAY=6MO', 'must have BYDAY with a number from 1 to 5 or -1 to -5 in a month'],
    ['RRULE:FREQ=WEEKLY;BYDAY=1MO', 'may have BYDAY with a number only with FREQ=MONTHLY or YEARLY'],
    ['RRULE:FREQ=YEARLY;BYMONTH=13', 'must have BYMONTH from 1 to 12'],
    ['RRULE:FREQ=YEARLY;BYMONTHDAY=0', 'must have BYMONTHDAY from 1 to 31, or -1 to -31'],
    ['RRULE:FREQ=YEARLY;BYSETPOS=1', 'must have another BY part together with BYSETPOS'],
    ['RRULE:FREQ=YEARLY;BYWEEKNO=20', 'must have BYDAY together with BYWEEKNO'],
    [`RRULE:FREQ=YEARLY;BYYEARDAY=${'1,'.repeat(300)}1`, 'must have at most 512 characters'],
  ]

  for (const [text, reason] of reasons) {
    assert.throws(
      () => parseRule(text),
      (error) => error instanceof RuleFault && error.message === reason,
      text,
    )
  }
})

const some = <T>(values: readonly T[], most: number) =>
  fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: most })
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i)
const signedRange = (to: number) => [...range(1, to), ...range(-to, -1)]
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 1 })

/**
 * Valid rules of every kind, each with a first day. Plain and numbered weekdays are not mixed, because dateutil
 * interprets that differently.
 */
const anyCase = fc.constantFrom(...frequencies).chain((freq) =>
  fc
    .record({
      interval: fc.constantFrom(1, 1, 2, 3, 5, 12),
      count: fc.option(fc.integer({ min: 1, max: 40 }), { nil: null }),
      byMonth: maybe(some(range(1, 12), 4)),
      byMonthDay: freq === 'WEEKLY' ? fc.constant(undefined) : maybe(some(signedRange(31), 4)),
      byYearDay: freq === 'YEARLY' ? maybe(some(signedRange(366), 4)) : fc.constant(undefined),
      byWeekNo: freq === 'YEARLY' ? maybe(some(signedRange(53), 4)) : fc.constant(undefined),
      byDay: maybe(anyWeekdays(freq)),
      bySetPos: freq === 'DAILY' ? fc.constant(undefined) : maybe(some([1, 2, 3, -1, -2], 2)),
      weekStart: fc.constantFrom(...weekdays),
      start: fc.date({
        min: new Date('1990-01-01T00:00:00Z'),
        max: new Date('2060-12-31T00:00:00Z'),
        noInvalidDate: true,
      }),
    })
    .map(({ start, ...parts }) => {
      const given = Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined))
      return { given: { freq, ...given }, start: `${start.toISOString().slice(0, 10)}T09:30:00`, count: 30 }
    })
    .filter(({ given }) => isSound(given))
    .map(({ given, ...rest }) => ({ rule: ruleText(checked(given)), ...rest })),
)

function anyWeekdays(freq: Frequency) {
  const plain = some(weekdays, 3).map((days) => days.map((day) => ({ day, ordinal: 0 })))
  if (freq === 'DAILY' || freq === 'WEEKLY') return plain
  const numbered = fc.array(
    fc.record({ day: fc.constantFrom(...weekdays), ordinal: fc.constantFrom(1, 2, 3, 4, 5, -1, -2) }),
    { minLength: 1, maxLength: 3 },
  )
  return fc.oneof(plain, numbered)
}

function isSound(given: Parameters<typeof checked>[0]): boolean {
  try {
    checked(given)
    return true
  } catch (error) {
    if (error instanceof RuleFault) return false
    throw error
  }
}
