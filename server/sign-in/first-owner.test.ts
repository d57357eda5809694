import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createLink } from '../accounts/one-time-links.ts'
import { createUser, users } from '../accounts/users.ts'
import { textOf } from '../testing/mail-server.ts'
import { arrived, withMailServer, work } from '../testing/mailing.ts'
import { signedIn } from '../testing/people.ts'
import { type TestServer, byTest, startServer } from '../testing/server.ts'
import { openTab, textIn } from '../testing/tab.ts'

const ownerLink = ({ context: { database, now }, organization }: TestServer) =>
  database.transaction((tx) => createLink(tx, now(), { purpose: 'access', organization, role: 'owner' }))

test('the link of the first start makes the owner, who is signed in and can come back with the password', async (t) => {
  const server = await startServer(t)
  const { token } = await ownerLink(server)
  const tab = openTab(server)
  const filled = { name: ' Ann Example ', email: 'Ann@Example.org', password: 'a few random words' }

  const page = await tab.get(`/app/link/${token}`)
  const wrong = await tab.post(`/app/link/${token}`, { name: '', email: 'ann', password: 'short' })
  const created = await tab.post(`/app/link/${token}`, filled)
  const home = await tab.get('/app')
  const again = await openTab(server).post(`/app/link/${token}`, { ...filled, email: 'eve@example.org' })
  const back = await openTab(server).post('/app/sign-in', filled)

  assert.match(
    textIn(page),
    /^Create your account You'll be the owner of Example\. Your name Email address Password (?!optional)/,
  )
  assert.equal(wrong.status, 400)
  assert.match(textIn(wrong), /Enter your name in one line\..*Enter an email address.*Use at least 10 characters\./)
  assert.equal(wrong.text.match(/autofocus/g)?.length, 1)
  assert.doesNotMatch(wrong.text, /value="short"/)
  assert.deepEqual([created.status, created.headers.location], [303, '/app'])
  assert.match(textIn(home), /Ann Example · ann@example\.org Example · Owner/)
  assert.equal(again.status, 410)
  assert.equal(back.status, 303)
  const [owner] = await users(server.context.database)
  assert.deepEqual(owner!.organizations, [{ id: server.organization, name: 'Example', role: 'owner' }])
})

test('the first owner cannot take the account of somebody else, and the link stays', async (t) => {
  const server = await startServer(t)
  const { organization } = server
  await createUser(server.context, byTest, { organization, email: 'ann@example.org', role: 'viewer' })
  const { token } = await ownerLink(server)
  const tab = openTab(server)

  const taken = await tab.post(`/app/link/${token}`, {
    name: 'Eve',
    email: 'ANN@example.org',
    password: 'a few random words',
  })
  const other = await tab.post(`/app/link/${token}`, {
    name: 'Eve',
    email: 'eve@example.org',
    password: 'a few random words',
  })

  assert.equal(taken.status, 409)
  assert.match(textIn(taken), /This address already has an account\. Use another one\./)
  assert.equal(other.status, 303)
  const [ann] = await users(server.context.database)
  assert.equal(ann!.organizations[0]!.role, 'viewer')
})

test('where a password is the only way back in, the first owner must choose one', async (t) => {
  const server = await startServer(t, { SIGN_IN: 'password,link' })
  const { token } = await ownerLink(server)

  const { status, ...answer } = await openTab(server).post(`/app/link/${token}`, {
    name: 'Ann',
    email: 'ann@example.org',
  })

  assert.equal(status, 400)
  assert.match(textIn({ status, ...answer }), /Use at least 10 characters\./)
})

test('a name that ends with a full stop ends a sentence with one', async (t) => {
  const [server, sink] = await withMailServer(t)
  const ann = await signedIn(server, 'owner')
  await ann.app.patch('/organization', { name: 'Example Inc.' })
  const { token } = await ownerLink(server)
  work(t, server)

  const page = await openTab(server).get(`/app/link/${token}`)
  await ann.app.post('/organization/removal', { name: 'Example Inc.' })
  const [mail] = await arrived(server, sink, 1)

  assert.match(textIn(page), /^Create your account You'll be the owner of Example Inc\. Your name/)
  assert.match(textOf(mail!), /owner of Example Inc\.\n/)
  assert.doesNotMatch(textOf(mail!), /\.\./)
})
