import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { HistoryEntry } from '@kalends/contract'
import { unwatched } from '../progress.ts'
import { content } from '../content.ts'
import { removeOldActivity } from '../activity/retention.ts'
import { migratedSettings } from '../testing/database.ts'
import { groupOf, newEvent, newGroup, party, rsvp } from '../testing/events.ts'
import { envOf, kalends, kalendsJson } from '../testing/kalends.ts'
import { serveSettings, startServer } from '../testing/server.ts'
import { inspect } from './inspect.ts'

const day = 86_400_000

test('the history of an item says who changed which fields, and what they were before', async (t) => {
  const server = await startServer(t)
  const { id } = (await server.post('/style', { name: 'Blue', options: ['ical'] })).body
  await server.patch(`/style/${id}`, { name: 'Green', size: '8' })

  const { status, body, headers } = await server.get(`/style/${id}/history`)

  const by = { type: 'key', id: '1', name: null }
  assert.equal(status, 200)
  assert.equal(headers['x-total-count'], '2')
  assert.deepEqual(
    body.map((entry: HistoryEntry) => ({ ...entry, moment: undefined })),
    [
      { moment: undefined, action: 'style.updated', by, fields: ['name', 'size'], before: { name: 'Blue', size: '6' } },
      { moment: undefined, action: 'style.created', by, fields: null, before: null },
    ],
  )
})

test('the history of a deleted item stays readable, for its own organization only', async (t) => {
  const server = await startServer(t)
  const other = await server.newOrganization()
  const { id } = (await server.post('/style', { name: 'Blue', options: ['ical'] })).body
  const style = (await server.get(`/style/${id}`)).body
  await server.delete(`/style/${id}`)

  const { body } = await server.get(`/style/${id}/history`)

  assert.deepEqual([body[0].action, body[0].before], ['style.deleted', style])
  assert.equal((await other.get(`/style/${id}/history`)).status, 404)
  assert.equal((await server.get('/style/999999/history')).status, 404)
})

test('a deleted template is restored under its id, and what used it uses it again', async (t) => {
  const server = await startServer(t)
  const { id } = (await server.post('/style', { name: 'Blue', options: ['ical'] })).body
  const event = await newEvent(server, { layout: Number(id) })
  const changed = await newEvent(server, { layout: Number(id) })
  const another = Number((await server.post('/style', { name: 'Red', options: ['ical'] })).body.id)
  const { headers, body: style } = await server.get(`/style/${id}`)
  await server.delete(`/style/${id}`)
  await server.patch(`/event/${changed}`, { layout: another })

  const restored = await server.post(`/style/${id}/restore`, undefined)

  assert.deepEqual([restored.status, restored.body], [200, { status: 'success', message: 'restored', id }])
  const now = await server.get(`/style/${id}`)
  const { date_updated: _, ...same } = now.body
  const { date_updated: _before, ...before } = style
  assert.deepEqual(same, before)
  assert.notEqual(now.headers.etag, headers.etag)
  assert.equal((await server.get(`/event/${event}`)).body.layout, Number(id))
  assert.equal((await server.get(`/event/${changed}`)).body.layout, another)
  assert.deepEqual(
    (await server.get(`/style/${id}/history`)).body.map(({ action }: { action: string }) => action),
    ['style.restored', 'style.deleted', 'style.created'],
  )
})

test('a restored event has its page, its file and its place in the group again', async (t) => {
  const server = await startServer(t)
  const group = await newGroup(server)
  const prokey = await newEvent(server, { event_group: group })
  const before = (await server.get(`/event/${prokey}`)).body
  const list = (await server.get('/event/all')).body
  await server.delete(`/event/${prokey}`)
  assert.equal((await server.request({ url: `/${prokey}` })).status, 404)

  assert.equal((await server.post(`/event/${prokey}/restore`, undefined)).status, 200)

  const { date_updated: updated, ...event } = (await server.get(`/event/${prokey}`)).body
  const { date_updated: _, ...same } = before
  assert.deepEqual(event, same)
  assert.notEqual(updated, null)
  assert.deepEqual((await server.get('/event/all')).body, list)
  assert.deepEqual((await server.get(`/group/${group}`)).body.events, [prokey])
  assert.equal((await server.request({ url: `/${prokey}` })).status, 200)
  assert.match((await server.request({ url: `/${prokey}/event.ics` })).text, /SUMMARY:Summer party/)
})

test('a restored group brings back its events, but not those that were deleted before', async (t) => {
  const server = await startServer(t)
  const group = await groupOf(server, 120)
  const events = (await server.get(`/group/${group}`)).body.events
  await server.delete(`/event/${events[0]}`)
  await server.delete(`/group/${group}`)

  const alone = await server.post(`/event/${events[1]}/restore`, undefined)
  assert.deepEqual(
    [alone.status, alone.body.message],
    [409, 'The group it belongs to is deleted. Restore that first, or name another event_group.'],
  )
  assert.equal((await server.post(`/group/${group}/restore`, undefined)).status, 200)

  assert.deepEqual((await server.get(`/group/${group}`)).body.events, events.slice(1))
})

test('an item that refers to something deleted is restored without it, and the response says so', async (t) => {
  const server = await startServer(t)
  const { id } = (await server.post('/style', { name: 'Blue', options: ['ical'] })).body
  const prokey = await newEvent(server, { layout: Number(id) })
  await server.delete(`/event/${prokey}`)
  await server.delete(`/style/${id}`)

  const restored = await server.post(`/event/${prokey}/restore`, undefined)

  assert.deepEqual(restored.body.warnings, [`layout was cleared: the style template ${id} no longer exists.`])
  assert.equal((await server.get(`/event/${prokey}`)).body.layout, null)
})

test('a restored RSVP template does not turn an event into one that its group cannot hold', async (t) => {
  const server = await startServer(t)
  const group = await newGroup(server)
  const { rsvp_block: block } = await rsvp(server)
  const prokey = await newEvent(server, { event_group: group, rsvp: true, rsvp_block: block })
  const free = await newEvent(server, { rsvp: true, rsvp_block: block })
  await server.delete(`/rsvp-block/${block}`)
  await server.patch(`/group/${group}`, { subscription: 'children' })

  const { body } = await server.post(`/rsvp-block/${block}/restore`, undefined)

  assert.deepEqual(body.warnings, [
    `rsvp_block of the event ${prokey} stays cleared. The group is a subscription, whose events cannot have: rsvp.`,
  ])
  const flags = async (key: string) => {
    const event = (await server.get(`/event/${key}`)).body
    return [event.rsvp, event.rsvp_block]
  }
  assert.deepEqual(await flags(prokey), [false, null])
  assert.deepEqual(await flags(free), [true, block])
  const labels = (await server.get('/event/all')).body.map(({ label }: { label: string }) => label)
  assert.deepEqual(labels, ['Summer party, 2027-05-01', 'Summer party, 2027-05-01, RSVP'])
})

test('only what is deleted, by its own organization and not too long ago, is restored', async (t) => {
  const server = await startServer(t)
  const other = await server.newOrganization()
  const prokey = await newEvent(server, { dates: [party] })
  const restore = (caller = server as Pick<typeof server, 'post'>) => caller.post(`/event/${prokey}/restore`, undefined)

  const early = await restore()
  assert.deepEqual([early.status, early.body.message], [409, 'This event is not deleted.'])
  await server.delete(`/event/${prokey}`)
  assert.equal((await restore(other)).status, 404)
  server.advance(31 * day)
  await removeOldActivity(server.context, new AbortController().signal)
  const late = await restore()
  assert.deepEqual([late.status, late.body.message], [410, 'This event can no longer be restored.'])
})

test('of many simultaneous restores one succeeds', async (t) => {
  const server = await startServer(t)
  const group = await groupOf(server, 20)
  const [event] = (await server.get(`/group/${group}`)).body.events
  const { id } = (await server.post('/style', { name: 'Blue', options: ['ical'] })).body

  for (const path of [`/style/${id}`, `/event/${event}`, `/group/${group}`]) {
    await server.delete(path)
    const all = await Promise.all(Array.from({ length: 10 }, () => server.post(`${path}/restore`, undefined)))
    assert.deepEqual(
      all.map(({ status }) => status).toSorted((a, b) => a - b),
      [200, ...Array.from({ length: 9 }, () => 409)],
    )
  }
})

test('deleting and restoring an event at the same time ends in one of the two states, without an error', async (t) => {
  const server = await startServer(t)
  const group = await newGroup(server)
  const prokey = await newEvent(server, { event_group: group })
  const requests = Array.from({ length: 12 }, (_, n) =>
    n % 2 === 0 ? server.delete(`/event/${prokey}`) : server.post(`/event/${prokey}/restore`, undefined),
  )

  const statuses = new Set((await Promise.all(requests)).map(({ status }) => status))

  assert.ok(statuses.isSubsetOf(new Set([200, 404, 409])), [...statuses].join())
  const { status } = await server.get(`/event/${prokey}`)
  assert.deepEqual((await server.get(`/group/${group}`)).body.events, status === 200 ? [prokey] : [])
})

test('a restore that is repeated with the same Idempotency-Key gets the same response, with the ETag of the item', async (t) => {
  const server = await startServer(t)
  const { id } = (await server.post('/style', { name: 'Blue', options: ['ical'] })).body
  await server.delete(`/style/${id}`)
  const restore = () => server.post(`/style/${id}/restore`, undefined, { 'idempotency-key': 'once' })

  const [first, second] = [await restore(), await restore()]

  assert.deepEqual([first.status, first.headers.etag], [200, (await server.get(`/style/${id}`)).headers.etag])
  assert.deepEqual([second.status, second.body], [200, first.body])
  assert.equal(second.headers['idempotent-replayed'], 'true')
})

test('a restored template does not override what was chosen since', async (t) => {
  const server = await startServer(t)
  const [first, second] = [await newStyle(), await newStyle()]
  const prokey = await newEvent(server, { layout: first })
  await server.delete(`/style/${first}`)
  await server.patch(`/event/${prokey}`, { layout: second })
  await server.patch(`/event/${prokey}`, { layout: null })

  await server.post(`/style/${first}/restore`, undefined)

  assert.equal((await server.get(`/event/${prokey}`)).body.layout, null)

  async function newStyle() {
    return Number((await server.post('/style', { name: 'Blue', options: ['ical'] })).body.id)
  }
})

test('what is derived from items is right after they were restored', async (t) => {
  const settings = await migratedSettings(t)
  const server = await serveSettings(t, settings)
  const { id } = (await server.post('/style', { name: 'Blue', options: ['ical'] })).body
  const prokey = await newEvent(server, { layout: Number(id) })
  server.advance(5000)
  await server.delete(`/style/${id}`)
  server.advance(5000)
  await server.post(`/style/${id}/restore`, undefined)
  await server.delete(`/event/${prokey}`)
  server.advance(5000)
  await server.post(`/event/${prokey}/restore`, undefined)

  const inspections = await Promise.all(
    content.values().map((each) => inspect(server.context.database, each, { repair: false, progress: unwatched })),
  )

  assert.deepEqual(
    inspections.map(({ stale, faulty }) => [stale, faulty]),
    inspections.map(() => [0, 0]),
  )
})

test('the command line lists changes and restores what one of them deleted', async (t) => {
  const settings = await migratedSettings(t)
  const server = await serveSettings(t, settings)
  const env = envOf(settings)
  const prokey = await newEvent(server)
  const organization = String(server.organization)
  const made = await kalendsJson(env, 'key', 'create', '--org', organization, '--scope', 'write', '--name', 'Website')
  const headers = { authorization: made.key }
  await server.request({ method: 'DELETE', url: `/v1/event/${prokey}`, headers })

  const [deletion, creation] = await kalendsJson(
    env,
    'activity',
    'list',
    '--org',
    organization,
    '--type',
    'event',
    '--item',
    prokey,
  )
  const wrong = await kalends(env, 'activity', 'restore', String(creation.number))
  const right = await kalends(env, 'activity', 'restore', String(deletion.number))

  assert.deepEqual([deletion.action, deletion.by.name], ['event.deleted', 'Website'])
  assert.equal(wrong.code, 1)
  assert.match(wrong.stderr, /is event\.created\. Only deletions of content can be undone\./)
  await server.delete(`/event/${prokey}`)
  const outdated = await kalends(env, 'activity', 'restore', String(deletion.number))
  const [latest] = await kalendsJson(env, 'activity', 'list', '--org', organization, '--limit', '1')
  await kalendsJson(env, 'activity', 'restore', String(latest.number))

  assert.match(
    outdated.stderr,
    new RegExp(`This event was deleted again later, by change ${latest.number}\\. Restore that one\\.`),
  )
  assert.match(right.stdout, new RegExp(`Restored the event ${prokey}\\.`))
  assert.equal((await server.get(`/event/${prokey}`)).status, 200)
  const [restored] = await kalendsJson(env, 'activity', 'list', '--org', organization, '--limit', '1')
  assert.deepEqual([restored.action, restored.by], ['event.restored', { type: 'system', id: 'cli', name: null }])
})
