import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { test } from 'node:test'
import { linkIn, mailsOf, postForm, rsvpEvent, signUp as sendSignUp } from '../testing/attendee.ts'
import { logLines, logText } from '../testing/log.ts'
import { newRsvpEvent, signUp, whenSent, withMailServer, work } from '../testing/mailing.ts'
import { migratedSettings } from '../testing/database.ts'
import { envOf, spawnServer } from '../testing/kalends.ts'
import { startServer } from '../testing/server.ts'
import { until } from '../testing/until.ts'
import { errorFields, log } from './log.ts'

const token = 'Zp3-_0aVqkQ1J8mYx5Wt7NfDhR2uLcE6sBgKoTiPyXw'
const prokey = '0b7c7a52-5d5c-4c86-9f0e-1f6c1d1f2a3b'

test('links from mails are logged without their token, however they are requested', async (t) => {
  const server = await startServer(t, { LOG_LEVEL: 'info' })
  const event = await rsvpEvent(server, { doi: true })
  await sendSignUp(server, event, { email: 'ann@example.org', status: 'confirmed' })
  const written = logText(t)
  const confirm = await linkIn(server, event, 'rsvp_doi', 'confirm')
  const found = confirm.split('/').at(-1)!
  const half = `${found.slice(0, 20)}%${found.charCodeAt(20).toString(16)}${found.slice(21)}`

  const { status } = await server.request({ url: confirm })
  const asked = [
    confirm,
    `${confirm}?from=mail`,
    `${confirm}/`,
    `${confirm}%20`,
    `${confirm}%zz`,
    confirm.slice(0, -1),
    confirm.replace('/rsvp/', '/RSVP/'),
    confirm.replace('/rsvp/confirm/', '/%72svp/c%6Fnfirm/').replace(found, half),
    `/v1${confirm}`,
    `/${found}`,
    `/check/${encodeURIComponent(`https://events.example.org${confirm}`)}`,
    `/check/${encodeURIComponent(`https://events.example.org/${found}`)}`,
    `/${server.key}`,
    confirm.replace('/confirm/', '/manage/'),
    confirm.replace('/confirm/', '/manage/') + '/data',
    confirm.replace('/confirm/', '/unsubscribe/'),
  ]
  for (const url of asked) await server.request({ url, headers: { referer: `https://events.example.org${confirm}` } })
  await postForm(server, confirm.replace('/confirm/', '/manage/'), { email: 'ann@example.org' })
  await postForm(server, confirm.replace('/confirm/', '/unsubscribe/'), { 'List-Unsubscribe': 'One-Click' })
  await postForm(server, confirm, { sure: 'yes' })
  await until(() => written().split('\n').length > asked.length + 4)

  assert.equal(status, 200)
  const tail = found.slice(24)
  assert.ok(!written().includes(tail.slice(0, -2)), written())
  assert.ok(!written().includes(server.key.slice(-20)))
  assert.ok(!written().includes('ann@example.org'))
  assert.ok(written().includes(`"path":"/${event}/rsvp/confirm/(masked)","status":200`))
  assert.ok(written().includes(`"path":"/${event}/rsvp/manage/(masked)/data","status":404`))
  assert.ok(written().includes(`"path":"/${event}/rsvp/unsubscribe/(masked)","status":404`))
})

test('the links of people are logged without their token, even if it was cut off', async (t) => {
  const server = await startServer(t, { LOG_LEVEL: 'info' })
  const written = logText(t)
  const paths = ['link', 'password', 'email', 'invitation'].flatMap((purpose) => [
    `/app/${purpose}/${token}`,
    `/app/${purpose}/${token}?next=/app/people`,
    `/app/${purpose}/${token.slice(0, 30)}`,
    `/APP/${purpose.toUpperCase()}/${token.slice(0, 30)}x`,
    `/check/${encodeURIComponent(`https://events.example.org/app/${purpose}/${token.slice(0, 30)}`)}`,
  ])

  for (const url of paths) await server.request({ url, headers: { accept: 'text/html' } })
  await until(() => written().split('\n').length > paths.length)

  assert.ok(!written().includes(token.slice(0, 20)), written())
  assert.ok(written().includes('"path":"/app/link/(masked)","status":410'))
})

test('a malformed request leaves no part of a link in the log', async (t) => {
  const server = await startServer(t, { LOG_LEVEL: 'debug' })
  const written = logText(t)
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((server.app.server.address() as AddressInfo).port, '127.0.0.1')

  socket.write(`GET /${prokey}/rsvp/manage/${token} HTTP/1.1\r\nHost: a\r\nHost : b\r\n\r\n`)
  const [answer] = (await once(socket, 'data')) as [Buffer]

  assert.match(answer.toString(), /^HTTP\/1\.1 400 /)
  assert.ok(!written().includes(token))
})

test('errors are logged without links, keys, addresses and passwords, in message and stack', (t) => {
  const lines = logLines(t)
  const link = `https://events.example.org/${prokey}/rsvp/manage/${token}`
  const key = `kal_0123456789ab_${token}`
  const error = Object.assign(
    new Error(
      `No answer from ${link}?x=1, <Ann.O'Hara+x@mail.example.org>\nof smtp://me:pass@mail.internal:25, ${key}`,
    ),
    { code: `GET ${link}/data` },
  )

  log({ logLevel: 'info' }, 'error', `stopped at ${link}`, {
    request: 'a'.repeat(43),
    url: link,
    err: errorFields(error),
  })

  const [line] = lines() as [{ msg: string; request: string; url: string; err: Record<string, string> }]
  assert.deepEqual(
    [line.msg, line.url, line.request, line.err.code],
    [
      `stopped at https://events.example.org/${prokey}/rsvp/manage/(masked)`,
      `https://events.example.org/${prokey}/rsvp/manage/(masked)`,
      'a'.repeat(43),
      `GET https://events.example.org/${prokey}/rsvp/manage/(masked)/data`,
    ],
  )
  const message =
    `No answer from https://events.example.org/${prokey}/rsvp/manage/(masked)?x=1, <(address)>\n` +
    'of smtp://(masked)@mail.internal:25, kal_0123456789ab_(masked)'
  assert.equal(line.err.message, message)
  assert.ok(line.err.stack!.startsWith(`Error: ${message}\n    at `))
  assert.match(line.err.stack!, /server\/http\/log\.test\.ts:\d+/)
})

test('a server that is ended by a defect logs it, without links', async (t) => {
  const link = `https://events.example.org/${prokey}/rsvp/manage/${token}`
  const program = `process.on('SIGUSR2', () => { throw Object.assign(new Error('at ${link}'), { url: '${link}' }) })`
  const preload = `--import=data:text/javascript,${encodeURIComponent(program)}`
  const server = await spawnServer(t, envOf(await migratedSettings(t), { NODE_OPTIONS: preload }))

  server.child.kill('SIGUSR2')

  assert.equal(await server.ended, 1)
  const [, last] = /^(?:.*\n)?(\{.*\})\n$/s.exec(server.stderr()) ?? []
  const { level, msg, err } = JSON.parse(last!)
  assert.deepEqual([level, msg], ['fatal', 'stopped by an unhandled error'])
  assert.equal(err.message, `at https://events.example.org/${prokey}/rsvp/manage/(masked)`)
  assert.ok(!`${server.stdout()}${server.stderr()}`.includes(token))
})

test('a mail server that repeats a link and an address brings neither into the log nor into the list of mails', async (t) => {
  const [server, sink] = await withMailServer(t, { LOG_LEVEL: 'info' })
  const written = logText(t)
  sink.mode = '451 with the link'
  const event = await newRsvpEvent(server)
  await signUp(server, event, { email: 'ann@example.org' })
  const manage = (await mailsOf(server))[0]!.content.tokens.manage as string

  work(t, server, ['send-mail'])
  await until(() => written().includes('job failed'))
  const [mail] = await mailsOf(server)
  sink.mode = 'open'
  server.advance(120_000)
  await whenSent(server)

  const said = `451 4.7.1 <(address)>: https://events.example.org/${event}/rsvp/manage/(masked) is being looked at`
  assert.equal(mail!.error, said)
  assert.ok(written().includes(JSON.stringify(said)), written())
  assert.ok(!written().includes(manage.slice(0, 20)))
})
