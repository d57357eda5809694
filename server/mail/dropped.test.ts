import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listJobs } from '../jobs/queue.ts'
import { answers } from '../rsvp/answers.ts'
import { mailsOf, newRsvpEvent, signUp, tokensOf, whenSent, withMailServer, work } from '../testing/mailing.ts'
import { until } from '../testing/until.ts'
import { suppress } from './store.ts'

const minute = 60_000

test('a mail whose link is about to expire is dropped', async (t) => {
  const [server, sink] = await withMailServer(t)
  const event = await newRsvpEvent(server, { doi: true })
  await signUp(server, event, { email: 'ann@example.org' })
  server.advance(56 * minute)

  work(t, server)
  const [mail] = await whenSent(server)

  assert.deepEqual([mail!.state, mail!.content, sink.taken.length], ['dropped', null, 0])
})

test('of two mails about the same answer that both wait only the later one is sent', async (t) => {
  const [server, sink] = await withMailServer(t)
  const event = await newRsvpEvent(server, { doi: true })
  await signUp(server, event, { email: 'ann@example.org' })
  for (let again = 0; again < 2; again += 1) {
    server.advance(11 * minute)
    await signUp(server, event, { email: 'ann@example.org' })
  }

  work(t, server)
  const mails = await whenSent(server)

  assert.deepEqual(
    mails.map(({ kind, state }) => [kind, state]),
    [
      ['rsvp_doi', 'sent'],
      ['rsvp_second_signup', 'dropped'],
      ['rsvp_second_signup', 'sent'],
    ],
  )
  assert.equal(sink.taken.length, 2)
})

test('nothing is sent about an event or an answer that is gone', async (t) => {
  const [server, sink] = await withMailServer(t)
  const [gone, erased] = [await newRsvpEvent(server), await newRsvpEvent(server)]
  await signUp(server, gone, { email: 'ann@example.org' })
  await server.delete(`/event/${gone}`)
  await signUp(server, erased, { email: 'bob@example.org' })
  const second = (await mailsOf(server)).find(({ event }) => event === erased)!
  await answers(server.context).erased(tokensOf(second).manage!)

  work(t, server)
  const mails = await whenSent(server)
  await until(async () => (await listJobs(server.context.database)).every(({ name }) => name !== 'send-mail'))

  assert.deepEqual(
    new Set(mails.map(({ state, content, recipient }) => `${state} ${content} ${recipient}`)),
    new Set(['dropped null ', 'dropped null ann@example.org']),
  )
  assert.deepEqual(sink.taken, [])
})

test('whoever has unsubscribed gets no updates, but still the answers to what they do', async (t) => {
  const [server, sink] = await withMailServer(t)
  const event = await newRsvpEvent(server)
  await server.context.database.transaction((tx) =>
    suppress(tx, { organization: server.organization, recipient: 'ann@example.org' }, 'unsubscribed', 0),
  )
  await signUp(server, event, { email: 'ann@example.org' })
  await server.patch(`/event/${event}?inform=true`, { dates: [{ location: 'Hall' }] })

  work(t, server)
  await until(async () => (await mailsOf(server)).length === 2)
  const mails = await whenSent(server)

  assert.deepEqual(
    mails.map(({ kind, state }) => [kind, state]),
    [
      ['rsvp_signup_confirmation', 'sent'],
      ['rsvp_event_update', 'dropped'],
    ],
  )
  assert.equal(sink.taken.length, 1)
})
