import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { sharedSecret } from '../database/shared-secret.ts'
import { rsvpEvent, sendForm } from '../testing/attendee.ts'
import { startServer } from '../testing/server.ts'
import { newFormToken } from './form-token.ts'
import { wrongCounters } from './store.ts'

test('a rush that outlasts the database timeout of one request is accepted to the last sign-up', async (t) => {
  const server = await startServer(t, { DATABASE_TIMEOUT: '3', RSVP_LIMITS: 'off' })
  const { database } = server.context
  const event = await rsvpEvent(server, { max: 1000 })
  const secret = await sharedSecret(database, 'rsvp-form', 0)
  // Six batches of 64 take 4.8 seconds; a request may wait for 3.5.
  await slowDown()

  const answers = await Promise.all(
    Array.from({ length: 6 * 64 }, (_, n) =>
      sendForm(server, event, {
        form: newFormToken(secret, event, server.context.now()),
        email: `guest-${n}@example.org`,
      }),
    ),
  )

  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]))
  assert.equal((await server.get(`/rsvp-answers/${event}`)).body.length, 384)
  assert.deepEqual(await wrongCounters(database), [])

  async function slowDown() {
    await database.transaction(async (tx) => {
      await sql`create function pause() returns trigger language plpgsql as
        $$ begin perform pg_sleep(0.8); return null; end $$`.execute(tx)
      await sql`create trigger slow after insert on rsvp_answer execute function pause()`.execute(tx)
    })
  }
})
