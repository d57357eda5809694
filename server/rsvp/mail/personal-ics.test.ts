import assert from 'node:assert/strict'
import { test } from 'node:test'
import ICAL from 'ical.js'
import { arrived, mailsOf, newRsvpEvent, signUp, withMailServer, work } from '../../testing/mailing.ts'
import { party } from '../../testing/events.ts'
import { type ParsedMail, partOf, textOf, tokenIn } from '../../testing/mail-server.ts'
import { answers } from '../answers.ts'

const organized = { ...party, organizer_name: 'Maria', organizer_email: 'maria@example.org', location: 'Main hall' }

/** What a calendar reads from the file in a mail. */
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
    contact: value('contact'),
  }
}

test("an RSVP, its changes and its withdrawal are one entry in the attendee's calendar", async (t) => {
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
    organizer: 'mailto:noreply@events.example.org',
    contact: 'Maria, maria@example.org',
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
      ['multipart/related', null],
      ['text/html', null],
      ['image/png', null],
      ['text/calendar', null],
      ['application/ics', 'event.ics'],
    ],
  )
  assert.match(textOf(thanks!), /^Your RSVP: Going\nSeats: 2$/m)
  assert.match(textOf(thanks!), /^For Apple and all other calendars, open the attached invite\.$/m)
  assert.match(textOf(update!), /7:00/)
  assert.match(textOf(no!), /^The attached invite removes the event from your calendar\.$/m)
})

test('a mail has no calendar file if there is nothing for a calendar', async (t) => {
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
      parts.filter(({ type }) => /calendar|ics/.test(type)),
      [],
    )
  const plain = mails.find(({ headers }) => headers.to === 'ann@example.org')!
  // Without addresses: a random prokey may contain the year.
  assert.doesNotMatch(textOf(plain).replaceAll(/https:\S*/g, ''), /2027|Main hall|attached/)
})

test('an attendee whom the organizer removes gets a mail, and the entry leaves the calendar', async (t) => {
  const [server, sink] = await withMailServer(t)
  const event = await newRsvpEvent(server, {}, { dates: [organized] })
  work(t, server)
  await signUp(server, event, { email: 'ann@example.org' })
  await arrived(server, sink, 1)
  await answers(server.context).removed(server.actor, event, 'ann@example.org')
  const [, mail] = await arrived(server, sink, 2)

  assert.equal(mail!.headers.subject, 'Your sign-up was removed: Summer party')
  assert.doesNotMatch(textOf(mail!), /\/rsvp\/|Your RSVP/)
  assert.deepEqual([calendarIn(mail!).method, calendarIn(mail!).sequence], ['CANCEL', 1])
})

test('no mail is sent in the name of an address from the event, and none has a file before it is confirmed', async (t) => {
  const [server, sink] = await withMailServer(t)
  const dates = [{ ...party, organizer_name: 'Your Bank', organizer_email: 'security@bank.example' }]
  const [open, checked] = [
    await newRsvpEvent(server, {}, { dates }),
    await newRsvpEvent(server, { doi: true }, { dates }),
  ]
  work(t, server)
  await signUp(server, open, { email: 'victim@example.org' })
  const [first] = await arrived(server, sink, 1)
  await signUp(server, checked, { email: 'victim@example.org' })
  await arrived(server, sink, 2)
  await answers(server.context).accessAsked({ event: checked, organization: server.organization }, 'victim@example.org')
  const pending = (await arrived(server, sink, 3)).slice(1)

  const file = partOf(first!, 'text/calendar').content.replaceAll('\r\n ', '')
  assert.match(file, /^ORGANIZER;CN="Your Bank":mailto:noreply@events\.example\.org\r$/m)
  assert.match(file, /^CONTACT:Your Bank\\, security@bank\.example\r$/m)
  assert.match(textOf(first!), /^Organizer: Your Bank · security@bank\.example$/m)
  assert.equal(first!.headers.from, 'Example <noreply@events.example.org>')
  for (const { parts } of pending)
    assert.deepEqual(
      parts.map(({ type }) => type),
      ['multipart/alternative', 'text/plain', 'text/html'],
    )
})

test('each of several dates with an organizer is a separate invitation', async (t) => {
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

test('a date that was cancelled before the sign-up is not removed from a calendar it never was in', async (t) => {
  const [server, sink] = await withMailServer(t)
  const dates = [organized, { ...organized, startDate: '2027-05-08', status: 'CANCELLED' }]
  const event = await newRsvpEvent(server, {}, { dates, title_event_series: 'Parties' })
  await signUp(server, event, { email: 'ann@example.org' })

  work(t, server)
  const [mail] = await arrived(server, sink, 1)

  const files = mail!.parts.filter(({ type }) => type === 'text/calendar')
  assert.deepEqual(
    files.map(({ params, content }) => [params.method, /^UID:(.*)\r$/m.exec(content)![1]!.slice(36)]),
    [['REQUEST', '-1']],
  )
})

test('a date without an organizer is organized by the organization, so that calendars process its file', async (t) => {
  const [server, sink] = await withMailServer(t)
  const event = await newRsvpEvent(server)
  work(t, server)
  await signUp(server, event, { email: 'ann@example.org' })
  const [first] = await arrived(server, sink, 1)
  await server.patch(`/event/${event}?inform=true`, { dates: [{ location: 'Roof' }] })
  const [, update] = await arrived(server, sink, 2)
  await answers(server.context).removed(server.actor, event, 'ann@example.org')
  const [, , gone] = await arrived(server, sink, 3)
  const publicFile = await server.get(`/ics/${event}`)

  const { answer } = (await mailsOf(server))[0]!
  // As in the PUBLISH files of earlier versions: the calendar entry stays the same.
  const entry = {
    method: 'REQUEST',
    declared: 'REQUEST',
    uid: `${answer}-1`,
    sequence: 0,
    status: 'CONFIRMED',
    attendee: 'mailto:ann@example.org',
    partstat: 'ACCEPTED',
    organizer: 'mailto:noreply@events.example.org',
    contact: undefined,
  }
  assert.deepEqual(calendarIn(first!), entry)
  assert.deepEqual(calendarIn(update!), { ...entry, sequence: 1 })
  const cancelled = { method: 'CANCEL', declared: 'CANCEL', status: 'CANCELLED', partstat: 'DECLINED' }
  assert.deepEqual(calendarIn(gone!), { ...entry, ...cancelled, sequence: 2 })
  const file = partOf(first!, 'text/calendar').content.replaceAll('\r\n ', '')
  assert.match(file, /^ORGANIZER;CN="Example":mailto:noreply@events\.example\.org\r$/m)
  assert.match(file, /^ATTENDEE;.*;RSVP=FALSE:mailto:ann@example\.org\r$/m)
  assert.doesNotMatch(publicFile.text, /ORGANIZER|ATTENDEE/)
})

test('more dates than anyone would accept one by one are in a single file for everyone', async (t) => {
  const [server, sink] = await withMailServer(t)
  const dates = Array.from({ length: 11 }, (_, i) => ({ ...party, startDate: `2027-05-${10 + i}` }))
  const event = await newRsvpEvent(server, {}, { dates })
  await signUp(server, event, { email: 'ann@example.org' })

  work(t, server)
  const [mail] = await arrived(server, sink, 1)

  const { params, content } = partOf(mail!, 'text/calendar')
  assert.equal(params.method, 'PUBLISH')
  assert.equal(content.match(/^BEGIN:VEVENT/gm)!.length, 11)
  assert.doesNotMatch(content, /ATTENDEE/)
})

test('the file of an attendee skips the dates that the series skips', async (t) => {
  const [server, sink] = await withMailServer(t)
  const series = { dates: [party], recurrence: 'RRULE:FREQ=WEEKLY;UNTIL=20270522', skipped_dates: ['2027-05-08'] }
  const event = await newRsvpEvent(server, {}, series)
  await signUp(server, event, { email: 'ann@example.org' })

  work(t, server)
  const [mail] = await arrived(server, sink, 1)

  assert.match(
    partOf(mail!, 'text/calendar').content,
    /^RRULE:FREQ=WEEKLY;UNTIL=20270522T160000Z\r\nEXDATE;TZID=Europe\/Berlin:20270508T180000\r$/m,
  )
})
