import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Database } from '../database/open.ts'
import { DatabaseUnreachable } from '../database/failure.ts'
import { recorded } from '../testing/activity.ts'
import { wrongCounters } from '../rsvp/store.ts'
import { emailsOf, linkIn, rsvpEvent, signUp } from '../testing/attendee.ts'
import { faultyFields, newEvent, newGroup, rsvp } from '../testing/events.ts'
import { signedIn } from '../testing/people.ts'
import { type TestServer, startServer } from '../testing/server.ts'
import { open } from '../testing/visitor.ts'

async function eventsIn(server: TestServer, group: string, count: number): Promise<string[]> {
  const events: string[] = []
  for (let i = 0; i < count; i += 1) events.push(await newEvent(server, { event_group: group }))
  return events
}

const statusOf = async (server: TestServer, event: string) => (await server.get(`/event/${event}`)).body.status

test('many events are changed at once, with a result for each in order', async (t) => {
  const server = await startServer(t)
  const editor = await signedIn(server, 'editor')
  const [group, children] = [await newGroup(server), await newGroup(server, { subscription: 'children' })]
  const [one, two] = (await eventsIn(server, group, 2)) as [string, string]
  const blocked = await newEvent(server, { event_group: group, ...(await rsvp(server)) })
  const missing = '00000000-0000-4000-8000-000000000000'

  const moved = await editor.app.post('/events/bulk', {
    action: 'move',
    event_group: children,
    prokeys: [two, missing, blocked, 'nonsense', one.toUpperCase()],
  })

  assert.equal(moved.status, 200)
  assert.deepEqual(moved.body, {
    status: 'partial',
    message: '2 of 5 events were moved.',
    results: [
      { prokey: two, status: 'success', message: 'moved' },
      { prokey: missing, status: 'error', message: 'No entry found.' },
      {
        prokey: blocked,
        status: 'error',
        message: 'The group is a subscription, whose events cannot have: rsvp.',
        details: { blocking: [{ prokey: blocked, reasons: ['rsvp'] }] },
      },
      { prokey: 'nonsense', status: 'error', message: 'No entry found.' },
      { prokey: one, status: 'success', message: 'moved' },
    ],
  })
  assert.deepEqual((await server.get(`/group/${children}`)).body.events, [one, two])
})

test('every action works for many events, and each change is recorded', async (t) => {
  const server = await startServer(t)
  const editor = await signedIn(server, 'editor')
  const group = await newGroup(server)
  const prokeys = await eventsIn(server, group, 2)
  const { length } = await recorded(server, server.organization)
  const act = async (action: string, more = {}) =>
    (await editor.app.post('/events/bulk', { action, prokeys, ...more })).body

  const hidden = await act('unpublish')
  const states = [await statusOf(server, prokeys[0]!)]
  const shown = await act('publish')
  states.push(await statusOf(server, prokeys[0]!))
  const copies = await act('duplicate', { keep: 'times' })
  const deleted = await act('delete')

  assert.deepEqual(
    [hidden, shown, copies, deleted].map(({ status, message }) => `${status}: ${message}`),
    [
      'success: 2 of 2 events were unpublished.',
      'success: 2 of 2 events were published.',
      'success: 2 of 2 events were duplicated.',
      'success: 2 of 2 events were deleted.',
    ],
  )
  assert.deepEqual(states, ['draft', 'published'])
  const made = copies.results.map(({ copy }: { copy: string }) => copy)
  assert.deepEqual((await server.get(`/group/${group}`)).body.events, made)
  const changes = (await recorded(server, server.organization, length)).map(({ by, action }) => `${by} ${action}`)
  const verbs = ['unpublished', 'published', 'created', 'deleted']
  assert.deepEqual(
    changes,
    verbs.flatMap((verb) => Array<string>(2).fill(`user ${editor.user} event.${verb}`)),
  )
})

test('deleted events come back with their RSVPs for ten minutes, and say so', async (t) => {
  const server = await startServer(t)
  const editor = await signedIn(server, 'editor')
  const event = await rsvpEvent(server, { max: 4, maxpp: 3 })
  await signUp(server, event, { email: 'ann@example.org' })
  await signUp(server, event, { email: 'eva@example.org', amount: 3 })
  const link = await linkIn(server, event, 'rsvp_signup_confirmation', 'manage', 'eva@example.org')
  const [{ id: anns }, evas] = (await server.get(`/rsvp-answers/${event}`)).body
  const none = await newEvent(server)
  await editor.delete(`/rsvp-answers/${anns}`)

  const deleted = await editor.app.post('/events/bulk', { action: 'delete', prokeys: [event, none] })
  const gone = (await open(server, link)).status
  const restored = [await editor.post(`/event/${event}/restore`), await editor.post(`/event/${none}/restore`)]
  const back = (await server.get(`/rsvp-answers/${event}`)).body
  const opened = (await open(server, link)).status
  const wrong = await wrongCounters(server.context.database)
  const full = await signUp(server, event, { email: 'tom@example.org', amount: 2 })
  await editor.app.post('/events/bulk', { action: 'delete', prokeys: [event] })
  server.advance(10 * 60_000)
  const late = await editor.post(`/event/${event}/restore`)

  const warnings = ['1 RSVP was deleted with it. Restore it within ten minutes to get it back.']
  assert.deepEqual([gone, opened, back, wrong], [404, 200, [evas], []])
  assert.deepEqual([full.status, full.body.details], [409, { reason: 'full', remaining: 1 }])
  assert.deepEqual(deleted.body.results, [
    { prokey: event, status: 'success', message: 'deleted', warnings },
    { prokey: none, status: 'success', message: 'deleted' },
  ])
  assert.deepEqual(
    restored.map(({ body }) => body.warnings),
    [undefined, undefined],
  )
  assert.deepEqual(late.body.warnings, [
    'RSVPs do not come back: they were deleted with their event more than ten minutes ago.',
  ])
  assert.deepEqual(await emailsOf(server, event), [])
})

test('an event that is listed twice is changed once', async (t) => {
  const server = await startServer(t)
  const editor = await signedIn(server, 'editor')
  const event = await newEvent(server)
  const prokeys = [event, event.toUpperCase()]

  const copied = await editor.app.post('/events/bulk', { action: 'duplicate', prokeys })
  const deleted = await editor.app.post('/events/bulk', { action: 'delete', prokeys })

  const [{ copy }] = copied.body.results
  const result = { prokey: event, status: 'success', message: 'duplicated', copy }
  assert.deepEqual(copied.body.results, [result, result])
  assert.equal(copied.body.message, '1 of 1 event was duplicated.')
  assert.equal(deleted.body.status, 'success')
  assert.equal((await server.get('/event/all')).body.length, 1)
})

test('a bulk request that cannot be meant is refused as a whole', async (t) => {
  const server = await startServer(t)
  const editor = await signedIn(server, 'editor')
  const viewer = await signedIn(server, 'viewer')
  const event = await newEvent(server)
  const prokeys = [event]
  const send = (body: object) => editor.app.post('/events/bulk', body)

  assert.deepEqual(faultyFields(await send({ action: 'erase', prokeys })), ['action'])
  assert.deepEqual(faultyFields(await send({ action: 'publish', prokeys: [] })), ['prokeys'])
  assert.deepEqual(faultyFields(await send({ action: 'publish', prokeys: Array(501).fill(event) })), ['prokeys'])
  assert.deepEqual(faultyFields(await send({ action: 'publish', prokeys: [5] })), ['prokeys[0]'])
  assert.deepEqual(faultyFields(await send({ action: 'move', prokeys })), ['event_group'])
  assert.deepEqual(faultyFields(await send({ action: 'delete', prokeys, keep: 'texts' })), ['keep'])
  const foreign = await newGroup(await server.newOrganization())
  for (const event_group of [foreign, '00000000-0000-4000-8000-000000000000']) {
    const refused = [await send({ action: 'move', prokeys, event_group }), await send({ action: 'duplicate', prokeys, event_group })] // oxfmt-ignore
    for (const answer of refused) {
      assert.deepEqual(faultyFields(answer), ['event_group'])
      assert.equal(answer.body.message, 'event_group must be the prokey of a group of your organization.')
    }
  }
  const subscription_cal_url = 'https://example.org/a.ics'
  const external = await newGroup(server, { subscription: 'external', subscription_cal_url })
  const toExternal = await send({ action: 'move', prokeys, event_group: external })
  assert.equal(toExternal.status, 409)
  assert.equal(toExternal.body.message, 'An external group cannot hold events. Choose another event_group.')
  assert.equal((await viewer.app.post('/events/bulk', { action: 'delete', prokeys })).status, 403)
  assert.equal((await server.get('/event/all')).body.length, 1)
})

test('a request that was cut off is finished by repeating it with its Idempotency-Key, and nothing is copied twice', async (t) => {
  const server = await startServer(t)
  const editor = await signedIn(server, 'editor')
  const prokeys = await eventsIn(server, await newGroup(server), 5)
  const headers = { 'idempotency-key': 'copies-1' }
  const send = (more = {}) => editor.app.post('/events/bulk', { action: 'duplicate', prokeys, ...more }, headers)
  const restore = failAfter(server, 4)

  const cut = await send()
  restore()
  const finished = await send()
  const repeated = await send()
  const other = await send({ keep: 'texts' })

  assert.equal(cut.body.status, 'partial')
  const done = cut.body.results.filter(({ status }: { status: string }) => status === 'success')
  assert.ok(done.length > 0 && done.length < 5)
  assert.match(cut.body.results.at(-1).message, /^Not tried, because the database could not be reached\./)
  assert.equal(finished.body.status, 'success')
  assert.deepEqual(finished.body.results.slice(0, done.length), done)
  assert.deepEqual(repeated.body, finished.body)
  assert.equal(repeated.headers['idempotent-replayed'], 'true')
  assert.equal(other.status, 422)
  assert.equal((await server.get('/event/all')).body.length, 10)
})

/** Lets the database fail after this many transactions. Returns a function that repairs it. */
function failAfter({ context }: TestServer, count: number): () => void {
  const database = context.database as { transaction: Database['transaction'] }
  const { transaction } = database
  let left = count
  database.transaction = (work, options) => {
    if (left === 0) throw new DatabaseUnreachable('The connection was lost.')
    left -= 1
    return transaction(work, options)
  }
  return () => void (database.transaction = transaction)
}

test('500 events are published while others write', async (t) => {
  const server = await startServer(t)
  const editor = await signedIn(server, 'editor')
  const event = await newEvent(server)
  const unknown = Array.from({ length: 499 }, (_, i) => `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`)
  let isDone = false

  const publishing = editor.app.post('/events/bulk', { action: 'unpublish', prokeys: [...unknown, event] })
  void publishing.then(() => (isDone = true))
  const other = await server.post('/group', { name: 'Meanwhile' })
  const wasDone = isDone
  const { body } = await publishing

  assert.equal(other.status, 201)
  assert.equal(wasDone, false)
  assert.equal(body.message, '1 of 500 events was unpublished.')
  assert.equal(await statusOf(server, event), 'draft')
})
