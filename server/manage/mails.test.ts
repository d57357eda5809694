import assert from 'node:assert/strict'
import { test } from 'node:test'
import { recorded } from '../testing/activity.ts'
import { arrived, mailsOf, newRsvpEvent, signUp, tokensOf, whenSent, withMailServer, work } from '../testing/mailing.ts'
import { type Person, signedIn } from '../testing/people.ts'
import { type TestServer, startServer } from '../testing/server.ts'

const recipients = async (person: Person, query = '') =>
  (await person.app.get(`/mails${query}`)).body.mails.map(({ recipient }: { recipient: string }) => recipient)

test('a kept mail is listed, read with its text and sent again', async (t) => {
  const server = await startServer(t)
  const editor = await signedIn(server, 'editor')
  const event = await newRsvpEvent(server, { doi: true })
  await signUp(server, event, { email: 'Ada@Example.org' })
  work(t, server)
  const [mail] = await whenSent(server)
  const since = (await recorded(server, server.organization)).length

  const listed = await editor.app.get('/mails')
  const read = await editor.app.get(`/mails/${mail!.id.toUpperCase()}`)
  const resent = await editor.app.post(`/mails/${mail!.id}/resend`)
  const [again] = await whenSent(server)

  const shown = {
    id: mail!.id,
    kind: 'rsvp_doi',
    recipient: 'ada@example.org',
    language: 'en',
    event,
    state: 'kept',
    outcome: 'There is no mail server, so it was stored, not sent.',
    subject: 'Confirm your email: Summer party',
    created: new Date(mail!.created).toISOString(),
    sent: null,
    can_resend: true,
  }
  assert.deepEqual(listed.body, { mails: [shown], cursor: null })
  const { text, html, ...rest } = read.body
  assert.deepEqual(rest, shown)
  assert.ok(text.includes(`/${event}/rsvp/confirm/${tokensOf(mail!).confirm}`))
  assert.match(html, /^<!doctype html>/)
  assert.deepEqual([resent.status, resent.body], [202, { id: mail!.id }])
  assert.equal(again!.state, 'kept')
  assert.deepEqual(await recorded(server, server.organization, since), [
    { by: `user ${editor.user}`, action: 'mail.resent', item: mail!.id },
  ])
})

test('the text of a mail with a mail server is not shown, because its links grant access', async (t) => {
  const [server, sink] = await withMailServer(t)
  const editor = await signedIn(server, 'editor')
  const event = await newRsvpEvent(server)
  await signUp(server, event, { email: 'ada@example.org' })
  const [waiting] = await mailsOf(server)

  const before = await editor.app.get(`/mails/${waiting!.id}`)
  const early = await editor.app.post(`/mails/${waiting!.id}/resend`)
  work(t, server)
  await arrived(server, sink, 1)
  const after = await editor.app.get(`/mails/${waiting!.id}`)

  assert.deepEqual(
    [before.body.state, before.body.outcome, before.body.text, before.body.html, before.body.can_resend],
    ['waiting', 'It is waiting to be sent.', null, null, false],
  )
  assert.deepEqual([early.status, early.body.message], [409, 'The mail is already waiting to be sent.'])
  assert.deepEqual(
    [after.body.state, after.body.outcome, after.body.text, after.body.can_resend],
    ['sent', 'The mail server has accepted it.', null, true],
  )
  assert.match(after.body.sent, /^20/)
})

test('a sent mail is composed again as another one, unless its RSVP is gone', async (t) => {
  const [server, sink] = await withMailServer(t)
  const editor = await signedIn(server, 'editor')
  const event = await newRsvpEvent(server)
  await signUp(server, event, { email: 'ada@example.org' })
  work(t, server)
  await arrived(server, sink, 1)
  const [first] = await mailsOf(server)

  const resent = await editor.app.post(`/mails/${first!.id}/resend`)
  const mails = await arrived(server, sink, 2)
  await server.delete(`/event/${event}`)
  const gone = await editor.app.post(`/mails/${first!.id}/resend`)

  assert.equal(resent.status, 202)
  assert.notEqual(resent.body.id, first!.id)
  assert.equal(mails[1]!.headers.to, 'ada@example.org')
  assert.deepEqual(
    [gone.status, gone.body.message],
    [409, 'The RSVP this mail was about is gone, so there is nothing to send.'],
  )
})

test('a mail that the mail server refuses says so in words', async (t) => {
  const [server, sink] = await withMailServer(t)
  sink.mode = '550'
  const editor = await signedIn(server, 'editor')
  await signUp(server, await newRsvpEvent(server), { email: 'ada@example.org' })
  work(t, server)
  await whenSent(server)

  const [mail] = (await editor.app.get('/mails?state=failed')).body.mails

  assert.equal(mail.outcome, 'It could not be sent: 550 5.1.1 <(address)>: no such user')
  assert.equal(mail.can_resend, true)
})

test('mails are filtered by state, kind, event and recipient, and read page by page', async (t) => {
  const server = await startServer(t)
  const editor = await signedIn(server, 'editor')
  const [first, second] = [await newRsvpEvent(server), await newRsvpEvent(server, { doi: true })]
  server.stopClock()
  for (const email of ['ada@example.org', 'adam@example.org', 'ben@example.org']) {
    server.advance(1000)
    await signUp(server, first, { email })
  }
  await signUp(server, second, { email: 'a_a@example.org' })

  const all = ['ada@example.org', 'adam@example.org', 'ben@example.org', 'a_a@example.org']
  assert.deepEqual((await recipients(editor)).toSorted(), all.toSorted())
  assert.equal((await recipients(editor)).at(-1), 'ada@example.org')
  assert.deepEqual(await recipients(editor, '?recipient=ada@example.org'), ['ada@example.org'])
  assert.deepEqual(await recipients(editor, '?recipient=ADA'), ['adam@example.org', 'ada@example.org'])
  assert.deepEqual(await recipients(editor, '?recipient=a_'), ['a_a@example.org'])
  assert.deepEqual(await recipients(editor, '?recipient=%25'), [])
  assert.deepEqual(await recipients(editor, `?event=${second.toUpperCase()}`), ['a_a@example.org'])
  assert.deepEqual(await recipients(editor, '?kind=rsvp_doi'), ['a_a@example.org'])
  assert.deepEqual(await recipients(editor, '?kind=nothing'), [])
  assert.deepEqual(await recipients(editor, '?state=sent'), [])
  assert.equal((await recipients(editor, '?state=waiting')).length, 4)
  const page = await editor.app.get('/mails?limit=3')
  assert.deepEqual(await recipients(editor, `?limit=3&cursor=${page.body.cursor}`), ['ada@example.org'])
})

test('wrong filters are refused', async (t) => {
  const server = await startServer(t)
  const editor = await signedIn(server, 'editor')

  const answers = [
    await editor.app.get('/mails?state=lost'),
    await editor.app.get('/mails?cursor=1'),
    await editor.app.get('/mails?limit=0'),
    await editor.app.get('/mails?recipient='),
    await editor.app.get('/mails?recipient=%00'),
  ]

  assert.deepEqual(
    answers.map(({ status, body }) => [status, body.message]),
    [
      [400, 'state must be one of waiting, sent, kept, failed, dropped.'],
      [400, 'cursor must be the cursor of the previous page. Leave it out to get the first page.'],
      [400, 'limit must be from 1 to 100.'],
      [400, 'recipient must not be empty.'],
      [400, 'recipient must be one line of text without control characters.'],
    ],
  )
})

test('mails of another organization and of the service do not exist, and viewers see none', async (t) => {
  const server = await startServer(t)
  const other = await server.newOrganization()
  const stranger = await signedIn(server, 'owner', { organization: other.organization })
  const viewer = await signedIn(server, 'viewer')
  await signUp(server, await newRsvpEvent(server), { email: 'ada@example.org' })
  const [mail] = await mailsOf(server)
  await ofService(server, mail!.id)

  for (const id of [mail!.id, 'x', '00000000-0000-4000-8000-000000000000'])
    for (const { status, body } of [
      await stranger.app.get(`/mails/${id}`),
      await stranger.app.post(`/mails/${id}/resend`),
    ])
      assert.deepEqual([status, body.message], [404, 'No entry found.'])
  assert.deepEqual((await stranger.app.get('/mails')).body, { mails: [], cursor: null })
  assert.equal((await viewer.app.get('/mails')).status, 403)
  assert.equal((await viewer.app.get(`/mails/${mail!.id}`)).status, 403)
})

/** A second mail, which is sent for no organization. */
async function ofService({ context: { database } }: TestServer, id: string) {
  await database.transaction(async (tx) => {
    const mail = await tx.selectFrom('mail').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const another = { ...mail, id: crypto.randomUUID(), organization: null, dedupe_key: 'service' }
    await tx.insertInto('mail').values(another).execute()
  })
}
