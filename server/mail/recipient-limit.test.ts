import assert from 'node:assert/strict'
import { test } from 'node:test'
import { answers } from '../rsvp/answers.ts'
import { formOf, postForm, rsvpEvent, signUp as send } from '../testing/attendee.ts'
import { envOf, kalends } from '../testing/kalends.ts'
import { type MailServer, tokenIn } from '../testing/mail-server.ts'
import { arrived, mailsOf, newRsvpEvent, signUp, withMailServer, work } from '../testing/mailing.ts'
import type { TestServer } from '../testing/server.ts'
import { until } from '../testing/until.ts'
import { removeOldMails } from './sending.ts'

const hour = 3_600_000
const email = 'ann@example.org'

async function signUpFor(server: TestServer, count: number, template = {}): Promise<string[]> {
  const events = []
  for (let n = 0; n < count; n += 1) {
    const event = await newRsvpEvent(server, template)
    await signUp(server, event, { email })
    // Makes the order unambiguous.
    server.advance(1000)
    events.push(event)
  }
  return events
}

/** As many sign-ups as one mailbox may get mails about. */
async function fillQueue(server: TestServer, event: string) {
  for (let n = 1; n <= 13; n += 1) await signUp(server, event, { email: `ann+${n}@example.org` })
}

/** An event for which Ann has signed up and confirmed her address: two mails. */
async function confirmedEvent(server: TestServer, sink: MailServer): Promise<string> {
  const event = await rsvpEvent(server, { doi: true })
  await send(server, event, { email })
  const [mail] = await arrived(server, sink, 1)
  await postForm(server, `/${event}/rsvp/confirm/${tokenIn(mail!, 'confirm')}`, { sure: 'yes' })
  await arrived(server, sink, 2)
  return event
}

const inState = async (server: TestServer, state: string) =>
  (await mailsOf(server)).filter((mail) => mail.state === state)

const linksSent = async (server: TestServer) =>
  (await inState(server, 'sent')).filter(({ kind }) => kind === 'rsvp_magic_link')

/** Waits until there is nothing left to do at this moment. */
const settled = (server: TestServer, sent: number, waiting: number) =>
  until(
    async () =>
      (await inState(server, 'sent')).length === sent &&
      (await inState(server, 'waiting')).filter(({ error }) => error !== null).length === waiting,
  )

test('the fourth unsolicited mail to an address waits for an hour, and so does a requested link', async (t) => {
  const [server, sink] = await withMailServer(t)
  const events = await signUpFor(server, 4)
  await answers(server.context).accessAsked({ event: events[0]!, organization: server.organization }, email)

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

test('a pending RSVP holds its seat until the delayed mail can be used', async (t) => {
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

test('signing up again does not extend the seat of a pending RSVP', async (t) => {
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

test('at most ten mails wait for an address; a further sign-up is refused with the reason, and nothing is stored', async (t) => {
  const [server, sink] = await withMailServer(t)
  const event = await rsvpEvent(server)
  await fillQueue(server, event)

  const refused = await send(server, event, { email })
  const { form } = await formOf(server, event)
  const shown = await postForm(server, `/${event}/rsvp`, { form, email })
  const elsewhere = await send(server, event, { email: 'bob@example.org' })
  work(t, server, ['send-mail'])
  await settled(server, 3 + 1, 10)
  for (const [later, count] of [
    [1, 6],
    [1, 9],
    [1, 10],
    [20, 10],
    [1, 13],
  ] as const) {
    server.advance(later * hour + 60_000)
    await settled(server, count + 1, 13 - count)
  }

  assert.equal(refused.status, 409)
  assert.equal(
    refused.body.message,
    'Too many emails are waiting for this address. Nothing was stored; try again later.',
  )
  assert.deepEqual(refused.body.details, { reason: 'mails' })
  assert.equal(shown.status, 409)
  assert.match(shown.text, /Too many emails are waiting for this address\. Please try again later\./)
  assert.equal(elsewhere.status, 200)
  assert.equal((await server.get(`/rsvp-answers/${event}`)).body.length, 13 + 1)
  assert.equal(sink.taken.length, 13 + 1)
})

test('tags, and dots where they make no difference, lead to the same mailbox', async (t) => {
  const [server, sink] = await withMailServer(t)
  const event = await newRsvpEvent(server)
  const google = ['ann.lee@gmail.com', 'annlee+a@gmail.com', 'a.n.n.l.e.e+b@googlemail.com', 'ANNLEE@googlemail.com']
  const others = ['ann.lee@example.org', 'annlee@example.org', '+@example.org', '+a@example.org']
  for (const address of [...google, ...others]) {
    await signUp(server, event, { email: address })
    server.advance(1000)
  }

  work(t, server, ['send-mail'])
  await settled(server, 7, 1)

  assert.deepEqual(sink.taken.flatMap(({ to }) => to).toSorted(), [...google.slice(0, 3), ...others].toSorted())
})

test('links to a confirmed RSVP are delayed after three in an hour', async (t) => {
  const [server, sink] = await withMailServer(t)
  work(t, server, ['send-mail'])
  const event = await confirmedEvent(server, sink)

  for (let n = 1; n <= 3; n += 1) {
    await postForm(server, `/${event}/rsvp/access`, { email })
    await arrived(server, sink, 2 + n)
    server.advance(601_000)
  }
  await postForm(server, `/${event}/rsvp/access`, { email })
  await settled(server, 5, 1)
  server.advance(601_000)
  await send(server, event, { email })
  await settled(server, 5, 2)

  assert.deepEqual(
    (await inState(server, 'waiting')).map(({ kind }) => kind),
    ['rsvp_magic_link', 'rsvp_second_signup'],
  )
})

test('a queue that others have filled does not delay the link to a confirmed RSVP, and pages respond the same for any address', async (t) => {
  const [server, sink] = await withMailServer(t)
  work(t, server, ['send-mail'])
  const event = await confirmedEvent(server, sink)
  const elsewhere = await rsvpEvent(server, { doi: true })
  await fillQueue(server, elsewhere)
  await settled(server, 2 + 3, 10)

  const pages = [
    await postForm(server, `/${event}/rsvp/access`, { email }),
    await postForm(server, `/${elsewhere}/rsvp/access`, { email }),
    await postForm(server, `/${elsewhere}/rsvp/access`, { email: 'ann+new@example.org' }),
  ]
  await until(async () => (await linksSent(server)).length > 0)

  for (const { status, text } of pages) {
    assert.equal(status, 409)
    assert.match(
      text,
      /role="alert".*If you have confirmed a sign-up with this address, a link is on its way\. Otherwise, too many emails are waiting for it\./s,
    )
  }
  assert.deepEqual(
    (await linksSent(server)).map((mail) => mail.event),
    [event],
  )
})

test('the limit stores no address, and its data is removed a day after the mail was sent', async (t) => {
  const [server, sink] = await withMailServer(t)
  work(t, server, ['send-mail'])
  const event = await newRsvpEvent(server)
  await signUp(server, event, { email })
  const [mail] = await arrived(server, sink, 1)
  await answers(server.context).erased(tokenIn(mail!, 'manage'))

  const [erased] = await mailsOf(server)
  server.advance(24 * hour + 1000)
  await removeOldMails(server.context)
  const [later] = await mailsOf(server)

  assert.doesNotMatch(JSON.stringify(erased), /ann|example/)
  assert.match(erased!.limit_key!, /^[\w-]{22}$/)
  assert.equal(later!.limit_key, null)
})

test('mails about a confirmed RSVP do not count', async (t) => {
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
