import assert from 'node:assert/strict'
import { test } from 'node:test'
import { softPasskey } from '../../testing/authenticator.ts'
import { textOf } from '../../testing/mail-server.ts'
import { arrived, withMailServer, work } from '../../testing/mailing.ts'
import { type Person, signedIn } from '../../testing/people.ts'
import { serveSettings, startServer } from '../../testing/server.ts'

// Of a server in tests.
const site = 'http://localhost:0'
const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }

const begin = async ({ app }: Person) => (await app.post('/me/passkeys/options')).body

test('a person adds several passkeys, names, lists and removes them', async (t) => {
  const server = await startServer(t)
  server.stopClock()
  const ann = (await signedIn(server, null)).in(null)

  const options = await begin(ann)
  const first = await ann.app.post('/me/passkeys', { response: softPasskey(site).created(options) }, firefox)
  const second = await ann.app.post('/me/passkeys', {
    response: softPasskey(site).created(await begin(ann)),
    name: ' Key on my desk ',
  })
  const renamed = await ann.app.patch('/me/passkeys/1', { name: 'Laptop' })
  const removed = await ann.app.delete('/me/passkeys/2')

  const created = Temporal.Instant.fromEpochMilliseconds(server.context.now()).toString({ smallestUnit: 'millisecond' })
  const laptop = { id: 1, name: 'Firefox on Linux', is_synced: false, created, last_used: null }
  assert.deepEqual([first.status, first.body], [201, laptop])
  assert.equal(second.body.name, 'Key on my desk')
  assert.deepEqual(renamed.body, { ...laptop, name: 'Laptop' })
  assert.equal(removed.status, 200)
  assert.deepEqual((await ann.app.get('/me/passkeys')).body, [{ ...laptop, name: 'Laptop' }])
})

test('a passkey is discoverable, verifies the person, and does not tell who they are', async (t) => {
  const server = await startServer(t)
  const [ann, tom] = [(await signedIn(server, null)).in(null), (await signedIn(server, null)).in(null)]

  const key = softPasskey(site)
  await ann.app.post('/me/passkeys', { response: key.created(await begin(ann)) })
  const [again, other] = [await begin(ann), await begin(tom)]

  assert.equal(again.rp.id, 'localhost')
  assert.deepEqual(again.authenticatorSelection, {
    residentKey: 'required',
    userVerification: 'required',
    requireResidentKey: true,
  })
  assert.deepEqual(again.excludeCredentials, [{ id: key.id, type: 'public-key' }])
  assert.match(again.challenge, /^[\w-]{43}$/)
  assert.match(again.user.id, /^[\w-]{43}$/)
  assert.notEqual(again.user.id, other.user.id)
  assert.equal((await begin(ann)).user.id, again.user.id)
})

test('a challenge works once, within five minutes, in the session that asked for it, on every server', async (t) => {
  const server = await startServer(t)
  const second = await serveSettings(t, server.context.settings)
  const [ann, tom] = [(await signedIn(server, null)).in(null), (await signedIn(server, null)).in(null)]
  const options = await begin(ann)
  const response = softPasskey(site).created(options)
  const outdated = {
    status: 'error',
    message: 'This took too long, or was done already. Start again.',
    details: { reason: 'outdated' },
  }

  const stolen = await tom.app.post('/me/passkeys', { response })
  const elsewhere = await second.request({
    method: 'POST',
    url: '/app/v1/me/passkeys',
    headers: { ...ann.headers, 'content-type': 'application/json' },
    payload: JSON.stringify({ response }),
  })
  const replayed = await ann.app.post('/me/passkeys', { response })
  const late = softPasskey(site).created(await begin(ann))
  server.advance(5 * 60_000)
  const expired = await ann.app.post('/me/passkeys', { response: late })

  assert.equal(elsewhere.status, 201)
  for (const answer of [stolen, replayed, expired]) {
    assert.equal(answer.status, 409)
    assert.deepEqual(answer.body, outdated)
  }
  assert.equal((await ann.app.get('/me/passkeys')).body.length, 1)
  assert.equal((await tom.app.get('/me/passkeys')).body.length, 0)
})

test('a passkey of another site, of another origin or without verification is refused, and so is nonsense', async (t) => {
  const server = await startServer(t)
  const ann = (await signedIn(server, null)).in(null)

  for (const deviation of [
    { host: 'evil.example' },
    { origin: 'https://evil.example' },
    { origin: 'http://localhost:8081' },
    { isVerified: false },
  ]) {
    const { status, body } = await ann.app.post('/me/passkeys', {
      response: softPasskey(site).created(await begin(ann), deviation),
    })
    assert.equal(status, 400)
    assert.equal(body.message, 'This passkey cannot be used here. Try again, or use another device.')
  }
  const { challenge } = await begin(ann)
  const clientDataJSON = Buffer.from(JSON.stringify({ challenge })).toString('base64url')
  const broken = await ann.app.post('/me/passkeys', { response: { response: { clientDataJSON } } })
  const empty = await ann.app.post('/me/passkeys', { response: {} })
  const missing = await ann.app.post('/me/passkeys', { name: 'x\ny', extra: 1 })

  assert.deepEqual([broken.status, empty.status, missing.status], [400, 409, 400])
  assert.deepEqual(
    missing.body.details.errors.map(({ field }: { field: string }) => field),
    ['response', 'name', 'extra'],
  )
  assert.deepEqual((await ann.app.get('/me/passkeys')).body, [])
})

test("a passkey can be added once; nobody sees or changes another person's", async (t) => {
  const server = await startServer(t)
  const [ann, tom] = [(await signedIn(server, null)).in(null), (await signedIn(server, null)).in(null)]
  const key = softPasskey(site)
  await ann.app.post('/me/passkeys', { response: key.created(await begin(ann)) })

  const twice = await tom.app.post('/me/passkeys', { response: key.created(await begin(tom)) })
  const renamed = await tom.app.patch('/me/passkeys/1', { name: 'Mine' })
  const removed = await tom.app.delete('/me/passkeys/1')
  const nothing = await tom.app.delete('/me/passkeys/x')

  assert.equal(twice.status, 409)
  assert.deepEqual([renamed.status, removed.status, nothing.status], [404, 404, 404])
  assert.equal((await ann.app.get('/me/passkeys')).body.length, 1)
})

test('adding, renaming and removing passkeys takes a recent sign-in', async (t) => {
  const server = await startServer(t)
  const ann = (await signedIn(server, null)).in(null)
  server.advance(15 * 60_000)

  const statuses = [
    await ann.app.post('/me/passkeys/options'),
    await ann.app.post('/me/passkeys', { response: {} }),
    await ann.app.patch('/me/passkeys/1', { name: 'Mine' }),
    await ann.app.delete('/me/passkeys/1'),
    await ann.app.get('/me/passkeys'),
  ].map(({ status }) => status)

  assert.deepEqual(statuses, [403, 403, 403, 403, 200])
})

test('a person has at most 20 passkeys', async (t) => {
  const server = await startServer(t)
  const ann = (await signedIn(server, null)).in(null)
  for (let i = 0; i < 20; i += 1)
    await ann.app.post('/me/passkeys', { response: softPasskey(site).created(await begin(ann)) })

  const { status, body } = await ann.app.post('/me/passkeys/options')

  assert.equal(status, 409)
  assert.equal(body.message, 'There are 20 passkeys already. Remove one that you no longer use.')
})

test('a mail tells the person that a passkey was added or removed, in case somebody else did it', async (t) => {
  const [server, sink] = await withMailServer(t, { PUBLIC_URL: 'http://localhost:0' })
  const ann = (await signedIn(server, 'editor', { email: 'ann@example.org' })).in(null)
  work(t, server)

  await ann.app.post('/me/passkeys', { response: softPasskey(site).created(await begin(ann)) })
  await arrived(server, sink, 1)
  const missing = await ann.app.delete('/me/passkeys/7')
  await ann.app.patch('/me', { language: 'de' })
  await ann.app.delete('/me/passkeys/1')
  const mails = await arrived(server, sink, 2)

  assert.equal(missing.status, 404)
  assert.deepEqual(
    mails.map(({ headers }) => [headers.to, headers.subject]),
    [
      ['ann@example.org', 'A passkey was added to your account'],
      ['ann@example.org', 'Aus Ihrem Konto wurde ein Passkey entfernt'],
    ],
  )
  assert.match(
    textOf(mails[0]!),
    /Wasn't it you\? Then sign in, remove it,[\s\S]*Sign in:\s+http:\/\/localhost:0\/app\/sign-in/,
  )
})
