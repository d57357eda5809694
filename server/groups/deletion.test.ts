import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { ResourceWriter } from '../resources/write.ts'
import { emailsOf, rsvpEvent, signUp } from '../testing/attendee.ts'
import { groupOf, newEvent, rsvp } from '../testing/events.ts'
import { type TestServer, startServer } from '../testing/server.ts'
import { groupsWith } from './groups.ts'

const many = 2500

/** The responses to other requests while something is running. */
async function meanwhile<T>(done: Promise<unknown>, ask: () => Promise<T>): Promise<T[]> {
  let isDone = false
  void done.finally(() => (isDone = true))
  const answers: T[] = []
  for (;;) {
    const answer = await ask()
    await nextTurn()
    if (isDone) return answers
    answers.push(answer)
  }
}

const eventsIn = async (server: TestServer, group: string) =>
  (await server.get(`/event/all?group=${group}`)).body.length

test('while a group of many events is deleted other requests are served, and none sees a partial state', async (t) => {
  const server = await startServer(t)
  const other = await server.newOrganization()
  const prokey = await newEvent(other)
  const group = await groupOf(server, many)
  const ask = async () => [(await other.get(`/event/${prokey}`)).status, await eventsIn(server, group)].join()
  await ask()

  const deleting = server.delete(`/group/${group}`)
  const answers = await meanwhile(deleting, ask)

  assert.equal((await deleting).status, 200)
  // PostgreSQL may be faster than our requests; it never blocks others.
  if (server.context.database.engine === 'sqlite') assert.ok(answers.length >= 10, `${answers.length} were answered`)
  assert.deepEqual(
    answers.filter((answer) => answer !== `200,${many}` && answer !== '200,0'),
    [],
  )
  assert.equal(await eventsIn(server, group), 0)
  assert.equal((await server.get(`/group/${group}`)).status, 404)
})

test('a deletion that fails half-way deletes nothing', async (t) => {
  const server = await startServer(t)
  const group = await groupOf(server, many)
  const heard: number[] = []
  const listen = async (_tx: unknown, { keys }: { keys: readonly unknown[] }) => {
    heard.push(keys.length)
    if (heard.length === 2) throw new Error('Stopped half-way.')
  }
  const writer = new ResourceWriter(groupsWith({ removed: [listen] }, []), server.context)

  const deleting = server.context.database.transaction((tx) => writer.remove(tx, server.actor, group, undefined))

  await assert.rejects(deleting, /Stopped half-way/)
  assert.equal(heard.length, 2)
  assert.ok(heard.reduce((sum, count) => sum + count) < many)
  assert.equal(await eventsIn(server, group), many)
  assert.equal((await server.delete(`/group/${group}`)).status, 200)
  assert.equal(await eventsIn(server, group), 0)
})

test('while a template that many events use is deleted other requests are served, and all events lose it', async (t) => {
  const server = await startServer(t)
  const other = await server.newOrganization()
  const prokey = await newEvent(other)
  const template = await rsvp(server)
  const group = await groupOf(server, many, template)
  const ask = async () => (await other.get(`/event/${prokey}`)).status
  await ask()

  const deleting = server.delete(`/rsvp-block/${template.rsvp_block}`)
  const answers = await meanwhile(deleting, ask)

  assert.equal((await deleting).status, 200)
  if (server.context.database.engine === 'sqlite') assert.ok(answers.length >= 10, `${answers.length} were answered`)
  const labels = new Set(
    (await server.get(`/event/all?group=${group}`)).body.map((event: { label: string }) => event.label),
  )
  assert.deepEqual([...labels], ['Summer party, 2027-05-01'])
})

test('deleting a group says how many RSVPs were deleted with it, and they come back with it for ten minutes', async (t) => {
  const server = await startServer(t)
  const [one, other] = [await rsvpEvent(server), await rsvpEvent(server)]
  const { event_group } = (await server.get(`/event/${one}`)).body
  const two = await rsvpEvent(server, {}, { event_group, new_event_group_name: undefined })
  for (const event of [one, two, other]) await signUp(server, event, { email: 'eva@example.org' })

  const deleted = await server.delete(`/group/${event_group}`)
  const restored = await server.post(`/group/${event_group}/restore`, undefined)
  const back = [await emailsOf(server, one), await emailsOf(server, two)]
  await server.delete(`/group/${event_group}`)
  server.advance(10 * 60_000)
  const late = await server.post(`/group/${event_group}/restore`, undefined)

  assert.deepEqual(deleted.body.warnings, [
    '2 RSVPs were deleted with it. Restore it within ten minutes to get them back.',
  ])
  assert.deepEqual([restored.status, restored.body.warnings], [200, undefined])
  assert.deepEqual(back, [['eva@example.org'], ['eva@example.org']])
  assert.deepEqual(late.body.warnings, [
    'RSVPs do not come back: they were deleted with their event more than ten minutes ago.',
  ])
  assert.deepEqual([await emailsOf(server, two), await emailsOf(server, other)], [[], ['eva@example.org']])
})
