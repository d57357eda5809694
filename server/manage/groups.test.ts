import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newEvent, newGroup, party } from '../testing/events.ts'
import { signedIn } from '../testing/people.ts'
import { startServer } from '../testing/server.ts'

test('groups are listed with the number of their events, and of those that are ahead', async (t) => {
  const server = await startServer(t)
  const viewer = await signedIn(server, 'viewer')
  const editor = await signedIn(server, 'editor')
  const concerts = await newGroup(server, { name: 'Concerts', subscription: 'children' })
  const empty = await newGroup(server, { name: 'Empty' })
  await newEvent(server, { event_group: concerts })
  await newEvent(server, { event_group: concerts, dates: [{ name: 'Over', startDate: '2020-01-01' }] })
  await editor.app.post('/events', { event_group: concerts, dates: [party] })

  const { status, body } = await viewer.app.get('/groups')

  assert.equal(status, 200)
  for (const group of body) delete group.date_created
  assert.deepEqual(body, [
    {
      prokey: concerts,
      name: 'Concerts',
      subscription: 'children',
      public_event_overview: true,
      events: 3,
      upcoming: 1,
    },
    { prokey: empty, name: 'Empty', subscription: 'no', public_event_overview: false, events: 0, upcoming: 0 },
  ])
})

test('the addresses of a group are those that visitors use', async (t) => {
  const server = await startServer(t)
  const { publicUrl } = server.context.settings
  const viewer = await signedIn(server, 'viewer')
  const own = await newGroup(server, { subscription: 'children' })
  const external = await newGroup(server, {
    subscription: 'external',
    subscription_cal_url: 'https://example.org/holidays.ics',
  })
  const hidden = await newGroup(server)
  const read = async (prokey: string) => (await viewer.app.get(`/group/${prokey}/visitors`)).body

  const visitors = await read(own)
  assert.deepEqual([visitors.page.state, visitors.page.address], ['shown', `${publicUrl}/${own}`])
  assert.deepEqual([visitors.feed.state, visitors.feed.address], ['own', `${publicUrl}/${own}/calendar.ics`])
  assert.deepEqual(visitors.subscribe[0], { calendar: 'apple', address: `${publicUrl}/${own}/s/apple` })
  assert.equal((await read(external)).feed.address, 'https://example.org/holidays.ics')
  assert.deepEqual(
    [(await read(hidden)).page.state, (await read(hidden)).feed.state, (await read(hidden)).subscribe],
    ['hidden', 'none', []],
  )
})

test('what visitors see of an event can be read at any time', async (t) => {
  const server = await startServer(t)
  const viewer = await signedIn(server, 'viewer')
  const prokey = await newEvent(server)

  const { status, body } = await viewer.app.get(`/event/${prokey}/visitors`)

  assert.equal(status, 200)
  assert.equal(body.page.state, 'shown')
  assert.equal(body.page.address, `${server.context.settings.publicUrl}/${prokey}`)
})
