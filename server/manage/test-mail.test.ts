import assert from 'node:assert/strict'
import { test } from 'node:test'
import { partOf, textOf } from '../testing/mail-server.ts'
import { arrived, mailsOf, newRsvpEvent, whenSent, withMailServer, work } from '../testing/mailing.ts'
import { signedIn } from '../testing/people.ts'
import { startServer } from '../testing/server.ts'

const hour = 3_600_000

test('a test mail with unsaved texts and a sample attendee goes to the person who asks for it', async (t) => {
  const [server, sink] = await withMailServer(t)
  const editor = await signedIn(server, 'editor', { email: 'ann@example.org' })
  const event = await newRsvpEvent(server)
  const asked = {
    type: 'rsvp_thank_you',
    item: event,
    changes: { email_template: { subject: 'Bye, {{email}}', headline: 'Until {{event}}' } },
  }

  const preview = await editor.app.post('/preview/mail', asked)
  const { status, body } = await editor.app.post('/email-templates/test', asked)
  work(t, server)
  const [mail] = await arrived(server, sink, 1)

  assert.deepEqual([status, body], [202, { id: body.id, recipient: 'ann@example.org', delivery: 'sent' }])
  assert.deepEqual([mail!.headers.to, mail!.headers.subject], ['ann@example.org', '[Test] Bye, ada@example.org'])
  assert.equal(textOf(mail!).trim(), preview.body.text.replaceAll(/[\u2009\u202f]/g, ' ').trim())
  assert.match(textOf(mail!), /Until Summer party/)
  assert.match(partOf(mail!, 'text/calendar').content, /BEGIN:VCALENDAR/)
  const [template] = (await editor.app.get('/email-templates')).body.filter(
    ({ type }: { type: string }) => type === 'rsvp_thank_you',
  )
  assert.equal((await editor.app.get(`/email-templates/${template.id}`)).body.subject, '')
})

test('a test mail needs no event, and is written in the language of the person', async (t) => {
  const server = await startServer(t)
  const editor = await signedIn(server, 'editor')
  await editor.in(null).app.patch('/me', { language: 'de' })

  const { body } = await editor.app.post('/email-templates/test', { type: 'rsvp_event_update' })
  work(t, server)
  await whenSent(server)
  const read = await editor.app.get(`/mails/${body.id}`)

  assert.equal(body.delivery, 'kept')
  assert.deepEqual(
    [read.body.kind, read.body.recipient, read.body.language, read.body.state, read.body.event],
    ['test', editor.email, 'de', 'kept', null],
  )
  assert.match(read.body.subject, /^\[Test\] .*: Beispielveranstaltung$/)
  assert.match(read.body.text, /Beispielveranstaltung/)
})

test('a person can send themselves ten test mails in an hour, even all at once', async (t) => {
  const server = await startServer(t)
  const [editor, other] = [await signedIn(server, 'editor'), await signedIn(server, 'editor')]
  server.stopClock()
  server.advance(hour - (server.context.now() % hour))
  const send = (person = editor) => person.app.post('/email-templates/test', { type: 'rsvp_doi' })

  const answers = await Promise.all(Array.from({ length: 13 }, () => send()))
  const refused = answers.filter(({ status }) => status !== 202)
  const ofOther = await send(other)
  server.advance(hour)
  const later = await send()

  assert.deepEqual(
    refused.map(({ status, headers }) => [status, headers['retry-after']]),
    [
      [429, '3600'],
      [429, '3600'],
      [429, '3600'],
    ],
  )
  assert.equal(refused[0]!.body.message, 'You can send yourself 10 test mails in an hour. Try again later.')
  assert.deepEqual([ofOther.status, later.status], [202, 202])
  assert.equal((await mailsOf(server)).length, 12)
})

test('a test mail with faults is refused, and nothing is sent', async (t) => {
  const server = await startServer(t)
  const other = await server.newOrganization()
  const editor = await signedIn(server, 'editor')
  const viewer = await signedIn(server, 'viewer')
  const stranger = await signedIn(server, 'owner', { organization: other.organization })
  const event = await newRsvpEvent(server)
  const [foreign] = (await stranger.app.get('/email-templates')).body
  const send = (asked: object, person = editor) => person.app.post('/email-templates/test', asked)

  const variable = await send({ type: 'rsvp_doi', changes: { email_template: { subject: '{{nobody}}' } } })
  const type = await send({ type: 'rsvp_party' })
  const attendee = await send({ type: 'rsvp_doi', item: event, attendee: crypto.randomUUID() })
  const foreignEvent = await send({ type: 'rsvp_doi', item: event }, stranger)
  const foreignTemplate = await send({
    type: 'rsvp_doi',
    changes: { email_template: { id: foreign.id, subject: 'x' } },
  })

  assert.equal(variable.status, 400)
  assert.match(variable.body.message, /^subject names the variable \{\{nobody\}\}, which does not exist\./)
  assert.deepEqual([type.status, type.body.details.errors[0].field], [400, 'type'])
  assert.deepEqual([attendee.status, attendee.body.message], [400, 'attendee is not a field of this request.'])
  assert.deepEqual([foreignEvent.status, foreignTemplate.status], [404, 404])
  assert.equal((await send({ type: 'rsvp_doi' }, viewer)).status, 403)
  assert.deepEqual(await mailsOf(server), [])
})
