import assert from 'node:assert/strict'
import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { sql } from 'kysely'
import { arrived, mailsOf, newRsvpEvent, signUp, tokensOf, whenSent, withMailServer, work } from '../testing/mailing.ts'
import { finallyIn } from '../testing/finally.ts'
import { signedHeaders } from '../testing/dkim.ts'
import type { MailServer } from '../testing/mail-server.ts'
import { type TestServer, startServer } from '../testing/server.ts'
import { until } from '../testing/until.ts'
import { mailKinds } from '../mail-kinds.ts'
import { resendMail } from './store.ts'

const minute = 60_000

const jobs = ({ context: { database } }: TestServer) =>
  database.read((db) => db.selectFrom('job').selectAll().where('name', '=', 'send-mail').orderBy('id').execute())

/** Some mails have been tried, and none is in progress. */
const isUnreachable = async (server: TestServer) => {
  const waiting = await jobs(server)
  return waiting.some(({ error }) => error !== null) && waiting.every(({ lease }) => lease === null)
}

const idsIn = ({ taken }: MailServer) => taken.map(({ raw }) => /^Message-ID: (.*)\r$/im.exec(raw)![1]!)

test('without a mail server a mail is kept, with its subject and all its content', async (t) => {
  const server = await startServer(t)
  const event = await newRsvpEvent(server)
  await signUp(server, event, { email: 'ann@example.org' })

  work(t, server)
  const [mail] = await whenSent(server)

  assert.deepEqual(
    [mail!.state, mail!.subject, mail!.recipient],
    ['kept', "You're in: Summer party", 'ann@example.org'],
  )
  assert.ok(tokensOf(mail!).manage)
  assert.deepEqual(await jobs(server), [])
})

test('a mail is sent once, from the address of the service, and its links are no longer stored', async (t) => {
  const [server, sink] = await withMailServer(t)
  const event = await newRsvpEvent(server)
  await signUp(server, event, { email: 'Ann@example.org' })

  work(t, server)
  const [mail] = await whenSent(server)

  assert.deepEqual([mail!.state, mail!.content, mail!.error], ['sent', null, null])
  assert.deepEqual(
    sink.taken.map(({ from, to }) => [from, to]),
    [['noreply@events.example.org', ['Ann@example.org']]],
  )
  assert.match(idsIn(sink)[0]!, /^<[0-9a-f]{40}@events\.example\.org>$/)
  assert.deepEqual(await jobs(server), [])
})

test('a mail is signed if there is a key, including both unsubscribe headers', async (t) => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const keyFile = join(mkdtempSync(join(tmpdir(), 'kalends-dkim-')), 'key.pem')
  finallyIn(t, () => rmSync(dirname(keyFile), { recursive: true }))
  writeFileSync(keyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }))
  const dkim = { DKIM_DOMAIN: 'example.org', DKIM_SELECTOR: 'mail', DKIM_KEY_FILE: keyFile }
  const [server, sink] = await withMailServer(t, dkim)
  const event = await newRsvpEvent(server)
  await signUp(server, event, { email: 'ann@example.org' })
  await server.patch(`/event/${event}?inform=true`, { dates: [{ location: 'Hall' }] })

  work(t, server)
  const mails = await arrived(server, sink, 2)

  for (const { headers } of mails)
    assert.match(headers['dkim-signature']!.replaceAll(/\s/g, ''), /^v=1;a=rsa-sha256;.*d=example\.org;.*s=mail;/)
  const update = mails.findIndex(({ headers }) => headers['list-unsubscribe'] !== undefined)
  const common = 'from to subject date message-id mime-version content-type auto-submitted'.split(' ')
  assert.deepEqual(
    [sink.taken[1 - update]!, sink.taken[update]!].map(({ raw }) => signedHeaders(raw, publicKey).toSorted()),
    [common.toSorted(), [...common, 'list-unsubscribe', 'list-unsubscribe-post'].toSorted()],
  )
  const changed = sink.taken[update]!.raw.replace('One-Click', 'One-Click-Please')
  assert.throws(() => signedHeaders(changed, publicKey), /The signature is not valid\./)
})

test('while the mail server is down and then busy, mails wait, and each is sent exactly once', async (t) => {
  const [server, sink] = await withMailServer(t)
  await sink.close()
  const event = await newRsvpEvent(server)
  const people = Array.from({ length: 12 }, (_, i) => `guest${i}@example.org`)
  const outcomes = await Promise.all(people.map((email) => signUp(server, event, { email })))

  work(t, server)
  await until(() => isUnreachable(server))
  const waiting = await jobs(server)
  sink.mode = '450'
  await sink.open()
  server.advance(2 * minute)
  await until(async () => (await mailsOf(server)).every(({ error }) => error?.includes('greylisted') === true))
  const refused = await jobs(server)
  sink.mode = 'open'
  server.advance(20 * minute)
  const sent = await whenSent(server)

  assert.deepEqual(new Set(outcomes), new Set(['confirmed']))
  assert.equal(waiting.length, 12)
  assert.ok(
    waiting.filter(({ attempts }) => attempts > 0).length <= 4,
    'an outage costs a few attempts, not one for each',
  )
  assert.equal(refused.length, 12)
  assert.deepEqual(new Set(sent.map(({ state, error }) => `${state} ${error}`)), new Set(['sent null']))
  assert.deepEqual(sink.taken.flatMap(({ to }) => to).toSorted(), people.toSorted())
  assert.equal(new Set(idsIn(sink)).size, 12)
})

test('mails are recorded together, and one that cannot be recorded does not have the others sent again', async (t) => {
  const [server, sink] = await withMailServer(t)
  const event = await newRsvpEvent(server)
  const people = Array.from({ length: 4 }, (_, i) => `guest${i}@example.org`)
  await Promise.all(people.map((email) => signUp(server, event, { email })))
  await refuseToRecord(server, 'guest1@example.org')
  sink.mode = 'hang'

  work(t, server)
  await until(() => sink.hanging === 4)
  sink.mode = 'open'
  sink.release()
  await until(async () => (await jobs(server)).some(({ error }) => error?.includes('not now') === true))
  await until(async () => (await jobs(server)).length === 1)

  const states = (await mailsOf(server)).map(({ recipient, state }) => `${recipient} ${state}`)
  assert.deepEqual(states.toSorted(), [
    'guest0@example.org sent',
    'guest1@example.org waiting',
    'guest2@example.org sent',
    'guest3@example.org sent',
  ])
  assert.deepEqual(sink.taken.flatMap(({ to }) => to).toSorted(), people)
})

/** Has the database refuse to record a mail as sent. */
function refuseToRecord({ context: { database } }: TestServer, recipient: string) {
  const condition = `new.recipient = '${recipient}' and new.state = 'sent'`
  const statements =
    database.engine === 'sqlite'
      ? [`create trigger refuse before update on mail when ${condition} begin select raise(abort, 'not now'); end`]
      : [
          `create function refuse() returns trigger language plpgsql as 'begin raise exception ''not now''; end'`,
          `create trigger refuse before update on mail for each row when (${condition}) execute function refuse()`,
        ]
  return database.transaction(async (tx) => {
    for (const statement of statements) await sql.raw(statement).execute(tx)
  })
}

test('a 421 from the mail server is an outage for all mails', async (t) => {
  const [server, sink] = await withMailServer(t)
  sink.mode = '421'
  const event = await newRsvpEvent(server)
  for (let i = 0; i < 8; i += 1) await signUp(server, event, { email: `guest${i}@example.org` })

  work(t, server)
  await until(() => isUnreachable(server))
  const attempts = (await jobs(server)).reduce((sum, job) => sum + job.attempts, 0)
  sink.mode = 'open'
  server.advance(2 * minute)
  const mails = await whenSent(server)

  assert.ok(attempts <= 4, `${attempts} attempts`)
  assert.deepEqual([mails.length, sink.taken.length, new Set(idsIn(sink)).size], [8, 8, 8])
})

test('a refused address is not retried, gets no updates, and appears only in its mail', async (t) => {
  const [server, sink] = await withMailServer(t)
  sink.mode = '550'
  const event = await newRsvpEvent(server)
  await signUp(server, event, { email: 'nobody@example.org' })

  work(t, server)
  const [mail] = await whenSent(server)
  await server.patch(`/event/${event}?inform=true`, { dates: [{ location: 'Hall' }] })
  await until(async () => (await mailsOf(server)).length === 2)
  const [, update] = await whenSent(server)
  const suppressed = await server.context.database.read((db) => db.selectFrom('mail_suppression').selectAll().execute())

  assert.deepEqual([mail!.state, mail!.error], ['failed', '550 5.1.1 <(address)>: no such user'])
  assert.deepEqual([update!.kind, update!.state], ['rsvp_event_update', 'dropped'])
  assert.deepEqual(
    suppressed.map(({ organization, address, reason }) => [organization, address, reason]),
    [[server.organization, 'nobody@example.org', 'unknown address']],
  )
  assert.deepEqual(sink.taken, [])
  assert.deepEqual(await jobs(server), [])
})

test('a mail that the server could not accept for days has failed, and can be sent again', async (t) => {
  const [server, sink] = await withMailServer(t)
  sink.mode = '450'
  const event = await newRsvpEvent(server)
  await signUp(server, event, { email: 'ann@example.org' })
  const until24h = [1, 5, 15, 60, 240, 720, 1440]

  work(t, server)
  const seen: string[] = []
  for (const [i, pause] of until24h.entries()) {
    await until(async () => (await jobs(server))[0]?.attempts === i + 1 && (await jobs(server))[0]!.lease === null)
    const [job] = await jobs(server)
    const minutes = (job!.run_at - server.context.now()) / minute
    seen.push(minutes > pause * 0.4 && minutes <= pause * 1.2 ? 'as planned' : `${minutes} in place of ${pause}`)
    server.advance(pause * 1.2 * minute)
  }
  const [failed] = await whenSent(server)
  sink.mode = 'open'
  const isQueued = await server.context.database.transaction((tx) =>
    resendMail(tx, mailKinds, failed!, server.context.now()),
  )
  const [sent] = await whenSent(server)

  assert.deepEqual(new Set(seen), new Set(['as planned']))
  assert.deepEqual([failed!.state, failed!.error], ['failed', '450 4.2.0 <(address)>: greylisted'])
  assert.deepEqual([isQueued, sent!.state, sink.taken.length], [true, 'sent', 1])
})

test('a mail with an unknown outcome is sent again with the same Message-ID', async (t) => {
  for (const mode of ['hang', 'reset before 250'] as const) {
    const [server, sink] = await withMailServer(t)
    Object.assign(server.context.settings, { smtpUrl: `${sink.url}?socketTimeout=1500` })
    sink.mode = mode
    const event = await newRsvpEvent(server)
    await signUp(server, event, { email: 'ann@example.org' })

    work(t, server)
    await until(async () => (await jobs(server))[0]?.error != null)
    sink.mode = 'open'
    server.advance(2 * minute)
    const [mail] = await whenSent(server)

    const ids = idsIn(sink)
    assert.deepEqual([mail!.state, ids.length, new Set(ids).size], ['sent', 2, 1], mode)
  }
})

test('a mail that was accepted before the connection broke is sent once', async (t) => {
  const [server, sink] = await withMailServer(t)
  sink.mode = 'reset after 250'
  const event = await newRsvpEvent(server)
  await signUp(server, event, { email: 'ann@example.org' })

  work(t, server)
  const [mail] = await whenSent(server)

  assert.deepEqual([mail!.state, sink.taken.length], ['sent', 1])
})
