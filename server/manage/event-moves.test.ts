import assert from 'node:assert/strict'
import { test } from 'node:test'
import { modeOf } from '../events/store.ts'
import { newEvent, newGroup, party, rsvp } from '../testing/events.ts'
import { signedIn } from '../testing/people.ts'
import { type TestServer, startServer } from '../testing/server.ts'

const etagOf = async (server: TestServer, path: string) => (await server.get(path)).headers.etag

test('an event moves to another group: both change at once, and its history names the group before', async (t) => {
  const server = await startServer(t)
  const editor = await signedIn(server, 'editor')
  const [from, to] = [
    await newGroup(server, { subscription: 'children' }),
    await newGroup(server, { subscription: 'children' }),
  ]
  const prokey = await newEvent(server, { event_group: from })
  const feed = async (group: string) =>
    (await server.request({ url: `/${group}/calendar.ics` })).text.includes('Summer party')
  const before = [await feed(from), await feed(to)]
  const etags = [await etagOf(server, `/group/${from}`), await etagOf(server, `/group/${to}`)]

  const moved = await editor.app.post(`/event/${prokey}/move`, { event_group: to.toUpperCase() })

  assert.deepEqual(moved.body, {
    status: 'success',
    message: 'moved',
    prokey,
    event_group: to,
    previous_group: from,
  })
  assert.deepEqual([...before, await feed(from), await feed(to)], [true, false, false, true])
  assert.deepEqual((await server.get(`/group/${from}`)).body.events, [])
  assert.deepEqual((await server.get(`/group/${to}`)).body.events, [prokey])
  assert.notEqual(await etagOf(server, `/group/${from}`), etags[0])
  assert.notEqual(await etagOf(server, `/group/${to}`), etags[1])
  assert.equal(moved.headers.etag, await etagOf(server, `/event/${prokey}`))
  const [latest] = (await server.get(`/event/${prokey}/history`)).body
  assert.deepEqual(
    { ...latest, moment: undefined },
    {
      moment: undefined,
      action: 'event.moved',
      by: { type: 'user', id: String(editor.user), name: editor.email },
      fields: ['event_group'],
      before: { event_group: from },
    },
  )
})

test('moving an event to its own group changes nothing', async (t) => {
  const server = await startServer(t)
  const editor = await signedIn(server, 'editor')
  const event_group = await newGroup(server)
  const prokey = await newEvent(server, { event_group })
  const etags = [await etagOf(server, `/event/${prokey}`), await etagOf(server, `/group/${event_group}`)]

  const moved = await editor.app.post(`/event/${prokey}/move`, { event_group })

  assert.equal(moved.status, 200)
  assert.deepEqual([await etagOf(server, `/event/${prokey}`), await etagOf(server, `/group/${event_group}`)], etags)
  assert.equal((await server.get(`/event/${prokey}/history`)).body.length, 1)
})

test('the rules of the group apply to an event that moves there, and a refused move changes nothing', async (t) => {
  const server = await startServer(t)
  const editor = await signedIn(server, 'editor')
  const other = await server.newOrganization()
  const from = await newGroup(server)
  const subscription_cal_url = 'https://example.org/holidays.ics'
  const external = await newGroup(server, { subscription: 'external', subscription_cal_url })
  const children = await newGroup(server, { subscription: 'children' })
  const date = { ...party, status: 'CONFIRMED' }
  const prokey = await newEvent(server, { event_group: from, dates: [date], ...(await rsvp(server)) })
  const etags = async () => Promise.all([from, external, children].map((group) => etagOf(server, `/group/${group}`)))
  const before = [await etagOf(server, `/event/${prokey}`), ...(await etags())]
  const move = (event_group: unknown, headers = {}) =>
    editor.app.post(`/event/${prokey}/move`, { event_group }, headers)

  const intoExternal = await move(external)
  const intoChildren = await move(children)
  const intoForeign = await move(await newGroup(other))
  const intoNothing = await move('x')
  const stale = await move(children, { 'if-match': '"1-v9"' })

  assert.equal(intoExternal.status, 409)
  assert.equal(intoExternal.body.message, 'An external group cannot hold events. Choose another event_group.')
  assert.equal(intoChildren.status, 409)
  assert.deepEqual(intoChildren.body.details, { blocking: [{ prokey, reasons: ['rsvp', 'status'] }] })
  assert.equal(intoForeign.status, 400)
  assert.equal(intoForeign.body.message, 'event_group must be the prokey of a group of your organization.')
  assert.equal(intoNothing.status, 400)
  assert.equal(intoNothing.body.details.errors[0].field, 'event_group')
  assert.equal(stale.status, 412)
  assert.deepEqual([await etagOf(server, `/event/${prokey}`), ...(await etags())], before)
})

test('a moved event that is deleted comes back in its last group', async (t) => {
  const server = await startServer(t)
  const editor = await signedIn(server, 'editor')
  const [from, to] = [await newGroup(server), await newGroup(server)]
  const prokey = await newEvent(server, { event_group: from })
  await editor.app.post(`/event/${prokey}/move`, { event_group: to })
  await editor.delete(`/event/${prokey}`)

  await editor.post(`/event/${prokey}/restore`)

  assert.equal((await server.get(`/event/${prokey}`)).body.event_group, to)
})

test('events that move in opposite directions at once all arrive', async (t) => {
  const server = await startServer(t)
  const editor = await signedIn(server, 'editor')
  const groups = [await newGroup(server), await newGroup(server)] as const
  const events: string[] = []
  for (let i = 0; i < 10; i += 1) events.push(await newEvent(server, { event_group: groups[i % 2] }))

  const answers = await Promise.all(
    events.map((prokey, i) => editor.app.post(`/event/${prokey}/move`, { event_group: groups[(i + 1) % 2] })),
  )

  assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200])
  for (const i of [0, 1]) {
    const { body } = await server.get(`/group/${groups[i]}`)
    assert.deepEqual(body.events.toSorted(), events.filter((_, n) => n % 2 !== i).toSorted())
  }
})

test('an event does not enter a group that becomes a subscription at the same time', async (t) => {
  const server = await startServer(t)
  const editor = await signedIn(server, 'editor')
  const from = await newGroup(server)
  // On SQLite, transactions run one after another.
  if (server.context.database.engine === 'postgres') await moveWithoutLock(server, from)
  for (let i = 0; i < 8; i += 1) {
    const to = await newGroup(server)
    const prokey = await newEvent(server, { event_group: from, ...(await rsvp(server)) })

    const [moved, switched] = await Promise.all([
      editor.app.post(`/event/${prokey}/move`, { event_group: to }),
      server.patch(`/group/${to}`, { subscription: 'children' }),
    ])

    assert.deepEqual(new Set([moved.status, switched.status]), new Set([200, 409]))
  }
})

/** Without locking the group, a move and a switch that exclude each other both succeed. */
async function moveWithoutLock(server: TestServer, from: string) {
  const to = await newGroup(server)
  const prokey = await newEvent(server, { event_group: from, ...(await rsvp(server)) })
  const [read, switched] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const moving = server.context.database.transaction(async (tx) => {
    assert.equal(await modeOf(tx, server.actor.organization, to), 'no')
    read.resolve()
    await switched.promise
    await tx.updateTable('event').set({ event_group: to }).where('prokey', '=', prokey).execute()
  })
  await read.promise
  assert.equal((await server.patch(`/group/${to}`, { subscription: 'children' })).status, 200)
  switched.resolve()
  await moving
  assert.equal((await server.get(`/event/${prokey}`)).body.event_group, to)
}
