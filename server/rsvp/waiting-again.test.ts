import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formOf, linkIn, mailsOf, postForm, rsvpEvent, sendForm, signUp } from '../testing/attendee.ts'
import { arrived, withMailServer, work } from '../testing/mailing.ts'
import { textOf } from '../testing/mail-server.ts'
import { type TestServer, startServer } from '../testing/server.ts'
import { until } from '../testing/until.ts'
import { open } from '../testing/visitor.ts'
import { full, line } from '../testing/waiting-list.ts'
import { answers } from './answers.ts'
import { wrongCounters } from './store.ts'

const hour = 3_600_000

test('an offer that has ended says so on the page of its link, and leads back to the list or to a free seat', async (t) => {
  const server = await startServer(t)
  const event = await full(server, { offer_hours: 1 }, ['ann', 'bob'])
  await postForm(server, await manage(server, event, 'eva'), { status: 'declined' })
  const page = await offerOf(server, event, 'ann')
  server.advance(hour)
  const atOnce = await server.request({ url: page })
  await answers(server.context).expire()
  const mailed = await linkIn(server, event, 'rsvp_waiting_lapsed', 'manage', 'ann@example.org')

  const meanwhile = await server.request({ url: mailed })
  const joined = await postForm(server, mailed, { status: 'confirmed', waiting: 'true' })
  const again = await line(server, event)
  server.advance(hour)
  await answers(server.context).expire()
  server.advance(hour)
  await answers(server.context).expire()
  const free = await server.request({ url: page })
  await postForm(server, page, { status: 'confirmed' })

  for (const { status, text } of [atOnce, meanwhile, free]) {
    assert.equal(status, 200)
    assert.match(text, /<h1>Your offer has ended<\/h1>/)
    assert.match(text, /You(&#39;|')re no longer on the waiting list\./)
    assert.doesNotMatch(text, /Take my seat/)
  }
  assert.match(meanwhile.text, /All seats are taken.*>Join the waiting list</s)
  assert.doesNotMatch(meanwhile.text, /You can still reply yes/)
  assert.equal(joined.status, 303)
  assert.deepEqual(again, ['eva declined', 'ann waiting 1', 'bob pending'])
  assert.match(free.text, /You can still reply yes/)
  assert.deepEqual(await line(server, event), ['eva declined', 'ann confirmed', 'bob declined'])
  assert.deepEqual(await wrongCounters(server.context.database), [])
})

test('somebody whose offer has ended can join again before the job has ended it, and the seat goes to the next', async (t) => {
  const server = await startServer(t)
  const event = await full(server, { offer_hours: 1 }, ['ann', 'bob'])
  await postForm(server, await manage(server, event, 'eva'), { status: 'declined' })
  const page = await offerOf(server, event, 'ann')
  server.advance(hour)

  await postForm(server, page, { status: 'confirmed', waiting: 'true' })

  assert.deepEqual(await line(server, event), ['eva declined', 'ann waiting 1', 'bob pending'])
  assert.deepEqual(await wrongCounters(server.context.database), [])
})

test('without double opt-in, those who left or declined can join again by the form; with it, by the link of a mail', async (t) => {
  const server = await startServer(t)
  const [plain, doi] = [
    await full(server, {}, ['ann', 'bob']),
    await rsvpEvent(server, { doi: true, max: 1, waiting_list: true }),
  ]
  const confirm = async (name: string) =>
    postForm(server, await linkIn(server, doi, 'rsvp_doi', 'confirm', `${name}@example.org`), { sure: 'yes' })
  await signUp(server, doi, { email: 'kim@example.org' })
  await confirm('kim')
  await signUp(server, doi, { email: 'tom@example.org', waiting: true })
  await confirm('tom')
  const leave = async (event: string, kind: string, name: string) =>
    postForm(server, await linkIn(server, event, kind, 'manage', `${name}@example.org`), { status: 'declined' })
  await leave(plain, 'rsvp_waiting_joined', 'ann')
  await leave(doi, 'rsvp_waiting_joined', 'tom')

  const outcomes = [
    await signUp(server, plain, { email: 'ann@example.org', waiting: true }),
    await signUp(server, doi, { email: 'tom@example.org', waiting: true }),
  ]
  const unproven = await line(server, doi)
  await postForm(server, await linkIn(server, doi, 'rsvp_second_signup', 'manage', 'tom@example.org'), {
    status: 'confirmed',
    waiting: 'true',
  })

  assert.deepEqual(
    outcomes.map(({ body }) => body.message),
    ['waiting', 'pending'],
  )
  assert.deepEqual(await line(server, plain), ['eva confirmed', 'ann waiting 2', 'bob waiting 1'])
  assert.deepEqual(await statusMails(server, 'ann@example.org'), ['rsvp_waiting_joined', 'rsvp_waiting_joined'])
  assert.deepEqual(unproven, ['kim confirmed', 'tom declined'])
  assert.deepEqual(await line(server, doi), ['kim confirmed', 'tom waiting 1'])
})

test('somebody who declines and asks for the waiting list at the same moment is on it, and nobody else is refused', async (t) => {
  const server = await startServer(t)
  const event = await full(server, { initial_confirmation: false })
  const replies = [
    { email: 'ann@example.org', status: 'declined' },
    { email: 'ann@example.org', status: 'confirmed', waiting: true },
    { email: 'bob@example.org', status: 'confirmed', waiting: true },
  ]
  const forms = await Promise.all(replies.map(() => formOf(server, event)))

  const outcomes = await Promise.all(
    replies.map((reply, i) => sendForm(server, event, { form: forms[i]!.form, ...reply })),
  )

  assert.deepEqual(
    outcomes.map(({ body }) => body.message),
    ['declined', 'waiting', 'waiting'],
  )
  assert.deepEqual(await line(server, event), ['eva confirmed', 'ann waiting 1', 'bob waiting 2'])
  assert.deepEqual((await statusMails(server, 'ann@example.org')).toSorted(), [
    'rsvp_signup_confirmation',
    'rsvp_waiting_joined',
  ])
  assert.deepEqual(await wrongCounters(server.context.database), [])
})

test('the mail about an offer that has ended says what happens now, and is dropped if it no longer matters', async (t) => {
  const [server, sink] = await withMailServer(t)
  const event = await full(server, { offer_hours: 1 }, ['ann', 'bob', 'kim'])
  const end = async () => {
    server.advance(hour)
    await answers(server.context).expire()
  }
  await postForm(server, await manage(server, event, 'eva'), { status: 'declined' })
  await end()
  await end()
  // Bob has joined again before his mail is sent.
  const bob = await linkIn(server, event, 'rsvp_waiting_lapsed', 'manage', 'bob@example.org')
  await postForm(server, bob, { status: 'confirmed', waiting: 'true' })

  work(t, server, ['send-mail'])
  await until(async () => (await lapsedMails(server)).every(({ state }) => state !== 'waiting'))
  const mails = await arrived(server, sink, sink.taken.length)

  const [mail, ...others] = mails.filter(({ headers }) => headers.subject?.startsWith('Your offer has ended'))
  assert.equal(others.length, 0)
  assert.match(mail!.headers.to!, /ann@example\.org/)
  assert.match(textOf(mail!), /You're no longer on the waiting list\./)
  assert.match(textOf(mail!), /I still want to come/)
  assert.doesNotMatch(textOf(mail!), /Can't make it/)
  assert.deepEqual(
    (await lapsedMails(server)).map(({ recipient, state }) => [recipient, state]),
    [
      ['ann@example.org', 'sent'],
      ['bob@example.org', 'dropped'],
    ],
  )
})

test('the mail about an offer that ended with the sign-up says that it is closed, and invites to nothing', async (t) => {
  const [server, sink] = await withMailServer(t)
  const expires = new Date(server.context.now() + hour).toISOString()
  const event = await full(server, { offer_hours: 24, expires }, ['ann'])
  await postForm(server, await manage(server, event, 'eva'), { status: 'declined' })
  server.advance(hour)
  await answers(server.context).expire()

  work(t, server, ['send-mail'])
  await until(async () => (await lapsedMails(server)).every(({ state }) => state === 'sent'))
  const mails = await arrived(server, sink, sink.taken.length)

  const mail = mails.find(({ headers }) => headers.subject?.startsWith('Your offer has ended'))
  assert.match(textOf(mail!), /^Sign-up is closed$/m)
  assert.doesNotMatch(textOf(mail!), /I still want to come|\/rsvp\/manage\//)
})

test('without a waiting list, somebody who declined reads that all seats are taken, and that nothing can be done', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server, { max: 1 })
  await signUp(server, event, { email: 'ann@example.org' })
  const page = await manage(server, event, 'ann')
  await postForm(server, page, { status: 'declined' })
  const before = await open(server, page)
  await signUp(server, event, { email: 'eva@example.org' })

  const { text } = await open(server, page)

  assert.match(before.text, /You can still reply yes/)
  assert.match(text, /All seats are taken.*A seat may become free/s)
  assert.doesNotMatch(text, /You can still reply yes|name="status"/)
})

test('sending the mail again leaves the links of earlier ones valid', async (t) => {
  const server = await startServer(t)
  const event = await rsvpEvent(server, { doi: true })
  await signUp(server, event, { email: 'ann@example.org' })
  const first = await linkIn(server, event, 'rsvp_doi', 'confirm')

  for (let n = 0; n < 5; n += 1) {
    await postForm(server, `/${event}/rsvp/access`, { email: 'ann@example.org' })
    server.advance(60_000)
  }
  await postForm(server, first, { sure: 'yes' })

  assert.deepEqual(await line(server, event), ['ann confirmed'])
  const links = (await mailsOf(server)).filter(({ kind }) => kind === 'rsvp_magic_link')
  assert.ok(links.length <= 2, String(links.length))
})

const manage = (server: TestServer, event: string, name: string) =>
  linkIn(server, event, 'rsvp_signup_confirmation', 'manage', `${name}@example.org`)

const offerOf = (server: TestServer, event: string, name: string) =>
  linkIn(server, event, 'rsvp_waiting_offer', 'manage', `${name}@example.org`)

const lapsedMails = async (server: TestServer) =>
  (await mailsOf(server)).filter(({ kind }) => kind === 'rsvp_waiting_lapsed')

async function statusMails(server: TestServer, recipient: string): Promise<string[]> {
  return (await mailsOf(server)).filter((mail) => mail.recipient === recipient).map(({ kind }) => kind)
}
