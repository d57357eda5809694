import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createUser } from '../accounts/users.ts'
import { signedIn } from '../testing/people.ts'
import { type TestServer, byTest, startServer } from '../testing/server.ts'
import { openTab, textIn } from '../testing/tab.ts'
import { until } from '../testing/until.ts'

const password = 'correct horse battery staple'

async function withAnn(server: TestServer, role = 'owner') {
  const { organization } = server
  return createUser(server.context, byTest, { organization, email: 'ann@example.org', name: 'Ann', role, password })
}

test('a person signs in with address and password, sees who they are, and signs out', async (t) => {
  const server = await startServer(t)
  await withAnn(server)
  const tab = openTab(server)

  const before = await tab.get('/app')
  const form = await tab.get('/app/sign-in')
  const entered = await tab.post('/app/sign-in', { email: ' Ann@Example.ORG', password })
  const home = await tab.get('/app')
  const out = await tab.post('/app/sign-out')
  const after = await tab.get('/app')

  assert.deepEqual([before.status, before.headers.location], [303, '/app/sign-in'])
  assert.match(form.text, /autocomplete="username"[\s\S]*autocomplete="current-password"/)
  assert.deepEqual([entered.status, entered.headers.location], [303, '/app'])
  assert.match(textIn(home), /Ann · ann@example\.org Example · Owner Sign out/)
  assert.deepEqual([out.status, out.headers.location], [303, '/app/signed-out'])
  assert.match(textIn(await tab.get('/app/signed-out')), /^You're signed out/)
  assert.equal(after.headers.location, '/app/sign-in')
})

test('every page is kept out of caches, search engines, frames and other sites', async (t) => {
  const server = await startServer(t)
  const tab = openTab(server)
  const pages = [
    '/app/sign-in',
    '/app/forgot',
    '/app/signed-out',
    '/app/link/x',
    '/app/password/x',
    '/app/invitation/x',
  ]

  for (const path of pages) {
    const { headers } = await tab.get(path)
    assert.equal(headers['cache-control'], 'no-store')
    assert.equal(headers['referrer-policy'], 'same-origin')
    assert.equal(headers['x-robots-tag'], 'noindex')
    // Passkeys need a script, which sends requests.
    const [script, connect] = path === '/app/sign-in' ? [" script-src 'self';", " connect-src 'self';"] : ['', '']
    assert.equal(
      headers['content-security-policy'],
      `default-src 'none';${script} style-src 'self'; img-src data:;${connect} base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
    )
  }
  assert.match((await tab.get('/robots.txt')).text, /^Disallow: \/app\/$/m)
})

test('a session cookie is for this host alone, and hidden from scripts', async (t) => {
  const server = await startServer(t, { PUBLIC_URL: 'https://events.example.org' })
  await withAnn(server)
  const tab = openTab(server)

  const { headers } = await tab.post(
    '/app/sign-in',
    { email: 'ann@example.org', password },
    { host: 'events.example.org' },
  )

  const [session, device] = headers['set-cookie'] as unknown as string[]
  assert.match(session!, /^__Host-kalends=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=7776000; Secure$/)
  assert.match(device!, /^__Host-kalends-device=[\w.-]{66}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=31536000; Secure$/)
})

test('signing in replaces the session of the browser, so a planted one leads nowhere', async (t) => {
  const server = await startServer(t)
  await withAnn(server)
  const mallory = await signedIn(server, 'viewer')
  const tab = openTab(server)
  tab.cookies.set('kalends', mallory.token)

  await tab.post('/app/sign-in', { email: 'ann@example.org', password })

  assert.notEqual(tab.cookies.get('kalends'), mallory.token)
  assert.equal((await mallory.in(null).app.get('/me')).status, 401)
  assert.match(textIn(await tab.get('/app')), /ann@example\.org/)
})

test('a cookie that was never given out is not adopted', async (t) => {
  const server = await startServer(t)
  await withAnn(server)
  const tab = openTab(server)
  const planted = 'x'.repeat(43)
  tab.cookies.set('kalends', planted)

  await tab.post('/app/sign-in', { email: 'ann@example.org', password })

  assert.notEqual(tab.cookies.get('kalends'), planted)
  assert.equal((await tab.get('/app')).status, 200)
})

test('after signing out, the cookie opens nothing, on no page and no operation', async (t) => {
  const server = await startServer(t)
  await withAnn(server)
  const tab = openTab(server)
  await tab.post('/app/sign-in', { email: 'ann@example.org', password })
  const token = tab.cookies.get('kalends')!
  const me = () =>
    server.request({
      url: '/app/v1/me',
      headers: { cookie: `kalends=${token}`, 'kalends-organization': 'none', 'sec-fetch-site': 'same-origin' },
    })
  const before = await me()

  await tab.post('/app/sign-out')
  tab.cookies.set('kalends', token)

  assert.equal(before.status, 200)
  // Sessions are cached for at most half a second.
  await until(async () => (await me()).status === 401)
  assert.equal((await tab.get('/app')).headers.location, '/app/sign-in')
})

test('forms of other sites are refused with a page, and change nothing', async (t) => {
  const server = await startServer(t)
  await withAnn(server)
  const tab = openTab(server)
  await tab.post('/app/sign-in', { email: 'ann@example.org', password })
  const foreign = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
  ] as const

  for (const path of [
    '/app/sign-in',
    '/app/sign-in/link',
    '/app/forgot',
    '/app/sign-out',
    '/app/link/x',
    '/app/password/x',
    '/app/invitation/x',
  ])
    for (const headers of foreign) {
      const { status, ...answer } = await tab.post(path, { email: 'ann@example.org', password }, headers)
      assert.equal(status, 403)
      assert.match(textIn({ status, ...answer }), /^This form didn't come from our page/)
      assert.equal(answer.headers['set-cookie'], undefined)
    }
  const older = (origin: string) =>
    server.request({
      method: 'POST',
      url: '/app/sign-out',
      headers: { host: 'localhost:8080', origin, cookie: `kalends=${tab.cookies.get('kalends')}` },
    })
  assert.equal((await older('https://evil.example')).status, 403)
  assert.equal((await older('null')).status, 403)
  assert.equal((await tab.get('/app')).status, 200)
  assert.equal((await older('http://localhost:8080')).status, 303)
  assert.equal((await tab.get('/app')).status, 303)
})

test('after signing in, a person goes on to where they wanted to go, but never to another site', async (t) => {
  const server = await startServer(t)
  await withAnn(server)
  const targets = {
    '/app/o/1/events?page=2#list': '/app/o/1/events?page=2#list',
    '/app': '/app',
    'https://evil.example/app': '/app',
    '//evil.example/app': '/app',
    '/\\evil.example': '/app',
    '/app/../../evil': '/app',
    '/app/..//evil.example': '/app',
    '/app\\..\\..\\evil': '/app',
    '/apple': '/app',
    '/app@evil.example': '/app',
    '/app\t/../x': '/app',
    'javascript:alert(1)': '/app',
    '/app/%0d%0aset-cookie:x=y': '/app/%0d%0aset-cookie:x=y',
    [`/app/${'x'.repeat(2000)}`]: '/app',
  }

  for (const [next, expected] of Object.entries(targets)) {
    const tab = openTab(server)
    const form = await tab.get(`/app/sign-in?${new URLSearchParams({ next }).toString()}`)
    const { headers } = await tab.post('/app/sign-in', { email: 'ann@example.org', password, next })
    const field = /name="next" value="([^"]*)"/.exec(form.text)?.[1]
    assert.equal(headers.location, expected, next)
    assert.equal(field ?? '/app', expected, next)
  }
})

test('a person who is signed in can go on, or sign in again for a sensitive act', async (t) => {
  const server = await startServer(t)
  const { id } = await withAnn(server)
  const tab = openTab(server)
  await tab.post('/app/sign-in', { email: 'ann@example.org', password })
  server.advance(15 * 60_000)
  const invite = (email: string) =>
    server.request({
      method: 'POST',
      url: '/app/v1/invitations',
      headers: {
        cookie: `kalends=${tab.cookies.get('kalends')}`,
        'kalends-organization': String(server.organization),
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
      },
      payload: JSON.stringify({ email, role: 'viewer' }),
    })

  const refused = await invite('tom@example.org')
  const page = await tab.get('/app/sign-in?next=/app/people')
  await tab.post('/app/sign-in', { email: 'ann@example.org', password })
  const accepted = await invite('tom@example.org')

  assert.ok(id > 0)
  assert.equal(refused.status, 403)
  assert.match(textIn(page), /You're signed in as ann@example\.org\. Continue/)
  assert.match(page.text, /<a href="\/app\/people">/)
  assert.equal(accepted.status, 201)
})

test('the tab in which somebody is to sign in again offers no way around it', async (t) => {
  const server = await startServer(t)
  await withAnn(server)
  const tab = openTab(server)
  await tab.post('/app/sign-in', { email: 'ann@example.org', password })

  const page = await tab.get('/app/sign-in?next=/app/signed-in&email=ann@example.org')
  const { headers } = await tab.post('/app/sign-in', { email: 'ann@example.org', password, next: '/app/signed-in' })

  assert.match(textIn(page), /^Sign in Email address Password/)
  assert.doesNotMatch(textIn(page), /You're signed in|Continue/)
  assert.equal(headers.location, '/app/signed-in')
})

test('SIGN_IN decides which ways the page shows and accepts', async (t) => {
  const server = await startServer(t, { SIGN_IN: 'link', SMTP_URL: 'smtp://127.0.0.1:1' })
  await withAnn(server)
  const tab = openTab(server)

  const page = await tab.get('/app/sign-in')
  const refused = await tab.post('/app/sign-in', { email: 'ann@example.org', password })

  assert.doesNotMatch(page.text, /type="password"/)
  assert.equal(textIn(page), 'Sign in Email address Email me a sign-in link')
  assert.equal(refused.status, 403)
  assert.equal(tab.cookies.size, 0)
})

test('without a mail server, pages say whom to ask instead of offering a mail', async (t) => {
  const server = await startServer(t)
  await withAnn(server)
  const tab = openTab(server)

  const [page, forgot] = [await tab.get('/app/sign-in'), await tab.get('/app/forgot')]
  const sent = [
    await tab.post('/app/forgot', { email: 'ann@example.org' }),
    await tab.post('/app/forgot', { email: 'nobody@example.org' }),
    await tab.post('/app/sign-in/link', { email: 'ann@example.org' }),
  ]

  assert.doesNotMatch(page.text, /sign-in\/link/)
  assert.match(
    textIn(forgot),
    /^Ask for a link This server can't send email\..*kalends user link ann@example\.org Back/,
  )
  for (const answer of sent) assert.equal(textIn(answer), textIn(forgot))
})

test('texts are in the language of the browser, then of the person', async (t) => {
  const server = await startServer(t)
  await withAnn(server)
  const tab = openTab(server)
  const german = { 'accept-language': 'de-AT,de;q=0.9' }

  const page = await tab.get('/app/sign-in', german)
  const wrong = await tab.post('/app/sign-in', { email: 'ann@example.org', password: 'wrong' }, german)

  assert.match(page.text, /<html lang="de" dir="ltr"/)
  assert.match(textIn(page), /^Anmelden E-Mail-Adresse Passwort Passwort vergessen\? Anmelden/)
  assert.match(textIn(wrong), /E-Mail-Adresse oder Passwort ist nicht richtig\./)
})

test('with a known address, the page begins with the password', async (t) => {
  const tab = openTab(await startServer(t))
  const begins = async (path: string) => /<input\s+id="(\w+)"[^>]*\sautofocus/.exec((await tab.get(path)).text)?.[1]

  assert.equal(await begins('/app/sign-in?email=ann@example.org'), 'password')
  assert.equal(await begins('/app/sign-in'), undefined)
})
