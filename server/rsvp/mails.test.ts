import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import ICAL from 'ical.js'
import { answers } from './answers.ts'
import { mailsOf, newRsvpEvent, signUp, tokensOf, whenSent, work } from '../testing/attendees.ts'
import { party } from '../testing/events.ts'
import { type MailServer, type ParsedMail, parseMails, partOf, startMailServer } from '../testing/mail-server.ts'
import { type TestServer, startServer } from '../testing/server.ts'
import { until } from '../testing/until.ts'
import { setMailTemplate } from '../templates/mail-texts.ts'

const organized = { ...party, organizer_name: 'Maria', organizer_email: 'maria@example.org', location: 'Main hall' }

async function withMailServer(t: TestContext): Promise<[TestServer, MailServer]> {
  const sink = await startMailServer(t)
  return [
    await startServer(t, {
      SMTP_URL: sink.url,
      LANDING_URL: 'https://events.example.org',
      MAIL_FROM: 'noreply@events.example.org',
    }),
    sink,
  ]
}

/** Waits for as many mails, and answers them as they arrived. */
async function arrived(server: TestServer, { taken }: MailServer, count: number): Promise<ParsedMail[]> {
  await until(() => taken.length >= count)
  await whenSent(server)
  return parseMails(taken)
}

// Formatters of times put narrow spaces between digits and words.
const textOf = (mail: ParsedMail) =>
  partOf(mail, 'text/plain')
    .content.replaceAll('\r\n', '\n')
    .replaceAll(/[\u2009\u202f]/g, ' ')
const tokenIn = (mail: ParsedMail, purpose: string) =>
  new RegExp(`/rsvp/${purpose}/([\\w-]+)`).exec(textOf(mail))?.[1] ?? ''

/** What a calendar reads of the file in a mail. */
function calendarIn(mail: ParsedMail) {
  const { params, content } = partOf(mail, 'text/calendar')
  const calendar = new ICAL.Component(ICAL.parse(content) as [string, never[], never[]])
  const event = calendar.getFirstSubcomponent('vevent')!
  const value = (name: string) => event.getFirstPropertyValue(name)?.toString()
  return {
    method: calendar.getFirstPropertyValue('method'),
    declared: params.method,
    uid: value('uid'),
    sequence: Number(value('sequence')),
    status: value('status'),
    attendee: value('attendee'),
    partstat: event.getFirstProperty('attendee')?.getParameter('partstat'),
    organizer: value('organizer'),
  }
}

test('the mail that asks to confirm an address carries nothing that was typed', async (t) => {
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
  assert.equal(mail!.headers.subject, 'Please confirm your email address: Summer party')
  assert.equal(mail!.headers['auto-submitted'], 'auto-generated')
  assert.equal(mail!.headers['list-unsubscribe'], undefined)
  assert.doesNotMatch(sink.taken[0]!.raw, /spam\.example|BUY/)
  const link = `https://events.example.org/${event}/rsvp/confirm/${tokenIn(mail!, 'confirm')}`
  assert.equal(
    textOf(mail!),
    `Example

One more step

Confirm your email address to complete your sign-up. The button works for one hour. If you did not sign up, ignore this mail and nothing will happen.

Summer party
When: Saturday, May 1, 2027 · 6:00 – 9:30 PM (Central European Summer Time)
Where: Main hall
Organizer: Maria

Confirm my address:
${link}

-- 
You receive this mail because this address was used to sign up for this event.
https://events.example.org/${event}
`,
  )
  const markup = partOf(mail!, 'text/html').content
  assert.match(markup, new RegExp(`<a\\s+href="${link}"[^>]*>Confirm my address</a`))
  assert.match(markup, /prefers-color-scheme: dark/)
  assert.doesNotMatch(markup, /<img|<script/)
})

test('an answer, its changes and its withdrawal are one entry in the calendar of the attendee', async (t) => {
  const [server, sink] = await withMailServer(t)
  const template = { doi: true, initial_confirmation: false, maybe_option: true, maxpp: 3 }
  const event = await newRsvpEvent(server, template, { dates: [organized] })
  const { confirmed, changed } = answers(server.context)
  work(t, server)

  await signUp(server, event, { email: 'ann@example.org', status: 'confirmed', amount: 2 })
  const [doi] = await arrived(server, sink, 1)
  await confirmed(tokenIn(doi!, 'confirm'))
  const [, thanks] = await arrived(server, sink, 2)
  const token = tokenIn(thanks!, 'manage')
  await changed(token, { isText: false, status: 'undecided', amount: 1 })
  const [, , maybe] = await arrived(server, sink, 3)
  await server.patch(`/event/${event}?inform=true`, { dates: [{ startTime: '19:00' }] })
  const [, , , update] = await arrived(server, sink, 4)
  await changed(token, { isText: false, status: 'declined' })
  const [, , , , no] = await arrived(server, sink, 5)

  const { answer } = (await mailsOf(server))[0]!
  const entry = {
    method: 'REQUEST',
    declared: 'REQUEST',
    uid: `${answer}-1`,
    sequence: 0,
    status: 'CONFIRMED',
    attendee: 'mailto:ann@example.org',
    partstat: 'ACCEPTED',
    organizer: 'mailto:maria@example.org',
  }
  assert.deepEqual(calendarIn(thanks!), entry)
  assert.deepEqual(calendarIn(maybe!), { ...entry, sequence: 1, partstat: 'TENTATIVE' })
  assert.deepEqual(calendarIn(update!), { ...entry, sequence: 2, partstat: 'TENTATIVE' })
  assert.deepEqual(calendarIn(no!), {
    ...entry,
    method: 'CANCEL',
    declared: 'CANCEL',
    sequence: 3,
    status: 'CANCELLED',
    partstat: 'DECLINED',
  })
  assert.deepEqual(
    thanks!.parts.map(({ type, name }) => [type, name]),
    [
      ['multipart/mixed', null],
      ['multipart/alternative', null],
      ['text/plain', null],
      ['text/html', null],
      ['text/calendar', null],
      ['application/ics', 'event.ics'],
    ],
  )
  assert.match(textOf(thanks!), /^Your answer: Attending\nPlaces: 2$/m)
  assert.match(textOf(thanks!), /^The event is attached for your calendar\.$/m)
  assert.match(textOf(update!), /7:00/)
  assert.match(textOf(no!), /^The attached file removes the event from your calendar\.$/m)
})

test('mails about changes can be unsubscribed with one click, others cannot', async (t) => {
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
  assert.match(textOf(update!), new RegExp(`^Send me no more updates: ${link}$`, 'm'))
  // Nobody organizes it, so the file is for everybody.
  assert.deepEqual([calendarIn(update!).method, calendarIn(update!).attendee], ['PUBLISH', undefined])
})

test('a mail has no calendar file where there is nothing for a calendar', async (t) => {
  const [server, sink] = await withMailServer(t)
  const form = await newRsvpEvent(server, {}, { distribution: false, dates: [organized] })
  const declining = await newRsvpEvent(server, { initial_confirmation: false }, { dates: [organized] })
  const dynamic = await newRsvpEvent(server, {}, { dates: [{ name: 'Open house', startDate: 'today+7' }] })
  await signUp(server, form, { email: 'ann@example.org' })
  await signUp(server, declining, { email: 'bob@example.org', status: 'declined' })
  await signUp(server, dynamic, { email: 'cleo@example.org' })

  work(t, server)
  const mails = await arrived(server, sink, 3)

  for (const { parts } of mails)
    assert.deepEqual(
      parts.map(({ type }) => type),
      ['multipart/alternative', 'text/plain', 'text/html'],
    )
  const plain = mails.find(({ headers }) => headers.to === 'ann@example.org')!
  assert.doesNotMatch(textOf(plain), /2027|Main hall|attached/)
})

test('values are never read as variables, nor as markup or headers', async (t) => {
  const [server, sink] = await withMailServer(t)
  const [row] = await server.client.emailTemplate.ofType('rsvp_thank_you')
  await setMailTemplate(server.context, row!.id, {
    subject: 'Hello {{field.name}}: {{event}}',
    headline: '{{ event }}',
    content: '<p>{{field.name}}, <strong>{{email}}</strong>, {{status}}, {{field.none}}|{{link}}</p>',
    from_name: 'The "Team" <x@y.example>',
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
  assert.equal(mail!.headers.from, '"The \\"Team\\" <x@y.example>" <noreply@events.example.org>')
  assert.equal(mail!.headers['reply-to'], 'team@example.org')
  const link = `https://events.example.org/${event}/rsvp/manage/${tokenIn(mail!, 'manage')}`
  assert.ok(textOf(mail!).includes(`\n\n${name}\n\n{{event}} <i>, ann@example.org, Attending, |${link}\n\n`))
  const markup = partOf(mail!, 'text/html').content
  assert.ok(markup.includes('<p>{{event}} &lt;i&gt;, <strong>ann@example.org</strong>, Attending, |<a href='))
  assert.match(markup, /<h1[^>]*>\s*Hi \{\{email\}\} \$\{1\+1\} &lt;b&gt;&amp;\s*<\/h1>/)
})

test('attendees read mails in their language, also where the organization has changed some of the texts', async (t) => {
  const [server, sink] = await withMailServer(t)
  const [row] = await server.client.emailTemplate.ofType('rsvp_signup_confirmation')
  await setMailTemplate(server.context, row!.id, { headline: 'Bis bald' })
  const event = await newRsvpEvent(server)
  await signUp(server, event, { email: 'ann@example.org' }, 'de')
  await signUp(server, event, { email: 'bob@example.org' }, 'ar')

  work(t, server)
  const mails = await arrived(server, sink, 2)
  const [german, arabic] = ['ann', 'bob'].map((who) => mails.find(({ headers }) => headers.to!.startsWith(who))!)

  assert.equal(german!.headers.subject, 'Antwort gespeichert: Summer party')
  assert.match(textOf(german!), /^Bis bald$/m)
  assert.match(textOf(german!), /^Antwort ansehen:$/m)
  assert.match(textOf(german!), /Samstag, 1\. Mai 2027/)
  assert.equal(arabic!.headers.subject, 'ردّك: Summer party')
  assert.match(partOf(arabic!, 'text/html').content, /<html lang="ar" dir="rtl">/)
})

test('whoever the organizer removes is told, and the entry leaves the calendar', async (t) => {
  const [server, sink] = await withMailServer(t)
  const event = await newRsvpEvent(server, {}, { dates: [organized] })
  work(t, server)
  await signUp(server, event, { email: 'ann@example.org' })
  await arrived(server, sink, 1)
  await answers(server.context).removed(server.organization, event, 'ann@example.org')
  const [, mail] = await arrived(server, sink, 2)

  assert.equal(mail!.headers.subject, 'Your sign-up was removed: Summer party')
  assert.doesNotMatch(textOf(mail!), /\/rsvp\//)
  assert.deepEqual([calendarIn(mail!).method, calendarIn(mail!).sequence], ['CANCEL', 1])
})

test('each of several dates with an organizer is an invitation of its own', async (t) => {
  const [server, sink] = await withMailServer(t)
  const second = { ...organized, startDate: '2027-05-08' }
  const event = await newRsvpEvent(server, {}, { dates: [organized, second], title_event_series: 'Parties' })
  await signUp(server, event, { email: 'ann@example.org' })

  work(t, server)
  const [mail] = await arrived(server, sink, 1)

  const files = mail!.parts.filter(({ type }) => type === 'text/calendar')
  assert.deepEqual(
    files.map(({ name, params }) => [name, params.method]),
    [
      ['event.ics', 'REQUEST'],
      ['event-2.ics', 'REQUEST'],
    ],
  )
  assert.deepEqual(
    files.map(({ content }) => /^UID:(.*)\r$/m.exec(content)![1]!.slice(36)),
    ['-1', '-2'],
  )
})

test('an address that is not one mailbox is refused, and nothing is sent', async (t) => {
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

test('a change is told to everybody who has confirmed or is undecided, in parts that survive a crash', async (t) => {
  const server = await startServer(t)
  const template = { initial_confirmation: false, maybe_option: true }
  const event = await newRsvpEvent(server, template)
  const statuses = ['confirmed', 'undecided', 'declined']
  const people = Array.from({ length: 1100 }, (_, i) => ({ email: `g${i}@example.org`, status: statuses[i % 3]! }))
  await Promise.all(people.map((each) => signUp(server, event, each)))
  await server.context.database.transaction((tx) => tx.deleteFrom('job').execute())

  const { status } = await server.client.event.update(event, { dates: [{ location: 'Hall' }] }, { inform: true })
  const plain = await server.patch(`/event/${event}`, { dates: [{ location: 'Roof' }] })
  const wrong = await server.patch(`/event/${event}?inform=maybe`, {})
  const other = await server.patch(`/group/${(await server.client.group.latest()).prokey}?inform=true`, {})
  work(t, server, ['inform-attendees'])
  const informing = () =>
    server.context.database.read((db) =>
      db.selectFrom('job').select('id').where('name', '=', 'inform-attendees').execute(),
    )
  await until(async () => (await informing()).length === 0)

  const updates = (await mailsOf(server)).filter(({ kind }) => kind === 'rsvp_event_update')
  const told = people.filter((each) => each.status !== 'declined').map(({ email }) => email)
  assert.deepEqual([status, plain.status, wrong.status, other.status], ['success', 200, 400, 400])
  assert.deepEqual(updates.map(({ recipient }) => recipient).toSorted(), told.toSorted())
  assert.ok(tokensOf(updates[0]!).unsubscribe)
})
