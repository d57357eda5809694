import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emailsOf, signUp } from '../testing/attendee.ts'
import { faultyFields, newEvent, newGroup, party, rsvp } from '../testing/events.ts'
import { signedIn } from '../testing/people.ts'
import { startServer } from '../testing/server.ts'

const date = {
  ...party,
  location: 'Main hall',
  description: '<p>Bring a friend.</p>',
  status: 'CONFIRMED',
  organizer_name: 'Ann',
  organizer_email: 'ann@example.org',
}

test('a copy is a draft with the same settings, a marked title, and no RSVPs', async (t) => {
  const server = await startServer(t)
  const editor = await signedIn(server, 'editor')
  const event_group = await newGroup(server)
  const settings = {
    event_group,
    dates: [date],
    hideButton: true,
    iCalFileName: 'party',
    slug: 'party',
    ...(await rsvp(server)),
  }
  const prokey = await newEvent(server, settings)
  await signUp(server, prokey, { email: 'eva@example.org' })

  const copied = await editor.app.post(`/event/${prokey}/duplicate`, {})

  assert.equal(copied.status, 201)
  const copy = copied.body.prokey
  assert.deepEqual(copied.body, { status: 'success', message: 'duplicated', prokey: copy, source: prokey, event_group })
  const { body: original } = await server.get(`/event/${prokey}`)
  const { body: made } = await server.get(`/event/${copy}`)
  assert.deepEqual(made, {
    ...original,
    prokey: copy,
    status: 'draft',
    dates: [{ ...original.dates[0], name: 'Summer party (copy)' }],
    slug: null,
    date_created: made.date_created,
    short_link: made.short_link,
  })
  assert.notEqual(made.short_link, original.short_link)
  assert.deepEqual(await emailsOf(server, prokey), ['eva@example.org'])
  assert.deepEqual(await emailsOf(server, copy), [])
})

test('a copy keeps everything, only the times, or only the texts of its dates', async (t) => {
  const server = await startServer(t)
  const editor = await signedIn(server, 'editor')
  const prokey = await newEvent(server, { dates: [date], recurrence: 'RRULE:FREQ=DAILY;COUNT=3' })
  const copyWith = async (options: object) => {
    const { body } = await editor.app.post(`/event/${prokey}/duplicate`, options)
    const { dates, recurrence } = (await server.get(`/event/${body.prokey}`)).body
    const { name, startDate, startTime, endTime, timeZone, location, description, status, organizer_name } = dates[0]
    return [name, startDate, startTime, endTime, timeZone, location, description, status, organizer_name, recurrence]
  }

  const times = await copyWith({ keep: 'times', title: 'Next one' })
  const texts = await copyWith({ keep: 'texts', startDate: '2028-05-01' })
  const refused = await editor.app.post(`/event/${prokey}/duplicate`, { startDate: '2028-05-01' })
  const impossible = await editor.app.post(`/event/${prokey}/duplicate`, { keep: 'texts', startDate: '2028-02-30' })

  const rule = 'RRULE:FREQ=DAILY;COUNT=3'
  const zone = 'Europe/Berlin'
  assert.deepEqual(times, ['Next one', '2027-05-01', '18:00', '21:30', zone, null, null, null, '', rule])
  const kept = ['Main hall', '<p>Bring a friend.</p>', null, 'Ann', null]
  assert.deepEqual(texts, ['Summer party (copy)', '2028-05-01', null, null, null, ...kept])
  assert.deepEqual(faultyFields(refused), ['startDate'])
  assert.deepEqual(faultyFields(impossible), ['startDate'])
})

test('the title of a series is marked, and a copy of a copy is counted', async (t) => {
  const server = await startServer(t)
  const editor = await signedIn(server, 'editor')
  const dates = [party, { ...party, startDate: '2027-06-01' }]
  const prokey = await newEvent(server, { dates, title_event_series: 'Parties' })
  const long = await newEvent(server, { dates: [{ ...party, name: 'ü'.repeat(500) }] })
  const copy = async (of: string) => {
    const { body } = await editor.app.post(`/event/${of}/duplicate`, {})
    return (await server.get(`/event/${body.prokey}`)).body
  }

  const first = await copy(prokey)
  const second = await copy(first.prokey)
  const third = await copy(second.prokey)

  const titles = [first, second, third].map(({ title_event_series }) => title_event_series)
  assert.deepEqual(titles, ['Parties (copy)', 'Parties (copy 2)', 'Parties (copy 3)'])
  assert.deepEqual(first.dates[0].name, 'Summer party')
  assert.equal((await copy(long)).dates[0].name, `${'ü'.repeat(493)} (copy)`)
})

test('a copy goes into another group if that accepts it', async (t) => {
  const server = await startServer(t)
  const editor = await signedIn(server, 'editor')
  const prokey = await newEvent(server, await rsvp(server))
  const [open, children] = [await newGroup(server), await newGroup(server, { subscription: 'children' })]

  const made = await editor.app.post(`/event/${prokey}/duplicate`, { event_group: open })
  const refused = await editor.app.post(`/event/${prokey}/duplicate`, { event_group: children })

  assert.equal(made.body.event_group, open)
  assert.equal(refused.status, 409)
  assert.deepEqual((await server.get(`/group/${children}`)).body.events, [])
})

test('repeating a request with the same Idempotency-Key makes one copy', async (t) => {
  const server = await startServer(t)
  const editor = await signedIn(server, 'editor')
  const prokey = await newEvent(server)
  const send = () => editor.app.post(`/event/${prokey}/duplicate`, {}, { 'idempotency-key': 'copy-1' })

  const [first, second] = [await send(), await send()]

  assert.deepEqual(second.body, first.body)
  assert.equal(second.headers['idempotent-replayed'], 'true')
  assert.equal((await server.get('/event/all')).body.length, 2)
})

test('a form of one event is copied with it, a template is shared', async (t) => {
  const server = await startServer(t)
  const editor = await signedIn(server, 'editor')
  const own = { name: 'Summer party', max: 40, headline: 'Save your seat', single_event: true }
  const form = Number((await server.client.rsvpBlock.create(own)).id)
  const template = Number((await server.client.rsvpBlock.create({ name: 'Concerts' })).id)
  const summer = await newEvent(server, { rsvp: true, rsvp_block: form })
  const concert = await newEvent(server, { rsvp: true, rsvp_block: template })
  const copyOf = async (prokey: string) => {
    const { body } = await editor.app.post(`/event/${prokey}/duplicate`, {})
    return (await server.client.event.read(body.prokey)).rsvp_block!
  }

  const copied = await copyOf(summer)

  assert.notEqual(copied, form)
  const { name, max, headline, single_event } = await server.client.rsvpBlock.read(copied)
  assert.deepEqual([name, max, headline, single_event], ['Summer party (copy)', 40, 'Save your seat', true])
  await server.client.rsvpBlock.update(copied, { max: 10 })
  assert.equal((await server.client.rsvpBlock.read(form)).max, 40)
  assert.equal(await copyOf(concert), template)

  const several = await editor.app.post('/events/bulk', { action: 'duplicate', prokeys: [summer] })
  const { rsvp_block } = await server.client.event.read(several.body.results[0].copy)
  assert.equal([form, copied, null].includes(rsvp_block), false)
})
