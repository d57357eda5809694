import assert from 'node:assert/strict'
import { test } from 'node:test'
import { copyOf, editedDates, newDate } from './dates.ts'
import { differingParts, mergeDates } from './dates-merge.ts'

const before = editedDates([newDate({ name: 'Party', startDate: '2027-05-01', startTime: '18:00' }), newDate({ name: 'Party', startDate: '2027-05-08' })]) // oxfmt-ignore
const [first, second] = before as [(typeof before)[0], (typeof before)[0]]

test('two people change different fields of a date, or different dates: nobody is asked', () => {
  const merge = mergeDates({
    before,
    mine: [{ ...first, name: 'Feast' }, second],
    theirs: [
      { ...first, location: 'Hall' },
      { ...second, startTime: '19:00' },
    ],
  })!

  assert.deepEqual(merge.fields, [])
  assert.deepEqual(
    merge.join(() => false),
    [
      { ...first, name: 'Feast', location: 'Hall' },
      { ...second, startTime: '19:00' },
    ],
  )
})

test('for the same field of the same date, the person chooses', () => {
  const mine = [{ ...first, name: 'Feast', location: 'Garden' }, second]
  const theirs = [{ ...first, name: 'Ball', location: 'Garden' }, second]

  const merge = mergeDates({ before, mine, theirs })!

  assert.deepEqual(merge.fields, [{ field: 'dates[0].name', mine: 'Feast', theirs: 'Ball' }])
  assert.equal(merge.join(() => true)[0]!.name, 'Feast')
  assert.equal(merge.join(() => false)[0]!.name, 'Ball')
})

test('lists in which dates were added or removed are compared as a whole', () => {
  assert.equal(mergeDates({ before, mine: [first], theirs: before }), undefined)
  assert.equal(mergeDates({ before, mine: before, theirs: [...before, copyOf(second)] }), undefined)
  assert.equal(mergeDates({ before, mine: [first, copyOf(first)], theirs: before }), undefined)
  assert.equal(differingParts(before, [first]), undefined)
  assert.deepEqual(differingParts(before, [first, { ...second, endTime: '20:00' }]), ['dates[1].endTime'])
})
