import assert from 'node:assert/strict'
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { test } from 'node:test'
import { beginning, recorded } from '../testing/activity.ts'
import { finallyIn } from '../testing/finally.ts'
import { startServer } from '../testing/server.ts'
import { until } from '../testing/until.ts'
import { createUser } from './users.ts'

// As many as the pool of PostgreSQL has connections. Only some are hashed at once.
const [all, atOnce] = [10, 4]

test('while passwords are hashed, others can write', async (t) => {
  const server = await startServer(t)
  const hashing: (() => void)[] = []
  const hash = (_algorithm: string, _parameters: object, done: (error: null, tag: Buffer) => void) =>
    void hashing.push(() => done(null, Buffer.alloc(32)))
  t.mock.method(crypto, 'argon2', hash as typeof crypto.argon2)
  syncBuiltinESMExports()
  finallyIn(t, () => {
    t.mock.restoreAll()
    syncBuiltinESMExports()
  })
  const { organization } = server
  const password = 'not a common one'

  const creating = Array.from({ length: all }, (_, i) =>
    createUser(server.context, server.actor.by, { organization, email: `user-${i}@example.org`, password }),
  )
  await until(() => hashing.length === atOnce)
  const answer = await server.post('/style', { name: 'Blue', options: ['ical'] })
  assert.equal(hashing.length, atOnce)
  for (let done = 0; done < all; done += 1) {
    await until(() => hashing.length > done)
    hashing[done]!()
  }
  const users = await Promise.all(creating)

  assert.equal(answer.status, 201)
  const rows = await recorded(server, organization, beginning)
  assert.deepEqual(rows[0], { by: 'key 1', action: 'style.created', item: answer.body.id })
  const created = rows.slice(1).map(({ by, action, item }) => `${by} ${action} ${item}`)
  assert.deepEqual(created.toSorted(), users.map(({ id }) => `system test member.created ${id}`).toSorted())
})
