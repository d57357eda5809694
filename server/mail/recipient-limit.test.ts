import assert from 'node:assert/strict'
import { test } from 'node:test'
import { answers } from '../rsvp/answers.ts'
import { postForm } from '../testing/attendee.ts'
import { envOf, kalends } from '../testing/kalends.ts'
import { tokenIn } from '../testing/mail-server.ts'
import { arrived, mailsOf, newRsvpEvent, signUp, withMailServer, work } from '../testing/mailing.ts'
import type { TestServer } from '../testing/server.ts'
import { until } from '../testing/until.ts'

const hour = 3_600_000
const email = 'ann@example.org'

async function signUpFor(server: TestServer, count: number, template = {}): Promise<string[]> {
  const events = []
  for (let n = 0; n < count; n += 1) {
    const event = await newRsvpEvent(server, template)
    await signUp(server, event, { email })
    // So that it is clear which comes first.
    server.advance(1000)
    events.push(event)
  }
  return events
}

const inState = async (server: TestServer, state: string) =>
  (await mailsOf(server)).filter((mail) => mail.state === state)

/** Waits until nothing is left to be done at this moment. */
const settled = (server: TestServer, sent: number, waiting: number) =>
  until(
    async () =>
      (await inState(server, 'sent')).length === sent &&
      (await inState(server, 'waiting')).filter(({ error }) => error !== null).length === waiting,
  )

test('the fourth mail to an address that nobody there may have asked for waits for an hour, and so does a link that is asked for', async (t) => {
  const [server, sink] = await withMailServer(t)
  const events = await signUpFor(server, 4)
  await answers(server.context).accessAsked(events[0]!, email)

  work(t, server, ['send-mail'])
  await settled(server, 3, 2)
  const waiting = await inState(server, 'waiting')
  const listed = await kalends(envOf(server.context.settings), 'mail', 'list', '--state', 'waiting')
  server.advance(hour)
  const mails = await arrived(server, sink, 5)

  assert.deepEqual(
    waiting.map(({ kind }) => kind),
    ['rsvp_signup_confirmation', 'rsvp_magic_link'],
  )
  assert.match(
    listed.stdout,
    /The recipient gets at most 3 such mails in an hour and 10 in a day\. This one is sent on \d{4}-\d\d-\d\dT\d\d:\d\dZ\./,
  )
  const link = mails.findLast(({ parts }) => JSON.stringify(parts).includes(events[0]!))!
  const { status } = await server.request({ url: `/${events[0]}/rsvp/manage/${tokenIn(link, 'manage')}` })
  assert.equal(status, 200)
})

test('an answer that is pending holds its seat until the mail that waited can be used', async (t) => {
  const [server, sink] = await withMailServer(t)
  const events = await signUpFor(server, 4, { doi: true })

  work(t, server, ['send-mail', 'expire-rsvp-answers'])
  await settled(server, 3, 1)
  server.advance(hour)
  const mails = await arrived(server, sink, 4)
  server.advance(50 * 60_000)
  const path = `/${events[3]}/rsvp/confirm/${tokenIn(mails.at(-1)!, 'confirm')}`
  const confirmed = await postForm(server, path, { sure: 'yes' })

  assert.equal(confirmed.status, 200)
  assert.equal((await server.get(`/rsvp-answers/${events[3]}/latest`)).body.status, 'confirmed')
})

test('signing up again does not hold the seat of a pending answer for longer', async (t) => {
  const [server] = await withMailServer(t)
  const [event] = await signUpFor(server, 3, { doi: true })
  server.advance(600_000)
  await signUp(server, event!, { email })
  const pendingUntil = () =>
    server.context.database.read((db) =>
      db.selectFrom('rsvp_answer').select('pending_until').where('event', '=', event!).executeTakeFirst(),
    )
  const before = await pendingUntil()

  work(t, server, ['send-mail'])
  await settled(server, 3, 1)

  assert.deepEqual(await pendingUntil(), before)
})

test('ten mails wait for an address at most; further ones are dropped, and the list says why', async (t) => {
  const [server, sink] = await withMailServer(t)
  await signUpFor(server, 15)

  work(t, server, ['send-mail'])
  await settled(server, 3, 10)
  await until(async () => (await inState(server, 'dropped')).length === 2)
  const listed = await kalends(envOf(server.context.settings), 'mail', 'list', '--state', 'dropped')
  for (const [later, count] of [
    [1, 6],
    [1, 9],
    [1, 10],
    [20, 10],
    [1, 13],
  ] as const) {
    server.advance(later * hour + 60_000)
    await settled(server, count, 13 - count)
  }

  assert.match(listed.stdout, /3 such mails in an hour and 10 in a day, and no more than that wait for it\./)
  assert.equal(sink.taken.length, 13)
})

test('mails about an answer that was confirmed do not count', async (t) => {
  const [server, sink] = await withMailServer(t)
  work(t, server, ['send-mail'])
  for (let n = 1; n <= 4; n += 1) {
    const [event] = await signUpFor(server, 1, { doi: true })
    const mails = await arrived(server, sink, 2 * n - 1)
    await answers(server.context).confirmed(tokenIn(mails.at(-1)!, 'confirm'))
    await arrived(server, sink, 2 * n)
    assert.equal((await server.get(`/rsvp-answers/${event}/latest`)).body.status, 'confirmed')
  }

  assert.equal(sink.taken.length, 8)
})
