import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mailsOf, newRsvpEvent, signUp, tokensOf, work } from '../../testing/mailing.ts'
import { startServer } from '../../testing/server.ts'
import { until } from '../../testing/until.ts'

test('a change is mailed once to everyone who has confirmed or is undecided, in batches', async (t) => {
  const server = await startServer(t)
  const template = { initial_confirmation: false, maybe_option: true }
  const event = await newRsvpEvent(server, template)
  const statuses = ['confirmed', 'undecided', 'declined']
  const people = Array.from({ length: 1100 }, (_, i) => ({ email: `g${i}@example.org`, status: statuses[i % 3]! }))
  await Promise.all(people.map((each) => signUp(server, event, each)))
  await server.context.database.transaction((tx) => tx.deleteFrom('job').execute())

  const { status } = await server.client.event.update(event, { dates: [{ location: 'Hall' }] }, { inform: true })
  const unchanged = await server.patch(`/event/${event}?inform=true`, { dates: [{ location: 'Hall' }] })
  const plain = await server.patch(`/event/${event}`, { dates: [{ location: 'Roof' }] })
  const wrong = await server.patch(`/event/${event}?inform=maybe`, {})
  const other = await server.patch(`/group/${(await server.client.group.latest()).prokey}?inform=true`, {})
  work(t, server, ['inform-attendees'])
  const informing = () =>
    server.context.database.read((db) =>
      db.selectFrom('job').select('id').where('name', '=', 'inform-attendees').execute(),
    )
  await until(async () => {
    server.advance(1000)
    return (await informing()).length === 0
  })

  const updates = (await mailsOf(server)).filter(({ kind }) => kind === 'rsvp_event_update')
  const told = people.filter((each) => each.status !== 'declined').map(({ email }) => email)
  assert.deepEqual(
    [status, unchanged.status, plain.status, wrong.status, other.status],
    ['success', 200, 200, 400, 400],
  )
  assert.deepEqual(updates.map(({ recipient }) => recipient).toSorted(), told.toSorted())
  assert.ok(tokensOf(updates[0]!).unsubscribe)
})
