import assert from 'node:assert/strict'
import { test } from 'node:test'
import { failureOf } from '../database/failure.ts'
import { faultyFields, newEvent, newGroup, party } from '../testing/events.ts'
import { type Caller, startServer } from '../testing/server.ts'

async function templatesOf({ client }: Caller) {
  return {
    layout: Number((await client.style.create({ name: 'x', options: ['ical'] })).id),
    landingpage: Number((await client.landingpage.create({ name: 'x' })).id),
    cta_block: Number((await client.ctaBlock.create({ name: 'x', type: 'text' })).id),
    rsvp_block: Number((await client.rsvpBlock.create({ name: 'x' })).id),
  }
}

test('an event or group of another organization behaves like an unknown one', async (t) => {
  const server = await startServer(t)
  const other = await server.newOrganization()
  const event = await newEvent(server)
  const group = (await server.get(`/event/${event}`)).body.event_group
  const records = async () =>
    Promise.all([`/event/${event}`, `/group/${group}`, `/ics/${event}`].map(async (path) => server.get(path)))
  const before = await records()

  for (const [name, prokey] of [
    ['event', event],
    ['group', group],
  ]) {
    for (const send of [
      (path: string) => other.get(path),
      (path: string) => other.patch(path, { cta: true }),
      (path: string) => other.patch(path, { cta: 'yes', status: 'draft' }),
      (path: string) => other.patch(path, { cta: true }, { 'if-match': '"1-v1"' }),
      (path: string) => other.delete(path),
    ]) {
      const foreign = await send(`/${name}/${prokey}`)
      const missing = await send(`/${name}/${crypto.randomUUID()}`)
      assert.equal(foreign.status, 404)
      assert.equal(foreign.text, '{"status":"error","message":"No entry found."}')
      assert.equal(foreign.text, missing.text)
    }
  }
  for (const query of ['', '?responseType=object']) {
    const foreign = await other.get(`/ics/${event}${query}`)
    assert.equal(foreign.status, 404)
    assert.equal(foreign.text, (await other.get(`/ics/${crypto.randomUUID()}${query}`)).text)
  }

  const after = await records()
  assert.deepEqual(
    after.map((answer) => [answer.text, answer.headers.etag]),
    before.map((answer) => [answer.text, answer.headers.etag]),
  )
})

test('an event cannot be put into a group of another organization', async (t) => {
  const server = await startServer(t)
  const other = await server.newOrganization()
  const group = await newGroup(server)

  const into = await other.post('/event', { event_group: group, dates: [party] })
  const nowhere = await other.post('/event', { event_group: crypto.randomUUID(), dates: [party] })

  assert.deepEqual(faultyFields(into), ['event_group'])
  assert.equal(into.text, nowhere.text)
  assert.deepEqual((await server.get(`/group/${group}`)).body.events, [])
  assert.deepEqual((await other.get('/event/all')).body, [])
})

test('templates of another organization are refused by field name, and nothing is created or changed', async (t) => {
  const server = await startServer(t)
  const other = await server.newOrganization()
  const foreign = await templatesOf(server)
  const event = await newEvent(other)
  const group = await newGroup(other)
  const before = [(await other.get(`/event/${event}`)).text, (await other.get(`/group/${group}`)).text]

  for (const [field, id] of Object.entries(foreign)) {
    for (const value of [id, String(id), 987_654_321]) {
      const created = await other.post('/event', { new_event_group_name: 'x', dates: [party], [field]: value })
      const changed = await other.patch(`/event/${event}`, { [field]: value })
      assert.deepEqual(faultyFields(created), [field])
      assert.deepEqual(faultyFields(changed), [field])
      assert.equal(created.text, changed.text)
      if (field !== 'rsvp_block')
        assert.deepEqual(faultyFields(await other.patch(`/group/${group}`, { [field]: value })), [field])
    }
  }

  assert.deepEqual([(await other.get(`/event/${event}`)).text, (await other.get(`/group/${group}`)).text], before)
  assert.equal((await other.get('/event/all')).body.length, 1)
  assert.equal((await other.get('/group/all')).body.length, 2)
})

test('lists contain only items of the organization', async (t) => {
  const server = await startServer(t)
  const other = await server.newOrganization()
  const group = await newGroup(server)
  await newEvent(server, { event_group: group })

  const lists = await Promise.all(
    ['/event/all', `/event/all?group=${group}`, '/event/all?from=2000-01-01T00:00:00Z', '/group/all'].map((path) =>
      other.get(path),
    ),
  )

  assert.deepEqual(
    lists.map((answer) => answer.text),
    ['[]', '[]', '[]', '[]'],
  )
  assert.equal((await other.get('/event/latest')).status, 404)
  assert.equal((await other.get('/group/latest')).status, 404)
})

test('the database itself refuses references across organizations', async (t) => {
  const server = await startServer(t)
  const other = await server.newOrganization()
  const foreign = await templatesOf(server)
  const foreignGroup = await newGroup(server)
  const event = await newEvent(other)
  const group = await newGroup(other)
  const point = (table: 'event' | 'event_group', prokey: string, values: Record<string, unknown>) =>
    server.context.database.transaction((tx) =>
      tx.updateTable(table).set(values).where('prokey', '=', prokey).execute(),
    )
  const refused = (attempt: Promise<unknown>) => assert.rejects(attempt, (error) => failureOf(error) === 'foreign-key')

  for (const [column, id] of Object.entries(foreign)) {
    await refused(point('event', event, { [column]: id }))
    if (column !== 'rsvp_block') await refused(point('event_group', group, { [column]: id }))
  }
  await refused(point('event', event, { event_group: foreignGroup }))
  const own = await templatesOf(other)
  for (const [column, id] of Object.entries(own)) await point('event', event, { [column]: id })
  assert.equal((await other.get(`/event/${event}`)).body.layout, own.layout)
})

test('a malformed prokey is an unknown item, never a server error', async (t) => {
  const server = await startServer(t)

  for (const prokey of ['abc', '123', '0', '-1', '%00', '%', `${crypto.randomUUID()}%20`, 'x'.repeat(2000)]) {
    for (const name of ['event', 'group', 'ics']) {
      assert.equal((await server.get(`/${name}/${prokey}`)).status, 404, `${name} ${prokey}`)
    }
    assert.equal((await server.patch(`/event/${prokey}`, { cta: true })).status, 404, prokey)
    assert.equal((await server.delete(`/group/${prokey}`)).status, 404, prokey)
  }
})
