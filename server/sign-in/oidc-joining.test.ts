import assert from 'node:assert/strict'
import { type TestContext, after, before, test } from 'node:test'
import { userWith } from '../accounts/oidc/oidc-users.ts'
import { logText } from '../testing/log.ts'
import { type TestProvider, account, startProvider } from '../testing/oidc-provider.ts'
import { signedIn } from '../testing/people.ts'
import { startServer } from '../testing/server.ts'
import { openTab } from '../testing/tab.ts'
import { begin, startKnowing, signIn, me, textOf } from '../testing/oidc-sign-in.ts'

let provider: TestProvider
before(async () => void (provider = await startProvider()))
after(() => provider.stop())

const start = (t: TestContext, env = {}) => startKnowing(t, provider, env)

test('an unknown person is refused, and can use another account', async (t) => {
  const { browser } = await start(t)

  const answer = await signIn(browser, account('eve'))

  assert.equal(answer.status, 403)
  assert.equal(textOf(answer), 'Nobody with this email address has access yet. Ask a colleague to invite you.')
  assert.match(answer.text, /<a class="secondary" href="\/app\/oidc\?account=other">Use another account<\/a>/)
  assert.equal((await begin(browser, '/app/oidc?account=other')).searchParams.get('prompt'), 'login')
})

test('with OIDC_AUTO_JOIN an unknown person joins the organization once, as a viewer', async (t) => {
  const { server, ann, browser } = await start(t, { OIDC_AUTO_JOIN: '1' })
  const owner = await signedIn(server, 'owner')

  await signIn(browser, account('eve', { name: 'Eve Example' }))
  const joined = await me(server, browser)
  await owner.app.delete(`/members/${joined.id}`)
  const again = await signIn(browser, account('eve'))

  assert.deepEqual(
    [joined.email, joined.name, joined.organizations],
    ['eve@example.org', 'Eve Example', [{ id: 1, name: 'Example', role: 'viewer' }]],
  )
  assert.equal(again.status, 303)
  assert.deepEqual((await me(server, browser)).organizations, [])
  assert.equal((await ann.in(null).app.get('/me')).body.organizations[0].role, 'editor')
})

test('two first sign-ins at the same time make one user', async (t) => {
  const { server } = await start(t, { OIDC_AUTO_JOIN: '1' })
  const { database, now, settings } = server.context
  // Without the provider in between, so that both really come at once.
  const signInAtOnce = (name: string) => {
    const claims = { iss: provider.issuer, sub: name, email: `${name}@example.org`, email_verified: true }
    const once = () => database.transaction((tx) => userWith(tx, now(), settings.oidc!, claims))
    return Promise.all([once(), once(), once()])
  }

  for (const name of ['eve', 'ida', 'joe']) {
    const [first, ...others] = await signInAtOnce(name)
    assert.deepEqual(others, [first, first])
  }
})

test('an organization for OIDC_AUTO_JOIN that is missing lets nobody in', async (t) => {
  const { browser } = await start(t, { OIDC_AUTO_JOIN: '99', LOG_LEVEL: 'info' })
  const logged = logText(t)

  assert.equal((await signIn(browser, account('eve'))).status, 403)
  assert.match(logged(), /OIDC_AUTO_JOIN names organization 99, which is missing\./)
})

test('the role follows the claim at every sign-in, and the last owner stays', async (t) => {
  const roles = { OIDC_ROLE_CLAIM: 'groups', OIDC_ROLE_MAP: 'bosses:owner,admins:admin,staff:editor' }
  const { server, browser } = await start(t, roles)
  const other = await server.newOrganization()
  const groups = async (...names: string[]) => {
    await signIn(browser, account('ann', { groups: names }))
    return (await me(server, browser)).organizations[0].role
  }

  const seen = [
    await groups('staff', 'admins', 'choir'),
    await groups('staff'),
    await groups('choir'),
    await groups('bosses'),
    await groups('staff'),
  ]

  assert.deepEqual(seen, ['admin', 'editor', 'editor', 'owner', 'owner'])
  assert.equal((await me(server, browser)).organizations.length, 1)
  const outsider = await signedIn(server, 'viewer', { organization: other.organization, email: 'bob@example.org' })
  await signIn(openTab(server), account('bob', { groups: ['bosses'] }))
  assert.equal((await outsider.in(null).app.get('/me')).body.organizations[0].role, 'viewer')
})

test('with a role claim only people in a group with a role join', async (t) => {
  const env = { OIDC_AUTO_JOIN: '1', OIDC_ROLE_CLAIM: 'groups' }
  const { server, browser } = await start(t, { ...env, OIDC_ROLE_MAP: 'staff:editor' })
  const everybody = await startServer(t, { ...provider.env, ...env, OIDC_ROLE_MAP: 'staff:editor,*:viewer' })

  const choir = await signIn(browser, account('eve', { groups: ['choir'] }))
  const staff = await signIn(browser, account('eve', { groups: 'staff' }))
  const other = openTab(everybody)
  await signIn(other, account('eve', { groups: ['choir'] }))

  assert.equal(choir.status, 403)
  assert.match(textOf(choir)!, /isn&#39;t in a group that has access\./)
  assert.equal(staff.status, 303)
  assert.equal((await me(server, browser)).organizations[0].role, 'editor')
  assert.equal((await me(everybody, other)).organizations[0].role, 'viewer')
})

test('another account of the provider does not get a user by the same address', async (t) => {
  const { server, browser } = await start(t)
  await signIn(browser, account('ann'))

  const answer = await signIn(openTab(server), account('successor', { email: 'ann@example.org' }))

  assert.equal(answer.status, 403)
  assert.match(textOf(answer)!, /^Another account at Example Ltd belongs to this email address already\./)
})
