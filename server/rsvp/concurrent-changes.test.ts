import assert from 'node:assert/strict'
import { test } from 'node:test'
import { linkIn, mailsOf, postForm, rsvpEvent, signUp } from '../testing/attendee.ts'
import { engine } from '../testing/database.ts'
import { serveSettings, startServer } from '../testing/server.ts'
import { answers } from './answers.ts'
import { prolong } from './mail/store.ts'
import { wrongCounters } from './store.ts'

test('a hundred concurrent changes of one RSVP, across all servers, are applied one after another', async (t) => {
  const server = await startServer(t)
  const { context } = server
  const servers = [server, ...(engine === 'postgres' ? [await serveSettings(t, context.settings)] : [])]
  const event = await rsvpEvent(server, { max: 10, maxpp: 5 })
  await signUp(server, event, { email: 'eva@example.org' })
  const link = await linkIn(server, event, 'rsvp_signup_confirmation', 'manage')

  const changes = await Promise.all(
    Array.from({ length: 100 }, (_, n) =>
      postForm(servers[n % servers.length]!, link, { status: 'confirmed', amount: String((n % 5) + 1) }),
    ),
  )

  assert.deepEqual(new Set(changes.map(({ status }) => status)), new Set([303]))
  assert.equal((await server.get(`/rsvp-answers/${event}`)).body.length, 1)
  assert.deepEqual(await wrongCounters(context.database), [])
})

test('an RSVP that is extended just before its removal stays', async (t) => {
  const server = await startServer(t)
  const { database, now } = server.context
  const event = await rsvpEvent(server, { doi: true, max: 10 })
  await signUp(server, event, { email: 'eva@example.org' })
  const answer = (await mailsOf(server))[0]!.answer!
  server.advance(3_600_000)

  const late: typeof database = {
    ...database,
    read: async (work) => {
      const found = await database.read(work)
      const pendingUntil = now() + 3_600_000
      await database.transaction((tx) =>
        prolong(tx, { organization: server.organization, id: answer }, { hashes: [], by: 0, pendingUntil }),
      )
      return found
    },
  }
  const removed = await answers({ ...server.context, database: late }).expire()

  assert.equal(removed, 0)
  const { body } = await server.get(`/rsvp-answers/${event}`)
  assert.deepEqual(
    body.map(({ email, status }: { email: string; status: string }) => [email, status]),
    [['eva@example.org', 'pending']],
  )
  assert.deepEqual(await wrongCounters(database), [])
})
