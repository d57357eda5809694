import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createLink } from '../accounts/one-time-links.ts'
import { createUser } from '../accounts/users.ts'
import { byTest, startServer } from '../testing/server.ts'
import { openTab } from '../testing/tab.ts'

test('the pages around signing in begin in the scheme that the browser chose', async (t) => {
  const server = await startServer(t, { SMTP_URL: 'smtp://localhost:2525' })
  const { context, organization } = server
  const user = await createUser(context, byTest, { organization, email: 'ann@example.org', name: 'Ann' })
  const { database, now } = context
  const linkFor = (purpose: 'password' | 'sign-in') =>
    database.transaction((tx) => createLink(tx, now(), { purpose, user: user.id }))
  const [password, signIn] = [await linkFor('password'), await linkFor('sign-in')]
  const addresses = [
    '/',
    '/app/nope',
    '/app/sign-in',
    '/app/forgot',
    '/app/signed-out',
    `/app/password/${password.token}`,
    `/app/link/${signIn.token}`,
    '/app/link/outdated',
    '/app/invitation/outdated',
  ]
  const schemesIn = async (chosen?: string) => {
    const tab = openTab(server)
    if (chosen !== undefined) tab.cookies.set('kalends-scheme', chosen)
    const pages = [
      ...(await Promise.all(addresses.map((address) => tab.get(address)))),
      await tab.post('/app/forgot', { email: 'ann@example.org' }),
      await tab.post('/app/sign-in', { email: 'ann@example.org', password: '' }),
      await tab.post('/app/sign-in', { password: 'x'.repeat(70_000) }),
    ]
    return [...new Set(pages.map(({ text }) => / data-scheme="(\w+)"/.exec(text)?.[1]))]
  }

  assert.deepEqual(await schemesIn(), [undefined])
  assert.deepEqual(await schemesIn('dark'), ['dark'])
  assert.deepEqual(await schemesIn('light'), ['light'])
  assert.deepEqual(await schemesIn('"><script>'), [undefined])
})
