import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  copyOf,
  dateInput,
  datesPatch,
  editedDates,
  isOvernight,
  newDate,
  openEndOf,
  patchPositions,
  setShared,
  setTimes,
} from './dates.ts'

const evening = { name: 'Party', startDate: '2027-05-01', startTime: '18:00', endTime: '21:30', timeZone: 'Europe/Berlin' } // oxfmt-ignore
const saved = editedDates(['2027-05-01', '2027-05-08', '2027-05-15'].map((startDate) => newDate({ ...evening, startDate }))) // oxfmt-ignore
const [first, second, third] = saved as [(typeof saved)[0], (typeof saved)[0], (typeof saved)[0]]

test('nothing is sent if no date has changed', () => {
  assert.equal(datesPatch(saved, [first, { ...second }, third]), undefined)
})

test('a changed field is merged into its date, and later dates need no element', () => {
  assert.deepEqual(datesPatch(saved, [first, { ...second, location: 'Hall', endTime: null }, third]), [
    {},
    { location: 'Hall', endTime: null },
  ])
})

test('a removed date is all null, so that the others keep their position', () => {
  const patch = datesPatch(saved, [first, { ...third, name: 'Last' }])!

  assert.deepEqual(patch[0], {})
  assert.equal(Object.values(patch[1]!).every((value) => value === null) && Object.keys(patch[1]!).length, 14)
  assert.deepEqual(patch[2], { name: 'Last' })
})

test('new dates are appended, also after a removal, and errors name their position', () => {
  const added = copyOf(first)
  const edited = [second, third, added]

  const patch = datesPatch(saved, edited)!

  assert.equal(patch.length, 4)
  assert.deepEqual(patch[3], { ...evening, startDate: '2027-05-08' })
  assert.deepEqual(patchPositions(saved, edited), [1, 2, 3])
  assert.deepEqual(patchPositions([newDate(evening)], [newDate(evening), added]), [0, 1])
})

test('a date of a position that no longer exists is appended', () => {
  assert.deepEqual(datesPatch([first], [first, second]), [{}, dateInput(second)])
})

test('a new date sends its name even if it is empty, so that the error is at the field', () => {
  assert.deepEqual(dateInput(newDate({ startDate: '2027-05-01' })), { startDate: '2027-05-01', name: '' })
})

test('what dates share changes together', () => {
  const dates = [first, second, { ...third, location: 'Garden' }]

  assert.deepEqual(setShared(dates, 'location', 'Hall').map(({ location }) => location), ['Hall', 'Hall', 'Garden']) // oxfmt-ignore
})

test('the end moves along with the start', () => {
  const festival = { ...first, endDate: '2027-05-03' }

  assert.equal(setTimes(festival, { startDate: '2027-06-10' }).endDate, '2027-06-12')
  assert.equal(setTimes(first, { startTime: '19:15' }).endTime, '22:45')
  const late = setTimes(first, { startTime: '22:00' })
  assert.deepEqual([late.endTime, late.endDate], ['01:30', '2027-05-02'])
  const early = setTimes(late, { startTime: '18:00' })
  assert.deepEqual([early.endTime, early.endDate], ['21:30', null])
})

test('an end before the start is on the next day', () => {
  const late = setTimes(first, { endTime: '02:00' })
  assert.equal(late.endDate, '2027-05-02')
  assert.equal(isOvernight(late), true)
  assert.equal(setTimes(late, { endTime: '23:00' }).endDate, null)
  assert.equal(setTimes(late, { endTime: null }).endDate, null)
})

test('a start time that was emptied is sent, so that the error is at the field', () => {
  const emptied = setTimes(first, { startTime: '' })

  assert.deepEqual([emptied.startTime, emptied.endTime], ['', '21:30'])
  assert.equal(setTimes(emptied, { startTime: '19:00' }).endTime, '21:30')
  assert.deepEqual(datesPatch(saved, [emptied, second, third]), [{ startTime: '' }])
  assert.equal(dateInput(emptied).startTime, '')
})

test('a date without an end says when it ends, unless that is on another day', () => {
  assert.equal(openEndOf({ startTime: '18:00' }), '19:00')
  assert.equal(openEndOf({ startTime: '22:59' }), '23:59')
  assert.equal(openEndOf({ startTime: '23:00' }), undefined)
  assert.equal(openEndOf({ startTime: '' }), undefined)
})

test('no day is after the last one that calendars know', () => {
  const last = setTimes({ ...first, startDate: '9999-12-31' }, { endTime: '02:00' })

  assert.equal(last.endDate, '9999-12-31')
  assert.equal(setTimes({ ...first, endDate: '2027-05-03' }, { startDate: '9999-12-31' }).endDate, '9999-12-31')
})
