import assert from 'node:assert/strict'
import { test } from 'node:test'
import { foldVisits } from '../statistics/fold.ts'
import { visitRecorder } from '../statistics/visits.ts'
import { groupOf, newEvent, newGroup } from '../testing/events.ts'
import { signedIn } from '../testing/people.ts'
import { type TestServer, startServer } from '../testing/server.ts'
import { subjectOf, visitRequest } from '../testing/visitor.ts'

/** Turns the clock to noon of a day of 2026. Time only goes forward. */
function clockOf(server: TestServer) {
  return (date: string) => server.turnClock(Date.parse(`${date}T12:00:00Z`) - server.context.now())
}

async function visits(server: TestServer, event: string, views: number, saves: number, query = '') {
  const { id } = await subjectOf(server, event)
  const { view, save } = visitRecorder(server.context)
  for (let n = 0; n < views; n += 1) await view(id)(visitRequest(`/${query}`))
  for (let n = 0; n < saves; n += 1) await save(id, n === 0 ? 'google' : 'apple')(visitRequest('/'))
}

async function signUp(server: TestServer, event: string, people: readonly string[], status = 'confirmed') {
  for (const name of people) {
    const made = await server.post('/rsvp-answers', { event, email: `${name}@example.org`, status, amount: 2 })
    assert.equal(made.status, 201, made.text)
  }
}

/** Two concerts in one group and a talk in another, with visits in May, in June and not aggregated yet in July. */
async function season(server: TestServer) {
  const turnTo = clockOf(server)
  server.stopClock()
  turnTo('2027-04-30')
  const [concerts, talks] = [await newGroup(server), await newGroup(server, { name: 'Talks' })]
  const block = await server.client.rsvpBlock.create({ name: 'x', maxpp: 2, maybe_option: true })
  const sign = { rsvp: true, rsvp_block: Number(block.id) }
  const [one, two, talk] = [
    await newEvent(server, { event_group: concerts, ...sign }),
    await newEvent(server, { event_group: concerts }),
    await newEvent(server, { event_group: talks, ...sign }),
  ]
  turnTo('2027-05-10')
  await visits(server, one, 5, 2, '?utm_source=letter')
  await visits(server, two, 3, 0)
  await signUp(server, one, ['ann', 'bob'])
  turnTo('2027-06-20')
  await visits(server, one, 4, 1)
  await visits(server, talk, 6, 3, '?utm_source=letter')
  await signUp(server, talk, ['ann', 'cem', 'dee'])
  await signUp(server, talk, ['eve'], 'declined')
  await foldVisits(server.context)
  turnTo('2027-07-02')
  await visits(server, two, 7, 1, '?utm_source=web')
  await signUp(server, one, ['fay'], 'undecided')
  return { concerts, talks, one, two, talk }
}

const all = 'from=2027-05-01T00:00:00Z&to=2027-08-01T00:00:00Z'

test('views, saves and sign-ups are counted for an event, a group and the organization', async (t) => {
  const server = await startServer(t)
  const { concerts, talks, one, two, talk } = await season(server)
  const viewer = await signedIn(server, 'viewer')
  const months = async (scope: string) => {
    const { status, body, text } = await viewer.app.get(`/statistics?${all}&interval=month${scope}`)
    assert.equal(status, 200, text)
    const rows = body.series.map(({ views, saves, sign_ups }: any) => [views, saves, sign_ups])
    return [...rows, [body.totals.views, body.totals.saves, body.totals.sign_ups]]
  }

  assert.deepEqual(await months(''), [[8, 2, 2], [10, 4, 3], [7, 1, 1], [25, 7, 6]]) // oxfmt-ignore
  assert.deepEqual(await months(`&group=${concerts}`), [[8, 2, 2], [4, 1, 0], [7, 1, 1], [19, 4, 3]]) // oxfmt-ignore
  assert.deepEqual(await months(`&group=${talks.toUpperCase()}`), [[0, 0, 0], [6, 3, 3], [0, 0, 0], [6, 3, 3]]) // oxfmt-ignore
  assert.deepEqual(await months(`&event=${one}`), [[5, 2, 2], [4, 1, 0], [0, 0, 1], [9, 3, 3]]) // oxfmt-ignore
  assert.deepEqual(await months(`&event=${two}`), [[3, 0, 0], [0, 0, 0], [7, 1, 0], [10, 1, 0]]) // oxfmt-ignore
  assert.deepEqual(await months(`&event=${talk}`), [[0, 0, 0], [6, 3, 3], [0, 0, 0], [6, 3, 3]]) // oxfmt-ignore
  const everything = (await viewer.app.get('/statistics?interval=none')).body
  assert.deepEqual(everything, {
    window: { from: null, to: null, timezone: 'UTC', interval: 'none' },
    totals: { views: 25, saves: 7, sign_ups: 6, subscriptions: 0 },
    series: null,
    breakdown: null,
  })
})

test('by day, and by parts of days and months, the same visits are counted', async (t) => {
  const server = await startServer(t)
  await season(server)
  const viewer = await signedIn(server, 'viewer')
  const read = async (query: string) => (await viewer.app.get(`/statistics?${query}`)).body

  const june = await read('from=2027-06-01T00:00:00Z&to=2027-07-01T00:00:00Z')
  assert.equal(june.series.length, 30)
  assert.deepEqual(
    june.series.filter(({ views }: any) => views > 0),
    [
      {
        start: '2027-06-20T00:00:00.000Z',
        end: '2027-06-21T00:00:00.000Z',
        views: 10,
        saves: 4,
        sign_ups: 3,
        subscriptions: 0,
      },
    ],
  )
  const totals = async (from: string, to: string, interval: string) => {
    const { views, saves, sign_ups } = (await read(`from=${from}Z&to=${to}Z&interval=${interval}`)).totals
    return [views, saves, sign_ups]
  }
  for (const interval of ['day', 'month', 'none']) {
    assert.deepEqual(await totals('2027-05-10T12:00:01', '2027-06-20T12:00:01', interval), [10, 4, 3])
    assert.deepEqual(await totals('2027-05-09T23:00:00', '2027-06-20T11:59:59', interval), [8, 2, 2])
    assert.deepEqual(await totals('2027-06-20T12:00:00', '2027-07-02T12:00:01', interval), [17, 5, 4])
    assert.deepEqual(await totals('2027-06-21T00:00:00', '2027-07-02T12:00:00', interval), [0, 0, 0])
  }
})

test('breakdowns add up all events of the scope', async (t) => {
  const server = await startServer(t)
  const { concerts, talk } = await season(server)
  const viewer = await signedIn(server, 'viewer')
  const read = async (query: string) =>
    (await viewer.app.get(`/statistics?${all}&interval=none&${query}`)).body.breakdown

  assert.deepEqual(await read('breakdown=utm_source'), {
    dimension: 'utm_source',
    values: [
      { key: 'letter', value: 11 },
      { key: 'none', value: 7 },
      { key: 'web', value: 7 },
    ],
    truncated: false,
    returned_count: 3,
    remaining_total: 0,
  })
  assert.deepEqual((await read(`breakdown=type&group=${concerts}`)).values, [
    { key: 'google', value: 3 },
    { key: 'apple', value: 1 },
  ])
  assert.deepEqual((await read(`breakdown=utm_source&event=${talk}`)).values, [{ key: 'letter', value: 6 }])
})

test('the events with the most views come first, with their saves and sign-ups', async (t) => {
  const server = await startServer(t)
  const { concerts, one, two, talk } = await season(server)
  const viewer = await signedIn(server, 'viewer')
  const read = async (query: string) =>
    (await viewer.app.get(`/statistics/events?${query}`)).body.map((event: any) => [
      event.prokey,
      event.views,
      event.saves,
      event.sign_ups,
    ])

  assert.deepEqual(await read(''), [[two, 10, 1, 0], [one, 9, 3, 3], [talk, 6, 3, 3]]) // oxfmt-ignore
  assert.deepEqual(await read(`group=${concerts}&from=2027-05-01T00:00:00Z&to=2027-07-01T00:00:00Z`), [
    [one, 9, 3, 2],
    [two, 3, 0, 0],
  ])
  assert.deepEqual(await read('from=2027-06-20T12:00:00Z&to=2027-07-02T12:00:01Z'), [
    [two, 7, 1, 0],
    [talk, 6, 3, 3],
    [one, 4, 1, 1],
  ])
})

test('ranges that are too long and items of others are refused', async (t) => {
  const server = await startServer(t)
  const viewer = await signedIn(server, 'viewer')
  const other = await server.newOrganization()
  const foreign = await newEvent(other)
  const group = await newGroup(other)
  const own = await newEvent(server)
  const status = async (query: string) => (await viewer.app.get(`/statistics${query}`)).status

  assert.equal(await status(`?event=${foreign}`), 404)
  assert.equal(await status(`?group=${group}`), 404)
  assert.equal(await status(`/events?group=${group}`), 404)
  assert.equal(await status(`?event=${own}&group=${group}`), 400)
  assert.equal(await status('?event=x'), 400)
  assert.equal(await status('?breakdown=colour'), 400)
  assert.equal(await status('?from=2027-05-01T00:00:00Z'), 400)
  const long = await viewer.app.get('/statistics?from=2027-01-01T00:00:00Z&to=2027-04-02T00:00:00Z')
  assert.deepEqual([long.status, long.body.message], [400, 'Requested range exceeds the limit.'])
})

test('a deleted event no longer counts, and one that was moved counts for its new group', async (t) => {
  const server = await startServer(t)
  const { concerts, talks, one, two } = await season(server)
  const viewer = await signedIn(server, 'viewer')
  const views = async (query: string) => (await viewer.app.get(`/statistics?interval=none${query}`)).body.totals.views

  await server.delete(`/event/${two}`)
  const editor = await signedIn(server, 'editor')
  assert.equal((await editor.app.post(`/event/${one}/move`, { event_group: talks })).status, 200)

  assert.deepEqual([await views(''), await views(`&group=${concerts}`), await views(`&group=${talks}`)], [15, 0, 15])
})

test('subscriptions to groups are counted for the group and the organization, by day and by calendar', async (t) => {
  const server = await startServer(t)
  const turnTo = clockOf(server)
  server.stopClock()
  turnTo('2027-05-10')
  const viewer = await signedIn(server, 'viewer')
  const other = await server.newOrganization()
  const idOf = async (prokey: string) => {
    const query = server.context.database.statement<{ id: number }>('select id from event_group where prokey = ?')
    return (await query(prokey))[0]!.id
  }
  const [concerts, talks, foreign] = [await newGroup(server), await newGroup(server), await newGroup(other)]
  const event = await newEvent(server, { event_group: concerts })
  const subscribe = async (group: string, ...types: string[]) => {
    for (const type of types) await visitRecorder(server.context).save(-(await idOf(group)), type)(visitRequest('/'))
  }
  await visits(server, event, 2, 1)
  await subscribe(concerts, 'google', 'apple')
  await foldVisits(server.context)
  turnTo('2027-05-11')
  await subscribe(concerts, 'google')
  await subscribe(talks, 'apple')
  await subscribe(foreign, 'apple')
  const read = async (query: string) => {
    const { status, text, body } = await viewer.app.get(
      `/statistics?from=2027-05-10T00:00:00Z&to=2027-05-12T00:00:00Z&breakdown=subscription_type${query}`,
    )
    assert.equal(status, 200, text)
    const { values } = body.breakdown
    return [
      body.totals.subscriptions,
      body.series.map(({ subscriptions }: any) => subscriptions),
      values.map(({ key, value }: any) => `${key} ${value}`),
      body.totals.saves,
    ]
  }

  assert.deepEqual(await read(''), [4, [2, 2], ['apple 2', 'google 2'], 1])
  assert.deepEqual(await read(`&group=${concerts}`), [3, [2, 1], ['google 2', 'apple 1'], 1])
  assert.deepEqual(await read(`&group=${talks}`), [1, [0, 1], ['apple 1'], 0])
  assert.deepEqual(await read(`&event=${event}`), [0, [0, 0], [], 1])
})

test('the counts of many events add up, whichever of them were visited', async (t) => {
  const server = await startServer(t)
  server.stopClock()
  clockOf(server)('2027-05-10')
  const group = await groupOf(server, 450)
  const viewer = await signedIn(server, 'viewer')
  const { database } = server.context
  const rows = await database.read((db) => db.selectFrom('event').select(['id', 'prokey']).orderBy('id').execute())
  const { view } = visitRecorder(server.context)
  const visit = async (index: number, source: string, times = 1) => {
    const request = visitRequest(`/?utm_source=${source}`)
    for (let n = 0; n < times; n += 1) await view(rows[index]!.id)(request)
  }
  await visit(449, 'letter', 3)
  await visit(0, 'letter', 2)
  await visit(210, 'web', 4)
  await foldVisits(server.context)
  // One of each: only the first 48 by name fit.
  for (let n = 0; n < 60; n += 1) await visit(n * 7, `s${String(n).padStart(2, '0')}`)

  for (const scope of ['', `&group=${group}`]) {
    const { totals, breakdown } = (await viewer.app.get(`/statistics?interval=none&breakdown=utm_source${scope}`)).body
    assert.equal(totals.views, 69)
    assert.deepEqual(breakdown.values.slice(0, 3), [
      { key: 'letter', value: 5 },
      { key: 'web', value: 4 },
      { key: 's00', value: 1 },
    ])
    assert.deepEqual(breakdown.values.at(-1), { key: 's47', value: 1 })
    assert.deepEqual([breakdown.returned_count, breakdown.truncated, breakdown.remaining_total], [50, true, 12])
    const top = (await viewer.app.get(`/statistics/events?${scope.slice(1)}`)).body
    assert.deepEqual(
      top.slice(0, 4).map(({ prokey, views }: any) => [prokey, views]),
      [[rows[210]!.prokey, 5], [rows[0]!.prokey, 3], [rows[449]!.prokey, 3], [rows[7]!.prokey, 1]],
    ) // oxfmt-ignore
  }
})
