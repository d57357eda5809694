import assert from 'node:assert/strict'
import { test } from 'node:test'
import { followed, monthlyChoices, never, newRepeat, recurrenceFields, repeatOf } from './repeat.ts'

const rule = (recurrence: string) => repeatOf({ ...never, recurrence })

test('a recurrence becomes a sentence and the same recurrence again', () => {
  const sentences = [
    { ...newRepeat('daily'), interval: 3 },
    { ...newRepeat('weekly'), days: ['MO', 'WE'] as const, count: 10 },
    { ...newRepeat('monthly'), on: '2TU' },
    { ...newRepeat('monthly'), on: '15', months: [1, 2, 3, 4, 5, 6, 9, 10, 11, 12] },
    { ...newRepeat('weekly'), days: ['TU'] as const, months: [6, 7] },
    { ...newRepeat('monthly'), on: '-1' },
    newRepeat('yearly'),
  ]

  for (const isRule of [false, true])
    for (const sentence of sentences) assert.deepEqual(repeatOf(recurrenceFields(sentence, isRule)), sentence)
})

test('a last day needs a rule', () => {
  const repeat = { ...newRepeat('weekly'), until: '2027-06-30' }

  const fields = recurrenceFields(repeat, false)

  assert.deepEqual(fields, { ...never, recurrence: 'RRULE:FREQ=WEEKLY;UNTIL=20270630' })
  assert.deepEqual(repeatOf(fields), repeat)
})

test('months may be named in any order', () => {
  assert.deepEqual(rule('RRULE:FREQ=DAILY;BYMONTH=12,1,1'), { ...newRepeat('daily'), months: [1, 12] })
  const simple = { ...never, simplified_recurrence: true, recurrence_simple_type: 'daily' as const }
  assert.deepEqual(repeatOf({ ...simple, recurrence_byMonth: '7, 6' }), { ...newRepeat('daily'), months: [6, 7] })
})

test('a rule that is half typed or wrong is no sentence', () => {
  const halfTyped = ['R', 'RRULE:FREQ', 'RRULE:FREQ=', 'FREQ=NOPE', 'RRULE:FREQ=DAILY;INTERVAL=', 'RRULE:FREQ=DAILY;COUNT=x', 'RRULE:FREQ=DAILY;BYMONTH=', 'RRULE:FREQ=DAILY;BYMONTH=13'] // oxfmt-ignore
  for (const text of halfTyped) assert.equal(rule(text), 'custom', text)
})

test('what a sentence cannot say stays as it is', () => {
  assert.equal(repeatOf(never), 'none')
  assert.equal(rule('RRULE:FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=1'), 'custom')
  assert.equal(rule('RRULE:FREQ=YEARLY;BYMONTH=5;BYDAY=2SU'), 'custom')
  assert.equal(rule('RRULE:FREQ=WEEKLY;UNTIL=20270630T120000Z'), 'custom')
  const simple = { ...never, simplified_recurrence: true, recurrence_simple_type: 'yearly' as const }
  assert.equal(repeatOf({ ...simple, recurrence_byMonth: '5' }), 'custom')
})

test('a monthly event is offered the ways that contain its first day', () => {
  assert.deepEqual(monthlyChoices('2027-05-14'), ['', '2FR'])
  assert.deepEqual(monthlyChoices('2027-05-28'), ['', '4FR', '-1FR'])
  assert.deepEqual(monthlyChoices('2027-05-31'), ['', '-1MO', '-1'])
})

test('a series follows its first date to another day', () => {
  const second = { ...newRepeat('monthly'), on: '2FR' }
  const weekly = { ...newRepeat('weekly'), days: ['FR'] as const }

  assert.equal(followed(second, '2027-05-14', '2027-05-18').on, '3TU')
  assert.deepEqual(followed(weekly, '2027-05-14', '2027-05-18').days, ['TU'])
  assert.equal(followed(second, '2027-05-21', '2027-05-18').on, '2FR')
})
