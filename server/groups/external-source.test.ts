import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isCalendar } from './external-source.ts'

const holidays = (name: string) => `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nX-WR-CALNAME:${name}\r\nEND:VCALENDAR\r\n`

test('a calendar must be complete and valid UTF-8', () => {
  for (const text of [
    holidays('a'),
    ` \r\n${holidays('a')}\n`,
    `\uFEFF${holidays('é')}`,
    'begin:vcalendar\nend:vcalendar',
  ]) {
    assert.ok(isCalendar(Buffer.from(text)), text)
  }
  for (const text of [
    '',
    'BEGIN:VCALENDAR',
    'BEGIN:VCALENDAREND:VCALENDAR',
    `<!-- ${holidays('a')} -->`,
    `${holidays('a')}<b>`,
  ]) {
    assert.ok(!isCalendar(Buffer.from(text)), text)
  }
  assert.ok(!isCalendar(Buffer.from(holidays('é'), 'latin1')))
})
