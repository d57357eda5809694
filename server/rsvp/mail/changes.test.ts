import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setMailTemplate } from '../../templates/mail-templates.ts'
import { party } from '../../testing/events.ts'
import { type ParsedMail, partOf, textOf } from '../../testing/mail-server.ts'
import { arrived, mailsOf, newRsvpEvent, signUp, withMailServer, work } from '../../testing/mailing.ts'
import { startServer } from '../../testing/server.ts'
import { until } from '../../testing/until.ts'

const held = { ...party, location: 'Main hall' }
const second = { ...held, startDate: '2027-05-08' }
const third = { ...held, startDate: '2027-05-15' }
const nothing = Object.fromEntries(
  ['name', 'startDate', 'startTime', 'endTime', 'timeZone', 'location'].map((field) => [field, null]),
)

/** What a mail says above its text: subject, headline, changes and notes. */
function newsIn(mail: ParsedMail): string {
  const [, headline, ...rest] = textOf(mail).split('\n\n')
  return [mail.headers.subject, headline, ...rest.slice(0, rest.indexOf('Here are the current details.'))].join('\n')
}

test('a mail about a change begins with what was and what is now', async (t) => {
  const [server, sink] = await withMailServer(t)
  const event = await newRsvpEvent(server, {}, { dates: [held] })
  await signUp(server, event, { email: 'ann@example.org' })
  work(t, server)
  await arrived(server, sink, 1)

  await server.patch(`/event/${event}?inform=true`, { dates: [{ startTime: '19:00' }] })
  await arrived(server, sink, 2)
  await server.patch(`/event/${event}?inform=true`, { dates: [{ location: 'Roof' }] })
  await arrived(server, sink, 3)
  await server.patch(`/event/${event}?inform=true`, { dates: [{ name: 'Dance', location: null }] })
  await arrived(server, sink, 4)
  await server.patch(`/event/${event}?inform=true`, { dates: [{ description: 'Bring a friend.' }] })
  const [, moved, elsewhere, renamed, described] = await arrived(server, sink, 5)

  assert.equal(
    newsIn(moved!),
    `Rescheduled: Summer party
Rescheduled
When:
  Was: Saturday, May 1, 2027 · 6:00 – 9:30 PM (CEST)
  Now: Saturday, May 1, 2027 · 7:00 – 9:30 PM (CEST)`,
  )
  assert.match(
    partOf(moved!, 'text/html').content,
    />Was<\/span>\s*<s\s*><bdi>Saturday, May\u00a01,\u00a02027<\/bdi><\/s>\s*<br \/><s\s*><bdi>6:00[^<]*<\/bdi><\/s>.*>Now<\/span>\s*<bdi>Saturday, May\u00a01,\u00a02027<\/bdi>\s*<br \/><bdi>7:00/s,
  )
  assert.equal(newsIn(elsewhere!), 'New location: Summer party\nNew location\nWhere:\n  Was: Main hall\n  Now: Roof')
  assert.equal(
    newsIn(renamed!),
    'Event updated: Dance\nThis event has changed\nName:\n  Was: Summer party\n  Now: Dance\nWhere: Roof',
  )
  const page = `https://events.example.org/${event}`
  assert.equal(newsIn(described!), `Event updated: Dance\nThis event has changed\nAbout this event: ${page}`)
})

test('a date that gives the event its name as the one before it passes is no change', async (t) => {
  const [server, sink] = await withMailServer(t)
  const event = await newRsvpEvent(server, {}, { dates: [held, { ...second, name: 'Dance' }] })
  await signUp(server, event, { email: 'ann@example.org' })
  work(t, server)
  await arrived(server, sink, 1)

  server.turnClock(Date.parse('2027-05-03T00:00Z') - server.context.now())
  await server.patch(`/event/${event}?inform=true`, { dates: [{ name: 'Party' }] })
  const [, renamed] = await arrived(server, sink, 2)

  assert.equal(
    newsIn(renamed!),
    'Event updated: Dance\nThis event has changed\nName:\n  Was: Summer party\n  Now: Party',
  )
})

test('a mail says which dates were cancelled, removed, added and reinstated', async (t) => {
  const [server, sink] = await withMailServer(t)
  const event = await newRsvpEvent(server, {}, { dates: [held, second, third], title_event_series: 'Parties' })
  await signUp(server, event, { email: 'ann@example.org' })
  work(t, server)
  await arrived(server, sink, 1)

  const later = { ...held, startDate: '2027-05-22' }
  await server.patch(`/event/${event}?inform=true`, { dates: [{ status: 'CANCELLED' }, nothing, {}, later] })
  await arrived(server, sink, 2)
  await server.patch(`/event/${event}?inform=true`, { dates: [{ status: 'CONFIRMED' }] })
  await arrived(server, sink, 3)
  await server.patch(`/event/${event}`, { dates: [{ status: 'CANCELLED' }] })
  await server.patch(`/event/${event}?inform=true`, {
    dates: [{ status: 'CONFIRMED', startDate: '2027-05-02', location: 'Roof' }],
  })
  const [, changed, resumed, moved] = await arrived(server, sink, 4)

  const evening = (day: string) => `Saturday, ${day}, 2027 · 6:00 – 9:30 PM (CEST)`
  assert.equal(
    newsIn(changed!),
    `Event updated: Parties
This event has changed
Cancelled: ${evening('May 1')}
Cancelled: ${evening('May 8')}
New date: ${evening('May 22')}`,
  )
  assert.equal(newsIn(resumed!), `Back on: Parties\nBack on\nBack on: ${evening('May 1')}`)
  assert.match(newsIn(moved!), /Back on:\n  Was: Saturday, May 1, .*\n  Now: Sunday, May 2, .*\nWhere:\n.*Now: .*Roof/s)
})

test('a place that changes for all dates is named once, and for one date with that date', async (t) => {
  const [server, sink] = await withMailServer(t)
  const event = await newRsvpEvent(server, {}, { dates: [held, second], title_event_series: 'Parties' })
  await signUp(server, event, { email: 'ann@example.org' })
  work(t, server)
  await arrived(server, sink, 1)

  await server.patch(`/event/${event}?inform=true`, { dates: [{ location: 'Roof' }, { location: 'Roof' }] })
  await arrived(server, sink, 2)
  await server.patch(`/event/${event}?inform=true`, { dates: [{}, { location: 'Bar' }] })
  const [, both, one] = await arrived(server, sink, 3)

  assert.equal(newsIn(both!), 'New location: Parties\nNew location\nWhere:\n  Was: Main hall\n  Now: Roof')
  const evening = 'Saturday, May 8, 2027 · 6:00 – 9:30 PM (CEST)'
  assert.match(newsIn(one!), /\nWhere:\n {2}Was: Saturday, May 8/)
  assert.ok(newsIn(one!).endsWith(`\n  Was: ${evening} · Roof\n  Now: ${evening} · Bar`), newsIn(one!))
})

test('a series names its skipped days, its new rhythm and its new time', async (t) => {
  const [server, sink] = await withMailServer(t)
  const recurrence = 'RRULE:FREQ=WEEKLY;COUNT=10'
  const event = await newRsvpEvent(server, {}, { dates: [held], recurrence })
  await signUp(server, event, { email: 'ann@example.org' })
  work(t, server)
  await arrived(server, sink, 1)

  await server.patch(`/event/${event}?inform=true`, { skipped_dates: ['2027-05-15'] })
  await arrived(server, sink, 2)
  const rhythm = { recurrence: 'RRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=10', skipped_dates: [] }
  await server.patch(`/event/${event}?inform=true`, { ...rhythm, dates: [{ startTime: '19:00' }] })
  const [, skipped, changed] = await arrived(server, sink, 3)

  assert.equal(
    newsIn(skipped!),
    `Date cancelled: Summer party
Date cancelled
Cancelled: Saturday, May 15, 2027 · 6:00 – 9:30 PM (CEST)`,
  )
  assert.match(newsIn(changed!), /\n {2}Now: Saturday, May 1, 2027 · 7:00 – 9:30 PM \(CEST\)\n/)
  assert.match(newsIn(changed!), /\nRepeats:\n {2}Was: Weekly · \d+ times\n {2}Now: Every 2 weeks · 10 times\n/)
})

test('a mail that takes the place of one that was not sent tells from the state before both', async (t) => {
  const [server, sink] = await withMailServer(t)
  const event = await newRsvpEvent(server, {}, { dates: [held] })
  await signUp(server, event, { email: 'ann@example.org' })
  const sending = work(t, server, ['send-mail'])
  await arrived(server, sink, 1)
  await sending.stop()
  const informing = work(t, server, ['inform-attendees'])
  const queued = async (count: number) => until(async () => (await mailsOf(server)).length === count)

  await server.patch(`/event/${event}?inform=true&note=${encodeURIComponent('Sorry!')}`, {
    dates: [{ location: 'Roof' }],
  })
  await queued(2)
  server.advance(1000)
  await server.patch(`/event/${event}?inform=true`, { dates: [{ location: 'Bar', startTime: '19:00' }] })
  await queued(3)
  server.advance(1000)
  // Nobody is informed of this one, but the mail is about the event as it is when it is sent.
  await server.patch(`/event/${event}`, { dates: [{ startTime: '18:00' }] })
  await informing.stop()
  work(t, server)
  const [, update] = await arrived(server, sink, 2)

  assert.equal(
    newsIn(update!),
    `New location: Summer party
New location
Where:
  Was: Main hall
  Now: Bar
A note from Example:
Sorry!`,
  )
})

test('a cancellation has its own words, and those of the organizer', async (t) => {
  const [server, sink] = await withMailServer(t)
  const event = await newRsvpEvent(server, {}, { dates: [{ ...held, organizer_name: 'Maria', organizer_email: 'm@example.org' }] }) // oxfmt-ignore
  await signUp(server, event, { email: 'ann@example.org' })
  await server.client.event.update(
    event,
    { dates: [{ status: 'CANCELLED' }] },
    { inform: true, note: 'Too <few> of us.\n\nSee https://example.org' },
  )

  work(t, server)
  const update = (await arrived(server, sink, 2)).find(({ headers }) => headers['list-unsubscribe'])!

  assert.equal(update.headers.subject, 'Cancelled: Summer party')
  assert.ok(
    textOf(update).startsWith(`Example

This event is cancelled

A note from Maria:
Too <few> of us.

See https://example.org

It won't take place. There's nothing you need to do.

Summer party
Cancelled: Saturday, May 1, 2027`),
    textOf(update),
  )
  assert.match(partOf(update, 'text/html').content, /Too &lt;few&gt; of us\..*<a href="https:\/\/example\.org"/s)
})

test("an organization's own texts stand below what has changed", async (t) => {
  const [server, sink] = await withMailServer(t)
  const [row] = await server.client.emailTemplate.ofType('rsvp_event_update')
  const own = { subject: 'News: {{event}}', headline: 'Hear, hear', content: '<p>Dear all</p>' }
  await setMailTemplate(server.context, server.actor.by, row!.id, own)
  const event = await newRsvpEvent(server, {}, { dates: [held] })
  await signUp(server, event, { email: 'ann@example.org' })
  await server.patch(`/event/${event}?inform=true`, { dates: [{ location: 'Roof' }] })

  work(t, server)
  const update = (await arrived(server, sink, 2)).find(({ headers }) => headers['list-unsubscribe'])!

  assert.equal(update.headers.subject, 'News: Summer party')
  assert.match(textOf(update), /^Example\n\nHear, hear\n\nWhere:\n {2}Was: Main hall\n {2}Now: Roof\n\nDear all\n\n/)
})

test('a pure sign-up form tells its new name, and neither when nor where', async (t) => {
  const [server, sink] = await withMailServer(t)
  const event = await newRsvpEvent(server, {}, { distribution: false, dates: [held] })
  await signUp(server, event, { email: 'ann@example.org' })
  work(t, server)
  await arrived(server, sink, 1)

  await server.patch(`/event/${event}?inform=true`, { dates: [{ name: 'List', location: 'Roof', startTime: '19:00' }] })
  const [, update] = await arrived(server, sink, 2)

  assert.equal(newsIn(update!), 'Event updated: List\nThis event has changed\nName:\n  Was: Summer party\n  Now: List')
})

test('a mail that an older server has queued is sent without the changes', async (t) => {
  const [server, sink] = await withMailServer(t)
  const event = await newRsvpEvent(server, {}, { dates: [held] })
  await signUp(server, event, { email: 'ann@example.org' })
  await server.context.database.transaction((tx) => tx.updateTable('mail').set({ kind: 'rsvp_event_update' }).execute())

  work(t, server)
  const [update] = await arrived(server, sink, 1)

  assert.equal(newsIn(update!), 'Event updated: Summer party\nThis event has changed')
})

test('a note needs a mail, and has a limit', async (t) => {
  const server = await startServer(t)
  const event = await newRsvpEvent(server)
  const noted = (query: string) => server.patch(`/event/${event}?${query}`, { dates: [{ location: 'Roof' }] })

  const alone = await noted('note=Sorry')
  const long = await noted(`inform=true&note=${'x'.repeat(501)}`)
  const strange = await noted('inform=true&note=%00')

  assert.deepEqual(
    [alone, long, strange].map(({ status, body }) => [status, body.message]),
    [
      [400, 'note needs inform=true.'],
      [400, 'note must have at most 500 characters.'],
      [400, 'note must not contain control characters.'],
    ],
  )
})
