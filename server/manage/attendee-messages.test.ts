import assert from 'node:assert/strict'
import { test } from 'node:test'
import { faultsIn, mailsOf, postForm, rsvpEvent, signUp } from '../testing/attendee.ts'
import { party } from '../testing/attendees.ts'
import { partOf, textOf } from '../testing/mail-server.ts'
import { arrived, whenSent, withMailServer, work } from '../testing/mailing.ts'
import type { TestServer } from '../testing/server.ts'
import { until } from '../testing/until.ts'

const writing = {
  subject: 'News about {{event}}',
  text: 'Doors open at 5 <now>.\n\nSee https://example.org/map.\nBye, {{organization}}',
}

const jobsOf = ({ context: { database } }: TestServer) =>
  database.read((db) => db.selectFrom('job').select('id').where('name', '=', 'message-attendees').execute())

test('a message is previewed with its recipients and as the first of them would get it, and nothing is sent', async (t) => {
  const { server, editor, event } = await party(t)
  const before = (await mailsOf(server)).length

  const { body } = await editor.app.post('/attendees/message/preview', { selection: { event }, ...writing })
  const none = await editor.app.post('/attendees/message/preview', { selection: { search: 'nobody' }, ...writing })
  const wrong = await editor.app.post('/attendees/message/preview', {
    selection: { event, colour: 'red' },
    subject: '{{nope}}',
    text: '',
  })
  const variable = await editor.app.post('/attendees/message/preview', {
    selection: {},
    ...writing,
    subject: '{{nope}}',
  })

  assert.deepEqual([body.recipients, body.unsubscribed, body.mail.to], [3, 0, 'ozge@example.org'])
  assert.equal(body.mail.subject, 'News about Summer party')
  assert.match(body.mail.html, /Doors open at 5 &lt;now>\.<\/p>|Doors open at 5 &lt;now&gt;\.<\/p>/)
  assert.match(body.mail.html, /<a href="https:\/\/example\.org\/map"[^>]*>https:\/\/example\.org\/map<\/a>\./)
  assert.match(body.mail.text, /^Bye, Example$/m)
  assert.deepEqual(
    body.mail.images.map(({ cid, content }: { cid: string; content: string }) => [cid, content.slice(0, 8)]),
    [['ticket@kalends', 'iVBORw0K']],
  )
  assert.match(body.mail.text, /\/rsvp\/manage\/preview$/m)
  assert.match(body.mail.text, /Unsubscribe from updates: \S+\/rsvp\/unsubscribe\/preview/)
  assert.deepEqual([none.body.recipients, none.body.mail], [0, null])
  assert.deepEqual(
    wrong.body.details.errors.map(({ field }: { field: string }) => field),
    ['selection.colour', 'text'],
  )
  assert.deepEqual([variable.status, variable.body.details.errors[0].field], [400, 'subject'])
  assert.match(variable.body.message, /\{\{nope\}\}/)
  assert.equal((await mailsOf(server)).length, before)
  const stored = await server.context.database.read((db) => db.selectFrom('attendee_message').selectAll().execute())
  assert.deepEqual(stored, [])
})

test('a message has form fields only if all selected events have double opt-in, and a refusal names the others', async (t) => {
  const { server, editor, event } = await party(t)
  const fields = [{ type: 'text', name: 'name' }]
  const optIn = await rsvpEvent(server, { doi: true, fields })
  await server.post('/rsvp-answers', { event: optIn, email: 'eva@example.org', payload: { name: 'Eva' } })
  const greeting = { subject: 'News', text: 'Hello {{ field.name }}' }
  const ask = (selection: object, more: object = {}) =>
    editor.app.post(`/attendees/message${'recipients' in more ? '' : '/preview'}`, { selection, ...greeting, ...more })

  const one = await ask({ event })
  const sent = await ask({ event }, { recipients: 3 })
  const several = await ask({}, { subject: '{{field.name}}' })
  const allowed = await ask({ event: optIn })
  const nobody = await ask({ event, search: 'nobody' })

  const without = 'Summer party, 2027-05-01, RSVP'
  const rest =
    'Addresses are not confirmed there, so nothing that was filled in is mailed to them. Leave the variable out, or select other events.'
  const variable = 'text names the variable {{field.name}}, but'
  assert.deepEqual(
    [one.status, one.body.details.errors],
    [400, [{ field: 'text', message: `${variable} this event has no double opt-in: “${without}”. ${rest}` }]],
  )
  assert.deepEqual([sent.status, sent.body.message], [400, one.body.message])
  assert.deepEqual(
    several.body.details.errors[1],
    { field: 'text', message: `${variable} these events have no double opt-in: “${without}”; “${without}”. ${rest}` }, // oxfmt-ignore
  )
  assert.deepEqual(faultsIn(several), ['subject', 'text'])
  assert.equal(allowed.status, 200, allowed.text)
  assert.match(allowed.body.mail.text, /^Hello Eva$/m)
  assert.deepEqual([nobody.status, nobody.body.recipients], [200, 0])
  const stored = await server.context.database.read((db) => db.selectFrom('attendee_message').selectAll().execute())
  assert.deepEqual(stored, [])
})

test('a message reaches each selected address once, except those who have unsubscribed', async (t) => {
  const [server, sink] = await withMailServer(t)
  const { editor, event } = await party(t, server)
  work(t, server)
  await arrived(server, sink, 5)
  await server.patch(`/event/${event}?inform=true`, { dates: [{ location: 'Garden' }] })
  await arrived(server, sink, 8)
  const before = sink.taken.length
  const { body: unsubscribing } = await editor.app.post('/attendees/message/preview', {
    selection: { search: 'kim' },
    ...writing,
  })
  const update = (await arrived(server, sink, before)).find(
    (mail) => mail.headers.to === 'kim@example.org' && /New location/.test(mail.headers.subject!),
  )
  const token = /\/rsvp\/unsubscribe\/([\w-]+)/.exec(textOf(update!))![1]
  await postForm(server, `/${event}/rsvp/unsubscribe/${token}`, { sure: 'yes' })

  const preview = await editor.app.post('/attendees/message/preview', { selection: {}, ...writing })
  const nobody = await editor.app.post('/attendees/message/preview', { selection: { search: 'kim' }, ...writing })
  const listed = async (query: string) =>
    (await editor.app.get(`/attendees?status=confirmed,undecided&gets_news=${query}`)).body.attendees.map(
      ({ email }: { email: string }) => email,
    )
  const [news, none] = [await listed('true'), await listed('false')]
  const sent = await editor.app.post('/attendees/message', { selection: {}, ...writing, recipients: 2 })
  const mails = (await arrived(server, sink, before + 2)).slice(before)
  const rows = await whenSent(server)

  assert.equal(unsubscribing.recipients, 1)
  assert.deepEqual([preview.body.recipients, preview.body.unsubscribed], [2, 1])
  assert.deepEqual([nobody.body.recipients, nobody.body.unsubscribed, nobody.body.mail], [0, 1, null])
  assert.deepEqual([new Set(news), none], [new Set(['ozge@example.org', 'tom@example.org']), ['kim@example.org']])
  assert.deepEqual([sent.status, sent.body.message], [202, 'queued'])
  assert.deepEqual(new Set(mails.map(({ headers }) => headers.to)), new Set(['ozge@example.org', 'tom@example.org']))
  for (const mail of mails) {
    assert.equal(mail.headers.subject, 'News about Summer party')
    assert.equal(mail.headers['list-unsubscribe-post'], 'List-Unsubscribe=One-Click')
    assert.match(textOf(mail), /^Your ticket: /m)
    assert.match(partOf(mail, 'text/html').content, /<p>Doors open at 5/)
  }
  assert.deepEqual(
    rows
      .filter(({ kind }) => kind === 'attendee_message')
      .toSorted((one, other) => (one.recipient < other.recipient ? -1 : 1))
      .map(({ recipient, state, error }) => [recipient, state, error]),
    [
      ['ozge@example.org', 'sent', null],
      ['tom@example.org', 'sent', null],
    ],
  )
  const [activity] = await server.context.database.read((db) =>
    db.selectFrom('activity').selectAll().where('type', '=', 'message').execute(),
  )
  assert.deepEqual([activity!.action, activity!.item, activity!.actor], ['sent', sent.body.id, 'user'])
})

test('a message is not sent to other people than those of the preview, nor twice', async (t) => {
  const { server, editor, event } = await party(t)
  const send = (body: object, headers: Record<string, string> = {}) =>
    editor.app.post('/attendees/message', { selection: { event }, ...writing, ...body }, headers)

  const changed = await send({ recipients: 2 })
  const nobody = await send({ selection: { search: 'nobody' }, recipients: 1 })
  const [one, two] = [
    await send({ recipients: 3 }, { 'idempotency-key': 'm' }),
    await send({ recipients: 3 }, { 'idempotency-key': 'm' }),
  ]
  const answers = (await server.get(`/rsvp-answers/${event}`)).body
  const declined = await send({
    selection: { event, ids: [answers[3].id, answers[0].id], status: 'declined' },
    recipients: 1,
  })
  work(t, server, ['message-attendees'])
  await signUp(server, event, { email: 'late@example.org', status: 'confirmed' })
  const isMessage = ({ kind }: { kind: string }) => kind === 'attendee_message'
  await until(async () => (await mailsOf(server)).filter(isMessage).length >= 4)
  await until(async () => (await jobsOf(server)).length === 0)

  assert.deepEqual([changed.status, changed.body.details], [409, { reason: 'changed', recipients: 3 }])
  assert.equal(nobody.status, 409)
  assert.deepEqual([one.status, two.status, one.body.id], [202, 202, two.body.id])
  assert.equal(declined.status, 202)
  const mails = (await mailsOf(server)).filter(isMessage)
  assert.equal(mails.length, 4)
  assert.deepEqual(
    new Set(mails.map(({ recipient }) => recipient.split('@')[0])),
    new Set(['ann', 'kim', 'ozge', 'tom']),
  )
})

test('a message is read in the list of mails if there is no mail server, and can be sent again while it is stored', async (t) => {
  const { server, editor, event } = await party(t)
  work(t, server)
  await editor.app.post('/attendees/message', { selection: { event, search: 'kim' }, ...writing, recipients: 1 })
  await until(async () => (await mailsOf(server)).some(isKeptMessage))
  const mail = (await mailsOf(server)).find(isKeptMessage)

  const { body } = await editor.app.get(`/mails/${mail!.id}`)

  assert.equal(body.can_resend, true)
  assert.match(body.text, /^Bye, Example$/m)
  assert.match(body.html, /Doors open at 5/)
})

const isKeptMessage = ({ kind, state }: { kind: string; state: string }) =>
  kind === 'attendee_message' && state === 'kept'

test('a message that was sent does not claim that it can be sent again', async (t) => {
  const [server, sink] = await withMailServer(t)
  const { editor, event } = await party(t, server)
  work(t, server)
  await editor.app.post('/attendees/message', { selection: { event, search: 'kim' }, ...writing, recipients: 1 })
  await arrived(server, sink, 6)
  await whenSent(server)

  const [mail] = (await editor.app.get('/mails?kind=attendee_message')).body.mails
  const resent = await editor.app.post(`/mails/${mail.id}/resend`)

  assert.deepEqual([mail.state, mail.can_resend, resent.status], ['sent', false, 409])
})
