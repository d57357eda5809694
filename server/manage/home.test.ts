import assert from 'node:assert/strict'
import { test } from 'node:test'
import { visitRecorder } from '../statistics/visits.ts'
import { newEvent } from '../testing/events.ts'
import { signedIn } from '../testing/people.ts'
import { startServer } from '../testing/server.ts'
import { subjectOf, visitRequest } from '../testing/visitor.ts'

test('an organization without events is empty, and nothing needs attention', async (t) => {
  const server = await startServer(t)
  const owner = await signedIn(server, 'owner')

  const { status, body } = await owner.app.get('/home')

  assert.equal(status, 200)
  assert.deepEqual(body, {
    is_empty: true,
    next: [],
    attention: { drafts: 0, failed_mails: 0, broken_domains: 0, removal: null },
  })
})

test('home has what takes place next, with confirmed seats, and what needs attention', async (t) => {
  const server = await startServer(t)
  server.advance(Date.parse('2027-01-01T12:00:00Z') - server.context.now())
  const owner = await signedIn(server, 'owner')
  const viewer = await signedIn(server, 'viewer')
  const dated = (name: string, startDate: string) => ({ dates: [{ name, startDate }] })
  const { id } = (await server.post('/rsvp-block', { name: 'Form', max: 40, maxpp: 5 })).body
  const later = await newEvent(server, { ...dated('Later', '2027-03-01'), rsvp: true, rsvp_block: id })
  await newEvent(server, dated('Over', '2026-12-01'))
  await newEvent(server, dated('Sooner', '2027-02-01'))
  await owner.app.post('/events', { new_event_group_name: 'Drafts', ...dated('Draft', '2026-12-02') })
  await server.post('/rsvp-answers', { event: later, email: 'ann@example.org', amount: 3 })

  const { removal } = (await owner.app.post('/organization/removal', { name: 'Example' })).body
  const home = (await owner.app.get('/home')).body
  const ofViewer = (await viewer.app.get('/home')).body

  assert.equal(home.is_empty, false)
  assert.deepEqual(
    home.next.map(({ event, seats }: { event: { title: string }; seats: number | null }) => [event.title, seats]),
    [
      ['Sooner', null],
      ['Later', 3],
    ],
  )
  assert.deepEqual(home.attention, { drafts: 1, failed_mails: 0, broken_domains: 0, removal })
  assert.deepEqual({ ...ofViewer, next: ofViewer.next.length }, { is_empty: false, next: 2, attention: null })
})

test('home counts the views of the last seven days, today included', async (t) => {
  const server = await startServer(t)
  const turnTo = (date: string) => server.turnClock(Date.parse(`${date}T12:00:00Z`) - server.context.now())
  turnTo('2027-01-01')
  const editor = await signedIn(server, 'editor')
  const event = await newEvent(server, { dates: [{ name: 'Concert', startDate: '2027-03-01' }] })
  const { view } = visitRecorder(server.context)
  const { id } = await subjectOf(server, event)
  await view(id)(visitRequest('/'))
  turnTo('2027-01-02')
  for (let n = 0; n < 3; n += 1) await view(id)(visitRequest('/'))
  turnTo('2027-01-08')
  for (let n = 0; n < 2; n += 1) await view(id)(visitRequest('/'))

  const { next } = (await editor.app.get('/home')).body

  assert.deepEqual(
    next.map(({ views }: { views: number }) => views),
    [5],
  )
})
