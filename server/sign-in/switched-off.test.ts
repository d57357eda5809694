import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createLink } from '../accounts/one-time-links.ts'
import { createUser } from '../accounts/users.ts'
import { signedIn } from '../testing/people.ts'
import { byTest, startServer } from '../testing/server.ts'
import { openTab, textIn } from '../testing/tab.ts'

const SMTP_URL = 'smtp://127.0.0.1:1'
const password = 'correct horse battery staple'

test('where passwords are switched off, every page about them says so and offers the other ways', async (t) => {
  const server = await startServer(t, { SIGN_IN: 'link', SMTP_URL })
  const { organization, context } = server
  const user = { organization, email: 'ann@example.org', name: 'Ann', password }
  const { id } = await createUser(context, byTest, user)
  const { token } = await context.database.transaction((tx) =>
    createLink(tx, context.now(), { purpose: 'password', user: id }),
  )
  const tab = openTab(server)

  const asked = await tab.get('/app/forgot')
  const answers = [
    await tab.post('/app/forgot', { email: 'ann@example.org' }),
    await tab.post('/app/sign-in', { email: 'ann@example.org', password }),
    await tab.get(`/app/password/${token}`),
    await tab.post(`/app/password/${token}`, { password: 'a few random words' }),
  ]

  const page =
    "Sign in Passwords aren't used on this server. Sign in another way. Email address Email me a sign-in link"
  assert.deepEqual([asked.status, textIn(asked)], [200, page])
  for (const answer of answers) assert.deepEqual([answer.status, textIn(answer)], [403, page])
  assert.equal(tab.cookies.size, 0)
})

test('where links by mail are switched off, asking for one says so', async (t) => {
  const server = await startServer(t, { SIGN_IN: 'password', SMTP_URL })

  const answer = await openTab(server).post('/app/sign-in/link', { email: 'ann@example.org' })

  assert.equal(answer.status, 403)
  assert.match(textIn(answer), /^Sign in Sign-in links by email aren't used on this server\. Sign in another way\./)
})

test('with only a provider, the page about forgotten passwords leads to it', async (t) => {
  const provider = {
    OIDC_ISSUER: 'https://login.example.org',
    OIDC_CLIENT_ID: 'kalends',
    OIDC_CLIENT_SECRET: 'secret',
    OIDC_NAME: 'Example Ltd',
  }
  const server = await startServer(t, { SIGN_IN: 'oidc', ...provider })

  const page = await openTab(server).get('/app/forgot')

  assert.equal(
    textIn(page),
    "Sign in Passwords aren't used on this server. Sign in another way. Continue with Example Ltd",
  )
})

test('if no way works, the page says whom to ask, and says nothing wrong about mail', async (t) => {
  const http = { SIGN_IN: 'passkey', PUBLIC_URL: 'http://events.example.org' }
  const host = { host: 'events.example.org' }
  const [withMail, without] = [await startServer(t, { ...http, SMTP_URL }), await startServer(t, http)]

  const pages = [await openTab(withMail).get('/app/sign-in', host), await openTab(without).get('/app/sign-in', host)]

  assert.deepEqual(pages.map(textIn), [
    'Sign in Ask the person who runs this server for a sign-in link. They can create one with this command: ./kalends user link ann@example.org',
    "Sign in This server can't send email. Ask the person who runs it for a sign-in link. They can create one with this command: ./kalends user link ann@example.org",
  ])
})

test('nobody sets a password or makes a passkey that opens nothing', async (t) => {
  const server = await startServer(t, { SIGN_IN: 'link', SMTP_URL })
  const plain = await startServer(t, { PUBLIC_URL: 'http://events.example.org' })
  const host = { host: 'events.example.org' }
  const ann = (await signedIn(server, 'editor')).in(null)
  const bob = (await signedIn(plain, 'editor')).in(null)

  const answers = [
    await ann.app.put('/me/password', { password }),
    await ann.app.post('/me/passkeys/options'),
    await ann.app.post('/me/passkeys', { response: {} }),
    await bob.app.post('/me/passkeys/options', undefined, host),
  ]

  const noPasskeys = 'Passkeys are not used on this server. Sign in another way.'
  assert.deepEqual(
    answers.map(({ status, body }) => [status, body.message]),
    [
      [403, 'Passwords are not used on this server. Sign in another way.'],
      [403, noPasskeys],
      [403, noPasskeys],
      [403, 'Passkeys need https and a host name, which this server does not have.'],
    ],
  )
  assert.equal((await ann.app.get('/me')).body.has_password, false)
  assert.deepEqual((await ann.app.get('/me/passkeys')).body, [])
})
