import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EmailTemplate } from '@kalends/contract'
import { setMailTemplate } from '../../templates/mail-templates.ts'
import { arrived, mailsOf, newRsvpEvent, signUp, withMailServer, work } from '../../testing/mailing.ts'
import { party } from '../../testing/events.ts'
import { partOf, textOf, tokenIn } from '../../testing/mail-server.ts'
import { startServer } from '../../testing/server.ts'
import { answers } from '../answers.ts'

const organized = { ...party, organizer_name: 'Maria', organizer_email: 'maria@example.org', location: 'Main hall' }

test('the mail that asks to confirm an address contains nothing that was typed', async (t) => {
  const [server, sink] = await withMailServer(t)
  const fields = [{ type: 'text', name: 'name' }]
  const event = await newRsvpEvent(server, { doi: true, fields }, { dates: [organized] })
  const spam = 'BUY NOW http://spam.example'
  await signUp(server, event, { email: 'ann@example.org', payload: { name: spam } })

  work(t, server)
  const [mail] = await arrived(server, sink, 1)

  assert.deepEqual(
    mail!.parts.map(({ type }) => type),
    ['multipart/alternative', 'text/plain', 'text/html'],
  )
  assert.equal(mail!.headers.from, 'Example <noreply@events.example.org>')
  assert.equal(mail!.headers.to, 'ann@example.org')
  assert.equal(mail!.headers.subject, 'Confirm your email: Summer party')
  assert.equal(mail!.headers['auto-submitted'], 'auto-generated')
  assert.equal(mail!.headers['list-unsubscribe'], undefined)
  assert.doesNotMatch(sink.taken[0]!.raw, /spam\.example|BUY/)
  const { short_link } = (await server.get(`/event/${event}`)).body
  const link = `https://events.example.org/${event}/rsvp/confirm/${tokenIn(mail!, 'confirm')}`
  assert.equal(
    textOf(mail!),
    `Example

One more step

One click confirms your email address and completes your sign-up. The link works for one hour. Didn't sign up? Just ignore this email.

Summer party
When: Saturday, May 1, 2027 · 6:00 – 9:30 PM (CEST)
Where: Main hall
  Directions: https://www.google.com/maps/search/?api=1&query=Main%20hall
Organizer: Maria · maria@example.org

Confirm my address:
${link}

-- 
You're getting this because this address was used to sign up for this event.
${short_link}
`,
  )
  const markup = partOf(mail!, 'text/html').content
  assert.match(markup, new RegExp(`<a\\s+href="${link}"[^>]*>Confirm my address</a`))
  assert.match(markup, /prefers-color-scheme: dark/)
  assert.doesNotMatch(markup, /<img|<script/)
})

test('no confirmation is requested for a cancelled event', async (t) => {
  const [server, sink] = await withMailServer(t)
  const event = await newRsvpEvent(server, { doi: true })
  await signUp(server, event, { email: 'ann@example.org' })
  await server.patch(`/event/${event}`, { dates: [{ status: 'CANCELLED' }] })
  await answers(server.context).accessAsked({ event, organization: server.organization }, 'ann@example.org')

  work(t, server)
  const mails = await arrived(server, sink, 2)

  for (const mail of mails) {
    assert.equal(mail.headers.subject, 'Cancelled: Summer party')
    assert.match(textOf(mail), /^Example\n\nThis event is cancelled\n/)
    assert.doesNotMatch(textOf(mail), /[Cc]onfirm|rsvp\/confirm/)
  }
})

test('signing up again before confirming sends another confirmation mail, whose button confirms', async (t) => {
  const [server, sink] = await withMailServer(t)
  const event = await newRsvpEvent(server, { doi: true }, { dates: [organized] })
  work(t, server)
  await signUp(server, event, { email: 'ann@example.org' })
  await arrived(server, sink, 1)
  const again = await signUp(server, event, { email: 'ann@example.org' })
  const [, second] = await arrived(server, sink, 2)
  await answers(server.context).accessAsked({ event, organization: server.organization }, 'ann@example.org')
  const [, , access] = await arrived(server, sink, 3)
  await answers(server.context).confirmed(tokenIn(second!, 'confirm'))
  const kinds = (await mailsOf(server)).map(({ kind }) => kind)

  assert.equal(again, 'pending')
  for (const mail of [second!, access!]) {
    assert.equal(mail.headers.subject, 'Confirm your email: Summer party')
    assert.match(
      textOf(mail),
      /^One click confirms your email address and completes your sign-up\. The link works for one hour\./m,
    )
    const link = `https://events.example.org/${event}/rsvp/confirm/${tokenIn(mail, 'confirm')}`
    assert.ok(textOf(mail).includes(`\nConfirm my address:\n${link}\n`))
    assert.doesNotMatch(textOf(mail), /already|unchanged/)
  }
  assert.deepEqual(kinds.toSorted(), ['rsvp_doi', 'rsvp_magic_link', 'rsvp_second_signup', 'rsvp_thank_you'])
})

test('mails about changes support one-click unsubscribe, others do not', async (t) => {
  const [server, sink] = await withMailServer(t)
  const event = await newRsvpEvent(server, {})
  await signUp(server, event, { email: 'ann@example.org' })
  await server.patch(`/event/${event}?inform=true`, { dates: [{ location: 'Hall' }] })

  work(t, server)
  const [first, update] = await arrived(server, sink, 2)

  const link = `https://events.example.org/${event}/rsvp/unsubscribe/${tokenIn(update!, 'unsubscribe')}`
  assert.equal(first!.headers['list-unsubscribe'], undefined)
  assert.equal(update!.headers['list-unsubscribe'], `<${link}>`)
  assert.equal(update!.headers['list-unsubscribe-post'], 'List-Unsubscribe=One-Click')
  assert.match(textOf(update!), new RegExp(`^Unsubscribe from updates: ${link}$`, 'm'))
})

test('values are never interpreted as variables, markup or headers', async (t) => {
  const [server, sink] = await withMailServer(t)
  const [row] = await server.client.emailTemplate.ofType('rsvp_thank_you')
  await setMailTemplate(server.context, server.actor.by, row!.id, {
    subject: 'Hello {{field.name}}: {{event}}',
    headline: '{{ event }}',
    content: '<p>{{field.name}}, <strong>{{email}}</strong>, {{status}}, {{field.none}}|{{link}}</p>',
    from_name: 'The "Team" <x>',
    reply_to: 'team@example.org',
  })
  const name = 'Hi {{email}} ${1+1} <b>&'
  const fields = [{ type: 'text', name: 'name' }]
  const event = await newRsvpEvent(server, { doi: true, fields }, { dates: [{ ...party, name }] })
  work(t, server)
  await signUp(server, event, { email: 'ann@example.org', payload: { name: '{{event}} <i>' } })
  const [doi] = await arrived(server, sink, 1)
  await answers(server.context).confirmed(tokenIn(doi!, 'confirm'))
  const [, mail] = await arrived(server, sink, 2)

  assert.deepEqual(sink.taken[1]!.to, ['ann@example.org'])
  assert.deepEqual([mail!.headers.cc, mail!.headers.bcc], [undefined, undefined])
  assert.equal(mail!.headers.subject, `Hello {{event}} <i>: ${name}`)
  assert.equal(mail!.headers.from, '"The \\"Team\\" <x>" <noreply@events.example.org>')
  assert.equal(mail!.headers['reply-to'], 'team@example.org')
  const link = `https://events.example.org/${event}/rsvp/manage/${tokenIn(mail!, 'manage')}`
  assert.ok(textOf(mail!).includes(`\n\n${name}\n\n{{event}} <i>, ann@example.org, Going, |${link}\n\n`))
  const markup = partOf(mail!, 'text/html').content
  assert.ok(markup.includes('<p>{{event}} &lt;i&gt;, <strong>ann@example.org</strong>, Going, |<a href='))
  assert.match(markup, /<h1[^>]*>\s*Hi \{\{email\}\} \$\{1\+1\} &lt;b&gt;&amp;\s*<\/h1>/)
})

test('a title or a name that looks like an encoded word is shown literally', async (t) => {
  const [server, sink] = await withMailServer(t)
  const name = `=?utf-8?q?Bcc=3A_x=40y.example?= ${'party '.repeat(12)}ü=?`
  const [{ id }] = (await server.get('/email-template/rsvp_signup_confirmation')).body
  await setMailTemplate(server.context, server.actor.by, Number(id), {
    subject: '{{event}}',
    from_name: '=?utf-8?q?Your_Bank?=',
  })
  const events = [
    await newRsvpEvent(server, {}, { dates: [{ ...party, name }] }),
    await newRsvpEvent(server, {}, { dates: [{ ...party, name: '=?utf-8?b?aGk=?=' }] }),
  ]
  work(t, server)
  for (const [n, event] of events.entries()) {
    await signUp(server, event, { email: 'ann@example.org' })
    await arrived(server, sink, n + 1)
  }
  const mails = await arrived(server, sink, 2)

  assert.deepEqual(
    mails.map(({ headers }) => headers.subject),
    [name, '=?utf-8?b?aGk=?='],
  )
  for (const { headers } of mails) assert.equal(headers.from, '=?utf-8?q?Your_Bank?= <noreply@events.example.org>')
  for (const { raw } of sink.taken)
    assert.doesNotMatch(raw.slice(0, raw.indexOf('\r\n\r\n')), /q\?(Bcc|Your_Bank)|aGk=\?=/)
  for (const { raw } of sink.taken)
    for (const line of raw.slice(0, raw.indexOf('\r\n\r\n')).split('\r\n')) assert.ok(line.length <= 78, line)
})

test('attendees read mails in their language, even if the organization has changed some of the texts', async (t) => {
  const [server, sink] = await withMailServer(t)
  const [row] = await server.client.emailTemplate.ofType('rsvp_signup_confirmation')
  await setMailTemplate(server.context, server.actor.by, row!.id, { headline: 'Bis bald' })
  const event = await newRsvpEvent(server)
  await signUp(server, event, { email: 'ann@example.org' }, 'de')
  await signUp(server, event, { email: 'bob@example.org' }, 'ar')

  work(t, server)
  const mails = await arrived(server, sink, 2)
  const [german, arabic] = ['ann', 'bob'].map((who) => mails.find(({ headers }) => headers.to!.startsWith(who))!)

  assert.equal(german!.headers.subject, 'Sie sind dabei: Summer party')
  assert.match(textOf(german!), /^Bis bald$/m)
  assert.match(textOf(german!), /^Anmeldung ansehen:$/m)
  assert.match(textOf(german!), /Samstag, 1\. Mai 2027/)
  assert.equal(arabic!.headers.subject, 'تم تسجيلك: Summer party')
  assert.match(partOf(arabic!, 'text/html').content, /<html lang="ar" dir="rtl">/)
})

test('a text that the organization wrote stays its own, even if it equals ours', async (t) => {
  const [server, sink] = await withMailServer(t)
  const [row] = await server.client.emailTemplate.ofType('rsvp_doi')
  await setMailTemplate(server.context, server.actor.by, row!.id, { headline: 'One more step' })
  const event = await newRsvpEvent(server, { doi: true })
  await signUp(server, event, { email: 'ann@example.org' }, 'de')

  work(t, server)
  const [mail] = await arrived(server, sink, 1)

  assert.match(textOf(mail!), /^One more step$/m)
  assert.match(textOf(mail!), /^Mit einem Klick bestätigen Sie Ihre E-Mail-Adresse und schließen Ihre Anmeldung ab\./m)
})

test('an address that is not a single mailbox is refused, and nothing is sent', async (t) => {
  const server = await startServer(t)
  const event = await newRsvpEvent(server)
  const addresses = [
    '"a@h.example x"@v.example',
    'a@b.example,c@d.example',
    'a@b.example\nBcc: c@d.example',
    'x@[127.0.0.1]',
    `${'a'.repeat(60)}@${'b.'.repeat(95)}example`,
  ]

  for (const email of addresses)
    await assert.rejects(signUp(server, event, { email }), { message: /^email must be one email address/ }, email)

  assert.deepEqual(await mailsOf(server), [])
})

test('a link in a text to {{link}} leads where the button does, and values stay text', async (t) => {
  const [server, sink] = await withMailServer(t)
  const event = await newRsvpEvent(server, { doi: true }, { dates: [{ ...party, name: '"><a href="{{link}}">' }] })
  const [{ id }] = (await server.get('/email-template/rsvp_doi')).body
  const content = '<p>{{event}} <a href="{{link}}">Yes, it is me</a></p>'
  await setMailTemplate(server.context, server.actor.by, Number(id), { content })
  await signUp(server, event, { email: 'ann@example.org' })

  work(t, server)
  const [mail] = await arrived(server, sink, 1)

  const link = `https://events.example.org/${event}/rsvp/confirm/${tokenIn(mail!, 'confirm')}`
  const markup = partOf(mail!, 'text/html').content
  assert.ok(markup.includes(`<a href="${link}">Yes, it is me</a>`))
  assert.ok(!markup.includes('{{link}}">Yes'))
  assert.match(markup, /<p>&quot;&gt;&lt;a href=/)
})

test('with distribution off, no variable reveals time or place', async (t) => {
  const [server, sink] = await withMailServer(t)
  const [row] = await server.client.emailTemplate.ofType('rsvp_signup_confirmation')
  const content = '<p>{{event}}|{{date}}|{{location}}|{{organizer}}</p>'
  await setMailTemplate(server.context, server.actor.by, row!.id, { subject: 'On {{date}} at {{location}}!', content })
  const event = await newRsvpEvent(server, {}, { distribution: false, dates: [organized] })
  await signUp(server, event, { email: 'ann@example.org' })

  work(t, server)
  const [mail] = await arrived(server, sink, 1)

  assert.equal(mail!.headers.subject, 'On  at !')
  assert.match(textOf(mail!), /^Summer party\|\|\|Maria$/m)
  assert.doesNotMatch(sink.taken[0]!.raw, /2027|Main hall/)
})

test('subject and sender show letters in logical order, without invisible characters', async (t) => {
  const [server, sink] = await withMailServer(t)
  const event = await newRsvpEvent(
    server,
    {},
    { dates: [{ ...party, name: 'Party \u202Egpj.exe\u202C \u2066x\u2069\uFEFF' }] },
  )
  const [{ id }] = (await server.get('/email-template/rsvp_signup_confirmation')).body
  // Stored before such names were refused.
  await server.context.database.transaction((tx) =>
    tx
      .updateTable('email_template')
      .set({ body: JSON.stringify({ ...EmailTemplate.defaults, name: 'x', from_name: 'Team\u202E \u200Bmaet' }) })
      .where('id', '=', Number(id))
      .execute(),
  )
  await signUp(server, event, { email: 'ann@example.org' })

  work(t, server)
  const [mail] = await arrived(server, sink, 1)

  assert.equal(mail!.headers.subject, "You're in: Party gpj.exe x")
  assert.equal(mail!.headers.from, 'Team maet <noreply@events.example.org>')
})
