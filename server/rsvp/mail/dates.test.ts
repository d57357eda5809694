import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setMailTemplate } from '../../templates/mail-templates.ts'
import { party } from '../../testing/events.ts'
import { partOf, textOf, tokenIn } from '../../testing/mail-server.ts'
import { arrived, newRsvpEvent, signUp, withMailServer, work } from '../../testing/mailing.ts'

const organized = { ...party, organizer_name: 'Maria', organizer_email: 'maria@example.org', location: 'Main hall' }
const zoom = 'https://zoom.example/j/123?pwd=abc'
const evenings = [
  { ...party, name: 'Evening 1', location: 'Room A' },
  { ...party, name: 'Evening 2', startDate: '2027-05-02', location: 'Room B' },
  { ...party, name: 'Evening 3', startDate: '2027-05-03', location: zoom },
]
const evening = (day: string) => `${day}, 2027 · 6:00 – 9:30 PM`

test('each of several dates is listed, with its name and place if these differ', async (t) => {
  const [server, sink] = await withMailServer(t)
  const event = await newRsvpEvent(server, {}, { dates: evenings, title_event_series: 'Three evenings' })
  await signUp(server, event, { email: 'ann@example.org' })

  work(t, server)
  const [mail] = await arrived(server, sink, 1)

  assert.equal(mail!.headers.subject, "You're in: Three evenings")
  assert.ok(
    textOf(mail!).includes(`
Three evenings
When: Evening 1 · ${evening('Saturday, May 1')} (CEST) · Room A
  Evening 2 · ${evening('Sunday, May 2')} · Room B
  Evening 3 · ${evening('Monday, May 3')} · ${zoom}
Your RSVP: Going
Your RSVP is for all dates.
`),
    textOf(mail!),
  )
  const markup = partOf(mail!, 'text/html').content
  assert.match(
    markup,
    /<strong[^>]*>\s*<bdi>Evening 2<\/bdi>\s*<\/strong>\s*<br \/><bdi>Sunday, May\u00a02,\u00a02027<\/bdi>\s*<br \/><bdi>6:00\u2009–\u20099:30\u00a0PM<\/bdi>\s*<br \/><bdi>Room B<\/bdi>/,
  )
  assert.match(markup, /<a\s+href="https:\/\/zoom\.example\/j\/123\?pwd=abc"[^>]*>https:\/\/zoom\.example/)
})

test('without a title for all dates, a mail is headed by the name of the next one', async (t) => {
  const [server, sink] = await withMailServer(t)
  const event = await newRsvpEvent(server, {}, { dates: evenings.slice(0, 2) })
  server.advance(Date.parse('2027-05-02T00:00Z') - server.context.now())
  await signUp(server, event, { email: 'ann@example.org' })

  work(t, server)
  const [mail] = await arrived(server, sink, 1)

  assert.match(textOf(mail!), /^Evening 2\nWhen: Sunday, May 2, 2027 · 6:00 – 9:30 PM \([^)]+\) · Room B\nYour RSVP/m)
})

test("of many dates the next ten are listed with a link to the others, in the attendee's language", async (t) => {
  const [server, sink] = await withMailServer(t)
  const days = Array.from({ length: 40 }, (_, i) => Temporal.PlainDate.from('2027-05-01').add({ days: i }).toString())
  // Not in chronological order.
  const dates = days.toReversed().map((startDate) => ({ ...party, startDate, location: 'Main hall' }))
  const event = await newRsvpEvent(server, {}, { dates, title_event_series: 'Every evening' })
  await signUp(server, event, { email: 'ann@example.org' })
  await signUp(server, event, { email: 'bob@example.org' }, 'pl')

  work(t, server)
  const mails = await arrived(server, sink, 2)
  const [english, polish] = ['ann', 'bob'].map((who) => mails.find(({ headers }) => headers.to!.startsWith(who))!)

  const page = (await server.get(`/event/${event}`)).body.short_link
  assert.ok(
    textOf(english!).includes(`
When: ${evening('Saturday, May 1')} (CEST)
  ${evening('Sunday, May 2')}
  ${evening('Monday, May 3')}
  ${evening('Tuesday, May 4')}
  ${evening('Wednesday, May 5')}
  ${evening('Thursday, May 6')}
  ${evening('Friday, May 7')}
  ${evening('Saturday, May 8')}
  ${evening('Sunday, May 9')}
  ${evening('Monday, May 10')}
  and 30 more dates: ${page}
Where: Main hall
`),
    textOf(english!),
  )
  assert.match(partOf(english!, 'text/html').content, new RegExp(`<a href="${page}"[^>]*>and 30 more dates</a`))
  assert.ok(textOf(polish!).includes(`\n  i jeszcze 30 terminów: ${page}\n`))
})

test('a mail separates cancelled dates from those that take place, which come first', async (t) => {
  const [server, sink] = await withMailServer(t)
  const dates = [organized, { ...organized, startDate: '2027-05-08' }]
  const event = await newRsvpEvent(server, {}, { dates, title_event_series: 'Parties' })
  await signUp(server, event, { email: 'ann@example.org' })
  await server.patch(`/event/${event}?inform=true`, { dates: [{ status: 'CANCELLED' }] })

  work(t, server)
  const update = (await arrived(server, sink, 2)).find(({ headers }) => headers['list-unsubscribe'])!

  assert.equal(update.headers.subject, 'Date cancelled: Parties')
  assert.match(
    textOf(update),
    /^When: Saturday, May 8, 2027 · 6:00 – 9:30 PM \(CEST\)\nCancelled: Saturday, May 1, 2027 · /m,
  )
  assert.match(
    partOf(update, 'text/html').content,
    />\s*When\s*<\/div>\s*<div[^>]*>\s*<strong[^>]*>\s*<bdi>Saturday, May\u00a08,.*>\s*Cancelled\s*<\/div>\s*<div[^>]*>\s*<strong[^>]*>\s*<s>\s*<bdi>Saturday, May\u00a01,/s,
  )
})

test('a mail about a cancelled event says so first, and its file removes it from the calendar', async (t) => {
  const [server, sink] = await withMailServer(t)
  const event = await newRsvpEvent(server, {}, { dates: [organized] })
  await signUp(server, event, { email: 'ann@example.org' })
  await signUp(server, event, { email: 'bob@example.org' }, 'fr')
  await signUp(server, event, { email: 'cleo@example.org' }, 'zh')
  await server.patch(`/event/${event}?inform=true`, { dates: [{ status: 'CANCELLED' }] })

  work(t, server)
  const updates = (await arrived(server, sink, 6)).filter(({ headers }) => headers['list-unsubscribe'])
  const [english, french, chinese] = ['ann', 'bob', 'cleo'].map((who) =>
    updates.find(({ headers }) => headers.to!.startsWith(who))!,
  )

  assert.equal(english!.headers.subject, 'Cancelled: Summer party')
  const link = `https://events.example.org/${event}/rsvp/manage/${tokenIn(english!, 'manage')}`
  assert.equal(
    textOf(english!).split('\n-- ')[0],
    `Example

This event is cancelled

It won't take place. There's nothing you need to do.

Summer party
Cancelled: Saturday, May 1, 2027 · 6:00 – 9:30 PM (CEST)
Where: Main hall
Organizer: Maria · maria@example.org

View my RSVP:
${link}

The attached invite removes the event from your calendar.
`,
  )
  assert.equal(partOf(english!, 'text/calendar').params.method, 'CANCEL')
  assert.deepEqual(
    [french!, chinese!].map(({ headers }) => headers.subject),
    ['Annulé\u00a0: Summer party', '已取消：Summer party'],
  )
})

test('custom texts stay unchanged when an event is cancelled', async (t) => {
  const [server, sink] = await withMailServer(t)
  const [row] = await server.client.emailTemplate.ofType('rsvp_event_update')
  await setMailTemplate(server.context, server.actor.by, row!.id, {
    subject: 'News: {{event}}',
    headline: 'Hear, hear',
  })
  const event = await newRsvpEvent(server, {}, { dates: [organized] })
  await signUp(server, event, { email: 'ann@example.org' })
  await server.patch(`/event/${event}?inform=true`, { dates: [{ status: 'CANCELLED' }] })

  work(t, server)
  const update = (await arrived(server, sink, 2)).find(({ headers }) => headers['list-unsubscribe'])!

  assert.equal(update.headers.subject, 'News: Summer party')
  assert.match(textOf(update), /^Hear, hear\n\nCancelled: Saturday, May 1, 2027 · 6:00 – 9:30 PM \(CEST\)\n\n/m)
  assert.match(textOf(update), /^This event is cancelled\nThe attached invite removes the event from your calendar\.$/m)
})
