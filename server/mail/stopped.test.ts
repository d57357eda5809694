import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { createContext } from '../context.ts'
import { openDatabase } from '../database/open.ts'
import { handlers } from '../schedule.ts'
import { finallyIn } from '../testing/finally.ts'
import { envOf, spawnServer } from '../testing/kalends.ts'
import { newRsvpEvent, signUp, withMailServer } from '../testing/mailing.ts'
import type { TestServer } from '../testing/server.ts'
import { workUntilEnd } from '../testing/worker.ts'

// Also run by hand with 2,000.
const mails = 200
const inFlight = 4

test('when one of two workers is suspended past its leases and resumes, each of hundreds of mails arrives once, except for those in flight', async (t) => {
  const [server, sink] = await withMailServer(t)
  const { settings, now } = server.context
  const event = await newRsvpEvent(server)
  const people = Array.from({ length: mails }, (_, n) => `guest${n}@example.org`)
  await Promise.all(people.map((email) => signUp(server, event, { email })))

  const env = envOf(settings, { SMTP_URL: sink.url, MAIL_FROM: settings.mailFrom })
  const { child, ended } = await spawnServer(t, env)
  await eventually(() => sink.taken.length >= mails / 10)
  sink.mode = 'hang'
  await eventually(() => sink.hanging === inFlight)
  // Not while it writes: on SQLite, all others would wait for it.
  await server.context.database.transaction(async () => {
    child.kill('SIGSTOP')
    await pause(50)
  })
  sink.mode = 'open'

  // A worker with its own clock, on which the other worker's leases expire sooner.
  const clock = { ahead: 0 }
  const database = await openDatabase(settings)
  finallyIn(t, () => database.close())
  const context = createContext({ database, settings, now, monotonic: () => performance.now() + clock.ahead })
  const second = workUntilEnd(t, context, { 'send-mail': handlers['send-mail']! })
  await eventually(async () => (await sent(server)) === mails - inFlight)
  await eventually(async () => {
    clock.ahead += 10_000
    return (await sent(server)) === mails
  })
  await second.stop()
  sink.release()
  child.kill('SIGCONT')
  await signUp(server, event, { email: 'last@example.org' })
  await eventually(async () => (await sent(server)) === mails + 1)
  child.kill('SIGTERM')
  assert.equal(await ended, 0)

  const copies = Map.groupBy(sink.taken, ({ to }) => to[0]!)
  const ids = [...copies.values()].map(
    (each) => new Set(each.map(({ raw }) => /^Message-ID: (.*)\r$/im.exec(raw)![1]!)),
  )
  assert.deepEqual([...copies.keys()].toSorted(), [...people, 'last@example.org'].toSorted())
  assert.equal(sink.taken.length, mails + 1 + inFlight)
  assert.deepEqual(
    [...copies.values()].filter(({ length }) => length > 1).map(({ length }) => length),
    [2, 2, 2, 2],
  )
  assert.deepEqual(
    [new Set(ids.map(({ size }) => size)), new Set(ids.flatMap((each) => [...each])).size],
    [new Set([1]), mails + 1],
  )
})

async function sent({ context: { database } }: TestServer): Promise<number> {
  const [row] = await database.statement<{ count: number }>("select count(*) as count from mail where state = 'sent'")()
  return row!.count
}

/** Hundreds of mails take longer than `until` waits. */
async function eventually(holds: () => boolean | Promise<boolean>) {
  for (let tries = 0; tries < 2000; tries += 1) {
    if (await holds()) return
    await pause(50)
  }
  assert.fail('It did not come about in time.')
}
