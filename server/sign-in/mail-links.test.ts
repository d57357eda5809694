import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createLink, readLink } from '../accounts/one-time-links.ts'
import { createUser } from '../accounts/users.ts'
import { textOf } from '../testing/mail-server.ts'
import { arrived, withMailServer, work } from '../testing/mailing.ts'
import { type TestServer, byTest, startServer } from '../testing/server.ts'
import { openTab, textIn } from '../testing/tab.ts'
import { until } from '../testing/until.ts'

const statusesOf = (answers: readonly { readonly status: number }[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other)

const password = 'correct horse battery staple'
const publicUrl = { PUBLIC_URL: 'https://events.example.org' }
const host = { host: 'events.example.org' }

const newUser = (
  { context, organization }: TestServer,
  email = 'ann@example.org',
  chosen: string | undefined = password,
) => createUser(context, byTest, { organization, email, name: 'Ann', password: chosen })

const linkFor = (
  { context: { database, now } }: TestServer,
  user: number,
  purpose: 'access' | 'password' | 'sign-in',
) => database.transaction((tx) => createLink(tx, now(), { purpose, user }))

/** Jobs in the queue, without when they run. */
const jobsOf = ({ context: { database } }: TestServer) =>
  database.read((db) =>
    db.selectFrom('job').select(['name', 'payload']).where('name', '=', 'send-account-link').execute(),
  )

test('a person signs in with a link by mail, which a button uses up', async (t) => {
  const [server, sink] = await withMailServer(t, publicUrl)
  await newUser(server, 'ann@example.org', undefined)
  work(t, server)
  const tab = openTab(server)

  const asked = await tab.post('/app/sign-in/link', { email: 'ann@example.org', next: '/app/people?x=1' }, host)
  const [mail] = await arrived(server, sink, 1)
  const link = /https:\/\/events\.example\.org(\/app\/link\/\S+)/.exec(textOf(mail!))![1]!
  const [opened, again] = [await tab.get(link, host), await tab.get(link, host)]
  const next = /name="next" value="([^"]*)"/.exec(opened.text)![1]!
  const cookiesBefore = tab.cookies.size
  const used = await tab.post(link, { next }, host)
  const late = await tab.post(link, {}, host)

  assert.match(textIn(asked), /^Check your inbox If ann@example\.org has an account, a sign-in link is on its way\./)
  assert.equal(mail!.headers.subject, 'Your sign-in link')
  assert.equal(textIn(opened), 'Almost there Continue to sign in as ann@example.org. Sign in')
  assert.equal(again.text, opened.text)
  assert.equal(cookiesBefore, 0)
  assert.deepEqual([used.status, used.headers.location], [303, '/app/people?x=1'])
  assert.equal(late.status, 410)
  assert.match(textIn(late), /^This link no longer works/)
})

test('the page after asking for a mail is the same for every address, and costs the same', async (t) => {
  const server = await startServer(t, { SMTP_URL: 'smtp://127.0.0.1:1' })
  await newUser(server)
  const withoutAddress = (text: string, email: string) => text.replaceAll(email, '…')

  for (const path of ['/app/sign-in/link', '/app/forgot']) {
    const [known, unknown] = [
      await openTab(server).post(path, { email: 'ann@example.org' }),
      await openTab(server).post(path, { email: 'bob@example.org' }),
    ]
    assert.equal(known.status, 200)
    assert.equal(withoutAddress(known.text, 'ann@example.org'), withoutAddress(unknown.text, 'bob@example.org'))
    assert.deepEqual(Object.keys(known.headers), Object.keys(unknown.headers))
  }
  // Whether there is such a user is looked up later, by a job.
  assert.deepEqual(
    (await jobsOf(server)).map(({ payload }) => JSON.parse(payload)),
    [
      { purpose: 'sign-in', email: 'ann@example.org', language: 'en' },
      { purpose: 'sign-in', email: 'bob@example.org', language: 'en' },
      { purpose: 'password', email: 'ann@example.org', language: 'en' },
      { purpose: 'password', email: 'bob@example.org', language: 'en' },
    ],
  )
})

test('nobody but the person with that address gets a mail', async (t) => {
  const [server, sink] = await withMailServer(t)
  await newUser(server)
  work(t, server)

  await openTab(server).post('/app/forgot', { email: 'bob@example.org' })
  await openTab(server).post('/app/forgot', { email: 'ann@example.org' }, { 'accept-language': 'de' })
  await until(async () => (await jobsOf(server)).length === 0)
  const mails = await arrived(server, sink, 1)

  assert.deepEqual(
    mails.map(({ headers }) => [headers.to, headers.subject]),
    [['ann@example.org', 'Neues Passwort wählen']],
  )
})

test('a forgotten password is replaced by mail; other sessions and earlier links end, and a mail says so', async (t) => {
  const [server, sink] = await withMailServer(t, publicUrl)
  await newUser(server)
  work(t, server)
  const [tab, other] = [openTab(server), openTab(server)]
  await other.post('/app/sign-in', { email: 'ann@example.org', password }, host)
  await tab.post('/app/forgot', { email: 'ann@example.org' }, host)
  const [mail] = await arrived(server, sink, 1)
  const link = /https:\/\/events\.example\.org(\/app\/password\/\S+)/.exec(textOf(mail!))![1]!

  const page = await tab.get(link, host)
  const short = await tab.post(link, { password: 'short' }, host)
  const common = await tab.post(link, { password: 'password123' }, host)
  const chosen = await tab.post(link, { password: 'a few random words' }, host)
  const again = await tab.post(link, { password: 'a few other words' }, host)

  assert.match(textIn(page), /^Choose a new password For ann@example\.org\. Your other devices will be signed out\./)
  assert.match(page.text, /autocomplete="new-password"/)
  assert.deepEqual([short.status, common.status], [400, 400])
  assert.match(textIn(short), /Use at least 10 characters\./)
  assert.match(
    short.text,
    /id="password"[^>]*aria-describedby="password-error password-hint"[^>]*aria-invalid="true"[^>]*autofocus/,
  )
  assert.match(textIn(common), /one of the most common passwords/)
  assert.deepEqual([chosen.status, chosen.headers.location], [303, '/app'])
  assert.equal(again.status, 410)
  assert.equal((await tab.get('/app', host)).status, 200)
  assert.equal((await other.get('/app', host)).status, 303)
  const old = await openTab(server).post('/app/sign-in', { email: 'ann@example.org', password }, host)
  const fresh = await openTab(server).post(
    '/app/sign-in',
    { email: 'ann@example.org', password: 'a few random words' },
    host,
  )
  assert.deepEqual([old.status, fresh.status], [400, 303])
  const mails = await arrived(server, sink, 2)
  assert.equal(mails[1]!.headers.subject, 'Your password was changed')
})

test('a link expires: after 15 minutes, an hour, a day', async (t) => {
  const server = await startServer(t)
  const { id } = await newUser(server)
  const minute = 60_000

  for (const [purpose, path, valid] of [
    ['sign-in', 'link', 15 * minute],
    ['password', 'password', 60 * minute],
    ['access', 'link', 24 * 60 * minute],
  ] as const) {
    const { token } = await linkFor(server, id, purpose)
    const tab = openTab(server)
    server.advance(valid - 5000)
    assert.equal((await tab.get(`/app/${path}/${token}`)).status, 200, purpose)
    server.advance(5000)
    assert.equal((await tab.get(`/app/${path}/${token}`)).status, 410, purpose)
    assert.equal((await tab.post(`/app/${path}/${token}`, { password: 'a few random words' })).status, 410, purpose)
    assert.equal(tab.cookies.size, 0)
  }
})

test('a link works only for its own purpose', async (t) => {
  const server = await startServer(t)
  const { id } = await newUser(server)
  const reset = await linkFor(server, id, 'password')
  const access = await linkFor(server, id, 'access')
  const tab = openTab(server)

  const statuses = [
    await tab.post(`/app/link/${reset.token}`),
    await tab.post(`/app/password/${access.token}`, { password: 'a few random words' }),
    await tab.post(`/app/invitation/${access.token}`, { name: 'Eve' }),
    await tab.post(`/app/link/${access.token.slice(0, -1)}`),
  ].map(({ status }) => status)

  assert.deepEqual(statuses, [410, 410, 410, 410])
  assert.equal(tab.cookies.size, 0)
})

test('of two requests with the same link at the same time, one signs in', async (t) => {
  const server = await startServer(t)
  const { id } = await newUser(server)

  for (let round = 0; round < 5; round += 1) {
    const { token } = await linkFor(server, id, 'access')
    // Without using it up, both would have passed.
    const seen = await Promise.all([1, 2].map(() => readLink(server.context, ['access'], token)))
    const answers = await Promise.all([1, 2, 3].map(() => openTab(server).post(`/app/link/${token}`)))
    assert.ok(seen.every((link) => link?.user_account === id))
    assert.deepEqual(statusesOf(answers), [303, 410, 410])
  }
})

test('a new link replaces the one before', async (t) => {
  const server = await startServer(t)
  const { id } = await newUser(server)
  const [first, second] = [await linkFor(server, id, 'access'), await linkFor(server, id, 'access')]

  assert.equal((await openTab(server).get(`/app/link/${first.token}`)).status, 410)
  assert.equal((await openTab(server).get(`/app/link/${second.token}`)).status, 200)
})

test('a page about a link that no longer works says how to get another one', async (t) => {
  const [server, mailing] = [await startServer(t), await startServer(t, { SMTP_URL: 'smtp://127.0.0.1:1' })]
  const day = 86_400_000
  const pageOf = async (of: TestServer, token: string, path = 'link') => {
    const answer = await openTab(of).get(`/app/${path}/${token}`)
    assert.equal(answer.status, 410)
    return textIn(answer)
  }
  const { id } = await newUser(mailing)
  const { token: access } = await linkFor(mailing, id, 'access')
  const { token: byMail } = await linkFor(mailing, id, 'sign-in')
  const { database, now } = server.context
  const { token: owner } = await database.transaction((tx) =>
    createLink(tx, now(), { purpose: 'access', organization: server.organization, role: 'owner' }),
  )
  for (const each of [server, mailing]) each.advance(day)

  const [used, ask] = [
    'This link no longer works It may have expired or already been used.',
    'Ask the person who runs this server for a sign-in link. They can create one with this command:',
  ]
  const command = './kalends user link ann@example.org Back to sign-in'
  assert.equal(await pageOf(mailing, byMail), `${used} You can request a new one. Back to sign-in`)
  assert.equal(await pageOf(mailing, 'x', 'password'), `${used} You can request a new one. Back to sign-in`)
  assert.equal(await pageOf(mailing, access), `${used} ${ask} ${command}`)
  assert.equal(await pageOf(server, 'x'), `${used} ${ask} ${command}`)
  assert.equal(await pageOf(server, 'x', 'password'), `${used} ${ask} ${command}`)
  assert.equal(
    await pageOf(server, owner),
    `${used} ${ask} ./kalends user create --org ${server.organization} --email ann@example.org --role owner ${command}`,
  )
})
