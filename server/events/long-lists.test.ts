import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { type TestContext, test } from 'node:test'
import { contentChanged } from '../database/content-changes.ts'
import type { Transaction } from '../database/open.ts'
import { newEvent, newGroup } from '../testing/events.ts'
import { type TestServer, startServer } from '../testing/server.ts'

test('a list of any length has every event once, in order, for every kind of request', async (t) => {
  const server = await startServer(t)
  const group = await newGroup(server)
  await newEvent(server, { event_group: group, dates: [{ name: 'First', startDate: '2027-05-01' }] })
  await newEvent(server, { event_group: group, dates: [{ name: 'Dynamic', startDate: 'today' }] })
  await newEvent(server, { event_group: group, recurrence: 'RRULE:FREQ=DAILY' })
  await newEvent(server, { event_group: group, dates: [{ name: 'Long', startDate: '2027-05-01', description }] })
  await newEvent(server, { dates: [{ name: 'Elsewhere', startDate: '2027-05-01' }] })
  await multiply(server, 1, 900)
  await newEvent(server, { event_group: group, dates: [{ name: 'Last', startDate: '2027-05-02' }] })
  const ids = async (query: string) =>
    (await server.get(`/event/all?${query}`)).body.map(({ id }: { id: number }) => id)
  const through = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => first + i)
  const all = through(1, 906)
  const ofGroup = all.filter((id) => id !== 5)

  assert.deepEqual(await ids(''), all)
  assert.deepEqual(await ids('dates=true'), all)
  assert.deepEqual(await ids(`group=${group}`), ofGroup)
  assert.deepEqual(await ids('page=1'), all.slice(0, 800))
  assert.deepEqual(await ids('page=2&dates=true'), all.slice(800))
  const may = 'from=2027-05-01T00:00:00Z&to=2027-06-01T00:00:00Z'
  assert.deepEqual(
    await ids(may),
    all.filter((id) => id !== 2),
  )
  assert.deepEqual(
    await ids(`${may}&group=${group}&dates=true`),
    ofGroup.filter((id) => id !== 2),
  )
  assert.deepEqual(await ids(`${may}&page=2`), all.filter((id) => id !== 2).slice(800))
  assert.deepEqual(await ids('from=2027-05-02T00:00:00Z'), [3, 906])
  assert.deepEqual(await ids('from=now&to=2027-05-03T00:00:00Z'), all)
})

test('the dates of a long list equal those of the single events', async (t) => {
  const server = await startServer(t)
  await newEvent(server, { dates: [{ name: 'Long', startDate: '2027-05-01', description }] })
  await multiply(server, 1, 300)
  const { dates } = (await server.get('/event/latest?dates=true')).body

  const answer = await server.get('/event/all?dates=true')

  assert.equal(answer.status, 200, answer.text)
  assert.equal(answer.headers['content-type'], 'application/json; charset=utf-8')
  assert.ok(answer.text.length > 6_000_000)
  assert.equal(dates[0].description, description)
  for (const event of answer.body) assert.deepEqual(event.dates, dates)
})

test('other requests are served while a long list is read', async (t) => {
  const server = await startServer(t)
  await newEvent(server)
  await multiply(server, 1, 5000)
  const origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const get = async (path: string) => {
    const answer = await fetch(`${origin}/v1${path}`, { headers: { authorization: server.key } })
    assert.equal(answer.status, 200, path)
    await answer.arrayBuffer()
  }
  await get('/style/all')
  everyStepTakesLong(t)

  for (const filter of ['dates=true', 'from=2027-01-01T00:00:00Z', 'dates=true&from=2027-01-01T00:00:00Z']) {
    const over = new AbortController()
    const list = get(`/event/all?${filter}`).finally(() => over.abort())
    let served = 0
    for (; !over.signal.aborted; served += 1) await get('/style/all')
    await list

    // Up to three even if nothing is served meanwhile: the first ones may come before the list, the last one after it.
    assert.ok(served > 3, `${served} for ${filter}`)
  }
})

/** Steps share slices of a few milliseconds. How many fit into one depends on the machine, so here one uses it up. */
function everyStepTakesLong(t: TestContext) {
  const { now } = performance
  let ahead = 0
  t.mock.method(performance, 'now', () => now.call(performance) + (ahead += 10))
}

const description = `<p>${'long '.repeat(3990)}</p>`

/** Copies an event, because creating so many would take long. */
async function multiply(server: TestServer, id: number, copies: number) {
  await server.context.database.transaction(async (tx) => {
    const { id: _, ...row } = await tx.selectFrom('event').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    for (let left = copies; left > 0; left -= 100) await insertCopies(tx, row, Math.min(100, left))
    contentChanged(tx, server.organization)
  })
}

async function insertCopies(tx: Transaction, row: Record<string, unknown>, count: number) {
  const rows = Array.from({ length: count }, () => ({ ...row, prokey: randomUUID() }))
  await tx
    .insertInto('event')
    .values(rows as never)
    .execute()
}
