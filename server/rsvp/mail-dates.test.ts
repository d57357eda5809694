import assert from 'node:assert/strict'
import { test } from 'node:test'
import { party } from '../testing/events.ts'
import { partOf, textOf } from '../testing/mail-server.ts'
import { arrived, newRsvpEvent, signUp, withMailServer, work } from '../testing/mailing.ts'

const zoom = 'https://zoom.example/j/123?pwd=abc'
const evenings = [
  { ...party, name: 'Evening 1', location: 'Room A' },
  { ...party, name: 'Evening 2', startDate: '2027-05-02', location: 'Room B' },
  { ...party, name: 'Evening 3', startDate: '2027-05-03', location: zoom },
]
const evening = (day: string) => `${day}, 2027 · 6:00 – 9:30 PM (Central European Summer Time)`

test('each of several dates is told with its name and its place where these differ', async (t) => {
  const [server, sink] = await withMailServer(t)
  const event = await newRsvpEvent(server, {}, { dates: evenings, title_event_series: 'Three evenings' })
  await signUp(server, event, { email: 'ann@example.org' })

  work(t, server)
  const [mail] = await arrived(server, sink, 1)

  assert.equal(mail!.headers.subject, 'Your answer: Three evenings')
  assert.ok(
    textOf(mail!).includes(`
Three evenings
When: Evening 1 · ${evening('Saturday, May 1')} · Room A
  Evening 2 · ${evening('Sunday, May 2')} · Room B
  Evening 3 · ${evening('Monday, May 3')} · ${zoom}
Your answer: Attending
`),
    textOf(mail!),
  )
  const markup = partOf(mail!, 'text/html').content
  assert.match(markup, /<strong[^>]*>Evening 2<\/strong>\s*<br \/>Sunday, May 2[^<]*<br \/>Room B\s*<\/div>/)
  assert.match(markup, /<a\s+href="https:\/\/zoom\.example\/j\/123\?pwd=abc"[^>]*>https:\/\/zoom\.example/)
})

test('a title that is the name of a date which is over stands above the name of the one that comes next', async (t) => {
  const [server, sink] = await withMailServer(t)
  const event = await newRsvpEvent(server, {}, { dates: evenings.slice(0, 2) })
  server.advance(Date.parse('2027-05-02T00:00Z') - server.context.now())
  await signUp(server, event, { email: 'ann@example.org' })

  work(t, server)
  const [mail] = await arrived(server, sink, 1)

  assert.match(
    textOf(mail!),
    /^Evening 1\nWhen: Evening 2 · Sunday, May 2, 2027 · 6:00 – 9:30 PM \([^)]+\) · Room B\nYour answer/m,
  )
})

test('of many dates the next five are told, and where the others are, in the language of the attendee', async (t) => {
  const [server, sink] = await withMailServer(t)
  const days = Array.from({ length: 40 }, (_, i) => Temporal.PlainDate.from('2027-05-01').add({ days: i }).toString())
  // In another order than that of time.
  const dates = days.toReversed().map((startDate) => ({ ...party, startDate, location: 'Main hall' }))
  const event = await newRsvpEvent(server, {}, { dates, title_event_series: 'Every evening' })
  await signUp(server, event, { email: 'ann@example.org' })
  await signUp(server, event, { email: 'bob@example.org' }, 'pl')

  work(t, server)
  const mails = await arrived(server, sink, 2)
  const [english, polish] = ['ann', 'bob'].map((who) => mails.find(({ headers }) => headers.to!.startsWith(who))!)

  const page = `https://events.example.org/${event}`
  assert.ok(
    textOf(english!).includes(`
When: ${evening('Saturday, May 1')}
  ${evening('Sunday, May 2')}
  ${evening('Monday, May 3')}
  ${evening('Tuesday, May 4')}
  ${evening('Wednesday, May 5')}
  and 35 more: ${page}
Where: Main hall
`),
    textOf(english!),
  )
  assert.match(partOf(english!, 'text/html').content, new RegExp(`<a href="${page}"[^>]*>and 35 more</a`))
  assert.ok(textOf(polish!).includes(`\n  i jeszcze 35 terminów: ${page}\n`))
})
