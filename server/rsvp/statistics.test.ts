import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rsvpEvent, signUp } from '../testing/attendee.ts'
import { startServer } from '../testing/server.ts'
import { newEvent } from '../testing/visitor.ts'

test('RSVP statistics take no parameters, and only exist for RSVP events', async (t) => {
  const server = await startServer(t)
  const [event, plain] = [await rsvpEvent(server, { max: 10, maxpp: 2 }), await newEvent(server)]
  await signUp(server, event, { email: 'a@example.org', amount: 2 })

  const { body } = await server.get(`/statistics/rsvp/${event}`)
  const refused = await server.get(`/statistics/rsvp/${event}?interval=day`)
  const regular = await server.get(`/statistics/rsvp/${plain}`)
  const unknown = await server.get(`/statistics/rsvp/${crypto.randomUUID()}`)
  const foreign = await (await server.newOrganization()).get(`/statistics/rsvp/${event}`)

  const { definition, ...figures } = body
  assert.equal(typeof definition, 'string')
  assert.deepEqual(figures, {
    metric: 'rsvp',
    unit: 'count',
    snapshot: {
      entries: { confirmed: 1, undecided: 0, declined: 0 },
      people: { confirmed: 2, undecided: 0, declined: 0 },
      non_pending_totals: { entries: 1, people: 2 },
      pending: { entries: 0, people: 0 },
      waiting: { entries: 0, people: 0 },
      offered: { entries: 0, people: 0 },
    },
    capacity: {
      max: 10,
      max_per_person: 2,
      expires: null,
      expired: false,
      occupancy: { people: 2, remaining: 8, full: false },
    },
  })
  assert.equal(refused.status, 400)
  assert.deepEqual(regular.body, { status: 'error', message: 'RSVP statistics are not available for this event.' })
  for (const { status, body: said } of [unknown, foreign])
    assert.deepEqual([status, said], [404, { status: 'error', message: 'Event not found.' }])
})

test('an organization reads only its own RSVPs', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server)
  await signUp(server, event, { email: 'a@example.org' })
  const other = await server.newOrganization()

  for (const path of [`/rsvp-answers/${event}`, `/rsvp-answers/${event}/latest`, '/rsvp-answers/latest'])
    assert.equal((await other.get(path)).status, 404, path)
  assert.equal((await server.get(`/rsvp-answers/${crypto.randomUUID()}`)).status, 404)
})
