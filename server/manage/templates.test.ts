import assert from 'node:assert/strict'
import { test } from 'node:test'
import { signedIn } from '../testing/people.ts'
import { startServer } from '../testing/server.ts'

const dates = [{ name: 'Summer party', startDate: '2027-05-01' }]

test('a template says which events and groups use it', async (t) => {
  const server = await startServer(t)
  const viewer = await signedIn(server, 'viewer')
  const style = Number((await server.client.style.create({ name: 'Red', options: ['google'] })).id)
  const group = (await server.client.group.create({ name: 'Concerts', layout: style })).prokey
  const event = (await server.client.event.create({ dates, event_group: group, layout: style })).prokey
  await server.client.event.create({ dates, event_group: group })

  const { status, body } = await viewer.app.get(`/templates/style/${style}/use`)

  assert.equal(status, 200)
  assert.equal(body.count, 2)
  assert.deepEqual(
    body.items.map(({ type, key }: { type: string; key: string }) => [type, key]),
    [
      ['event', event],
      ['group', group],
    ],
  )
  assert.match(body.items[0].name, /Summer party/)
})

test('an email template says which RSVP templates name it, each once', async (t) => {
  const server = await startServer(t)
  const editor = await signedIn(server, 'editor')
  const mail = (await editor.app.post('/email-templates', { name: 'Workshops', type: 'rsvp_doi' })).body.id as number
  const block = (await server.client.rsvpBlock.create({ name: 'Summer', email_rsvp_doi: mail })).id

  const { body } = await editor.app.get(`/templates/email-template/${mail}/use`)

  assert.deepEqual(body, { count: 1, items: [{ type: 'rsvp-block', key: block, name: 'Summer' }] })
})

test('of many items that use a template, the first 20 are named and all are counted', async (t) => {
  const server = await startServer(t)
  const viewer = await signedIn(server, 'viewer')
  const page = Number((await server.client.landingpage.create({ name: 'Page' })).id)
  const group = (await server.client.group.create({ name: 'Concerts', landingpage: page })).prokey
  for (let i = 0; i < 22; i += 1) await server.client.event.create({ dates, event_group: group, landingpage: page })

  const { body } = await viewer.app.get(`/templates/landingpage/${page}/use`)

  assert.equal(body.count, 23)
  assert.equal(body.items.length, 20)
})

test('forms are listed with how many events use them, and which is the first', async (t) => {
  const server = await startServer(t)
  const viewer = await signedIn(server, 'viewer')
  const { rsvpBlock, event } = server.client
  const shared = Number((await rsvpBlock.create({ name: 'Concerts' })).id)
  const own = Number((await rsvpBlock.create({ name: 'Party', single_event: true })).id)
  const unused = Number((await rsvpBlock.create({ name: 'Old' })).id)
  const other = await server.newOrganization()
  await other.client.rsvpBlock.create({ name: 'Theirs' })
  const { prokey: first, event_group } = await event.create({ dates, new_event_group_name: 'Summer', rsvp: true, rsvp_block: shared }) // oxfmt-ignore
  await event.create({ dates, event_group, rsvp: true, rsvp_block: shared })
  const { prokey: party } = await event.create({ dates, event_group, rsvp: true, rsvp_block: own })

  const { body } = await viewer.app.get('/templates/rsvp-block')

  const name = 'Summer party, 2027-05-01, RSVP'
  assert.deepEqual(body, [
    { id: shared, name: 'Concerts', single_event: false, events: 2, first_event: { prokey: first, name } },
    { id: own, name: 'Party', single_event: true, events: 1, first_event: { prokey: party, name } },
    { id: unused, name: 'Old', single_event: false, events: 0, first_event: null },
  ])
})

test('templates of others, unknown ones and other resources do not exist', async (t) => {
  const server = await startServer(t)
  const viewer = await signedIn(server, 'viewer')
  const other = await server.newOrganization()
  const foreign = (await other.client.style.create({ name: 'Theirs', options: ['google'] })).id

  for (const path of [`style/${foreign}`, 'style/999999', 'style/x', 'event/1', 'constructor/1'])
    assert.equal((await viewer.app.get(`/templates/${path}/use`)).status, 404, path)
})
