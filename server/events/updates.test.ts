import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { faultyFields, newEvent, newGroup } from '../testing/events.ts'
import { serveSettings, startServer } from '../testing/server.ts'

test('the sequence increases when the time, place or status changes', async (t) => {
  const server = await startServer(t)
  const prokey = await newEvent(server)
  const sequences: string[] = []
  const changes = [
    { hideButton: true },
    { dates: [{ description: '<p>New</p>' }] },
    { dates: [{ location: 'Garden' }] },
    { dates: [{ startTime: '19:00' }] },
    { dates: [{ timeZone: 'Europe/Paris' }] },
    { dates: [{ status: 'CANCELLED' }] },
    { recurrence: 'RRULE:FREQ=DAILY' },
    { recurrence: 'RRULE:FREQ=DAILY' },
  ]

  for (const change of changes) {
    assert.equal((await server.patch(`/event/${prokey}`, change)).status, 200)
    sequences.push((await server.get(`/event/${prokey}`)).body.sequence)
  }

  assert.deepEqual(sequences, ['0', '0', '1', '2', '3', '4', '5', '5'])
})

test('every fifth update costs a credit, even if fifty arrive at once, and the balance never goes negative', async (t) => {
  const server = await startServer(t)
  const instances =
    server.context.database.engine === 'postgres' ? [server, await serveSettings(t, server.context.settings)] : [server]
  const setCredits = (credits: number | null) =>
    server.context.database.transaction((tx) =>
      tx.updateTable('organization').set({ credits }).where('id', '=', server.organization).execute(),
    )
  const credits = async () =>
    (
      await server.context.database.read((db) =>
        db.selectFrom('organization').select('credits').where('id', '=', server.organization).executeTakeFirstOrThrow(),
      )
    ).credits
  await setCredits(100)
  const prokey = await newEvent(server)

  const updates = Promise.all(
    Array.from({ length: 50 }, (_, i) =>
      instances[i % instances.length]!.request({
        method: 'PATCH',
        url: `/v1/event/${prokey}`,
        headers: { authorization: server.key, 'content-type': 'application/json' },
        payload: JSON.stringify({ dates: [{ location: `Hall ${i}` }] }),
      }),
    ),
  )
  const sequences: number[] = []
  const over = new AbortController()
  const note = async () => sequences.push(Number((await server.get(`/event/${prokey}`)).body.sequence))
  const watch = async () => {
    for (; !over.signal.aborted; await setTimeout(1)) await note()
    await note()
  }
  const [answers] = await Promise.all([updates.finally(() => over.abort()), watch()])

  assert.deepEqual([...new Set(answers.map((answer) => answer.status))], [200])
  assert.equal(await credits(), 90)
  assert.deepEqual(
    sequences,
    sequences.toSorted((one, other) => one - other),
  )
  assert.equal(sequences.at(-1), 50)

  await setCredits(0)
  for (let i = 0; i < 4; i += 1)
    assert.equal((await server.patch(`/event/${prokey}`, { hideButton: true })).status, 200)
  const fifth = await server.patch(`/event/${prokey}`, { hideButton: false })
  assert.equal(fifth.status, 402)
  assert.equal(fifth.body.message, 'No event credits left.')
  assert.equal((await server.get(`/event/${prokey}`)).body.hideButton, true)
  await setCredits(null)
  assert.equal((await server.patch(`/event/${prokey}`, { hideButton: false })).status, 200)
  assert.equal(await credits(), null)
})

test('a refusal of an invalid request names its faults, not credits or group restrictions', async (t) => {
  const server = await startServer(t)
  const prokey = await newEvent(server)
  const group = await newGroup(server, { subscription: 'children' })
  for (let i = 0; i < 4; i += 1) await server.patch(`/event/${prokey}`, { hideButton: i % 2 === 0 })
  await server.context.database.transaction((tx) =>
    tx.updateTable('organization').set({ credits: 0 }).where('id', '=', server.organization).execute(),
  )

  const wrongType = await server.patch(`/event/${prokey}`, { hideButton: 'yes' })
  const wrongRule = await server.patch(`/event/${prokey}`, { recurrence: 'RRULE:FREQ=NEVER' })
  const unknown = await server.patch(`/event/${prokey}`, { layout: 4711 })
  const sound = await server.patch(`/event/${prokey}`, { hideButton: true })
  const dates = [{ name: 'x', startDate: 'today' }]
  const forbidden = await server.post('/event', { event_group: group, dates, hideButton: 'yes' })
  const external = { subscription: 'external', subscription_cal_url: 'https://example.org/a.ics' }
  const other = await server.patch(`/group/${await newGroup(server, external)}`, { subscription: 'no', name: 5 })

  assert.deepEqual(faultyFields(wrongType), ['hideButton'])
  assert.deepEqual(faultyFields(wrongRule), ['recurrence'])
  assert.deepEqual(faultyFields(unknown), ['layout'])
  assert.equal(sound.status, 402)
  assert.deepEqual(faultyFields(forbidden), ['hideButton'])
  assert.deepEqual(faultyFields(other), ['name'])
})

test('deleting a template clears or resets the references to it', async (t) => {
  const server = await startServer(t)
  const { client } = server
  const style = Number((await client.style.create({ name: 'x', options: ['ical'] })).id)
  const page = Number((await client.landingpage.create({ name: 'x' })).id)
  const cta = Number((await client.ctaBlock.create({ name: 'x', type: 'text' })).id)
  const rsvp = Number((await client.rsvpBlock.create({ name: 'x' })).id)
  const prokey = await newEvent(server, {
    layout: style,
    landingpage: String(page),
    cta: true,
    cta_block: cta,
    rsvp: true,
    rsvp_block: rsvp,
  })
  const group = await newGroup(server, { layout: style, landingpage: page, cta: true, cta_block: cta })
  const event = async () => (await server.get(`/event/${prokey}`)).body
  assert.equal((await event()).landingpage, page)
  const { etag } = (await server.get(`/event/${prokey}`)).headers

  await client.style.delete(style)
  await client.landingpage.delete(page)
  await client.ctaBlock.delete(cta)
  await client.rsvpBlock.delete(rsvp)

  const { layout, landingpage, cta: hasCta, cta_block, rsvp: hasRsvp, rsvp_block } = await event()
  assert.deepEqual(
    { layout, landingpage, hasCta, cta_block, hasRsvp, rsvp_block },
    { layout: null, landingpage: null, hasCta: false, cta_block: null, hasRsvp: false, rsvp_block: null },
  )
  const left = (await server.get(`/group/${group}`)).body
  assert.deepEqual([left.layout, left.landingpage, left.cta, left.cta_block], [null, null, false, null])
  assert.notEqual((await server.get(`/event/${prokey}`)).headers.etag, etag)
})

test('of two updates with the same If-Match only one wins, across instances as well', async (t) => {
  const server = await startServer(t)
  const second =
    server.context.database.engine === 'postgres' ? await serveSettings(t, server.context.settings) : server
  const prokey = await newEvent(server)
  const send = (instance: typeof server, location: string, headers: Record<string, string> = {}) =>
    instance.request({
      method: 'PATCH',
      url: `/v1/event/${prokey}`,
      headers: { authorization: server.key, 'content-type': 'application/json', ...headers },
      payload: JSON.stringify({ dates: [{ location }] }),
    })
  const statuses = (answers: { status: number }[]) =>
    answers.map((answer) => answer.status).toSorted((one, other) => one - other)

  // Without the condition both succeed, so the condition keeps one out.
  assert.deepEqual(statuses(await Promise.all([send(server, 'One'), send(second, 'Two')])), [200, 200])
  const { etag } = (await server.get(`/event/${prokey}`)).headers
  const answers = await Promise.all([
    send(server, 'Three', { 'if-match': etag! }),
    send(second, 'Four', { 'if-match': etag! }),
  ])

  assert.deepEqual(statuses(answers), [200, 412])
  const { body } = await server.get(`/event/${prokey}`)
  assert.equal(body.dates[0].location, answers[0]!.status === 200 ? 'Three' : 'Four')
  assert.equal(body.sequence, '3')
})
