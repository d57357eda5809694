import assert from 'node:assert/strict'
import { type TestContext, after, before, test } from 'node:test'
import { logText } from '../testing/log.ts'
import { finallyIn } from '../testing/finally.ts'
import { type TestProvider, account, clientSecret, startProvider } from '../testing/oidc-provider.ts'
import { signedIn } from '../testing/people.ts'
import { serveSettings, startServer } from '../testing/server.ts'
import { type Tab, openTab } from '../testing/tab.ts'
import { begin, startKnowing, backFrom, signIn, me, textOf } from '../testing/oidc-sign-in.ts'

let provider: TestProvider
before(async () => void (provider = await startProvider()))
after(() => provider.stop())

const start = (t: TestContext, env = {}) => startKnowing(t, provider, env)

const titleOf = ({ text }: { text: string }) => /<h1>([^<]*)<\/h1>/.exec(text)?.[1]

test('a person signs in at the provider, with PKCE, state and nonce, and arrives where they wanted to go', async (t) => {
  const { server, ann, browser } = await start(t)

  const page = await browser.get('/app/sign-in?next=/app/me')
  const address = await begin(browser, '/app/oidc?next=/app/me')
  const back = await browser.get(await backFrom(address, account('ann')))

  assert.match(page.text, /href="\/app\/oidc\?next=%2Fapp%2Fme">Continue with Example Ltd</)
  const { state, nonce, code_challenge, ...rest } = Object.fromEntries(address.searchParams)
  assert.equal(address.origin, provider.issuer)
  assert.deepEqual(rest, {
    redirect_uri: 'http://localhost:0/app/oidc/callback',
    scope: 'openid email profile',
    code_challenge_method: 'S256',
    client_id: 'kalends',
    response_type: 'code',
  })
  for (const secret of [state, nonce, code_challenge]) assert.match(secret!, /^[\w-]{43}$/)
  assert.deepEqual([back.status, back.headers.location], [303, '/app/me'])
  assert.equal((await me(server, browser)).id, ann.user)
  assert.equal((await ann.in(null).app.get('/me/sessions')).body[0].way, 'oidc')
})

test('the browser is known afterwards, so strangers who guess passwords cannot lock the person out', async (t) => {
  const { server, browser } = await start(t)
  await signIn(browser, account('ann'))
  const guess = async (tab: Tab) =>
    (await tab.post('/app/sign-in', { email: 'ann@example.org', password: 'wrong' })).status
  const stranger = openTab(server)
  for (let i = 0; i < 10; i += 1) await guess(stranger)

  assert.deepEqual([await guess(stranger), await guess(browser)], [429, 400])
})

test('a person is known by the account from then on, even if the address changes', async (t) => {
  const { server, ann, browser } = await start(t)
  await signIn(browser, account('ann'))

  const renamed = account('ann', { email: 'new@example.org', email_verified: false })
  const back = await signIn(openTab(server), renamed)

  assert.equal(back.status, 303)
  assert.equal((await ann.in(null).app.get('/me')).body.email, 'ann@example.org')
})

test('a callback works once, within ten minutes, in the browser that began, on every server', async (t) => {
  const { server, browser } = await start(t)
  const second = openTab(await serveSettings(t, server.context.settings))
  const [stranger, empty] = [openTab(server), openTab(server)]
  await begin(stranger)
  const path = await backFrom(await begin(browser), account('ann'))
  for (const [name, value] of browser.cookies) second.cookies.set(name, value)

  const stolen = await stranger.get(path)
  const bare = await empty.get(path)
  const elsewhere = await second.get(path)
  const replayed = await browser.get(path)
  const late = await backFrom(await begin(browser), account('ann'))
  server.advance(10 * 60_000)
  const expired = await browser.get(late)
  const nothing = await browser.get('/app/oidc/callback')

  assert.equal(elsewhere.status, 303)
  for (const answer of [stolen, bare, replayed, expired, nothing]) {
    assert.equal(answer.status, 400)
    assert.equal(titleOf(answer), 'Sign-in didn&#39;t work')
    assert.match(textOf(answer)!, /^It took too long, or this page was opened twice\./)
    assert.equal(answer.headers['set-cookie'], undefined)
  }
})

test('a wrong nonce, a wrong verifier and a response of another provider are refused, and the log says why', async (t) => {
  const { browser } = await start(t, { LOG_LEVEL: 'error' })
  const logged = logText(t)
  const changed = async (name: string, value: string) => {
    const address = await begin(browser)
    address.searchParams.set(name, value)
    return browser.get(await backFrom(address, account('ann')))
  }
  const mixed = new URL(await backFrom(await begin(browser), account('ann')), 'http://localhost')
  mixed.searchParams.set('iss', 'https://evil.example')
  const unnamed = new URL(await backFrom(await begin(browser), account('ann')), 'http://localhost')
  unnamed.searchParams.delete('iss')

  const answers = [
    await changed('nonce', 'x'.repeat(43)),
    await changed('code_challenge', 'x'.repeat(43)),
    await browser.get(mixed.pathname + mixed.search),
    await browser.get(unnamed.pathname + unnamed.search),
  ]

  for (const answer of answers) {
    assert.equal(answer.status, 502)
    assert.match(textOf(answer)!, /^Example Ltd and this server don&#39;t agree about the sign-in\./)
  }
  assert.equal(browser.cookies.has('kalends'), false)
  assert.match(logged(), /"reason":"wrong","message":"unexpected JWT claim value encountered"/)
  assert.match(logged(), /"error":"invalid_grant"/)
})

test('somebody who cancels gets a page that says so', async (t) => {
  const { browser } = await start(t)

  const answer = await browser.get(await backFrom(await begin(browser), null))

  assert.equal(answer.status, 403)
  assert.equal(textOf(answer), 'The sign-in at Example Ltd was cancelled.')
  assert.match(answer.text, /<a class="secondary" href="\/app\/oidc\?">Try again<\/a>/)
})

test('an address that the provider does not vouch for is refused', async (t) => {
  const { browser } = await start(t, { OIDC_AUTO_JOIN: '1' })

  for (const claims of [
    { email_verified: false },
    { email_verified: undefined },
    { email_verified: 'true' },
    { email: undefined },
    { email_verified: undefined, xms_edov: true },
  ]) {
    const answer = await signIn(browser, account('ann', claims))
    assert.equal(answer.status, 403)
    assert.equal(titleOf(answer), 'This account can&#39;t sign in here')
    assert.match(textOf(answer)!, /^Example Ltd doesn&#39;t confirm your email address\./)
  }
  assert.equal(browser.cookies.has('kalends'), false)
})

test('Microsoft vouches for an address with xms_edov, unless email_verified says otherwise', async (t) => {
  const { server, ann, browser } = await start(t)
  await begin(browser)
  // After the server has found the provider: no test can reach one with an address of Microsoft.
  Object.assign(server.context.settings.oidc!, { issuer: 'https://login.microsoftonline.com/1111/v2.0' })
  const statusWith = async (claims: Record<string, unknown>) =>
    (await signIn(browser, account('ann', { email_verified: undefined, ...claims }))).status

  const refused = [
    await statusWith({}),
    await statusWith({ xms_edov: false }),
    await statusWith({ xms_edov: '0' }),
    await statusWith({ xms_edov: 'yes' }),
    await statusWith({ xms_edov: true, email_verified: false }),
  ]
  const hadSession = browser.cookies.has('kalends')
  const accepted = []
  for (const [i, xms_edov] of [true, 1, '1', 'true'].entries()) {
    const email = `person${i}@example.org`
    await signedIn(server, 'viewer', { email })
    accepted.push((await signIn(browser, account(`person${i}`, { email_verified: undefined, xms_edov }))).status)
    assert.equal((await me(server, browser)).email, email)
  }

  assert.deepEqual(refused, [403, 403, 403, 403, 403])
  assert.equal(hadSession, false)
  assert.deepEqual(accepted, [303, 303, 303, 303])
  assert.equal(await statusWith({ xms_edov: true }), 303)
  assert.equal((await me(server, browser)).id, ann.user)
})

test('while the provider is away, people read that, and it works again without a restart', async (t) => {
  const unsteady = await startProvider()
  finallyIn(t, () => unsteady.stop())
  const { server, browser } = await start(t, { ...unsteady.env, LOG_LEVEL: 'error' })
  const logged = logText(t)
  const path = await backFrom(await begin(browser), account('ann'))
  const fresh = openTab(await serveSettings(t, server.context.settings))
  await unsteady.stop()

  const [starting, returning] = [await fresh.get('/app/oidc'), await browser.get(path)]

  for (const answer of [starting, returning]) {
    assert.equal(answer.status, 503)
    assert.equal(textOf(answer), 'Example Ltd isn&#39;t responding right now. Try again in a few minutes.')
  }
  assert.match(logged(), /"reason":"away","message":"connect ECONNREFUSED/)
  const back = await startProvider(Number(new URL(unsteady.issuer).port))
  finallyIn(t, () => back.stop())
  assert.equal((await signIn(fresh, account('ann'))).status, 303)
})

test('with SIGN_IN=oidc the sign-in page leads straight to the provider, and signing out does not', async (t) => {
  const { server, browser } = await start(t, { SIGN_IN: 'oidc' })

  const straight = await browser.get('/app/sign-in?next=/app/me')
  await signIn(browser, account('ann'))
  const signedOut = await browser.get('/app/signed-out')
  const cancelled = await browser.get(await backFrom(await begin(browser), null))

  assert.deepEqual([straight.status, straight.headers.location], [303, '/app/oidc?next=%2Fapp%2Fme'])
  assert.equal((await me(server, browser)).email, 'ann@example.org')
  assert.equal(signedOut.status, 200)
  assert.doesNotMatch(cancelled.text, /href="\/app\/sign-in"/)
})

test('nobody is led to another site by the address to go on to', async (t) => {
  const { browser } = await start(t)

  const { headers } = await signIn(browser, account('ann'), '/app/oidc?next=https://evil.example')

  assert.equal(headers.location, '/app')
})

test('without a provider, or if SIGN_IN leaves it out, the pages do not exist', async (t) => {
  const [none, off] = [
    openTab(await startServer(t)),
    openTab(
      await startServer(t, {
        SIGN_IN: 'password',
        OIDC_ISSUER: 'https://login.example.org',
        OIDC_CLIENT_ID: 'kalends',
        OIDC_CLIENT_SECRET: 'x',
      }),
    ),
  ]

  for (const browser of [none, off]) {
    assert.equal((await browser.get('/app/oidc')).status, 404)
    assert.doesNotMatch((await browser.get('/app/sign-in')).text, /oidc/)
  }
})

test('no secret and no address of a sign-in is in the log or, in clear, in the database', async (t) => {
  const { server, browser } = await start(t, { LOG_LEVEL: 'debug' })
  const logged = logText(t)
  const pending = await begin(browser)
  const path = await backFrom(await begin(browser), account('ann'))
  const rows = await server.context.database.read((db) => db.selectFrom('challenge').selectAll().execute())
  await browser.get(path)
  await browser.get(path)

  const stored = JSON.stringify(rows)
  const { state, nonce } = Object.fromEntries(pending.searchParams)
  const code = new URL(path, 'http://localhost').searchParams.get('code')!
  assert.equal(rows.length, 2)
  for (const secret of [state!, nonce!, ...browser.cookies.values()]) assert.equal(stored.includes(secret), false)
  for (const secret of [state!, nonce!, code, clientSecret, 'ann@example.org', ...browser.cookies.values()])
    assert.equal(logged().includes(secret), false)
  assert.match(logged(), /"reason":"outdated"/)
})
