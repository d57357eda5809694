import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkInAnswer } from '../rsvp/attendee-list/check-in-store.ts'
import { rsvpEvent, signUp } from '../testing/attendee.ts'
import { party } from '../testing/attendees.ts'
import { engine } from '../testing/database.ts'
import { serveSettings } from '../testing/server.ts'

test('an attendee is checked in by ticket or id, once, and it can be undone', async (t) => {
  const { server, editor, event } = await party(t)
  server.stopClock()
  const [ozge, tom, kim] = (await server.get(`/rsvp-answers/${event}`)).body
  const checkIn = (body: object) => editor.app.post('/attendees/check-in', body)

  const first = await checkIn({ ticket: ` ${ozge.ticket.toLowerCase().replace('-', ' ')} `, event })
  server.advance(60_000)
  const again = await checkIn({ id: ozge.id })
  const byId = await checkIn({ id: tom.id.toUpperCase() })
  const undecided = await checkIn({ id: kim.id })
  const undone = await editor.app.post(`/attendees/${ozge.id}/undo-check-in`)
  const twice = await editor.app.post(`/attendees/${ozge.id}/undo-check-in`)
  const afterUndo = await checkIn({ ticket: ozge.ticket })

  const { name, amount, status, is_first, checked_in } = first.body
  assert.deepEqual([name, amount, status, is_first], ['Özge Martin', 2, 'confirmed', true])
  assert.deepEqual([again.body.is_first, again.body.checked_in], [false, checked_in])
  assert.deepEqual([byId.body.is_first, byId.body.email], [true, 'tom@example.org'])
  assert.deepEqual([undecided.body.is_first, undecided.body.status], [true, 'undecided'])
  assert.deepEqual([undone.status, twice.status], [200, 200])
  assert.equal(afterUndo.body.is_first, true)
  const rows = await server.context.database.read((db) =>
    db.selectFrom('activity').selectAll().where('actor', '=', 'user').orderBy('id').execute(),
  )
  assert.deepEqual(
    rows.map(({ action, item }) => [action, item]),
    [
      ['checked_in', ozge.id],
      ['checked_in', tom.id],
      ['checked_in', kim.id],
      ['check_in_undone', ozge.id],
      ['checked_in', ozge.id],
    ],
  )
})

test('at the door, wrong tickets are refused with the reason', async (t) => {
  const { server, editor, event, other } = await party(t)
  const doi = await rsvpEvent(server, { doi: true })
  await signUp(server, doi, { email: 'eva@example.org' })
  const [ozge, , , ann] = (await server.get(`/rsvp-answers/${event}`)).body
  const [eva] = (await server.get(`/rsvp-answers/${doi}`)).body
  const checkIn = async (body: object) => {
    const { status, body: answer } = await editor.app.post('/attendees/check-in', body)
    return [status, answer.details?.reason ?? answer.message]
  }

  assert.deepEqual(await checkIn({ ticket: ozge.ticket, event: other }), [409, 'other-event'])
  assert.deepEqual(await checkIn({ id: ann.id }), [409, 'declined'])
  assert.deepEqual(await checkIn({ id: eva.id }), [409, 'pending'])
  assert.deepEqual(await checkIn({ ticket: '0000-0000' }), [404, 'No entry found.'])
  assert.deepEqual(await checkIn({ id: crypto.randomUUID() }), [404, 'No entry found.'])
  assert.deepEqual(await checkIn({ ticket: 'x' }), [400, 'ticket must have 8 letters and digits, such as K7QM-2XVD.'])
  assert.equal((await editor.app.post('/attendees/check-in', {})).body.details.errors[0].field, 'ticket')
  assert.equal((await editor.app.post('/attendees/check-in', { id: ozge.id, ticket: ozge.ticket })).status, 400)
  assert.equal((await editor.app.get('/attendees/counts')).body.checked_in.rsvps, 0)
  server.advance(2 * 3_600_000)
  assert.deepEqual(await checkIn({ id: eva.id }), [404, 'No entry found.'])
})

test('nobody is checked in for a cancelled event, until it takes place again', async (t) => {
  const { server, editor, event } = await party(t)
  const two = { name: 'Second evening', startDate: '2027-05-02' }
  const [ozge, tom, , ann] = (await server.get(`/rsvp-answers/${event}`)).body
  const checkIn = async (body: object) => {
    const { status, body: answer } = await editor.app.post('/attendees/check-in', body)
    return [status, answer.details?.reason ?? answer.is_first]
  }
  const cancel = (...statuses: string[]) =>
    server.patch(`/event/${event}`, { dates: statuses.map((status, i) => ({ ...(i === 1 && two), status })) })
  await checkIn({ id: tom.id })

  await cancel('CANCELLED', 'CANCELLED')
  const cancelled = [
    await checkIn({ ticket: ozge.ticket, event }),
    await checkIn({ id: tom.id }),
    await checkIn({ id: ann.id }),
  ]
  const { message } = (await editor.app.post('/attendees/check-in', { id: ozge.id })).body
  const { checked_in: arrived } = (await editor.app.get('/attendees/counts')).body
  await cancel('CANCELLED', 'CONFIRMED')

  assert.deepEqual(cancelled, [
    [409, 'cancelled'],
    [409, 'cancelled'],
    [409, 'cancelled'],
  ])
  assert.equal(message, 'The event is cancelled: Summer party, 2027-05-01, RSVP.')
  assert.equal(arrived.rsvps, 1)
  assert.deepEqual(await checkIn({ id: ozge.id }), [200, true])
  const recorded = await server.context.database.read((db) =>
    db.selectFrom('activity').select('item').where('action', '=', 'checked_in').orderBy('id').execute(),
  )
  assert.deepEqual(
    recorded.map(({ item }) => item),
    [tom.id, ozge.id],
  )
})

test('an attendee who declines after check-in no longer counts as having arrived', async (t) => {
  const { server, editor, event } = await party(t)
  const [ozge, tom] = (await server.get(`/rsvp-answers/${event}`)).body
  for (const { id } of [ozge, tom]) await editor.app.post('/attendees/check-in', { id })

  await server.patch(`/rsvp-answers/${ozge.id}`, { status: 'declined' })

  const { body } = await editor.app.get(`/attendees/counts?event=${event}`)
  assert.deepEqual(body.checked_in, { rsvps: 1, seats: 1 })
})

test('of many devices that read a ticket at once, exactly one is first', async (t) => {
  const { server, editor, event } = await party(t)
  const servers = [server, ...(engine === 'postgres' ? [await serveSettings(t, server.context.settings)] : [])]
  const { database, now } = server.context
  const [ozge, tom] = (await server.get(`/rsvp-answers/${event}`)).body

  // Without the condition in the statement: read, then write.
  const seen = await Promise.all(
    Array.from({ length: 10 }, () =>
      database.read((db) => db.selectFrom('rsvp_answer').selectAll().where('id', '=', tom.id).executeTakeFirst()),
    ),
  )
  let unguarded = 0
  for (const row of seen) {
    if (row!.checked_in !== null) continue
    await database.transaction((tx) =>
      tx.updateTable('rsvp_answer').set({ checked_in: now() }).where('id', '=', tom.id).execute(),
    )
    unguarded += 1
  }
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      servers[i % servers.length]!.app.inject({
        method: 'POST',
        url: '/app/v1/attendees/check-in',
        headers: { ...editor.headers, 'content-type': 'application/json' },
        payload: JSON.stringify({ ticket: ozge.ticket }),
      }),
    ),
  )
  const direct = await Promise.all(
    [1, 2].map(() => database.transaction((tx) => checkInAnswer(tx, server.organization, { id: ozge.id }, now()))),
  )

  assert.equal(unguarded, 10)
  assert.deepEqual(
    answers.map(({ statusCode }) => statusCode),
    Array(20).fill(200),
  )
  assert.equal(answers.filter((answer) => answer.json().is_first).length, 1)
  assert.equal(new Set(answers.map((answer) => answer.json().checked_in)).size, 1)
  assert.deepEqual(direct, [false, false])
})
