import assert from 'node:assert/strict'
import { test } from 'node:test'
import { signedIn } from '../testing/people.ts'
import { startServer } from '../testing/server.ts'

const evening = { startDate: '2099-05-01', startTime: '18:00', endTime: '21:30', timeZone: 'Europe/Berlin' }

test('the next dates of an unsaved event, with its recurrence in words', async (t) => {
  const { app } = await signedIn(await startServer(t), 'viewer')

  const { status, body } = await app.post('/preview/dates', {
    dates: [evening],
    recurrence_simple_type: 'weekly',
    recurrence_byDay: 'FR',
    recurrence_interval: 2,
    count: 2,
  })

  assert.equal(status, 200)
  assert.deepEqual(body, {
    recurrence: 'Every 2 weeks · Friday',
    dates: [
      { position: 0, day: '2099-05-01', starts: '2099-05-01T16:00:00.000Z', ends: '2099-05-01T19:30:00.000Z', timeZone: 'Europe/Berlin', allDay: false }, // oxfmt-ignore
      { position: 0, day: '2099-05-15', starts: '2099-05-15T16:00:00.000Z', ends: '2099-05-15T19:30:00.000Z', timeZone: 'Europe/Berlin', allDay: false }, // oxfmt-ignore
    ],
    skipped: [],
    more: true,
  })
})

test('several dates are listed in order, without those that are over, and in the language asked for', async (t) => {
  const { app } = await signedIn(await startServer(t), 'viewer')
  const dates = [evening, { startDate: '2099-04-01' }, { ...evening, startDate: '2001-01-01' }]

  const several = await app.post('/preview/dates', { dates })
  const german = await app.post('/preview/dates', { dates: [evening], recurrence: 'RRULE:FREQ=DAILY;COUNT=3', language: 'de' }) // oxfmt-ignore

  assert.deepEqual(
    several.body.dates.map(({ position, allDay }: { position: number; allDay: boolean }) => [position, allDay]),
    [[1, true], [0, false]], // oxfmt-ignore
  )
  assert.deepEqual([several.body.recurrence, several.body.more], [null, false])
  assert.deepEqual([german.body.recurrence, german.body.dates.length], ['Täglich · 3-mal', 3])
})

test('times and rules that saving would refuse are refused, by field', async (t) => {
  const { app } = await signedIn(await startServer(t), 'viewer')
  const fieldsOf = async (body: object) => {
    const answer = await app.post('/preview/dates', body)
    return [answer.status, ...(answer.body.details?.errors ?? []).map(({ field }: { field: string }) => field)]
  }

  assert.deepEqual(await fieldsOf({ dates: [evening, { startDate: '2099-02-30' }] }), [400, 'dates[1].startDate'])
  assert.deepEqual(await fieldsOf({ dates: [{ ...evening, endTime: '17:00' }] }), [400, 'dates[0].endDate'])
  assert.deepEqual(await fieldsOf({ dates: [evening], recurrence: 'weekly' }), [400, 'recurrence'])
  assert.deepEqual(await fieldsOf({ dates: [evening, evening], recurrence: 'RRULE:FREQ=DAILY' }), [400, 'recurrence'])
  assert.deepEqual(await fieldsOf({ dates: [{ ...evening, name: 'x' }] }), [400, 'dates[0].name'])
  assert.deepEqual(await fieldsOf({ dates: [] }), [400, 'dates'])
  assert.deepEqual(await fieldsOf({ dates: [evening], count: 51 }), [400, 'count'])
})
