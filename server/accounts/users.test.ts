import assert from 'node:assert/strict'
import { test } from 'node:test'
import { beginning, recorded } from '../testing/activity.ts'
import { startServer } from '../testing/server.ts'
import { until } from '../testing/until.ts'
import { hashing } from './hashing.ts'
import { createUser } from './users.ts'

// As many as the pool of PostgreSQL has connections.
const atOnce = 10

test('while passwords are hashed, others can write', async (t) => {
  const server = await startServer(t)
  const hashed: (() => void)[] = []
  const hash = () => new Promise<Buffer>((resolve) => hashed.push(() => resolve(Buffer.alloc(32))))
  t.mock.method(hashing, 'argon2id', hash)
  const { organization } = server
  const password = 'not a common one'

  const creating = Array.from({ length: atOnce }, (_, i) =>
    createUser(server.context, server.actor.by, { organization, email: `user-${i}@example.org`, password }),
  )
  await until(() => hashed.length === atOnce)
  const answer = await server.post('/style', { name: 'Blue', options: ['ical'] })
  for (const finish of hashed) finish()
  const users = await Promise.all(creating)

  assert.equal(answer.status, 201)
  const rows = await recorded(server, organization, beginning)
  assert.deepEqual(rows[0], { by: 'key 1', action: 'style.created', item: answer.body.id })
  const created = rows.slice(1).map(({ by, action, item }) => `${by} ${action} ${item}`)
  assert.deepEqual(created.toSorted(), users.map(({ id }) => `system test member.created ${id}`).toSorted())
})
