import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { type SoftPasskey, softPasskey } from '../testing/authenticator.ts'
import { type Person, signedIn } from '../testing/people.ts'
import { type TestServer, serveSettings, startServer } from '../testing/server.ts'
import { type Tab, openTab } from '../testing/tab.ts'

const site = 'http://localhost:0'
const refused = {
  status: 'error',
  message: 'This passkey does not work here. Try again, or sign in another way.',
}

/** A server, and a person with a passkey. */
async function start(t: TestContext, env: Record<string, string> = {}) {
  const server = await startServer(t, env)
  const ann = (await signedIn(server, 'editor', { email: 'ann@example.org' })).in(null)
  return { server, ann, key: await keyOf(ann), browser: openTab(server) }
}

async function keyOf({ app }: Person): Promise<SoftPasskey> {
  const key = softPasskey(site)
  const { status } = await app.post('/me/passkeys', {
    response: key.created((await app.post('/me/passkeys/options')).body),
  })
  assert.equal(status, 201)
  return key
}

const optionsFor = async (browser: Tab) => (await browser.postJson('/app/sign-in/passkey/options', {})).body

const me = async (server: TestServer, browser: Tab) =>
  server.request({
    url: '/app/v1/me',
    headers: {
      cookie: `kalends=${browser.cookies.get('kalends')}`,
      'kalends-organization': 'none',
      'sec-fetch-site': 'same-origin',
    },
  })

test('a person signs in with a passkey, without an address', async (t) => {
  const { server, ann, key, browser } = await start(t)

  const options = await optionsFor(browser)
  const answer = await browser.postJson('/app/sign-in/passkey', { response: key.used(options), next: '/app/me' })

  assert.deepEqual(
    [options.rpId, options.userVerification, options.allowCredentials],
    ['localhost', 'required', undefined],
  )
  assert.deepEqual([answer.status, answer.body], [200, { next: '/app/me' }])
  assert.equal((await me(server, browser)).body.email, 'ann@example.org')
  const [latest] = (await ann.app.get('/me/sessions')).body
  assert.equal(latest.way, 'passkey')
  assert.notEqual((await ann.app.get('/me/passkeys')).body[0].last_used, null)
})

test('the browser is known afterwards, so strangers who guess passwords cannot lock the person out', async (t) => {
  const { server, key, browser } = await start(t)
  await browser.postJson('/app/sign-in/passkey', { response: key.used(await optionsFor(browser)) })
  const guess = async (tab: Tab) =>
    (await tab.post('/app/sign-in', { email: 'ann@example.org', password: 'wrong' })).status
  const stranger = openTab(server)
  for (let i = 0; i < 10; i += 1) await guess(stranger)

  assert.deepEqual([await guess(stranger), await guess(browser)], [429, 400])
})

test('after signing in, nobody is led to another site', async (t) => {
  const { key, browser } = await start(t)

  for (const next of ['https://evil.example', '//evil.example', '/app/../../evil', 7, undefined]) {
    const { body } = await browser.postJson('/app/sign-in/passkey', {
      response: key.used(await optionsFor(browser)),
      next,
    })
    assert.deepEqual(body, { next: '/app' })
  }
})

test('a challenge works once, within five minutes, in the browser that asked for it, on every server', async (t) => {
  const { server, key, browser } = await start(t)
  const second = openTab(await serveSettings(t, server.context.settings))
  const [stranger, empty] = [openTab(server), openTab(server)]
  await optionsFor(stranger)
  const response = key.used(await optionsFor(browser))
  for (const [name, value] of browser.cookies) second.cookies.set(name, value)

  const stolen = await stranger.postJson('/app/sign-in/passkey', { response })
  const bare = await empty.postJson('/app/sign-in/passkey', { response })
  const elsewhere = await second.postJson('/app/sign-in/passkey', { response })
  const replayed = await browser.postJson('/app/sign-in/passkey', { response })
  const late = key.used(await optionsFor(browser))
  server.advance(5 * 60_000)
  const expired = await browser.postJson('/app/sign-in/passkey', { response: late })

  assert.equal(elsewhere.status, 200)
  for (const { status, body, headers } of [stolen, bare, replayed, expired]) {
    assert.deepEqual([status, body], [403, refused])
    assert.equal(headers['set-cookie'], undefined)
  }
})

test('a challenge stays used after a wrong response to it', async (t) => {
  const { key, browser } = await start(t)
  const options = await optionsFor(browser)

  const wrong = await browser.postJson('/app/sign-in/passkey', { response: key.used(options, { isVerified: false }) })
  const right = await browser.postJson('/app/sign-in/passkey', { response: key.used(options) })

  assert.deepEqual([wrong.status, right.status], [403, 403])
})

test('a passkey of another site or origin, with a wrong signature, or of another user is refused', async (t) => {
  const { server, key, browser } = await start(t)
  const tom = (await signedIn(server, null)).in(null)
  const other = await keyOf(tom)
  const { user } = (await tom.app.post('/me/passkeys/options')).body

  for (const deviation of [
    { host: 'evil.example' },
    { origin: 'https://evil.example' },
    { origin: 'http://localhost:1' },
    { isVerified: false },
    { key: other },
    { userHandle: user.id },
    { userHandle: '' },
  ]) {
    const { status, body } = await browser.postJson('/app/sign-in/passkey', {
      response: key.used(await optionsFor(browser), deviation),
    })
    assert.deepEqual([status, body], [403, refused], JSON.stringify(Object.keys(deviation)))
  }
  const unknown = await browser.postJson('/app/sign-in/passkey', {
    response: softPasskey(site).used(await optionsFor(browser)),
  })
  assert.deepEqual([unknown.status, unknown.body], [403, refused])
  assert.equal(browser.cookies.has('kalends'), false)
})

test('a removed passkey does not sign in any more', async (t) => {
  const { ann, key, browser } = await start(t)
  const response = key.used(await optionsFor(browser))
  await ann.app.delete('/me/passkeys/1')

  const { status, body } = await browser.postJson('/app/sign-in/passkey', { response })

  assert.deepEqual([status, body], [403, refused])
})

test('a passkey whose counter goes back was copied, and is refused', async (t) => {
  const { key, browser } = await start(t)
  const signIn = async (counter: number) =>
    (await browser.postJson('/app/sign-in/passkey', { response: key.used(await optionsFor(browser), { counter }) }))
      .status

  const statuses = [await signIn(7), await signIn(7), await signIn(6), await signIn(8)]

  assert.deepEqual(statuses, [200, 403, 403, 200])
})

test('of two sign-ins with the same count at the same time, one is refused', async (t) => {
  const { key, server } = await start(t)
  const [first, second] = [openTab(server), openTab(server)]
  const [one, two] = [await optionsFor(first), await optionsFor(second)]

  const answers = await Promise.all([
    first.postJson('/app/sign-in/passkey', { response: key.used(one, { counter: 5 }) }),
    second.postJson('/app/sign-in/passkey', { response: key.used(two, { counter: 5 }) }),
  ])

  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((a, b) => a - b),
    [200, 403],
  )
})

test('only our own pages may ask', async (t) => {
  const { key, browser } = await start(t)
  const response = key.used(await optionsFor(browser))

  for (const headers of [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
  ]) {
    assert.equal((await browser.postJson('/app/sign-in/passkey/options', {}, headers)).status, 403)
    assert.equal((await browser.postJson('/app/sign-in/passkey', { response }, headers)).status, 403)
  }
  assert.equal((await browser.postJson('/app/sign-in/passkey', { response })).status, 200)
})

test('a body that is no response of a browser is refused', async (t) => {
  const { browser } = await start(t)
  const { challenge } = await optionsFor(browser)
  const clientDataJSON = Buffer.from(JSON.stringify({ challenge })).toString('base64url')

  const statuses = [{}, { response: 'x' }, { response: {} }, { response: { response: { clientDataJSON } } }, null].map(
    async (body) => (await browser.postJson('/app/sign-in/passkey', body)).status,
  )

  assert.deepEqual(await Promise.all(statuses), [400, 400, 403, 403, 400])
})

test('the sign-in page offers passkeys if SIGN_IN allows them', async (t) => {
  const [on, off] = [openTab(await startServer(t)), openTab(await startServer(t, { SIGN_IN: 'password,link' }))]

  const [offered, hidden] = [await on.get('/app/sign-in'), await off.get('/app/sign-in')]

  assert.match(offered.text, /<div hidden data-passkey="http:\/\/localhost:0" data-next="\/app">/)
  assert.match(offered.text, /Sign in with a passkey/)
  assert.match(offered.text, /src="\/app\/files\/passkey-[A-Z0-9]{8}\.js"/)
  assert.doesNotMatch(hidden.text, /passkey/)
  assert.equal((await off.postJson('/app/sign-in/passkey/options', {})).status, 403)
})

test('a network that asks too often must wait, and others need not', async (t) => {
  const server = await startServer(t)
  const [busy, other] = [openTab(server, { ip: '192.0.2.1' }), openTab(server, { ip: '192.0.2.2' })]
  const ask = async (browser: Tab) => (await browser.postJson('/app/sign-in/passkey/options', {})).status

  for (let i = 0; i < 300; i += 1) await ask(busy)

  assert.deepEqual([await ask(busy), await ask(other)], [429, 200])
  server.advance(60_000)
  assert.equal(await ask(busy), 200)
})
