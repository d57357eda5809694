import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { migratedSettings } from '../testing/database.ts'
import { startWithCalendar } from '../testing/external-calendar.ts'
import { envOf, kalendsJson } from '../testing/kalends.ts'
import { type TestServer, serveSettings } from '../testing/server.ts'
import { removeUnusedCopies } from './external.ts'
import { until } from '../testing/until.ts'

const holidays = (name: string) => `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nX-WR-CALNAME:${name}\r\nEND:VCALENDAR\r\n`

function feed(server: TestServer, group: string, headers: Record<string, string> = {}) {
  return server.request({ url: `/${group}/calendar.ics`, headers })
}

test('changing the address drops the copy, even one that arrives later', async (t) => {
  const slow = Promise.withResolvers<void>()
  const { server, host, url, subscribe } = await startWithCalendar(t, (request, response) => {
    const sent = () => void response.end(holidays(request.url!))
    if (request.url === '/slow') void slow.promise.then(sent)
    else sent()
  })
  const group = await subscribe(url('/slow'))

  const waiting = feed(server, group)
  await until(() => host.requests.length === 1)
  await server.patch(`/group/${group}`, { subscription_cal_url: url('/new') })
  const fresh = await feed(server, group)
  slow.resolve()
  const late = await waiting
  const after = await feed(server, group)
  const asked = host.requests.map((request) => request.url)
  await server.patch(`/group/${group}`, { subscription_cal_url: url('/newer') })
  const copies = await server.context.database.statement('select url from external_copy')()

  assert.equal(fresh.text, holidays('/new'))
  assert.equal(late.status, 302)
  assert.equal(after.text, holidays('/new'))
  assert.deepEqual(asked, ['/slow', '/new'])
  assert.deepEqual(copies, [])
  assert.equal((await feed(server, group)).text, holidays('/newer'))
})

test('deleting a group deletes the copy, even while it is being fetched', async (t) => {
  const slow = Promise.withResolvers<void>()
  const { server, host, url, subscribe } = await startWithCalendar(t, (request, response) => {
    const sent = () => void response.end(holidays(request.url!))
    if (request.url === '/slow') void slow.promise.then(sent)
    else sent()
  })
  const [quick, late] = [await subscribe(url('/quick')), await subscribe(url('/slow'))]
  await feed(server, quick)
  const waiting = feed(server, late)
  await until(() => host.requests.length === 2)

  const deleted = [await server.delete(`/group/${quick}`), await server.delete(`/group/${late}`)]
  slow.resolve()

  assert.deepEqual(
    deleted.map(({ status }) => status),
    [200, 200],
  )
  assert.equal((await waiting).status, 302)
  assert.equal((await feed(server, quick)).status, 404)
  assert.deepEqual(await server.context.database.statement('select url from external_copy')(), [])
})

test('a backup includes the copies', async (t) => {
  const { server, host, url, subscribe } = await startWithCalendar(t, (_request, response) =>
    response.end(holidays('Fêtes')),
  )
  const group = await subscribe(url('/a.ics'))
  await feed(server, group)
  const file = join(server.context.settings.dataDir, 'backup.db')
  const restored = await migratedSettings(t)

  await kalendsJson(envOf(server.context.settings), 'backup', file)
  await kalendsJson(envOf(restored), 'restore', file)
  const answer = await feed(await serveSettings(t, restored), group)

  assert.deepEqual([answer.status, answer.text], [200, holidays('Fêtes')])
  assert.equal(host.requests.length, 1)
})

// Less than the ten seconds after which the request would end by itself.
test('a job removes a copy that has not been requested for 30 days', async (t) => {
  const { server, url, subscribe } = await startWithCalendar(t, (_request, response) => response.end(holidays('x')))
  const group = await subscribe(url('/holidays.ics'))
  const day = 86_400_000
  await feed(server, group)
  const first = await checked(server, group)

  server.advance(20 * day)
  await feed(server, group)
  // It is refreshed in the background.
  await until(async () => (await checked(server, group)) > first)
  server.advance(20 * day)
  await removeUnusedCopies(server.context)
  const asked = await countCopies(server)
  server.advance(11 * day)
  await removeUnusedCopies(server.context)

  assert.equal(asked, 1)
  assert.equal(await countCopies(server), 0)
})

async function checked(server: TestServer, group: string): Promise<number> {
  const read = server.context.database.statement<{ checked: number }>(
    'select checked from external_copy where event_group = ?',
  )
  return (await read(group))[0]!.checked
}

async function countCopies({ context }: TestServer): Promise<number> {
  return (await context.database.read((db) => db.selectFrom('external_copy').select('url').execute())).length
}
