import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listJobs } from '../jobs/queue.ts'
import { answers } from '../rsvp/answers.ts'
import { mailsOf, newRsvpEvent, signUp, tokensOf, whenSent, withMailServer, work } from '../testing/mailing.ts'
import { party } from '../testing/events.ts'
import { envOf, kalends } from '../testing/kalends.ts'
import type { TestServer } from '../testing/server.ts'
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

test('of two pending mails about the same RSVP only the later one is sent', async (t) => {
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

test('no mail is sent about a deleted event or RSVP', async (t) => {
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
    new Set(['dropped null ']),
  )
  assert.deepEqual(sink.taken, [])
})

test('an unsubscribed attendee gets no updates, but still the replies to their own actions', async (t) => {
  const [server, sink] = await withMailServer(t)
  const events = [await newRsvpEvent(server), await newRsvpEvent(server)]
  for (const event of events) await signUp(server, event, { email: 'ann@example.org' })
  await unsubscribe(server)
  for (const event of events) await server.patch(`/event/${event}?inform=true`, { dates: [{ location: 'Hall' }] })

  work(t, server)
  const mails = await updatesOf(server, 2)
  const listed = await kalends(envOf(server.context.settings), 'mail', 'list', '--state', 'dropped')

  assert.deepEqual(
    mails.map(({ state, error }) => [state, error]),
    [
      ['dropped', 'The recipient has unsubscribed.'],
      ['dropped', 'The recipient has unsubscribed.'],
    ],
  )
  assert.match(listed.stdout, /The recipient has unsubscribed\./)
  assert.equal(sink.taken.length, 2)
})

test('signing up again after unsubscribing resumes updates about that event', async (t) => {
  const [server] = await withMailServer(t)
  const [before, after] = [await newRsvpEvent(server), await newRsvpEvent(server)]
  await signUp(server, before, { email: 'ann@example.org' })
  await unsubscribe(server)
  server.advance(minute)
  await signUp(server, after, { email: 'ann@example.org' })
  await server.patch(`/event/${after}?inform=true`, { dates: [{ location: 'Hall' }] })

  work(t, server)
  const [update] = await updatesOf(server, 1)

  assert.equal(update!.state, 'sent')
})

test('cancellations and reinstatements are also sent to unsubscribed attendees', async (t) => {
  const [server] = await withMailServer(t)
  const dates = [party, { ...party, startDate: '2027-05-08' }]
  const event = await newRsvpEvent(server, {}, { dates, title_event_series: 'Parties' })
  await signUp(server, event, { email: 'ann@example.org' })
  await unsubscribe(server)

  work(t, server)
  const states = []
  for (const [index, change] of [
    [{ status: 'CANCELLED' }, {}],
    [{ location: 'Hall' }, {}],
    [{}, { status: 'CANCELLED' }],
    [{ status: null }, { status: null }],
  ].entries()) {
    server.advance(minute)
    const { status } = await server.patch(`/event/${event}?inform=true`, { dates: change })
    states.push([status, (await updatesOf(server, index + 1)).at(-1)!.state])
  }

  assert.deepEqual(states, [
    [200, 'sent'],
    [200, 'dropped'],
    [200, 'sent'],
    [200, 'sent'],
  ])
})

const unsubscribe = ({ context: { database, now }, organization }: TestServer) =>
  database.transaction((tx) => suppress(tx, { organization, recipient: 'ann@example.org' }, 'unsubscribed', now()))

/** Waits for this many mails about changes, and until none is pending. */
async function updatesOf(server: TestServer, count: number) {
  const isUpdate = ({ kind }: { kind: string }) => kind === 'rsvp_event_update'
  await until(async () => (await mailsOf(server)).filter(isUpdate).length === count)
  return (await whenSent(server)).filter(isUpdate)
}
