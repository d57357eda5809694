import assert from 'node:assert/strict'
import { test } from 'node:test'
import { envOf, kalends, kalendsJson } from '../testing/kalends.ts'
import { newRsvpEvent, signUp, whenSent, work } from '../testing/mailing.ts'
import { startServer } from '../testing/server.ts'

test('the texts of a mail can be read, changed and reset', async (t) => {
  const server = await startServer(t)
  const env = envOf(server.context.settings)
  const [first, second] = await kalendsJson(env, 'email-template', 'list', '--org', String(server.organization))
  const id = String(second.id)

  const before = await kalends(env, 'email-template', 'show', id)
  const content = '<p>Hi {{field.First name}}<script>x</script></p>'
  const changed = await kalendsJson(env, 'email-template', 'set', id, '--subject', 'At {{event}}', '--content', content)
  const reply = await kalendsJson(env, 'email-template', 'set', id, '--reply-to', 'team@example.org')
  const after = await kalends(env, 'email-template', 'show', id)
  const reset = await kalendsJson(env, 'email-template', 'set', id, '--reset')

  assert.deepEqual([first.type, first.name], ['rsvp_doi', 'Confirm address'])
  assert.match(before.stdout, /^headline +\(in the language of the attendee\) You're in$/m)
  assert.match(before.stdout, /^ {2}\{\{event\}\} +The title of the event\.$/m)
  assert.deepEqual([changed.subject, changed.content], ['At {{event}}', '<p>Hi {{field.First name}}</p>'])
  assert.deepEqual([reply.subject, reply.reply_to], ['At {{event}}', 'team@example.org'])
  assert.match(after.stdout, /^subject +At \{\{event\}\}$/m)
  assert.deepEqual([first.subject, reset.subject, reset.content, reset.reply_to], ['', '', '', null])
})

test('an organization has several templates of a type; an RSVP template names one of them, and null means the default', async (t) => {
  const server = await startServer(t)
  const env = envOf(server.context.settings)
  const org = String(server.organization)
  const create = (...args: string[]) => kalends(env, 'email-template', 'create', '--org', org, ...args)
  const type = 'rsvp_signup_confirmation'

  const made = await create('--type', type, '--name', 'Workshops', '--subject', 'See you at {{event}}')
  const unknownType = await create('--type', 'rsvp_hello', '--name', 'Hello')
  const ofType = await server.client.emailTemplate.ofType(type)
  const all = await server.client.emailTemplate.all()
  const { id } = ofType.at(-1)!
  const [form, plain] = [await newRsvpEvent(server, { [`email_${type}`]: id }), await newRsvpEvent(server)]
  await signUp(server, form, { email: 'ann@example.org' })
  await signUp(server, plain, { email: 'bob@example.org' })
  work(t, server, ['send-mail'])
  const mails = await whenSent(server)

  assert.equal(
    made.stdout.split('\n')[0],
    `Created the email template ${id}, Workshops. RSVP templates select it with email_${type}: ${id}.`,
  )
  assert.match(unknownType.stderr, /^--type must be one of rsvp_doi, /)
  assert.deepEqual(
    ofType.map(({ name }) => name),
    ['Sign-up confirmation', 'Workshops'],
  )
  assert.deepEqual([all.length, all.at(-1)], [8, { id, name: 'Workshops', type }])
  assert.deepEqual(
    new Map(mails.map(({ recipient, subject }) => [recipient, subject])),
    new Map([
      ['ann@example.org', 'See you at Summer party'],
      ['bob@example.org', "You're in: Summer party"],
    ]),
  )
})

test('an RSVP template cannot name an email template of another type or organization', async (t) => {
  const server = await startServer(t)
  const other = await server.newOrganization()
  const env = envOf(server.context.settings)
  const create = (organization: number) =>
    kalendsJson(
      env,
      'email-template',
      'create',
      '--org',
      String(organization),
      '--type',
      'rsvp_doi',
      '--name',
      'Second',
    )
  const [own, foreign] = [await create(server.organization), await create(other.organization)]

  const wrongType = await server.post('/rsvp-block', { name: 'x', email_rsvp_magic_link: own.id })
  const wrongOwner = await server.post('/rsvp-block', { name: 'x', email_rsvp_doi: foreign.id })
  const right = await server.post('/rsvp-block', { name: 'x', email_rsvp_doi: own.id })

  assert.deepEqual([wrongType.status, wrongOwner.status, right.status], [400, 400, 201])
  assert.equal(
    wrongType.body.message,
    'email_rsvp_magic_link must be the id of an email template of the type rsvp_magic_link.',
  )
  assert.equal(wrongOwner.body.message, 'email_rsvp_doi must be the id of an email template of your organization.')
})

test('removing an email template that RSVP templates name needs confirmation, and they fall back to the default', async (t) => {
  const server = await startServer(t)
  const env = envOf(server.context.settings)
  const [first] = await server.client.emailTemplate.ofType('rsvp_doi')
  const org = String(server.organization)
  const type = 'rsvp_doi'
  const { id } = await kalendsJson(env, 'email-template', 'create', '--org', org, '--type', type, '--name', 'Second')
  const { id: block } = await server.client.rsvpBlock.create({ name: 'Dinner', email_rsvp_doi: id })
  const remove = (...args: string[]) => kalends(env, 'email-template', 'remove', ...args)

  const byDefault = await remove(String(first!.id), '--yes')
  const unsure = await remove(String(id))
  const shown = await kalendsJson(env, 'email-template', 'show', String(id))
  const sure = await remove(String(id), '--yes')
  const again = await remove(String(id))

  assert.deepEqual([byDefault.code, unsure.code, sure.code, again.code], [1, 1, 0, 1])
  assert.equal(
    byDefault.stderr,
    `Email template ${first!.id} is the default of the type rsvp_doi and cannot be removed. Run "kalends email-template set ${first!.id} --reset" to restore its built-in texts.`,
  )
  assert.equal(
    unsure.stderr,
    `Email template ${id} is used by the RSVP template ${block} (Dinner). Add --yes to remove it; they will then use the default, ${first!.id}.`,
  )
  assert.deepEqual([shown.is_default, shown.used_by], [false, [{ id: Number(block), name: 'Dinner' }]])
  assert.equal(
    sure.stdout.split('\n')[0],
    `Removed the email template ${id}. These RSVP templates now use ${first!.id}: ${block} (Dinner).`,
  )
  assert.equal((await server.client.rsvpBlock.read(block)).email_rsvp_doi, null)
  assert.equal((await server.client.emailTemplate.all()).length, 7)
})

test('a text with an unknown variable and an invalid address are refused', async (t) => {
  const server = await startServer(t)
  const env = envOf(server.context.settings)

  const variable = await kalends(env, 'email-template', 'set', '1', '--subject', 'Hi {{name}}')
  const address = await kalends(env, 'email-template', 'set', '1', '--reply-to', 'a@b.example, c@d.example')
  const nothing = await kalends(env, 'email-template', 'set', '1')
  const missing = await kalends(env, 'email-template', 'show', '99')
  const help = await kalends(env, 'email-template', 'set', '--help')

  assert.match(
    variable.stderr,
    /^--subject names the variable \{\{name\}\}, which does not exist\. There are event, date,/,
  )
  assert.equal(address.stderr, 'reply_to must be one email address, such as events@example.org.')
  assert.deepEqual([nothing.code, missing.code], [2, 1])
  assert.equal(missing.stderr, 'There is no email template 99. Run "kalends email-template list" to see them.')
  assert.match(help.stdout, /^ {2}\{\{location\}\} +The location\. Empty for a form without a date\.$/m)
})

test('a variable that is always empty in mails of that type is refused', async (t) => {
  const server = await startServer(t)
  const env = envOf(server.context.settings)
  const types: { id: number; type: string }[] = await kalendsJson(env, 'email-template', 'list')
  const set = (type: string, subject: string) =>
    kalends(env, 'email-template', 'set', String(types.find((each) => each.type === type)!.id), '--subject', subject)

  const name = await set('rsvp_doi', 'Hi {{ field.name }}')
  const address = await set('rsvp_doi', 'Hi {{email}}')
  const status = await set('rsvp_magic_link', '{{status}}')
  const typed = await set('rsvp_signup_confirmation', 'Hi {{field.name}}')
  const proven = await set('rsvp_event_update', 'Hi {{field.name}}, {{status}}')

  const empty = (variable: string, type: string) =>
    `--subject names the variable {{${variable}}}, which is always empty in ${type}. Leave it out. See "kalends email-template set --help".`
  assert.equal(name.stderr, empty('field.name', 'rsvp_doi'))
  assert.equal(address.stderr, empty('email', 'rsvp_doi'))
  assert.equal(status.stderr, empty('status', 'rsvp_magic_link'))
  assert.equal(typed.stderr, empty('field.name', 'rsvp_signup_confirmation'))
  assert.equal(proven.code, 0)
})

test('a link in a text may lead to {{link}}; unclosed braces and composed addresses are refused', async (t) => {
  const env = envOf((await startServer(t)).context.settings)
  const set = (...args: string[]) => kalends(env, 'email-template', 'set', '1', ...args)

  const linked = await kalendsJson(env, 'email-template', 'set', '1', '--content', '<p><a href="{{link}}">Here</a></p>')
  const other = await set('--content', '<p><a href="{{email}}">Here</a></p>')
  const open = await set('--subject', 'At {{event')
  const closed = await set('--subject', 'At {event}}')
  const composed = await set('--content', '<p><a href="https://example.org/?to={{link}}">Here</a></p>')
  const shown = await kalendsJson(env, 'email-template', 'show', '1')

  assert.equal(linked.content, '<p><a href="{{link}}">Here</a></p>')
  assert.match(
    other.stderr,
    /^--content has a link to \{\{email\}\}\. A link leads to an address of yours, or to \{\{link\}\} /,
  )
  assert.match(open.stderr, /^--subject has a variable that is not closed: \{\{event\. Write it as \{\{event\}\}\./)
  assert.match(
    closed.stderr,
    /^--subject has a variable that is not opened: At \{event\}\}\. Write it as \{\{event\}\}\./,
  )
  assert.match(composed.stderr, /^--content has a link to https:\/\/example\.org\/\?to=\{\{link\}\}\./)
  assert.equal(shown.content, linked.content)
})
