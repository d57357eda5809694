import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Transaction } from '../database/open.ts'
import { newEvent, newGroup, rsvp } from '../testing/events.ts'
import { type TestServer, serveSettings, startServer } from '../testing/server.ts'

const party = { name: 'Summer party', startDate: '2027-05-01' }

/** Two instances, if the engine allows them. */
async function instancesOf(t: Parameters<typeof startServer>[0]): Promise<[TestServer, TestServer]> {
  const server = await startServer(t)
  const { engine } = server.context.database
  return [server, engine === 'postgres' ? await serveSettings(t, server.context.settings) : server]
}

test('without locking the group both would win: each reads before the other writes', async (t) => {
  const [server, second] = await instancesOf(t)
  const group = await newGroup(server)
  const event = await newEvent(server, { dates: [party], ...(await rsvp(server)) })
  const { database } = server.context

  // What the two requests read and then write, without locking the row of the group.
  const isFree = async (tx: Transaction) =>
    (await tx.selectFrom('event').select('id').where('event_group', '=', group).execute()).length === 0
  const isOpen = async (tx: Transaction) =>
    (await tx.selectFrom('event_group').select('subscription').where('prokey', '=', group).execute())[0]!
      .subscription === 'no'
  const change = (tx: Transaction) =>
    tx.updateTable('event_group').set({ subscription: 'children' }).where('prokey', '=', group).execute()
  const enter = (tx: Transaction) =>
    tx.updateTable('event').set({ event_group: group }).where('prokey', '=', event).execute()

  if (database.engine === 'postgres') {
    let looked = 0
    const both = Promise.withResolvers<void>()
    const meet = () => ((looked += 1) === 2 ? both.resolve() : undefined)
    const race = (at: TestServer, look: typeof isFree, write: typeof change | typeof enter) =>
      at.context.database.transaction(async (tx) => {
        assert.ok(await look(tx))
        meet()
        await both.promise
        await write(tx)
      })
    await Promise.all([race(server, isFree, change), race(second, isOpen, enter)])
  } else {
    // Transactions are serial here, so reading and writing need separate ones.
    assert.deepEqual([await database.transaction(isFree), await database.transaction(isOpen)], [true, true])
    await database.transaction(change)
    await database.transaction(enter)
  }

  const { subscription, events } = (await server.get(`/group/${group}`)).body
  assert.deepEqual({ subscription, events }, { subscription: 'children', events: [event] })
})

test('a switch to children and a concurrently created RSVP event never both win', async (t) => {
  const [server, second] = await instancesOf(t)
  const template = await rsvp(server)
  const create = (group: string) =>
    second.request({
      method: 'POST',
      url: '/v1/event',
      headers: { authorization: server.key, 'content-type': 'application/json' },
      payload: JSON.stringify({ event_group: group, dates: [party], ...template }),
    })

  for (let i = 0; i < 100; i += 1) {
    const group = await newGroup(server)
    const change = () => server.patch(`/group/${group}`, { subscription: 'children' })
    const attempts = i % 2 === 0 ? [change(), create(group)] : [create(group), change()].toReversed()
    const statuses = (await Promise.all(attempts)).map((answer) => answer.status)

    const { subscription, events } = (await server.get(`/group/${group}`)).body
    const outcome = `${statuses.join(' ')} ${subscription} ${events.length}`
    assert.ok(['200 409 children 0', '409 201 no 1'].includes(outcome), outcome)
  }
})
