import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { cancelEmail, setEmail } from '../accounts/email-change.ts'
import { createLink } from '../accounts/one-time-links.ts'
import { cookieName } from '../accounts/sessions/sessions.ts'
import { findUser } from '../accounts/users.ts'
import { recorded } from '../testing/activity.ts'
import { textOf } from '../testing/mail-server.ts'
import { arrived, mailsOf, whenSent, withMailServer, work } from '../testing/mailing.ts'
import { type Person, signedIn } from '../testing/people.ts'
import { type TestServer, byTest, startServer } from '../testing/server.ts'
import { type Tab, openTab, textIn } from '../testing/tab.ts'

const minute = 60_000

const ask = (person: Person, email: string) => person.in(null).app.put('/me/email', { email })
const me = async (person: Person) => (await person.in(null).app.get('/me')).body as Record<string, unknown>

/** The browser in which a person is signed in. */
function browserOf(server: TestServer, { token }: Person): Tab {
  const tab = openTab(server)
  tab.cookies.set(cookieName(server.context.settings), token)
  return tab
}

/** A link as the mail to the new address contains it. */
async function linkTo(server: TestServer, { user }: Person, email: string): Promise<string> {
  const { database, now } = server.context
  const { token } = await database.transaction((tx) => createLink(tx, now(), { purpose: 'email', user, email }))
  return `/app/email/${token}`
}

async function mailing(t: TestContext) {
  const [server, sink] = await withMailServer(t)
  work(t, server)
  return { server, sink, ann: await signedIn(server, 'editor', { email: 'ann@example.org' }) }
}

test('a person confirms a new address by the link sent to it, and the address before learns of it', async (t) => {
  const { server, sink, ann } = await mailing(t)

  const asked = await ask(ann, 'Ann@Example.com')
  const [mail] = await arrived(server, sink, 1)
  const link = /(\/app\/email\/\S+)/.exec(textOf(mail!))![1]!
  const tab = browserOf(server, ann)
  const [page, again] = [await tab.get(link), await tab.get(link)]
  const unchanged = await me(ann)
  const confirmed = await tab.post(link)
  const late = await tab.post(link)

  assert.equal(asked.status, 200)
  assert.deepEqual([mail!.headers.to, mail!.headers.subject], ['ann@example.com', 'Confirm your new email address'])
  assert.match(textOf(mail!), /works once, within 15 minutes/)
  assert.match(textOf(mail!), /because somebody wants to use this address for their account\./)
  assert.equal(
    textIn(page),
    "Confirm your new email address You'll sign in with ann@example.com. Your other devices will be signed out. Confirm address",
  )
  assert.equal(again.text, page.text)
  assert.deepEqual([unchanged.email, unchanged.new_email], ['ann@example.org', 'ann@example.com'])
  assert.deepEqual([confirmed.status, confirmed.headers.location, late.status], [303, '/app/me', 410])
  const { email, new_email } = await me(ann)
  assert.deepEqual([email, new_email], ['ann@example.com', null])
  const [, notice] = await arrived(server, sink, 2)
  assert.deepEqual(
    [notice!.headers.to, notice!.headers.subject],
    ['ann@example.org', 'The email address of your account was changed'],
  )
  assert.match(textOf(notice!), /^It's now ann@example\.com\. .* tell the person who runs this server right away\.$/m)
  assert.doesNotMatch(textOf(notice!), /https?:/)
})

test('a new address ends the other sessions and all links that were sent before', async (t) => {
  const { server, ann } = await mailing(t)
  const { database, now } = server.context
  const links = await database.transaction(async (tx) => [
    `/app/link/${(await createLink(tx, now(), { purpose: 'sign-in', user: ann.user })).token}`,
    `/app/password/${(await createLink(tx, now(), { purpose: 'password', user: ann.user })).token}`,
  ])
  const { token } = await database.transaction((tx) => createLink(tx, now(), { purpose: 'access', user: ann.user }))
  const phone = openTab(server)
  await phone.post(`/app/link/${token}`)
  const before = (await phone.get('/app')).status

  await browserOf(server, ann).post(await linkTo(server, ann, 'ann@example.com'))

  assert.equal(before, 200)
  assert.equal((await phone.get('/app')).status, 303)
  assert.equal((await ann.in(null).app.get('/me')).status, 200)
  for (const link of links) assert.equal((await openTab(server).get(link)).status, 410)
})

test('the change is recorded in each organization of the person, without addresses', async (t) => {
  const { server, ann } = await mailing(t)
  const before = (await recorded(server, server.organization)).length

  await browserOf(server, ann).post(await linkTo(server, ann, 'ann@example.com'))

  const rows = await recorded(server, server.organization, before)
  assert.deepEqual(
    rows.map(({ by, action, item, fields }) => [by, action, item, fields]),
    [[`user ${ann.user}`, 'member.updated', String(ann.user), ['email']]],
  )
  assert.doesNotMatch(JSON.stringify(rows), /@/)
})

test('whether another person has the address shows neither in the response nor on the page, only in the mail', async (t) => {
  const { server, sink, ann } = await mailing(t)
  await signedIn(server, 'viewer', { email: 'bob@example.org' })

  const free = await ask(ann, 'new@example.org')
  const taken = await ask(ann, 'bob@example.org')
  const mails = await arrived(server, sink, 1)
  await whenSent(server)

  const comparable = (text: string) => text.replaceAll(/(new|bob)@example\.org/g, '…')
  assert.equal(comparable(taken.text), comparable(free.text))
  assert.deepEqual(Object.keys(taken.headers), Object.keys(free.headers))
  const toBob = mails.find(({ headers }) => headers.to === 'bob@example.org')!
  assert.equal(toBob.headers.subject, 'This address already has an account')
  assert.match(textOf(toBob), /Nothing was changed\./)
  assert.doesNotMatch(textOf(toBob), /app\/email/)
})

test('if somebody else gets the address first, the page says so and nothing changes', async (t) => {
  const { server, ann } = await mailing(t)
  const tom = await signedIn(server, 'viewer', { email: 'tom@example.org' })

  for (let round = 0; round < 5; round += 1) {
    const email = `new-${round}@example.org`
    const asked = [ann, tom].map(async (person) => ({
      tab: browserOf(server, person),
      link: await linkTo(server, person, email),
    }))
    const both = await Promise.all(asked)
    // Both could have confirmed before the other one did.
    for (const { tab, link } of both) assert.match((await tab.get(link)).text, /<button/)
    const answers = await Promise.all(both.map(({ tab, link }) => tab.post(link)))

    const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other)
    assert.deepEqual(statuses, [303, 409])
    assert.equal(
      textIn(answers.find(({ status }) => status === 409)!),
      'Confirm your new email address This address already has an account. Use another one. Continue',
    )
    const addresses = [(await me(ann)).email, (await me(tom)).email]
    assert.equal(addresses.filter((each) => each === email).length, 1)
  }
})

test('only the person who asked can confirm: a mistyped address gives nobody the account', async (t) => {
  const { server, ann } = await mailing(t)
  const bob = await signedIn(server, 'owner', { email: 'bob@example.org' })
  const link = await linkTo(server, ann, 'typo@example.org')
  const stranger = openTab(server)

  const [page, sent] = [await stranger.get(link), await stranger.post(link)]
  const others = await browserOf(server, bob).post(link)

  assert.equal(
    textIn(page),
    'Confirm your new email address Sign in to your account to confirm the new address. Sign in',
  )
  assert.match(page.text, new RegExp(`href="/app/sign-in\\?next=${encodeURIComponent(link)}"`))
  assert.doesNotMatch(page.text, /@example\.org/)
  assert.deepEqual([sent.status, others.status], [409, 409])
  assert.equal((await me(ann)).email, 'ann@example.org')
  assert.equal((await browserOf(server, ann).post(link)).status, 303)
})

test('a request is cancelled, replaced by the next one, expires, and ends with a new password', async (t) => {
  const server = await startServer(t, { SMTP_URL: 'smtp://127.0.0.1:1' })
  const ann = await signedIn(server, 'editor', { email: 'ann@example.org' })
  const tab = browserOf(server, ann)
  const waiting = async () => (await me(ann)).new_email
  const linkOf = async (email: string) => {
    await ask(ann, email)
    const { content } = (await mailsOf(server)).findLast(({ recipient }) => recipient === email)!
    return `/app/email/${(JSON.parse(content!) as { token: string }).token}`
  }

  const first = await linkOf('one@example.org')
  const second = await linkOf('two@example.org')
  assert.deepEqual([(await tab.get(first)).status, (await tab.get(second)).status], [410, 200])
  const cancelled = await ann.in(null).app.delete('/me/email')
  assert.equal((cancelled.body as Record<string, unknown>).new_email, null)
  assert.equal((await tab.post(second)).status, 410)

  const third = await linkOf('three@example.org')
  assert.equal(await waiting(), 'three@example.org')
  await ann.in(null).app.put('/me/password', { password: 'a few random words' })
  assert.deepEqual([await waiting(), (await tab.post(third)).status], [null, 410])

  const fourth = await linkOf('four@example.org')
  server.advance(15 * minute - 5000)
  assert.equal((await tab.get(fourth)).status, 200)
  server.advance(5000)
  assert.deepEqual([await waiting(), (await tab.post(fourth)).status], [null, 410])
  assert.match(textIn(await tab.get(fourth)), /^This link no longer works .* You can request a new one\./)
})

test('bad addresses are refused at their field, old sign-ins and too many requests altogether', async (t) => {
  const server = await startServer(t, { SMTP_URL: 'smtp://127.0.0.1:1' })
  const ann = await signedIn(server, 'editor', { email: 'ann@example.org' })
  const messageOf = async (email: unknown) => {
    const { status, body } = await ask(ann, email as string)
    return [status, (body as { details?: { errors: { message: string }[] } }).details?.errors[0]?.message]
  }

  assert.deepEqual(await messageOf('ann'), [400, 'email must be one plain email address such as ann@example.org.'])
  assert.deepEqual(await messageOf('Ann@example.org'), [400, 'email must be another address than the present one.'])
  assert.deepEqual(await messageOf(7), [400, 'email must be text.'])
  const statuses = []
  for (const name of 'abcdefghi') statuses.push((await ask(ann, `${name}@example.org`)).status)
  assert.deepEqual(statuses, [200, 200, 200, 200, 200, 200, 200, 200, 429])

  server.advance(16 * minute)
  assert.equal((await ask(ann, 'j@example.org')).status, 403)
  assert.equal((await mailsOf(server)).length, 8)
})

test('a server without mail says whom to ask, and the operator changes the address', async (t) => {
  const server = await startServer(t)
  const ann = await signedIn(server, 'editor', { email: 'ann@example.org' })

  const { status, body } = await ask(ann, 'ann@example.com')
  const row = await findUser(server.context.database, 'ann@example.org')
  await setEmail(server.context, byTest, row, 'ann@example.com')

  assert.deepEqual(
    [status, (body as { message: string }).message],
    [403, 'This server cannot send mail. Ask the person who runs it to change your address with "kalends user email".'],
  )
  assert.equal((await browserOf(server, ann).get('/app')).status, 303)
  const { id } = await findUser(server.context.database, 'ann@example.com')
  assert.equal(id, ann.user)
})

test('an invitation stays with the address it was sent to', async (t) => {
  const { server, ann } = await mailing(t)
  const { database, now } = server.context
  const { organization } = await server.newOrganization()
  const invitationTo = async (email: string) => {
    const link = { purpose: 'invitation', email, organization, role: 'viewer' } as const
    return `/app/invitation/${(await database.transaction((tx) => createLink(tx, now(), link))).token}`
  }
  const [old, fresh] = [await invitationTo('ann@example.org'), await invitationTo('ann@example.com')]
  const tab = browserOf(server, ann)
  await tab.post(await linkTo(server, ann, 'ann@example.com'))

  const page = await tab.get(old)
  const accepted = await tab.post(fresh)

  assert.match(textIn(page), /You're signed in as ann@example\.com\. If you accept, this session ends\./)
  assert.deepEqual([accepted.status, accepted.headers.location], [303, '/app'])
})

test('of simultaneous requests for a new address, only one link works', async (t) => {
  const [server] = await withMailServer(t)
  const [ann, tom] = [
    await signedIn(server, 'editor', { email: 'ann@example.org' }),
    await signedIn(server, 'editor', { email: 'tom@example.org' }),
  ]
  const { database, now } = server.context
  const linksOf = ({ user }: Person) =>
    database.read((db) =>
      db
        .selectFrom('one_time_link')
        .select('id')
        .where('user_account', '=', user)
        .where('purpose', '=', 'email')
        .execute(),
    )
  const addresses = [1, 2, 3, 4, 5].map((number) => `ann${number}@example.com`)

  // Without the lock, all of them look for an earlier request before any has made its own.
  if (database.engine === 'postgres') {
    const [one, other] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const unguarded = (mine: PromiseWithResolvers<void>, theirs: PromiseWithResolvers<void>, email: string) =>
      database.transaction(async (tx) => {
        await cancelEmail(tx, tom.user)
        mine.resolve()
        await theirs.promise
        await createLink(tx, now(), { purpose: 'email', user: tom.user, email })
      })
    await Promise.all([unguarded(one, other, 'tom1@example.com'), unguarded(other, one, 'tom2@example.com')])
    assert.equal((await linksOf(tom)).length, 2)
  }
  const asked = await Promise.all(addresses.map((email) => ask(ann, email)))

  assert.deepEqual(new Set(asked.map(({ status }) => status)), new Set([200]))
  assert.equal((await linksOf(ann)).length, 1)
})
