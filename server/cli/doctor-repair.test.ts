import assert from 'node:assert/strict'
import { test } from 'node:test'
import { envOf, kalends, kalendsJson } from '../testing/kalends.ts'
import { newEvent, newGroup, party } from '../testing/events.ts'
import { startServer } from '../testing/server.ts'
import { until } from '../testing/until.ts'

type Check = { name: string; result: string; text: string }

const contentOf = (checks: Check[]) =>
  checks.filter(({ name }) => name === 'content').map(({ result, text }) => [result, text])

test('data derived from events and templates is repaired next to a running server', async (t) => {
  const server = await startServer(t)
  const { database, settings } = server.context
  const env = envOf(settings)
  const group = await newGroup(server, { subscription: 'children' })
  const stored = () => database.statement('select id, label, serials, starts, ends, span, ics from event order by id')()
  const prokeys = [
    await newEvent(server, { event_group: group }),
    await newEvent(server, { event_group: group, recurrence: 'RRULE:FREQ=DAILY' }),
    await newEvent(server, { event_group: group, dates: [party, { ...party, name: 'Second' }] }),
    await newEvent(server, { dates: [{ ...party, startDate: 'today+1' }] }),
  ]
  const before = await stored()
  const feed = await server.request({ url: `/${group}/calendar.ics` })
  await database.transaction(async (tx) => {
    const event = (i: number) => tx.updateTable('event').where('prokey', '=', prokeys[i]!)
    await event(0).set({ serials: '[1]', label: '', ics: '[{"event":"X"}]' }).execute()
    await event(1).set({ span: 'long', starts: 0, ics: null }).execute()
    await event(2).set({ serials: '{"dates":[1,2],"highest":1}', ics: 'x' }).execute()
    await event(3).set({ serials: '' }).execute()
    await tx.updateTable('event_group').set({ label: 'x' }).where('prokey', '=', group).execute()
  })

  const read = await Promise.all(prokeys.map((prokey) => server.get(`/ics/${prokey}`)))
  const found = contentOf(await kalendsJson(env, 'doctor'))
  const repaired = contentOf(await kalendsJson(env, 'doctor', '--repair'))
  const after = contentOf(await kalendsJson(env, 'doctor', '--repair'))

  const advice = 'Run "kalends doctor --repair" to recompute it.'
  const what = 'Derived data (labels, times, calendar entries) is out of date in some'
  assert.deepEqual(
    read.map(({ status }) => status),
    [200, 200, 200, 200],
  )
  assert.deepEqual(found, [
    ['warning', `${what} groups: 1. ${advice}`],
    ['warning', `${what} events: 4. ${advice}`],
  ])
  assert.deepEqual(repaired, [
    ['ok', 'Repaired groups: 1.'],
    ['ok', 'Repaired events: 4.'],
  ])
  assert.deepEqual(after, [['ok', 'All stored items are valid (13).']])
  // If the assigned numbers are unknown, new ones start at 1001.
  const expected = before.map((row) => ({ ...(row as object) })) as Record<string, unknown>[]
  expected[0]!.serials = '{"dates":[1],"highest":1000}'
  expected[3]!.serials = '{"dates":[1001],"highest":1001}'
  assert.deepEqual(
    (await stored()).map((row) => ({ ...(row as object) })),
    expected,
  )
  await until(async () => (await server.request({ url: `/${group}/calendar.ics` })).text === feed.text)
})

test('items that do not match the API are named, and no repair touches them', async (t) => {
  const server = await startServer(t)
  const { database, settings } = server.context
  const env = envOf(settings)
  const prokey = await newEvent(server)
  const other = await newEvent(server)
  await server.post('/style', { name: 'Sound', options: ['ical'] })
  await server.post('/style', { name: 'Broken', options: ['ical'] })
  const { body } = (await server.get(`/event/${other}`)) as { body: { dates: object[] } }
  await database.transaction(async (tx) => {
    await tx
      .updateTable('style')
      .set({ body: '{"name":"Broken","options":["fax"]}', shape: 'older' })
      .where('id', '=', 2)
      .execute()
    await tx.updateTable('event').set({ body: 'not JSON' }).where('prokey', '=', prokey).execute()
    const dates = [{ ...body.dates[0], startDate: '2027-02-30' }]
    await tx
      .updateTable('event')
      .set({ body: JSON.stringify({ dates }), shape: 'older' })
      .where('prokey', '=', other)
      .execute()
  })

  const { code, stdout } = await kalends(env, 'doctor', '--repair', '--json')

  const advice = 'They cannot be repaired automatically. Correct or delete them through the API, or restore a backup.'
  assert.equal(code, 1)
  const told = contentOf(JSON.parse(stdout)) as [string, string][]
  assert.deepEqual(
    told.map(([result]) => result),
    ['failed', 'failed', 'failed', 'failed', 'failed'],
  )
  assert.deepEqual(told[0], [
    'failed',
    'style 2: options[0] must be one of apple, google, ical, ms365, msteams, outlookcom, yahoo.',
  ])
  assert.deepEqual(told[1], ['failed', advice])
  assert.ok(told[2]![1].startsWith(`event ${prokey}: It cannot be read: Unexpected token`), told[2]![1])
  assert.ok(told[3]![1].startsWith(`event ${other}: dates[0].startDate must be `), told[3]![1])
  assert.deepEqual(told[4], ['failed', advice])
  assert.equal((await server.get('/style/1')).status, 200)
})
