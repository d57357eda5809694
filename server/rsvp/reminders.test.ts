import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eventActions } from '../events/actions.ts'
import { mailsOf, newRsvpEvent, signUp, tokensOf } from '../testing/mailing.ts'
import { at, party, passTo, reminded, runAll, tick } from '../testing/reminders.ts'
import { type TestServer, startServer } from '../testing/server.ts'
import { answers } from './answers.ts'
import { signUps } from './sign-ups.ts'

const ann = { email: 'ann@example.org' }

/** An event with a reminder a day before, unless the template says otherwise, that Ann has signed up for. */
async function withAnn(server: TestServer, template: object = {}, more: object = {}): Promise<string> {
  const event = await newRsvpEvent(server, { reminder_hours: [24], ...template }, { dates: [party], ...more })
  await tick(server.context)
  await signUp(server, event, ann)
  return event
}

test('attendees are reminded once, that many hours before the date', async (t) => {
  const server = await startServer(t)
  await withAnn(server)

  await at(server, '2027-04-30T17:59:00+02:00')
  const before = await reminded(server)
  await at(server, '2027-04-30T18:00:00+02:00')
  const due = await reminded(server)
  await at(server, '2027-04-30T18:01:00+02:00')
  await at(server, '2027-05-01T17:00:00+02:00')

  assert.deepEqual([before, due], [[], ['ann 2027-05-01T18:00']])
  assert.deepEqual(await reminded(server), ['ann 2027-05-01T18:00'])
  assert.deepEqual(await plans(server), [])
})

test('only those who come or may come are reminded, and only of hours that lie after their sign-up', async (t) => {
  const server = await startServer(t)
  const template = { initial_confirmation: false, maybe_option: true, max: 4, maxpp: 2, waiting_list: true }
  const event = await newRsvpEvent(server, { reminder_hours: [24, 2], ...template }, { dates: [party] })
  await tick(server.context)
  for (const status of ['confirmed', 'undecided', 'declined'])
    await signUp(server, event, { email: `${status}@example.org`, status })
  await signUp(server, event, { email: 'erased@example.org', status: 'confirmed' })
  await erase(server, 'erased@example.org')
  await signUp(server, event, { email: 'other@example.org', status: 'confirmed', amount: 2 })
  await wait(server, event, 'waiting@example.org')

  await at(server, '2027-04-30T18:00:00+02:00')
  const first = await reminded(server)
  passTo(server, '2027-04-30T19:00:00+02:00')
  await answers(server.context).removed(server.actor, event, 'other@example.org', { sendMail: false })
  await signUp(server, event, { email: 'late@example.org', status: 'confirmed' })
  await at(server, '2027-04-30T20:00:00+02:00')
  const second = await reminded(server)
  await at(server, '2027-05-01T16:00:00+02:00')
  const third = await reminded(server)

  const [date, all] = ['2027-05-01T18:00', ['confirmed', 'undecided', 'other']]
  assert.deepEqual(first.toSorted(), all.map((who) => `${who} ${date}`).toSorted())
  assert.equal(second.length, first.length)
  assert.deepEqual(third.slice(first.length).toSorted(), [`confirmed ${date}`, `late ${date}`, `undecided ${date}`])
})

test('somebody gets at most one reminder a day, which is for the soonest date', async (t) => {
  const server = await startServer(t)
  const dates = [{ ...party, startTime: '20:00' }, party, { ...party, startDate: '2027-05-02' }]
  await withAnn(server, { reminder_hours: [3, 24, 2] }, { dates, title_event_series: 'Parties' })
  await newRsvpEvent(server, { reminder_hours: [25] }, { dates: [party] }).then((event) => signUp(server, event, ann))

  for (const moment of ['2027-04-30T17:00', '2027-04-30T18:00', '2027-04-30T20:00', '2027-05-01T15:00'])
    await at(server, `${moment}:00+02:00`)
  for (const moment of ['2027-05-01T16:00', '2027-05-01T18:00', '2027-05-02T15:00', '2027-05-02T16:00'])
    await at(server, `${moment}:00+02:00`)

  assert.deepEqual(await reminded(server), ['ann 2027-05-01T18:00', 'ann 2027-05-01T18:00', 'ann 2027-05-02T18:00'])
})

test('a server that was down makes up for a reminder until the date begins, and never after', async (t) => {
  const server = await startServer(t)
  await withAnn(server)
  const dates = [{ ...party, startDate: '2027-04-20' }]
  await newRsvpEvent(server, { reminder_hours: [24] }, { dates }).then((event) => signUp(server, event, ann))
  await tick(server.context)

  await at(server, '2027-05-01T17:59:00+02:00')
  await at(server, '2027-05-01T18:00:00+02:00')

  assert.deepEqual(await reminded(server), ['ann 2027-05-01T18:00'])
})

test('a moved date takes its reminder along, and a cancelled one has none', async (t) => {
  const server = await startServer(t)
  const [later, sooner, off] = [await withAnn(server), await withAnn(server), await withAnn(server)]
  const [paris, reinstated] = [await withAnn(server), await withAnn(server)]
  passTo(server, '2027-04-29T12:00:00+02:00')
  const change = (event: string, date: object) => server.patch(`/event/${event}`, { dates: [date] })
  await change(off, { status: 'CANCELLED' })
  await change(reinstated, { status: 'CANCELLED' })
  await tick(server.context)
  await change(later, { startDate: '2027-05-03' })
  await change(sooner, { startDate: '2027-04-29', startTime: '23:00' })
  await change(paris, { timeZone: 'America/New_York' })
  await change(reinstated, { status: null, startDate: '2027-05-05' })
  await tick(server.context)

  const moved = await reminded(server)
  for (const moment of ['2027-04-30T18:00', '2027-05-01T00:00', '2027-05-02T18:00', '2027-05-04T18:00'])
    await at(server, `${moment}:00+02:00`)

  assert.deepEqual(moved, ['ann 2027-04-29T23:00'])
  assert.deepEqual((await reminded(server)).slice(1), [
    'ann 2027-05-02T00:00',
    'ann 2027-05-03T18:00',
    'ann 2027-05-05T18:00',
  ])
})

test('of a date that is added later, attendees are reminded as well', async (t) => {
  const server = await startServer(t)
  const event = await withAnn(server)
  await at(server, '2027-05-02T12:00:00+02:00')
  await server.patch(`/event/${event}`, { dates: [{}, { ...party, startDate: '2027-05-08' }] })
  await tick(server.context)

  await at(server, '2027-05-07T18:00:00+02:00')

  assert.deepEqual(await reminded(server), ['ann 2027-05-08T18:00'])
})

test('changed hours apply from now on; what they have missed is not made up for', async (t) => {
  const server = await startServer(t)
  const event = await withAnn(server, { reminder_hours: [] })
  const { rsvp_block: block } = (await server.get(`/event/${event}`)).body
  passTo(server, '2027-05-01T12:00:00+02:00')
  const unplanned = await plans(server)
  await server.patch(`/rsvp-block/${block}`, { reminder_hours: [24, 2] })
  await tick(server.context)
  const changed = await reminded(server)

  await at(server, '2027-05-01T16:00:00+02:00')
  const due = await reminded(server)
  await server.patch(`/rsvp-block/${block}`, { reminder_hours: [] })
  await tick(server.context)

  assert.deepEqual([unplanned, changed, due], [[], [], ['ann 2027-05-01T18:00']])
  assert.deepEqual(await plans(server), [])
})

test('a series has a reminder of every occurrence, across months and clock changes, and one row', async (t) => {
  const server = await startServer(t)
  const dates = [{ ...party, startDate: '2027-03-06' }]
  const rule = { recurrence: 'RRULE:FREQ=WEEKLY;BYDAY=SA', skipped_dates: ['2027-03-20'] }
  await withAnn(server, { reminder_hours: [24] }, { dates, ...rule })

  let [day, rows] = [Temporal.PlainDateTime.from('2027-03-01T18:00'), 0]
  for (let days = 0; days < 36; days += 1) {
    await at(server, day.toZonedDateTime('Europe/Berlin').toInstant().toString())
    day = day.add({ days: 1 })
    rows = Math.max(rows, (await plans(server)).length)
  }

  assert.deepEqual(await reminded(server), [
    'ann 2027-03-06T18:00',
    'ann 2027-03-13T18:00',
    'ann 2027-03-27T18:00',
    'ann 2027-04-03T18:00',
  ])
  assert.equal(rows, 1)
})

test('a whole day begins at midnight where it takes place', async (t) => {
  const server = await startServer(t)
  const dates = [{ ...party, startTime: null }]
  await withAnn(server, { reminder_hours: [6] }, { dates })

  await at(server, '2027-04-30T17:59:00+02:00')
  const before = await reminded(server)
  await at(server, '2027-04-30T18:00:00+02:00')

  assert.deepEqual([before, await reminded(server)], [[], ['ann 2027-05-01T00:00']])
})

test('pure forms, dates relative to today, drafts and disabled organizations have no reminders', async (t) => {
  const server = await startServer(t)
  await withAnn(server, {}, { distribution: false })
  await withAnn(server, {}, { dates: [{ name: 'Daily', startDate: 'today+1' }] })
  const { setStatus } = eventActions(server.context, {})
  const draft = await withAnn(server)
  await server.context.database.transaction((tx) => setStatus(tx, server.actor, draft, 'draft'))
  await tick(server.context)
  const planned = await plans(server)
  await withAnn(server)
  await tick(server.context)
  await server.context.database.transaction((tx) =>
    tx.updateTable('organization').set({ disabled: 1 }).where('id', '=', server.organization).execute(),
  )

  await at(server, '2027-04-30T18:00:00+02:00')

  assert.deepEqual([planned, await reminded(server)], [[], []])
})

test('a deleted event is forgotten; one that comes back is reminded of', async (t) => {
  const server = await startServer(t)
  const event = await withAnn(server)
  await server.delete(`/event/${event}`)
  const deleted = await plans(server)
  const restored = await server.post(`/event/${event}/restore`, {})
  await tick(server.context)

  assert.equal(restored.status, 200, restored.text)
  assert.deepEqual([deleted, await plans(server)], [[], ['2027-04-30T16:00:00Z']])
})

test('`reminder_hours` takes up to three different hours', async (t) => {
  const server = await startServer(t)
  const faults = []
  for (const reminder_hours of [[1, 2, 3, 4], [24, 24], [0], [337], [1.5], ['24'], 24, null]) {
    const { status, body } = await server.post('/rsvp-block', { name: 'x', reminder_hours })
    faults.push(
      status === 400 ? body.details.errors.map(({ message }: { message: string }) => message).join(' ') : status,
    )
  }

  assert.deepEqual(faults, [
    'reminder_hours must have at most 3 entries.',
    'reminder_hours must not contain the same value twice.',
    'reminder_hours[0] must be from 1 to 336.',
    'reminder_hours[0] must be from 1 to 336.',
    'reminder_hours[0] must be a whole number.',
    'reminder_hours[0] must be a whole number.',
    'reminder_hours must be a list or null.',
    201,
  ])
})

/** When reminders are due, by event. */
async function plans({ context: { database } }: TestServer): Promise<string[]> {
  const rows = await database.read((db) => db.selectFrom('event_reminder').select('due').orderBy('due').execute())
  return rows.map(({ due }) => Temporal.Instant.fromEpochMilliseconds(due).toString())
}

async function erase(server: TestServer, recipient: string) {
  const mail = (await mailsOf(server)).find((each) => each.recipient === recipient)!
  await answers(server.context).erased(tokensOf(mail).manage!)
}

async function wait(server: TestServer, event: string, email: string) {
  const sent = { email, status: 'confirmed', amount: 1, waiting: true, isText: false }
  await signUps(server.context)(event, { sent, language: 'en', nonce: email })
  await runAll(server.context, 'offer-seats')
}
