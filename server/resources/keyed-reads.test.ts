import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type IncomingMessage, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type TestContext, test } from 'node:test'
import { keys, revokeKey } from '../accounts/keys.ts'
import { engine } from '../testing/database.ts'
import { countRequests } from '../testing/framework.ts'
import { startServer } from '../testing/server.ts'
import { newEvent } from '../testing/visitor.ts'

test('an item that is read again with the same key is sent from memory just as before', async (t) => {
  const { read, framework } = await serveEvent(t)
  const first = await read()
  await read()

  const second = await read()
  const unchanged = await read({ 'if-none-match': first.headers.etag as string })
  const changed = await read({ 'if-none-match': '"1-v9"' })
  assert.equal(framework.requests, engine === 'sqlite' ? 2 : 5)
  const routed = await read({ 'if-none-match': first.headers.etag as string }, '?')

  assert.equal(first.status, 200)
  assert.equal(JSON.parse(first.body).dates[0].name, 'Summer party')
  assert.deepEqual([comparable(second), comparable(changed)], [comparable(first), comparable(first)])
  assert.notEqual(second.headers['x-request-id'], first.headers['x-request-id'])
  assert.deepEqual([unchanged.status, unchanged.body, unchanged.headers.etag], [304, '', first.headers.etag])
  assert.deepEqual(comparable(unchanged), comparable(routed))
})

test('a read with the same key shows each change at once', async (t) => {
  const { server, read, event } = await serveEvent(t)
  for (const name of ['Feast', 'Ball', 'Picnic']) {
    for (let n = 0; n < 3; n += 1) await read()
    await server.patch(`/event/${event}`, { dates: [{ name }] })
    assert.equal(JSON.parse((await read()).body).dates[0].name, name)
  }

  await server.delete(`/event/${event}`)
  assert.equal((await read()).status, 404)
})

test('what one key has read is sent to no other', async (t) => {
  const { server, read } = await serveEvent(t)
  const stranger = await server.newOrganization()
  const writer = await server.withKey({ scope: 'write' })
  await read()
  await read()

  const statuses = [
    await read({ authorization: stranger.key }),
    await read({ authorization: writer.key }),
    await read({ authorization: `${server.key}x` }),
    await read({ authorization: '' }),
    await read({ authorization: [server.key, server.key] }),
    await read({ host: ['localhost', 'localhost'] }),
  ].map(({ status }) => status)

  assert.deepEqual(statuses, [404, 401, 401, 401, 401, 400])
})

test('a revoked or expired key reads nothing any more', async (t) => {
  const { server, read } = await serveEvent(t)
  const { database, now } = server.context
  const expires = Temporal.Instant.fromEpochMilliseconds(now() + 60_000).toString()
  const short = { authorization: (await server.withKey({ expires })).key }
  await read()
  await read(short)
  const statuses = [(await read()).status, (await read(short)).status]

  server.advance(61_000)
  statuses.push((await read(short)).status, (await read()).status)
  const [known] = await keys(database, server.organization)
  await database.transaction((tx) => revokeKey(tx, { system: 'cli' }, now(), known!.id))
  statuses.push((await read()).status)

  assert.deepEqual(statuses, [200, 200, 401, 200, 401])
})

test('every read counts towards the limit of a key', async (t) => {
  const { read } = await serveEvent(t, { API_RATE_LIMIT: '4' })
  const answers = [await read(), await read(), await read(), await read()]

  assert.deepEqual(
    answers.map(({ status, headers }) => [status, headers.ratelimit?.toString().slice(0, 9)]),
    [
      [200, '"key";r=2'],
      [200, '"key";r=1'],
      [200, '"key";r=0'],
      [429, '"key";r=0'],
    ],
  )
})

async function serveEvent(t: TestContext, env: Record<string, string> = {}) {
  const server = await startServer(t, env)
  const framework = countRequests(server.app)
  const event = await newEvent(server)
  framework.requests = 0
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.app.server.address() as AddressInfo

  const read = async (headers: Record<string, string | string[]> = {}, query = '') => {
    const all = Object.entries({ host: 'localhost', authorization: server.key, ...headers })
    const sent = all.flatMap(([name, value]) => [value].flat().flatMap((each) => [name, each]))
    const asked = ask({ port, host: '127.0.0.1', path: `/v1/event/${event}${query}`, headers: sent }).end()
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    const body = Buffer.concat(await answer.toArray()).toString()
    return { status: answer.statusCode!, headers: answer.headers, body }
  }
  return { server, event, framework, read }
}

type Read = Awaited<ReturnType<Awaited<ReturnType<typeof serveEvent>>['read']>>

function comparable({ status, headers, body }: Read) {
  const { date: _, 'x-request-id': __, ...others } = headers
  return { status, body, headers: others }
}
