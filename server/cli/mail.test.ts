import assert from 'node:assert/strict'
import { test } from 'node:test'
import { postForm } from '../testing/attendee.ts'
import { tokenIn } from '../testing/mail-server.ts'
import { arrived, mailsOf, newRsvpEvent, signUp, tokensOf, whenSent, withMailServer, work } from '../testing/mailing.ts'
import { envOf, kalends, kalendsJson } from '../testing/kalends.ts'
import { startServer } from '../testing/server.ts'

test('a kept mail can be listed, read and queued again', async (t) => {
  const server = await startServer(t)
  const env = envOf(server.context.settings)
  const event = await newRsvpEvent(server, { doi: true })
  await signUp(server, event, { email: 'ann@example.org' })
  work(t, server)
  const [mail] = await whenSent(server)
  const link = `http://localhost:0/${event}/rsvp/confirm/${tokensOf(mail!).confirm}`

  const list = await kalendsJson(env, 'mail', 'list', '--state', 'kept', '--event', event)
  const none = await kalends(env, 'mail', 'list', '--state', 'failed')
  const shown = await kalends(env, 'mail', 'show', mail!.id.slice(0, 8))
  const html = await kalends(env, 'mail', 'show', mail!.id, '--html')
  const data = await kalendsJson(env, 'mail', 'show', mail!.id)
  const resent = await kalendsJson(env, 'mail', 'resend', mail!.id)
  const [again] = await whenSent(server)

  assert.deepEqual(list, [
    {
      id: mail!.id,
      organization: server.organization,
      kind: 'rsvp_doi',
      recipient: 'ann@example.org',
      language: 'en',
      event,
      state: 'kept',
      subject: 'Confirm your email: Summer party',
      error: null,
      created: new Date(mail!.created).toISOString(),
      sent: null,
    },
  ])
  assert.equal(none.stdout, 'No mails found.')
  assert.ok(
    shown.stdout.startsWith(
      'To: ann@example.org\nSubject: Confirm your email: Summer party\nKind: rsvp_doi\nState: kept\n' +
        `Queued: ${new Date(mail!.created).toISOString()}\n\n` +
        '(Composed from current data. A mail is only composed when it is sent.)\n\nExample\n',
    ),
  )
  assert.ok(shown.stdout.includes(`Confirm my address:\n${link}\n`))
  assert.ok(html.stdout.includes('<!doctype html>'))
  assert.deepEqual([data.subject, data.calendars, data.rendered_now], ['Confirm your email: Summer party', [], true])
  assert.deepEqual(resent, { id: mail!.id, kind: 'rsvp_doi', recipient: 'ann@example.org', queued: true })
  assert.equal(again!.state, 'kept')
})

test('a sent mail can be composed again, with working links and another Message-ID', async (t) => {
  const [server, sink] = await withMailServer(t)
  const env = envOf(server.context.settings, { SMTP_URL: sink.url })
  const event = await newRsvpEvent(server, { doi: true })
  await signUp(server, event, { email: 'ann@example.org' })
  const worker = work(t, server, ['send-mail'])
  await arrived(server, sink, 1)
  const [first] = await mailsOf(server)

  const shown = await kalends(env, 'mail', 'show', first!.id)
  const resent = await kalends(env, 'mail', 'resend', first!.id)
  const mails = await arrived(server, sink, 2)
  await worker.stop()
  const confirmed = await postForm(server, `/${event}/rsvp/confirm/${tokenIn(mails[1]!, 'confirm')}`, { sure: 'yes' })
  const late = await kalends(env, 'mail', 'resend', first!.id)
  const thanks = (await mailsOf(server)).find(({ kind }) => kind === 'rsvp_thank_you')!
  const waiting = await kalends(env, 'mail', 'resend', thanks.id)
  await server.delete(`/event/${event}`)
  const gone = await kalends(env, 'mail', 'resend', first!.id)

  assert.equal(
    shown.stdout,
    'To: ann@example.org\nSubject: Confirm your email: Summer party\nKind: rsvp_doi\nState: sent\n' +
      `Queued: ${new Date(first!.created).toISOString()}\nSent: ${new Date(first!.sent!).toISOString()}\n\n` +
      'Its text is no longer stored.',
  )
  assert.match(
    resent.stdout,
    /^The mail is queued: rsvp_doi to ann@example\.org, composed again as [0-9a-f]{8} with new links\. A server will send it soon\./,
  )
  assert.notEqual(mails[0]!.headers['message-id'], mails[1]!.headers['message-id'])
  assert.equal(confirmed.status, 200)
  assert.deepEqual(
    [late, waiting, gone].map(({ code, stderr }) => [code, stderr]),
    [
      [1, 'ann@example.org is already confirmed. Resend the mail rsvp_thank_you instead.'],
      [1, 'The mail is already waiting to be sent.'],
      [1, 'The RSVP this mail was about is gone, so there is nothing to send.'],
    ],
  )
})

test('an unknown mail, a malformed id and a wrong state are refused', async (t) => {
  const { context } = await startServer(t)
  const env = envOf(context.settings)

  const missing = await kalends(env, 'mail', 'show', '7f1c1a52')
  const wrong = await kalends(env, 'mail', 'resend', 'x')
  const state = await kalends(env, 'mail', 'list', '--state', 'lost')

  assert.deepEqual(
    [missing.code, missing.stderr],
    [1, 'There is no mail 7f1c1a52. Run "kalends mail list" to see them.'],
  )
  assert.equal(wrong.code, 2)
  assert.match(wrong.stderr, /^ID is "x", but it must be the id of a mail or at least four of its first characters\./)
  assert.match(state.stderr, /^--state is "lost", but it must be one of waiting, sent, kept, failed, dropped\./)
})
