import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { html } from '../html/html.ts'
import { handlers } from '../schedule.ts'
import { envOf, kalends } from '../testing/kalends.ts'
import { partOf, textOf } from '../testing/mail-server.ts'
import { arrived, mailsOf, whenSent, withMailServer, work } from '../testing/mailing.ts'
import type { TestServer } from '../testing/server.ts'
import { until } from '../testing/until.ts'
import { workUntilEnd } from '../testing/worker.ts'
import { messageFrom } from './composing.ts'
import { type MailKind, mailKindsByName } from './kind.ts'
import { sendMail } from './sending.ts'
import { type NewMail, queueMails } from './store.ts'

const hour = 3_600_000

/** A short mail without an event or RSVP. */
const notice: MailKind = {
  name: 'notice',
  compose: async ({ settings }, mail) => {
    const { text } = JSON.parse(mail.content) as { text: string | null }
    if (text === null) return undefined
    return messageFrom(settings, mail, {
      from: 'Kalends',
      subject: text,
      layout: {
        language: 'en',
        organization: 'Kalends',
        headline: text,
        content: html`<p>Nothing to do.</p>`,
        reason: 'You have an account.',
      },
    })
  },
}

function queue({ context: { database, now } }: TestServer, kind: MailKind, mail: Partial<NewMail>) {
  const whole = {
    organization: null,
    kind,
    recipient: 'ann@example.org',
    language: 'en',
    key: '1',
    content: {},
    ...mail,
  }
  return database.transaction((tx) => queueMails(tx, [whole], now()))
}

/** Sends mails of these kinds until the test ends. */
function send(t: TestContext, { context }: TestServer, ...kinds: MailKind[]) {
  const sending = {
    ...handlers['send-mail']!,
    run: (...[given, run]: Parameters<(typeof handlers)['x']['run']>) => sendMail(given, run, mailKindsByName(kinds)),
  }
  workUntilEnd(t, context, { 'send-mail': sending, 'send-mass-mail': sending })
}

test('a mail without event, RSVP and organization is sent and counts towards no daily quota', async (t) => {
  const [server, sink] = await withMailServer(t, { MAIL_DAILY_LIMIT: '1' })
  await queue(server, notice, { key: '1', content: { text: 'Welcome' } })
  await queue(server, notice, { key: '2', content: { text: 'Welcome back' } })

  send(t, server, notice)
  const mails = await arrived(server, sink, 2)

  const [mail] = mails.filter(({ headers }) => headers.subject === 'Welcome')
  assert.equal(mails.length, 2)
  assert.deepEqual(
    [mail!.headers.from, mail!.headers.to, textOf(mail!)],
    [
      'Kalends <noreply@events.example.org>',
      'ann@example.org',
      'Kalends\n\nWelcome\n\nNothing to do.\n\n-- \nYou have an account.\n',
    ],
  )
  assert.match(partOf(mail!, 'text/html').content, /<p>Nothing to do\.<\/p>/)
})

test('a mail is dropped if its composer returns nothing', async (t) => {
  const [server, sink] = await withMailServer(t)
  await queue(server, notice, { content: { text: null } })

  send(t, server, notice)
  const [mail] = await whenSent(server)

  assert.deepEqual([mail!.state, mail!.error], ['dropped', 'What it was about no longer exists.'])
  assert.equal(sink.taken.length, 0)
})

test('a mail of an unknown kind waits for a newer server', async (t) => {
  const [server, sink] = await withMailServer(t)
  await queue(server, notice, { content: { text: 'Welcome' } })

  const older = work(t, server, ['send-mail'])
  await until(async () => (await mailsOf(server))[0]!.error !== null)
  await older.stop()
  const [waiting] = await mailsOf(server)
  server.advance(hour)
  send(t, server, notice)
  await arrived(server, sink, 1)

  assert.deepEqual(
    [waiting!.state, waiting!.error],
    ['waiting', 'This server does not know mails of the kind notice. A newer one sends it.'],
  )
})

test('a later mail replaces pending ones of its kind to the same recipient, if the kind says so', async (t) => {
  const [server, sink] = await withMailServer(t)
  const latest: MailKind = { ...notice, name: 'latest', supersededBy: 'recipient' }
  for (const [i, kind] of [notice, latest, notice, latest].entries()) {
    await queue(server, kind, { key: String(i), content: { text: `${kind.name} ${i}` } })
    server.advance(1000)
  }
  await queue(server, latest, { key: 'other', recipient: 'bob@example.org', content: { text: 'latest other' } })

  send(t, server, notice, latest)
  const mails = await arrived(server, sink, 4)

  assert.deepEqual(mails.map(({ headers }) => headers.subject!).toSorted(), [
    'latest 3',
    'latest other',
    'notice 0',
    'notice 2',
  ])
})

test('mails of a kind with a budget are delayed after three in an hour, and those of another budget are not', async (t) => {
  const [server, sink] = await withMailServer(t)
  const delays: number[] = []
  const link: MailKind = {
    ...notice,
    name: 'link',
    budget: 'links',
    delayed: async (_tx, _mail, by) => void delays.push(by),
  }
  for (const name of ['a', 'b', 'c', 'd']) {
    await queue(server, link, { key: name, content: { text: name } })
    server.advance(1000)
  }
  await queue(server, { ...link, budget: 'others' }, { key: 'e', content: { text: 'e' } })

  send(t, server, link)
  await until(
    async () => (await mailsOf(server)).filter(({ state }) => state === 'sent').length === 4 && delays.length > 0,
  )
  const waiting = (await mailsOf(server)).filter(({ state }) => state === 'waiting')

  assert.equal(waiting.length, 1)
  assert.match(waiting[0]!.error!, /^The recipient gets at most 3 such mails in an hour and 10 in a day\./)
  assert.deepEqual(sink.taken.map(({ raw }) => /^Subject: (.*)\r$/m.exec(raw)![1]!).toSorted(), ['a', 'b', 'c', 'e'])
})

test('a mail to someone other than an attendee cannot be sent again after its text is erased', async (t) => {
  const [server, sink] = await withMailServer(t)
  const [id] = await queue(server, notice, { content: { text: 'Welcome' } })
  send(t, server, notice)
  await arrived(server, sink, 1)
  await whenSent(server)

  const resent = await kalends(envOf(server.context.settings), 'mail', 'resend', id!)
  const listed = await kalends(envOf(server.context.settings), 'mail', 'list')

  assert.equal(resent.code, 1)
  assert.match(resent.stderr, /The content of this mail was deleted, so it cannot be sent again\./)
  assert.match(listed.stdout, /ann@example\.org +notice +sent +Welcome/)
})
