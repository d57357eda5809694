import assert from 'node:assert/strict'
import { test } from 'node:test'
import { switchOrganization } from '../accounts/organizations.ts'
import { createUser } from '../accounts/users.ts'
import { textOf } from '../testing/mail-server.ts'
import { arrived, mailsOf, whenSent, withMailServer, work } from '../testing/mailing.ts'
import { type Person, signedIn } from '../testing/people.ts'
import { type TestServer, byTest, startServer } from '../testing/server.ts'
import { openTab, textIn } from '../testing/tab.ts'

const statusesOf = (answers: readonly { readonly status: number }[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other)

const password = 'a few random words'

async function invite(by: Person, email = 'tom@example.org', role = 'editor'): Promise<string> {
  const { status, body, text } = await by.app.post('/invitations', { email, role })
  assert.equal(status, 201, text)
  return new URL(body.link).pathname
}

const memberships = async (by: Person) =>
  (await by.app.get('/members')).body.map(({ email, role }: Record<string, string>) => `${email} ${role}`)

const signInAs = async (server: TestServer, email: string) => {
  const tab = openTab(server)
  await tab.post('/app/sign-in', { email, password })
  assert.ok(tab.cookies.has('kalends'))
  return tab
}

test('an invitation says who invites, to what and as what; accepting it makes the account', async (t) => {
  const server = await startServer(t)
  const ann = await signedIn(server, 'admin', { email: 'ann@example.org' })
  const link = await invite(ann)
  const tab = openTab(server)

  const page = await tab.get(link)
  const wrong = await tab.post(link, { name: '', password: '' })
  const accepted = await tab.post(link, { name: 'Tom', password })
  const again = await openTab(server).post(link, { name: 'Eve', password })

  assert.match(
    textIn(page),
    /^Join Example Invited by ann@example\.org Your role Editor Your account tom@example\.org Your name Password (?!optional)/,
  )
  assert.equal(wrong.status, 400)
  assert.deepEqual([accepted.status, accepted.headers.location], [303, '/app'])
  assert.match(textIn(await tab.get('/app')), /Tom · tom@example\.org Example · Editor/)
  assert.equal(again.status, 410)
  assert.match(textIn(again), /Ask the person who invited you for a new one\./)
  assert.deepEqual(await memberships(ann), ['ann@example.org admin', 'tom@example.org editor'])
  await signInAs(server, 'tom@example.org')
})

test('an invitation is for one address: the account of that address must be signed in to accept it', async (t) => {
  const server = await startServer(t)
  const elsewhere = await server.newOrganization()
  for (const email of ['tom@example.org', 'eve@example.org'])
    await createUser(server.context, byTest, { organization: elsewhere.organization, email, password })
  const ann = await signedIn(server, 'admin', { email: 'ann@example.org' })
  const link = await invite(ann)
  const [stranger, eve, tom] = [
    openTab(server),
    await signInAs(server, 'eve@example.org'),
    await signInAs(server, 'tom@example.org'),
  ]

  // The person who invites knows the link, so it must not open the account.
  const refused = [
    await stranger.post(link, { name: 'Eve', password }),
    await eve.post(link, { name: 'Eve', password }),
  ]
  const before = await memberships(ann)
  const page = await stranger.get(link)
  const accepted = await tom.post(link)

  for (const answer of refused) {
    assert.equal(answer.status, 409)
    assert.match(textIn(answer), /This invitation is for tom@example\.org\. Sign in with that account to accept it\./)
  }
  assert.equal(stranger.cookies.size, 0)
  assert.deepEqual(before, ['ann@example.org admin'])
  const signIn = /href="(\/app\/sign-in\?[^"]+)"/.exec(page.text)![1]!.replaceAll('&amp;', '&')
  const form = await stranger.get(signIn)
  assert.match(form.text, /name="next" value="\/app\/invitation\/[\w-]{43}"/)
  assert.match(form.text, /value="tom@example\.org"/)
  assert.equal(accepted.status, 303)
  assert.deepEqual(await memberships(ann), ['tom@example.org editor', 'ann@example.org admin'])
})

test('the page warns somebody who is signed in that accepting for a new address ends that session', async (t) => {
  const server = await startServer(t)
  await createUser(server.context, byTest, { organization: server.organization, email: 'eve@example.org', password })
  const ann = await signedIn(server, 'admin')
  const eve = await signInAs(server, 'eve@example.org')
  const link = await invite(ann)
  const before = eve.cookies.get('kalends')

  const page = await eve.get(link)
  await eve.post(link, { name: 'Tom', password })

  assert.match(textIn(page), /You're signed in as eve@example\.org\. If you accept, this session ends\./)
  assert.notEqual(eve.cookies.get('kalends'), before)
  assert.match(textIn(await eve.get('/app')), /tom@example\.org/)
})

test('a withdrawn, replaced or expired invitation, or one of a disabled organization, no longer works', async (t) => {
  const server = await startServer(t)
  const ann = await signedIn(server, 'admin')
  const status = async (link: string) => [
    (await openTab(server).get(link)).status,
    (await openTab(server).post(link, { name: 'Tom', password })).status,
  ]
  const first = await invite(ann)
  const second = await invite(ann)
  assert.deepEqual(await status(first), [410, 410])

  const [{ id }] = (await ann.app.get('/invitations')).body
  await ann.app.delete(`/invitations/${id}`)
  assert.deepEqual(await status(second), [410, 410])

  const { database, now } = server.context
  const switchTo = (isOn: boolean) =>
    database.transaction((tx) => switchOrganization(tx, byTest, now(), server.organization, isOn))
  const third = await invite(ann)
  await switchTo(false)
  assert.deepEqual(await status(third), [410, 410])
  await switchTo(true)
  assert.equal((await openTab(server).get(third)).status, 200)
  server.advance(7 * 86_400_000)
  assert.deepEqual(await status(third), [410, 410])
})

test('of two who accept one invitation at the same time, one joins', async (t) => {
  const server = await startServer(t)
  const ann = await signedIn(server, 'admin', { email: 'ann@example.org' })

  const link = await invite(ann)
  const answers = await Promise.all([1, 2, 3].map(() => openTab(server).post(link, { name: 'Tom', password })))

  assert.deepEqual(statusesOf(answers), [303, 410, 410])
  assert.deepEqual(await memberships(ann), ['ann@example.org admin', 'tom@example.org editor'])
})

test('an invitation is sent by mail, in the language of the person who invites; its link is only there', async (t) => {
  const [server, sink] = await withMailServer(t, { PUBLIC_URL: 'https://events.example.org' })
  const host = { host: 'events.example.org' }
  const ann = await signedIn(server, 'owner', { email: 'ann@example.org' })
  await ann.in(null).app.patch('/me', { name: 'Ann Example', language: 'de' }, host)

  const { body } = await ann.app.post('/invitations', { email: 'tom@example.org', role: 'viewer' }, host)
  work(t, server)
  const [mail] = await arrived(server, sink, 1)
  const link = /https:\/\/events\.example\.org(\/app\/invitation\/\S+)/.exec(textOf(mail!))![1]!
  const accepted = await openTab(server).post(link, { name: 'Tom', password }, host)

  assert.equal(body.link, null)
  assert.deepEqual([mail!.headers.to, mail!.headers.subject], ['tom@example.org', 'Einladung zu Example'])
  assert.match(textOf(mail!), /Ann Example möchte mit Ihnen an Veranstaltungen arbeiten\. Die Einladung gilt 7 Tage\./)
  assert.equal(accepted.status, 303)
  // Nothing of the link stays after the mail was sent.
  assert.deepEqual(
    (await mailsOf(server)).map(({ kind, state, content }) => [kind, state, content]),
    [['invitation', 'sent', null]],
  )
})

test('without a mail server the person who invites gets the link, and no copy of it is kept', async (t) => {
  const server = await startServer(t)
  const ann = await signedIn(server, 'owner')

  const link = await invite(ann)

  assert.match(link, /^\/app\/invitation\/[\w-]{43}$/)
  assert.deepEqual(await mailsOf(server), [])
})

test('an invitation ends with the right of the person who sent it', async (t) => {
  const server = await startServer(t)
  const [ann, eve] = [await signedIn(server, 'owner'), await signedIn(server, 'owner')]
  const [owner, editor] = [await invite(eve, 'friend@example.org', 'owner'), await invite(eve)]

  await ann.app.patch(`/members/${eve.user}`, { role: 'admin' })
  const asOwner = await openTab(server).post(owner, { name: 'Friend', password })
  const page = await openTab(server).get(editor)
  await ann.app.delete(`/members/${eve.user}`)
  const asEditor = await openTab(server).post(editor, { name: 'Tom', password })

  assert.deepEqual([asOwner.status, page.status, asEditor.status], [410, 200, 410])
  assert.equal((await memberships(ann)).length, 1)
})

test('a person can send 50 invitations an hour and create 5 organizations a day', async (t) => {
  const server = await startServer(t)
  const ann = await signedIn(server, 'admin')
  const send = (n: number) => ann.app.post('/invitations', { email: `guest-${n}@example.org`, role: 'viewer' })
  const create = () => ann.in(null).app.post('/organizations', { name: 'Another' })

  for (let n = 0; n < 50; n += 1) assert.equal((await send(n)).status, 201)
  for (let n = 0; n < 5; n += 1) assert.equal((await create()).status, 201)

  assert.deepEqual([(await send(50)).status, (await create()).status], [429, 429])
})

test('only owners and admins create organizations', async (t) => {
  const server = await startServer(t)
  const editor = await signedIn(server, 'editor')

  const answer = await editor.in(null).app.post('/organizations', { name: 'My own' })

  assert.equal(answer.status, 403)
  assert.equal(
    answer.body.message,
    'Only owners and admins of an organization can create another one. Ask the person who runs this server.',
  )
})

test('ORGANIZATIONS decides who creates organizations', async (t) => {
  const message = 'Only the person who runs this server creates organizations. Ask them for one.'
  const open = await startServer(t, { ORGANIZATIONS: 'everyone' })
  const closed = await startServer(t, { ORGANIZATIONS: 'nobody' })

  const viewer = (await signedIn(open, 'viewer')).in(null)
  const stranger = (await signedIn(open, null)).in(null)
  const created = [viewer, stranger].map(({ app }) => app.post('/organizations', { name: 'Mine' }))
  const owner = (await signedIn(closed, 'owner')).in(null)
  const refused = await owner.app.post('/organizations', { name: 'Mine' })

  assert.deepEqual(
    (await Promise.all(created)).map(({ status }) => status),
    [201, 201],
  )
  assert.deepEqual([refused.status, refused.body.message], [403, message])
  assert.equal((await owner.app.get('/me')).body.organizations.length, 1)
  // What the web application offers.
  for (const [server, { headers }, isOffered] of [
    [open, viewer, true],
    [closed, owner, false],
  ] as const) {
    const page = await server.request({ url: '/app', headers: { cookie: headers.cookie! } })
    assert.match(page.text, new RegExp(`"mayCreateOrganization":${isOffered}`))
  }
})

test('a withdrawn invitation is not sent', async (t) => {
  const [server] = await withMailServer(t)
  const ann = await signedIn(server, 'owner')
  await ann.app.post('/invitations', { email: 'tom@example.org', role: 'viewer' })
  const [{ id }] = (await ann.app.get('/invitations')).body

  await ann.app.delete(`/invitations/${id}`)
  work(t, server)

  assert.deepEqual(
    (await whenSent(server)).map(({ state, error }) => [state, error]),
    [['dropped', 'What it was about no longer exists.']],
  )
})

test('an invitation whose mail could not be delivered says so, and only then shows its link', async (t) => {
  const [server, sink] = await withMailServer(t)
  const [ann, owner] = [await signedIn(server, 'admin'), await signedIn(server, 'owner')]
  work(t, server)
  const mailOf = async () => {
    await whenSent(server)
    return (await ann.app.get('/invitations')).body.at(-1)
  }

  sink.mode = '550'
  await ann.app.post('/invitations', { email: 'tom@example.org', role: 'editor' })
  const { id, mail } = await mailOf()
  const link = await ann.app.post(`/invitations/${id}/link`)
  const page = await openTab(server).get(new URL(link.body.link).pathname)
  sink.mode = 'open'
  await ann.app.post(`/mails/${mail.id}/resend`)
  const sent = await mailOf()
  const late = await ann.app.post(`/invitations/${id}/link`)
  sink.mode = '550'
  await owner.app.post('/invitations', { email: 'eva@example.org', role: 'owner' })
  const ofOwner = await mailOf()

  assert.deepEqual(mail, {
    id: mail.id,
    state: 'failed',
    outcome: 'It could not be sent: 550 5.1.1 <(address)>: no such user',
  })
  assert.match(textIn(page), /^Join Example /)
  assert.deepEqual([sent.id, sent.mail.state], [id, 'sent'])
  assert.equal(late.status, 409)
  assert.equal(ofOwner.mail.state, 'failed')
  assert.equal((await ann.app.post(`/invitations/${ofOwner.id}/link`)).status, 403)
  assert.equal((await owner.app.post(`/invitations/${ofOwner.id}/link`)).status, 200)
  assert.equal((await ann.app.post('/invitations/999/link')).status, 404)
})
