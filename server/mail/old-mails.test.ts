import assert from 'node:assert/strict'
import { test } from 'node:test'
import { removeLeftovers } from '../rsvp/retention.ts'
import { arrived, mailsOf, newRsvpEvent, signUp, whenSent, withMailServer, work } from '../testing/mailing.ts'
import { startServer } from '../testing/server.ts'
import { removeOldMails } from './sending.ts'
import { removeMailsBefore } from './store.ts'

const day = 86_400_000
const settings = { RSVP_RETENTION_DAYS: 'unlimited' }

test('a mail sent 90 days ago is removed, and one that has been pending longer is still sent', async (t) => {
  const [server, sink] = await withMailServer(t, settings)
  const event = await newRsvpEvent(server)
  await signUp(server, event, { email: 'ann@example.org' })
  const worker = work(t, server, ['send-mail'])
  await arrived(server, sink, 1)
  await worker.stop()
  await signUp(server, event, { email: 'bob@example.org' })

  server.advance(91 * day)
  await removeLeftovers(server.context)
  await removeOldMails(server.context)
  const left = (await mailsOf(server)).map(({ recipient, state }) => [recipient, state])
  work(t, server, ['send-mail'])
  await arrived(server, sink, 2)

  assert.deepEqual(left, [['bob@example.org', 'waiting']])
  assert.deepEqual(sink.taken[1]!.to, ['bob@example.org'])
})

test('old mails are removed in batches', async (t) => {
  const server = await startServer(t, settings)
  const event = await newRsvpEvent(server)
  for (const name of ['a', 'b', 'c', 'd']) await signUp(server, event, { email: `${name}@example.org` })
  work(t, server, ['send-mail'])
  await whenSent(server)

  server.advance(91 * day)
  const { database, now } = server.context
  const some = () => database.transaction((tx) => removeMailsBefore(tx, now() - 90 * day, 3))
  const counts = [await some(), await some(), await some()]

  assert.deepEqual(counts, [3, 1, 0])
})
