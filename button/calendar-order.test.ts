import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makerOf, sortedFor } from './calendar-order.ts'

const all = ['apple', 'google', 'ical', 'ms365', 'msteams', 'outlookcom', 'yahoo'] as const

test("the calendars of the visitor's device come first, and the others stay in order", () => {
  assert.deepEqual(sortedFor('apple', ['google', 'apple', 'ical']), ['apple', 'google', 'ical'])
  assert.deepEqual(sortedFor('google', all), ['google', 'apple', 'ical', 'ms365', 'msteams', 'outlookcom', 'yahoo'])
  assert.deepEqual(sortedFor('microsoft', all), ['outlookcom', 'ms365', 'apple', 'google', 'ical', 'msteams', 'yahoo'])
  assert.deepEqual(sortedFor(undefined, all), [...all])
  assert.deepEqual(sortedFor('apple', ['google', 'ical']), ['google', 'ical'])
})

test('a device is recognized by its user agent', () => {
  assert.equal(makerOf('Mozilla/5.0 (iPad; CPU OS 17_4 like Mac OS X)'), 'apple')
  assert.equal(makerOf('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'), 'apple')
  assert.equal(makerOf('Mozilla/5.0 (Linux; Android 14; Pixel 8)'), 'google')
  assert.equal(makerOf('Mozilla/5.0 (X11; CrOS x86_64 14541.0.0)'), 'google')
  assert.equal(makerOf('Mozilla/5.0 (Windows NT 10.0; Win64; x64)'), 'microsoft')
  assert.equal(makerOf('Mozilla/5.0 (X11; Linux x86_64; rv:124.0)'), undefined)
})
