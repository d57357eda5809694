import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { startPostgres } from '../../scripts/postgres.ts'
import { openDatabase } from '../database/open.ts'
import { sharedSecret } from '../database/shared-secret.ts'
import { rsvpEvent } from '../testing/attendee.ts'
import { migratedSettings } from '../testing/database.ts'
import { finallyIn } from '../testing/finally.ts'
import { envOf, spawnServer } from '../testing/kalends.ts'
import { serveSettings } from '../testing/server.ts'
import { newFormToken } from './form-token.ts'
import { wrongCounters } from './store.ts'

const [clients, seats] = [8, 5000]

test('a PostgreSQL that crashes and restarts during sign-ups costs some 503s, but no RSVP, no seat and no process', async (t) => {
  const cluster = await startPostgres({ durable: true })
  finallyIn(t, () => cluster.stop())
  const settings = { ...(await migratedSettings(t)), databaseUrl: cluster.url }
  const beside = await serveSettings(t, settings)
  const event = await rsvpEvent(beside, { max: seats, maxpp: 2 })
  const secret = await sharedSecret(beside.context.database, 'rsvp-form', 0)
  const { url, child, ended } = await spawnServer(t, envOf(settings, { RSVP_LIMITS: 'off' }))
  const statuses = new Map<string, number>()
  let guests = 0
  const over = new AbortController()

  const client = async () => {
    while (!over.signal.aborted) {
      const email = `guest-${(guests += 1)}@example.org`
      statuses.set(email, await post(email, (guests % 2) + 1))
    }
  }
  const rush = Promise.all(Array.from({ length: clients }, client))
  for (let crash = 0; crash < 2; crash += 1) {
    await more(40)
    await cluster.crash()
  }
  // It recovers: as many as before are accepted after the last crash.
  await more(40)
  over.abort()
  await rush

  assert.deepEqual([child.exitCode, child.signalCode], [null, null])
  assert.deepEqual(
    [...new Set(statuses.values())].filter((status) => ![200, 409, 503].includes(status)),
    [],
  )
  // This context lost its cluster as well, and may hold dead connections.
  const database = await openDatabase(settings)
  finallyIn(t, () => database.close())
  const answers = await database.read((db) => db.selectFrom('rsvp_answer').select(['email', 'amount']).execute())
  const stored = new Set(answers.map(({ email }) => email))
  assert.deepEqual(
    accepted().filter((email) => !stored.has(email)),
    [],
  )
  assert.deepEqual(await wrongCounters(database), [])
  const [{ taken }] = (await database.read((db) => db.selectFrom('rsvp_seats').select('taken').execute())) as [
    { taken: number },
  ]
  assert.equal(
    taken,
    answers.reduce((sum, { amount }) => sum + amount, 0),
  )
  child.kill('SIGTERM')
  assert.equal(await ended, 0)

  function accepted(): string[] {
    return [...statuses].filter(([, status]) => status === 200).map(([email]) => email)
  }

  async function more(count: number) {
    const before = accepted().length
    while (accepted().length < before + count) await pause(20)
  }

  async function post(email: string, amount: number): Promise<number> {
    const body = JSON.stringify({ email, amount, form: newFormToken(secret, event, Date.now()) })
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${url}/${event}/rsvp`, { method: 'POST', headers, body })
    await answer.arrayBuffer()
    return answer.status
  }
})
