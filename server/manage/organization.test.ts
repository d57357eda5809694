import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import sharp from 'sharp'
import { setMailTemplate } from '../templates/mail-templates.ts'
import { recorded } from '../testing/activity.ts'
import { faultsIn } from '../testing/attendee.ts'
import { textOf } from '../testing/mail-server.ts'
import { arrived, newRsvpEvent, signUp, withMailServer, work } from '../testing/mailing.ts'
import { signedIn } from '../testing/people.ts'
import { noise, png } from '../testing/pictures.ts'
import { type TestServer, serveSettings, startServer } from '../testing/server.ts'
import { upload } from '../testing/uploads.ts'
import { until } from '../testing/until.ts'
import { newEvent, newGroup, newStyle, open } from '../testing/visitor.ts'

async function change(server: TestServer, changes: object) {
  const { status, text, body } = await (await signedIn(server, 'admin')).app.patch('/organization', changes)
  assert.equal(status, 200, text)
  return body
}

const settingsOf = async (server: TestServer) =>
  (await (await signedIn(server, 'viewer')).app.get('/organization')).body

async function uploaded(server: TestServer, picture: Buffer): Promise<string> {
  const { status, text, body } = await upload(server, picture)
  assert.equal(status, 201, text)
  return body.id
}

test('an organization has default settings, and updates are recorded with the fields they change', async (t) => {
  const server = await startServer(t)
  const before = await settingsOf(server)

  await change(server, { sender_name: ' Ann & Co ', reply_to: 'Ann@Example.org', time_zone: 'europe/berlin' })
  await change(server, { sender_name: 'Ann & Co', language: 'de', time_format: '24' })
  const after = await change(server, { reply_to: null, name: 'Examples' })

  assert.deepEqual(before, {
    id: server.organization,
    name: 'Example',
    logo: null,
    sender_name: null,
    reply_to: null,
    language: null,
    time_zone: null,
    time_format: 'language',
    plan: 'enterprise',
    credits: null,
    removal: null,
  })
  assert.deepEqual(after, {
    ...before,
    name: 'Examples',
    sender_name: 'Ann & Co',
    language: 'de',
    time_zone: 'Europe/Berlin',
    time_format: '24',
  })
  assert.deepEqual(await settingsOf(server), after)
  const updates = (await recorded(server, server.organization)).filter(
    ({ action }) => action === 'organization.updated',
  )
  assert.deepEqual(
    updates.map(({ fields }) => fields),
    [
      ['sender_name', 'reply_to', 'time_zone'],
      ['language', 'time_format'],
      ['name', 'reply_to'],
    ],
  )
})

test('null restores the default of every setting but the name', async (t) => {
  const server = await startServer(t)
  const { app } = await signedIn(server, 'admin')
  const before = await settingsOf(server)
  const set = { sender_name: 'Ann', reply_to: 'ann@example.org', language: 'de', time_zone: 'Europe/Berlin' }
  await change(server, { ...set, time_format: '24' })

  const unset = { logo: null, sender_name: null, reply_to: null, language: null, time_zone: null, time_format: null }
  const { status, body } = await app.patch('/organization', unset)

  assert.equal(status, 200)
  assert.deepEqual(body, before)
  assert.deepEqual(await settingsOf(server), before)
})

test('wrong settings are refused together, and nothing changes', async (t) => {
  const server = await startServer(t)
  const other = await server.newOrganization()
  const foreign = (await upload({ ...server, ...other }, await png(10, 10))).body.id
  const { app } = await signedIn(server, 'admin')

  const refused = await app.patch('/organization', {
    name: ' ',
    logo: foreign,
    sender_name: 'billing@bank.example',
    reply_to: 'a@b.example, c@d.example',
    time_zone: '+02:00',
  })
  const wrong = await app.patch('/organization', { language: 'xx', time_format: '36', plan: 'hobby' })

  assert.equal(refused.status, 400)
  assert.deepEqual(faultsIn(refused), ['name', 'sender_name', 'reply_to', 'time_zone', 'logo'])
  assert.deepEqual(faultsIn(wrong), ['language', 'time_format', 'plan'])
  for (const name of ['Bank\r\nBcc: all@example.org', '\u202eknaB', 'Ba\u200bnk', 'x'.repeat(101)])
    assert.deepEqual(faultsIn(await app.patch('/organization', { sender_name: name })), ['sender_name'])
  const { sender_name, name } = await settingsOf(server)
  assert.deepEqual([sender_name, name], [null, 'Example'])
})

test('members read the settings, admins change them, and other organizations see nothing', async (t) => {
  const server = await startServer(t)
  const [admin, editor] = [await signedIn(server, 'admin'), await signedIn(server, 'editor')]
  const other = await server.newOrganization()

  assert.equal((await editor.app.get('/organization')).body.name, 'Example')
  assert.equal((await editor.app.patch('/organization', { name: 'Mine' })).status, 403)
  assert.equal((await admin.in(other.organization).app.get('/organization')).status, 404)
  assert.equal((await admin.in(other.organization).app.patch('/organization', { name: 'Mine' })).status, 404)
  assert.equal((await admin.app.patch('/organization', { name: 'Ours' })).body.name, 'Ours')
})

test('mails come from the sender name and carry the reply address, unless the template has its own', async (t) => {
  const [server, sink] = await withMailServer(t)
  await change(server, { sender_name: 'Ann "A" <x>', reply_to: 'ann@example.org' })
  const event = await newRsvpEvent(server)
  work(t, server)
  await signUp(server, event, { email: 'a@example.org' })
  await arrived(server, sink, 1)

  const [template] = await server.client.emailTemplate.ofType('rsvp_signup_confirmation')
  const own = { from_name: 'Bob', reply_to: 'bob@example.org' }
  await setMailTemplate(server.context, server.actor.by, template!.id, own)
  await signUp(server, event, { email: 'b@example.org' })
  const mails = await arrived(server, sink, 2)

  const headers = mails.map(({ headers: { to, from, 'reply-to': reply } }) => [to, from, reply])
  assert.deepEqual(headers, [
    ['a@example.org', '"Ann \\"A\\" <x>" <noreply@events.example.org>', 'ann@example.org'],
    ['b@example.org', 'Bob <noreply@events.example.org>', 'bob@example.org'],
  ])
})

test('a name of the organization that is an address is never the name of a sender', async (t) => {
  const [server, sink] = await withMailServer(t)
  const event = await newRsvpEvent(server)
  work(t, server)
  const owner = await signedIn(server, 'owner')
  const names = [
    'billing@bank.example',
    'billing\uff20bank.example',
    'Win at https://evil.example',
    'www.bank.example',
    'Booking.com',
  ]

  for (const [i, name] of names.entries()) {
    await change(server, { name })
    await signUp(server, event, { email: `a${i}@example.org` })
    await arrived(server, sink, i + 1)
  }
  await change(server, { name: 'billing@bank.example' })
  await owner.app.post('/invitations', { email: 'tom@example.org', role: 'viewer' })
  await arrived(server, sink, names.length + 1)
  await change(server, { sender_name: 'Ann' })
  await signUp(server, event, { email: 'b@example.org' })
  const mails = await arrived(server, sink, names.length + 2)

  const address = 'noreply@events.example.org'
  assert.deepEqual(
    mails.map(({ headers }) => headers.from),
    [address, address, address, address, `"Booking.com" <${address}>`, `Kalends <${address}>`, `Ann <${address}>`],
  )
})

test('mails contain the logo as a small PNG with the name of the organization, and show it without loading anything', async (t) => {
  const [server, sink] = await withMailServer(t)
  await change(server, { logo: await uploaded(server, await noise(1000, 200).png().toBuffer()) })
  const event = await newRsvpEvent(server)

  await signUp(server, event, { email: 'a@example.org' })
  work(t, server)
  const [mail] = await arrived(server, sink, 1)

  const [html, image] = ['text/html', 'image/png'].map((type) => mail!.parts.find((part) => part.type === type)!)
  const picture = Buffer.from(image!.content, 'base64')
  assert.match(html!.content, /<img\s+class="logo"\s+src="cid:logo"\s+alt="Example"\s+width="200"\s+height="40"/)
  assert.deepEqual(
    await sharp(picture)
      .metadata()
      .then(({ format, width }) => [format, width]),
    ['png', 400],
  )
  assert.ok(picture.length < 40_000, `${picture.length} bytes`)
  assert.equal(image!.name, null)
  assert.match(textOf(mail!), /^Example\n/)
})

test('pages of events, groups and sign-ups show the logo as soon as it is set, and not after its image is deleted', async (t) => {
  const server = await startServer(t)
  const [event, group] = [await newEvent(server), await newGroup(server)]
  const rsvp = await newRsvpEvent(server)
  const pages = [`/${event}`, `/${group}`, `/${rsvp}`, `/${rsvp}/rsvp/access`]
  const logos = async () => {
    const found = await Promise.all(pages.map((page) => open(server, page)))
    return found.map(({ text }) => /<p class="logo">.*?<\/p>/s.exec(text)?.[0] ?? null)
  }
  assert.deepEqual(await logos(), [null, null, null, null])

  const logo = await uploaded(server, await png(100, 200))
  await change(server, { logo })
  const shown = `<p class="logo"><img src="/files/${logo}" alt="Example" width="24" height="48" /></p>`
  assert.deepEqual(await logos(), [shown, shown, shown, shown])

  const { database } = server.context
  await database.transaction(async (tx) => {
    await tx.deleteFrom('image').where('id', '=', logo).execute()
  })
  assert.equal((await settingsOf(server)).logo, null)
})

test('a page is in the language of its style, else of the visitor, else of the organization, else in English', async (t) => {
  const server = await startServer(t)
  const layout = Number(await newStyle(server, { language: 'fr' }))
  const [plain, styled] = [await newEvent(server), await newEvent(server, { layout })]
  const languageOf = async (event: string, accepted?: string) => {
    const { text } = await open(server, `/${event}`, undefined, accepted ? { 'accept-language': accepted } : {})
    return /<html lang="(..)"/.exec(text)![1]
  }
  const all = async () => [
    await languageOf(styled, 'ja'),
    await languageOf(plain, 'ja'),
    await languageOf(plain, 'xx'),
    await languageOf(plain),
  ]

  const before = await all()
  await change(server, { language: 'de' })
  const after = await all()

  assert.deepEqual(before, ['fr', 'ja', 'en', 'en'])
  assert.deepEqual(after, ['fr', 'ja', 'de', 'de'])
})

test('pages and mails write times in the chosen format, on every server at once', async (t) => {
  const [server, sink] = await withMailServer(t)
  const second = await secondOf(t, server)
  const event = await newRsvpEvent(server)
  const group = await newGroup(server, { public_event_overview: true, name: 'Talks' })
  await newEvent(server, { event_group: group })
  const times = async (page: string, language: string) => {
    const { text } = await open(second, page, undefined, { 'accept-language': language })
    return /<span aria-hidden="true">(.*?)<\/span>/
      .exec(text.slice(text.indexOf('class="overview"')))![1]!
      .replaceAll(/\s/g, ' ')
  }

  // The other server hears of a change a moment later.
  const shows = (english: string, german: string) =>
    until(async () => (await times(`/${group}`, 'en')) === english && (await times(`/${group}`, 'de')) === german)

  await shows('Sat, 6:00 – 9:30 PM', 'Sa, 18:00–21:30 Uhr')
  await change(server, { time_format: '24' })
  await shows('Sat, 18:00 – 21:30', 'Sa, 18:00–21:30 Uhr')
  await signUp(server, event, { email: 'a@example.org' })
  work(t, server)
  const [mail] = await arrived(server, sink, 1)
  await change(server, { time_format: '12' })
  await shows('Sat, 6:00 – 9:30 PM', 'Sa, 6:00–9:30 PM')

  assert.match(textOf(mail!), /18:00/)
})

/** Another server on the same database; on SQLite there is only one. */
async function secondOf(t: TestContext, server: TestServer): Promise<TestServer> {
  const { settings } = server.context
  return settings.databaseUrl ? serveSettings(t, settings) : server
}
