import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setStatus } from '../events/status.ts'
import { beginning, recorded, recordedStates } from '../testing/activity.ts'
import { newEvent, newGroup, party, rsvp } from '../testing/events.ts'
import { startServer } from '../testing/server.ts'
import { eventStore } from '../events/store.ts'

test('creating, changing and deleting a template record one row each, with the key as actor', async (t) => {
  const server = await startServer(t)
  const other = await server.newOrganization()
  const { id } = (await server.post('/style', { name: 'Blue', options: ['ical'] })).body
  await server.patch(`/style/${id}`, { name: 'Green', size: '8', options: ['ical'] })
  await server.delete(`/style/${id}`)

  assert.deepEqual(await recorded(server, server.organization, beginning), [
    { by: 'key 1', action: 'style.created', item: id },
    { by: 'key 1', action: 'style.updated', item: id, fields: ['name', 'size'] },
    { by: 'key 1', action: 'style.deleted', item: id },
  ])
  const [created, before, last] = await recordedStates(server, server.organization, beginning)
  assert.equal(created, null)
  assert.deepEqual(before, { name: 'Blue', size: '6' })
  assert.deepEqual([last.label, last.version, last.body.size], ['Green', 2, '8'])
  assert.equal((await recorded(server, other.organization)).length, beginning)
})

test('an update without changes and a refused request record nothing', async (t) => {
  const server = await startServer(t)
  const { id } = (await server.post('/style', { name: 'Blue', options: ['ical'] })).body
  const prokey = await newEvent(server)
  const { length } = await recorded(server, server.organization)

  assert.equal((await server.patch(`/style/${id}`, { name: 'Blue' })).status, 200)
  assert.equal((await server.patch(`/event/${prokey}`, { dates: [party] })).status, 200)
  assert.equal((await server.patch(`/style/${id}`, {})).status, 200)
  assert.equal((await server.patch(`/style/${id}`, { name: 5 })).status, 400)
  assert.equal((await server.patch(`/style/${id}`, { name: 'Green' }, { 'if-match': '"0-v0"' })).status, 412)
  assert.equal((await server.post('/style', { name: 'Blue' })).status, 400)
  assert.equal((await server.post('/event', { event_group: prokey, dates: [party] })).status, 400)
  assert.equal((await server.delete('/style/999999')).status, 404)
  assert.equal((await server.request({ method: 'DELETE', url: `/v1/style/${id}` })).status, 401)

  assert.equal((await recorded(server, server.organization)).length, length)
})

test('a transaction that fails after the change records nothing', async (t) => {
  const server = await startServer(t)
  const prokey = await newEvent(server)
  const { length } = await recorded(server, server.organization)
  const { database } = server.context
  const failing: typeof database = {
    ...database,
    transaction: (work) =>
      database.transaction(async (tx) => {
        await work(tx)
        throw new Error('Too late.')
      }),
  }

  await assert.rejects(
    setStatus({ ...server.context, database: failing }, server.actor.by, prokey, 'draft'),
    /Too late/,
  )

  assert.equal((await recorded(server, server.organization)).length, length)
  assert.equal((await server.get(`/event/${prokey}`)).body.status, 'published')
})

test('an event and the group created with it are rows of one operation', async (t) => {
  const server = await startServer(t)
  const { prokey, event_group } = (await server.post('/event', { new_event_group_name: 'Concerts', dates: [party] }))
    .body

  assert.deepEqual(await recorded(server, server.organization, beginning), [
    { by: 'key 1', action: 'group.created', item: event_group },
    { by: 'key 1', action: 'event.created', item: prokey, partOf: 0 },
  ])
})

test('deleting a group records its events as well, each with its state', async (t) => {
  const server = await startServer(t)
  const [group, another] = [await newGroup(server), await newGroup(server)]
  const first = await newEvent(server, { event_group: group })
  const second = await newEvent(server, { event_group: group, dates: [{ ...party, name: 'Winter party' }] })
  await newEvent(server, { event_group: another })
  await server.patch(`/event/${second}`, { dates: [{ location: 'Kursaal' }] })
  const { length } = await recorded(server, server.organization)
  const rows = await server.context.database.read((db) => db.selectFrom('event').selectAll().orderBy('id').execute())

  await server.delete(`/group/${group}`)

  assert.deepEqual(await recorded(server, server.organization, length), [
    { by: 'key 1', action: 'group.deleted', item: group },
    { by: 'key 1', action: 'event.deleted', item: first, partOf: 0 },
    { by: 'key 1', action: 'event.deleted', item: second, partOf: 0 },
  ])
  const [ofGroup, ...ofEvents] = await recordedStates(server, server.organization, length)
  assert.equal(ofGroup.label, 'Concerts')
  const { organization: _, body, ...columns } = rows[1] as any
  // Derived from the others.
  for (const name of ['search', 'starts', 'ends', 'span', 'ics']) delete columns[name]
  assert.deepEqual(ofEvents[1], { ...columns, body: JSON.parse(body) })
  assert.equal(ofEvents[0].body.dates[0].name, 'Summer party')
})

test('publishing and unpublishing an event are recorded, unless the status stays the same', async (t) => {
  const server = await startServer(t)
  const prokey = await newEvent(server)
  const { length } = await recorded(server, server.organization)
  for (const status of ['draft', 'draft', 'published'] as const)
    await setStatus(server.context, { user: 7 }, prokey, status)

  assert.deepEqual(await recorded(server, server.organization, length), [
    { by: 'user 7', action: 'event.unpublished', item: prokey, fields: ['status'] },
    { by: 'user 7', action: 'event.published', item: prokey, fields: ['status'] },
  ])
  const states = await recordedStates(server, server.organization, length)
  assert.deepEqual(
    states.map(({ status }) => status),
    ['published', 'draft'],
  )
})

test('deleting a template records every item that referred to it', async (t) => {
  const server = await startServer(t)
  const template = await rsvp(server)
  const group = await newGroup(server)
  const on = await newEvent(server, { event_group: group, ...template })
  const off = await newEvent(server, { event_group: group, ...template, rsvp: false })
  await newEvent(server, { event_group: group })
  const { length } = await recorded(server, server.organization)

  await server.delete(`/rsvp-block/${template.rsvp_block}`)

  assert.deepEqual(await recorded(server, server.organization, length), [
    { by: 'key 1', action: 'rsvp-block.deleted', item: String(template.rsvp_block) },
    { by: 'key 1', action: 'event.updated', item: on, fields: ['rsvp_block', 'rsvp'], partOf: 0 },
    { by: 'key 1', action: 'event.updated', item: off, fields: ['rsvp_block'], partOf: 0 },
  ])
  const [deleted, ...released] = await recordedStates(server, server.organization, length)
  assert.equal(deleted.label, 'x')
  assert.deepEqual(released, [null, null])
})

test('a state contains the row with its texts unchanged, in any script', async (t) => {
  const server = await startServer(t)
  const name = 'a "b" \\ \n é 🎉'.replace('\n', ' ')
  const content = '<p>"quoted" \\ <strong>\u2028 back</strong></p>'
  const prokey = await newEvent(server, { dates: [{ ...party, name, description: content, location: null }] })
  const { body } = await server.get(`/event/${prokey}`)

  await server.delete(`/event/${prokey}`)

  const state = (await recordedStates(server, server.organization)).at(-1)
  const row = { ...state, body: JSON.stringify(state.body), organization: server.organization }
  // The short link is made from its id when it is read.
  assert.deepEqual({ ...JSON.parse(eventStore.answer(row)), short_link: body.short_link }, body)
})

test('an update that replaces more than 64 KB is recorded without it, a deletion always with the item', async (t) => {
  const server = await startServer(t)
  const description = `<p>${'é'.repeat(9000)}</p>`
  const long = await newEvent(server, { dates: Array.from({ length: 4 }, () => ({ ...party, description })) })
  const { length } = await recorded(server, server.organization)

  await server.patch(`/event/${long}`, { dates: [{ name: 'Winter party' }] })
  await server.delete(`/event/${long}`)

  const [updated, deleted] = await recordedStates(server, server.organization, length)
  assert.equal(updated, null)
  assert.equal(deleted.body.dates[0].name, 'Winter party')
})

test('a create request repeated with its Idempotency-Key is recorded once', async (t) => {
  const server = await startServer(t)
  const send = () => server.post('/style', { name: 'Blue', options: ['ical'] }, { 'idempotency-key': 'once' })
  const { id } = (await send()).body
  assert.equal((await send()).body.id, id)

  assert.deepEqual(await recorded(server, server.organization, beginning), [
    { by: 'key 1', action: 'style.created', item: id },
  ])
})
