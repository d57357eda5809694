import assert from 'node:assert/strict'
import { test } from 'node:test'
import ICAL from 'ical.js'
import { party } from '../../testing/events.ts'
import { type ParsedMail, textOf, tokenIn } from '../../testing/mail-server.ts'
import { arrived, mailsOf, newRsvpEvent, signUp, withMailServer, work } from '../../testing/mailing.ts'
import { answers } from '../answers.ts'

const second = { ...party, startDate: '2027-05-08' }
const third = { ...party, startDate: '2027-05-15' }
const nothing = Object.fromEntries(
  ['name', 'startDate', 'startTime', 'endTime', 'timeZone', 'location', 'organizer_name', 'organizer_email'].map(
    (field) => [field, null],
  ),
)

/** What calendars read from the files in a mail: date number, method, status and sequence. */
function entriesIn({ parts }: ParsedMail) {
  const files = parts.filter(({ type }) => type === 'text/calendar')
  return files.flatMap(({ content, params }) => {
    const calendar = new ICAL.Component(ICAL.parse(content) as [string, never[], never[]])
    assert.equal(calendar.getFirstPropertyValue('method'), params.method)
    return calendar.getAllSubcomponents('vevent').map((event) => {
      const value = (name: string) => event.getFirstPropertyValue(name)!.toString()
      return [value('uid').slice(37), params.method, value('status'), Number(value('sequence'))]
    })
  })
}

test('a removed date leaves the calendars of attendees, including those who decline later', async (t) => {
  const [server, sink] = await withMailServer(t)
  const dates = [party, second, third]
  const event = await newRsvpEvent(server, { initial_confirmation: false }, { dates, title_event_series: 'Parties' })
  work(t, server)
  await signUp(server, event, { email: 'ann@example.org', status: 'confirmed' })
  const [first] = await arrived(server, sink, 1)
  server.advance(1000)
  const patched = await server.patch(`/event/${event}?inform=true`, { dates: [{}, nothing] })
  const [, update] = await arrived(server, sink, 2)
  server.advance(1000)
  await signUp(server, event, { email: 'bob@example.org', status: 'confirmed' })
  const [, , later] = await arrived(server, sink, 3)
  const { changed } = answers(server.context)
  await changed(tokenIn(first!, 'manage'), { isText: false, status: 'declined' })
  const [, , , declined] = await arrived(server, sink, 4)
  await changed(tokenIn(later!, 'manage'), { isText: false, status: 'declined' })
  const [, , , , other] = await arrived(server, sink, 5)

  assert.equal(patched.status, 200, patched.text)
  assert.deepEqual(entriesIn(first!), [
    ['1', 'REQUEST', 'CONFIRMED', 0],
    ['2', 'REQUEST', 'CONFIRMED', 0],
    ['3', 'REQUEST', 'CONFIRMED', 0],
  ])
  assert.deepEqual(entriesIn(update!), [
    ['1', 'REQUEST', 'CONFIRMED', 1],
    ['3', 'REQUEST', 'CONFIRMED', 1],
    ['2', 'CANCEL', 'CANCELLED', 1],
  ])
  assert.match(
    textOf(update!),
    /^When: Saturday, May 1, 2027 .*\n {2}Saturday, May 15, .*\nCancelled: Saturday, May 8, /m,
  )
  // An attendee who signed up later never had it.
  assert.deepEqual(entriesIn(later!), [
    ['1', 'REQUEST', 'CONFIRMED', 1],
    ['3', 'REQUEST', 'CONFIRMED', 1],
  ])
  assert.deepEqual(entriesIn(declined!), [
    ['1', 'CANCEL', 'CANCELLED', 2],
    ['3', 'CANCEL', 'CANCELLED', 2],
    ['2', 'CANCEL', 'CANCELLED', 2],
  ])
  assert.deepEqual(entriesIn(other!), [
    ['1', 'CANCEL', 'CANCELLED', 2],
    ['3', 'CANCEL', 'CANCELLED', 2],
  ])
  assert.equal((await mailsOf(server)).length, 5)
})

test('a removed date is sent until it would have been over', async (t) => {
  const [server, sink] = await withMailServer(t)
  const event = await newRsvpEvent(server, {}, { dates: [party, third], title_event_series: 'Parties' })
  work(t, server)
  await signUp(server, event, { email: 'ann@example.org' })
  await arrived(server, sink, 1)
  server.advance(1000)
  await server.patch(`/event/${event}`, { dates: [nothing, {}, { ...party, startDate: '2027-05-22' }] })
  await server.patch(`/event/${event}?inform=true`, { dates: [{ location: 'Roof' }] })
  const [, before] = await arrived(server, sink, 2)
  server.advance(Date.parse('2027-05-02T00:00Z') - server.context.now())
  await server.patch(`/event/${event}?inform=true`, { dates: [{ location: 'Hall' }] })
  const [, , after] = await arrived(server, sink, 3)

  assert.deepEqual(entriesIn(before!), [
    ['2', 'REQUEST', 'CONFIRMED', 2],
    ['3', 'REQUEST', 'CONFIRMED', 2],
    ['1', 'CANCEL', 'CANCELLED', 2],
  ])
  assert.deepEqual(
    entriesIn(after!).map(([number]) => number),
    ['2', '3'],
  )
})
