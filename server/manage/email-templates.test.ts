import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EmailTemplate } from '@kalends/contract'
import { recorded } from '../testing/activity.ts'
import { type Person, signedIn } from '../testing/people.ts'
import { startServer } from '../testing/server.ts'

interface Listed {
  id: number
  type: string
  is_default: boolean
}

const idOf = async (person: Person, type: string): Promise<number> =>
  (await person.app.get('/email-templates')).body.find((each: Listed) => each.type === type && each.is_default).id

test('an organization has seven email templates, which a viewer reads with their texts', async (t) => {
  const server = await startServer(t)
  const viewer = await signedIn(server, 'viewer')

  const listed = await viewer.app.get('/email-templates')
  const id = await idOf(viewer, 'rsvp_doi')
  const read = await viewer.app.get(`/email-templates/${id}`)
  const german = await viewer.app.get(`/email-templates/${id}?language=de`)

  assert.equal(listed.body.length, 7)
  assert.deepEqual(listed.body[0], { id, name: 'Confirm address', type: 'rsvp_doi', is_default: true })
  assert.deepEqual(read.body, {
    id,
    name: 'Confirm address',
    type: 'rsvp_doi',
    is_default: true,
    subject: '',
    headline: '',
    content: '',
    button_label: '',
    from_name: null,
    reply_to: null,
    built_in: {
      subject: 'Confirm your email: {{event}}',
      headline: 'One more step',
      content:
        "<p>One click confirms your email address and completes your sign-up. The link works for one hour. Didn't sign up? Just ignore this email.</p>",
      button_label: 'Confirm my address',
    },
    used_by: [],
  })
  assert.match(german.body.built_in.subject, /^Bitte/)
})

test('a template is created, updated, reset and removed', async (t) => {
  const server = await startServer(t)
  const editor = await signedIn(server, 'editor')
  const since = (await recorded(server, server.organization)).length

  const created = await editor.app.post('/email-templates', {
    name: 'Workshops',
    type: 'rsvp_thank_you',
    subject: 'See you at {{event}}',
    content: '<p>Bye<script>alert(1)</script></p>',
  })
  const { id } = created.body
  const updated = await editor.app.patch(`/email-templates/${id}`, {
    type: 'rsvp_thank_you',
    headline: 'Until {{ date }}',
    reply_to: 'events@example.org',
  })
  const reset = await editor.app.post(`/email-templates/${id}/reset`)
  const removed = await editor.app.delete(`/email-templates/${id}`)
  const gone = await editor.app.get(`/email-templates/${id}`)

  assert.deepEqual(
    [created.status, created.body.subject, created.body.content, created.body.is_default],
    [201, 'See you at {{event}}', '<p>Bye</p>', false],
  )
  assert.deepEqual(
    [updated.body.subject, updated.body.headline, updated.body.reply_to],
    ['See you at {{event}}', 'Until {{ date }}', 'events@example.org'],
  )
  assert.deepEqual(
    [reset.body.name, reset.body.subject, reset.body.headline, reset.body.reply_to],
    ['Workshops', '', '', null],
  )
  assert.deepEqual(removed.body, { default_id: await idOf(editor, 'rsvp_thank_you'), released: [] })
  assert.equal(gone.status, 404)
  const by = { by: `user ${editor.user}`, item: String(id) }
  assert.deepEqual(await recorded(server, server.organization, since), [
    { ...by, action: 'email-template.created' },
    { ...by, action: 'email-template.updated', fields: ['headline', 'reply_to'] },
    { ...by, action: 'email-template.updated', fields: ['subject', 'headline', 'content', 'reply_to'] },
    { ...by, action: 'email-template.deleted' },
  ])
})

test('a sender with an address or invisible characters is refused, and an older one stays until it is replaced', async (t) => {
  const server = await startServer(t)
  const editor = await signedIn(server, 'editor')
  const id = await idOf(editor, 'rsvp_doi')
  const older = '"Bank" <x@y.example>'
  await server.context.database.transaction((tx) =>
    tx
      .updateTable('email_template')
      .set({ body: JSON.stringify({ ...EmailTemplate.defaults, name: 'x', from_name: older, reply_to: null }) })
      .where('id', '=', id)
      .execute(),
  )

  const kept = await editor.app.patch(`/email-templates/${id}`, { headline: 'Hello', from_name: older })
  const refused = []
  for (const from_name of ['x@y.example', '"Evil" <x@y.example>', 'Ba\u200bnk', 'x'.repeat(101)])
    refused.push((await editor.app.patch(`/email-templates/${id}`, { from_name })).body.message)
  const created = await editor.app.post('/email-templates', { name: 'x', type: 'rsvp_doi', from_name: older })
  const replaced = await editor.app.patch(`/email-templates/${id}`, { from_name: 'Ann & "Bob"' })

  const address = 'from_name must be a name, not an email or web address. Use reply_to for the address.'
  const line = 'from_name must be one line of text, at most 100 characters, without invisible characters.'
  assert.deepEqual([kept.body.headline, kept.body.from_name], ['Hello', older])
  assert.deepEqual(refused, [address, address, line, line])
  assert.deepEqual([created.status, created.body.message], [400, address])
  assert.equal(replaced.body.from_name, 'Ann & "Bob"')
})

test('texts with unknown variables or odd braces are refused, and nothing changes', async (t) => {
  const server = await startServer(t)
  const editor = await signedIn(server, 'editor')
  const id = await idOf(editor, 'rsvp_doi')
  const known = 'event, date, location, organizer, organization, status, places, email, link, field.NAME'

  const unknown = await editor.app.patch(`/email-templates/${id}`, { subject: 'Hi {{name}}', headline: 'Hello' })
  const open = await editor.app.patch(`/email-templates/${id}`, { headline: 'At {{event' })
  const closed = await editor.app.patch(`/email-templates/${id}`, { button_label: 'At {event}}' })
  const triple = await editor.app.patch(`/email-templates/${id}`, { headline: 'At {{{event}}}' })
  const uneven = await editor.app.patch(`/email-templates/${id}`, { headline: 'At {{event}}}' })
  const empty = await editor.app.patch(`/email-templates/${id}`, { content: '<p>{{email}}</p>' })
  const markup = await editor.app.patch(`/email-templates/${id}`, {
    content: '<p>At {{</p><p>, <strong>you</strong></p>',
  })
  const created = await editor.app.post('/email-templates', { name: 'x', type: 'rsvp_doi', subject: '{{nobody}}' })

  assert.deepEqual(
    [unknown, open, closed, triple, uneven, empty, markup, created].map(({ status, body }) => [status, body.message]),
    [
      [400, `subject names the variable {{name}}, which does not exist. There are ${known}.`],
      [400, 'headline has a variable that is not closed: {{event. Write it as {{event}}.'],
      [400, 'button_label has a variable that is not opened: At {event}}. Write it as {{event}}.'],
      [400, 'headline has a variable with too many braces: {{{event}}}. Write it as {{event}}.'],
      [400, 'headline has a variable with too many braces: {{event}}}. Write it as {{event}}.'],
      [400, 'content names the variable {{email}}, which is always empty in rsvp_doi. Leave it out.'],
      [400, 'content has a variable that is not closed: {{ , you. Write it as {{event}}.'],
      [400, `subject names the variable {{nobody}}, which does not exist. There are ${known}.`],
    ],
  )
  const { subject, headline, content, button_label } = (await editor.app.get(`/email-templates/${id}`)).body
  assert.deepEqual([subject, headline, content, button_label], ['', '', '', ''])
  assert.equal((await editor.app.get('/email-templates')).body.length, 7)
})

test('other faults of a template are refused', async (t) => {
  const server = await startServer(t)
  const editor = await signedIn(server, 'editor')
  const id = await idOf(editor, 'rsvp_doi')

  const missing = await editor.app.post('/email-templates', {})
  const wrong = await editor.app.post('/email-templates', { name: 'x', type: 'rsvp_party', colour: 'red' })
  const moved = await editor.app.patch(`/email-templates/${id}`, { type: 'rsvp_thank_you' })
  const replyTo = await editor.app.patch(`/email-templates/${id}`, { reply_to: 'nobody' })
  const list = await editor.app.patch(`/email-templates/${id}`, [])
  const language = await editor.app.get(`/email-templates/${id}?language=xx`)

  assert.deepEqual([missing.status, missing.body.message], [400, 'name is required. type is required.'])
  assert.deepEqual([wrong.status, wrong.body.details.errors.length], [400, 2])
  assert.deepEqual(
    [moved.status, moved.body.message],
    [400, 'type cannot be changed. Create another email template of the type rsvp_thank_you.'],
  )
  assert.deepEqual(
    [replyTo.status, replyTo.body.message],
    [400, 'reply_to must be one email address, such as events@example.org.'],
  )
  assert.deepEqual([list.status, list.body.message], [400, 'The body must be a JSON object.'])
  assert.equal(language.status, 400)
})

test('a change that would overwrite that of somebody else is refused', async (t) => {
  const server = await startServer(t)
  const editor = await signedIn(server, 'editor')
  const id = await idOf(editor, 'rsvp_doi')
  const { headers } = await editor.app.get(`/email-templates/${id}`)
  const mine = { 'if-match': headers.etag! }

  const first = await editor.app.patch(`/email-templates/${id}`, { subject: 'One' }, mine)
  const second = await editor.app.patch(`/email-templates/${id}`, { subject: 'Two' }, mine)

  assert.deepEqual([first.status, second.status], [200, 412])
  assert.equal((await editor.app.get(`/email-templates/${id}`)).body.subject, 'One')
})

test('the default of a type is not removed, and one in use only with force', async (t) => {
  const server = await startServer(t)
  const editor = await signedIn(server, 'editor')
  const usual = await idOf(editor, 'rsvp_doi')
  const { id } = (await editor.app.post('/email-templates', { name: 'Other', type: 'rsvp_doi' })).body
  const block = await server.client.rsvpBlock.create({ name: 'Party', email_rsvp_doi: id })
  const used_by = [{ id: Number(block.id), name: 'Party' }]

  const read = await editor.app.get(`/email-templates/${id}`)
  const kept = await editor.app.delete(`/email-templates/${usual}?force=true`)
  const used = await editor.app.delete(`/email-templates/${id}`)
  const removed = await editor.app.delete(`/email-templates/${id}?force=true`)

  assert.deepEqual(read.body.used_by, used_by)
  assert.deepEqual(
    [kept.status, kept.body.message],
    [
      409,
      `Email template ${usual} is the default of the type rsvp_doi and cannot be removed. Reset it to restore its built-in texts.`,
    ],
  )
  assert.deepEqual(
    [used.status, used.body.message, used.body.details],
    [
      409,
      `Email template ${id} is used by the RSVP template ${block.id} (Party). Send force=true to remove it; they will then use the default, ${usual}.`,
      { used_by },
    ],
  )
  assert.deepEqual(removed.body, { default_id: usual, released: used_by })
  assert.equal((await server.client.rsvpBlock.read(block.id)).email_rsvp_doi, null)
})

test('variables are listed for each type with a sample, without those that are always empty', async (t) => {
  const server = await startServer(t)
  const viewer = await signedIn(server, 'viewer')

  const { body } = await viewer.app.get('/email-templates/variables')
  const namesOf = (type: string) =>
    body
      .find((each: { type: string }) => each.type === type)
      .variables.map(({ name }: { name: string }) => name)
      .join()

  assert.equal(body.length, 7)
  assert.equal(namesOf('rsvp_doi'), 'event,date,location,organizer,organization,link')
  assert.equal(
    namesOf('rsvp_thank_you'),
    'event,date,location,organizer,organization,status,places,email,link,field.NAME',
  )
  assert.deepEqual(body[0].variables[0], {
    name: 'event',
    description: 'The title of the event.',
    sample: 'Sample event',
  })
})

test('email templates of another organization do not exist, and viewers change none', async (t) => {
  const server = await startServer(t)
  const other = await server.newOrganization()
  const stranger = await signedIn(server, 'owner', { organization: other.organization })
  const viewer = await signedIn(server, 'viewer')
  const mine = await idOf(viewer, 'rsvp_doi')

  for (const id of [mine, 99_999, 'x'])
    for (const { status, body } of [
      await stranger.app.get(`/email-templates/${id}`),
      await stranger.app.patch(`/email-templates/${id}`, { subject: 'x' }),
      await stranger.app.post(`/email-templates/${id}/reset`),
      await stranger.app.delete(`/email-templates/${id}?force=true`),
    ])
      assert.deepEqual([status, body.message], [404, 'No entry found.'])
  for (const { status } of [
    await viewer.app.post('/email-templates', { name: 'x', type: 'rsvp_doi' }),
    await viewer.app.patch(`/email-templates/${mine}`, { subject: 'x' }),
    await viewer.app.post(`/email-templates/${mine}/reset`),
    await viewer.app.delete(`/email-templates/${mine}`),
  ])
    assert.equal(status, 403)
  assert.equal((await viewer.app.get(`/email-templates/${mine}`)).body.subject, '')
})
