import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { type TestContext, test } from 'node:test'
import Fastify from 'fastify'
import { TimeLimit } from '../database/time-limit.ts'
import { limitDatabaseTime } from './database-time.ts'
import { streamJson } from './pieces.ts'

test('each piece of a long list may wait for the database as long as a request', async (t) => {
  const limits: (TimeLimit | undefined)[] = []
  const port = await serve(t, async function* () {
    for (const piece of ['[1', ',2', ',3]']) {
      limits.push(TimeLimit.current)
      yield piece
    }
  })

  const answer = await fetch(`http://127.0.0.1:${port}/`)

  assert.deepEqual(await answer.json(), [1, 2, 3])
  assert.equal(new Set(limits).size, 3)
})

test('a list that breaks off cannot be mistaken for a complete one', async (t) => {
  const port = await serve(t, async function* () {
    yield '[1'
    yield ',2'
    throw new Error('The database is gone.')
  })

  const modern = await fetch(`http://127.0.0.1:${port}/`)
  // Without chunks the end of the connection is the end of the body.
  const old = connect(port, '127.0.0.1').setEncoding('utf8')
  await once(old, 'connect')
  old.write('GET / HTTP/1.0\r\nHost: localhost\r\n\r\n')
  const received = await text(old).catch(() => '')

  assert.equal(modern.status, 200)
  await assert.rejects(modern.text(), { message: 'terminated' })
  assert.throws(() => JSON.parse(received.split('\r\n\r\n')[1] ?? ''), SyntaxError)
})

/** An application that sends a list. Returns its port. */
async function serve(t: TestContext, pieces: () => AsyncGenerator<string, void, void>): Promise<number> {
  const app = Fastify()
  limitDatabaseTime(app, { databaseTimeout: 5 })
  app.get('/', (_request, reply) => streamJson({ logLevel: 'silent' }, reply, pieces()))
  await app.listen({ port: 0, host: '127.0.0.1' })
  t.after(() => app.close())
  return (app.server.address() as AddressInfo).port
}
