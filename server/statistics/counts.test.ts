import assert from 'node:assert/strict'
import { test } from 'node:test'
import { generator } from '../testing/random.ts'
import { startServer } from '../testing/server.ts'
import { newEvent, subjectOf, visitRequest } from '../testing/visitor.ts'
import { foldVisits } from './fold.ts'
import { visitRecorder } from './visits.ts'

const day = 86_400_000

test('10,000 visits over 400 days are counted like a list of them, for any query and any degree of aggregation', async (t) => {
  const server = await startServer(t)
  const event = await newEvent(server)
  const { id } = await subjectOf(server, event)
  const { view, save } = visitRecorder(server.context)
  const random = generator(20_261)
  const start = server.context.now()
  const visits: { at: number; metric: 'views' | 'saves'; key: string }[] = []
  let clock = 0
  for (let batch = 0; batch < 400; batch += 1) {
    const moments = Array.from({ length: 25 }, () => clock + Math.floor((random() * day) / 25)).toSorted(
      (a, b) => a - b,
    )
    const waiting = []
    for (const [n, moment] of moments.entries()) {
      server.turnClock(moment - clock)
      clock = moment
      const metric = random() < 0.7 ? 'views' : 'saves'
      const key =
        metric === 'views'
          ? (['none', 'mail', 'web', 'print'][Math.floor(random() * 12)] ?? `letter-${Math.floor(random() ** 2 * 80)}`)
          : ['google', 'ical'][n % 2]!
      visits.push({ at: server.context.now(), metric, key })
      const query = key === 'none' ? '' : `?utm_source=${key}`
      waiting.push((metric === 'views' ? view(id)(visitRequest(`/${query}`)) : save(id, key)(visitRequest('/')))!)
    }
    await Promise.all(waiting)
    server.turnClock(start + (batch + 1) * day - server.context.now())
    clock = (batch + 1) * day
    if (batch % 97 === 96) await foldVisits(server.context)
  }

  for (let n = 0; n < 500; n += 1) {
    const metric = random() < 0.7 ? 'views' : 'saves'
    const interval = (['day', 'month', 'none'] as const)[Math.floor(random() * 3)]!
    const from = start + Math.floor(random() * 380 * day) - day
    const most = interval === 'day' ? 88 : 300
    const to = from + 1 + Math.floor(random() * most * day)
    const [a, b] = random() < 0.3 ? [Math.floor(from / day) * day, Math.ceil(to / day) * day] : [from, to]
    const breakdown = metric === 'views' ? 'utm_source' : 'type'
    const path = `/statistics/${metric}/${event}?from=${iso(a)}&to=${iso(b)}&interval=${interval}&breakdown=${breakdown}`
    const { status, body } = await server.get(path)
    assert.equal(status, 200, path)
    const within = visits.filter((visit) => visit.metric === metric && visit.at >= a && visit.at < b)
    assert.equal(body.total, within.length, path)
    const [{ values, truncated, remaining_total }] = body.breakdowns
    const byKey = [...Map.groupBy(within, ({ key }) => key)].map(([key, same]) => ({ key, value: same.length }))
    const ordered = byKey.toSorted((one, other) => other.value - one.value || (one.key < other.key ? -1 : 1))
    assert.deepEqual(values, ordered.slice(0, 50), path)
    assert.equal(truncated, ordered.length > 50, path)
    assert.equal(
      remaining_total,
      ordered.slice(50).reduce((sum, { value }) => sum + value, 0),
      path,
    )
    if (interval === 'none') continue
    assert.equal(
      body.series.reduce((sum: number, { total }: any) => sum + total, 0),
      within.length,
    )
    for (const { start: first, end, total } of body.series) {
      const [since, until] = [Date.parse(first), Date.parse(end)]
      const inside = within.filter(({ at }) => at >= since && at < until)
      assert.equal(total, inside.length, `${path} ${first}`)
    }
  }
  await foldVisits(server.context)
  const all = (await server.get(`/statistics/views/${event}?interval=none`)).body.total
  assert.equal(all, visits.filter(({ metric }) => metric === 'views').length)
})

test('results are exact while visits are being aggregated', async (t) => {
  const server = await startServer(t)
  const event = await newEvent(server)
  const { id } = await subjectOf(server, event)
  const { view } = visitRecorder(server.context)
  await Promise.all(Array.from({ length: 4000 }, (_, n) => view(id)(visitRequest(`/?utm_source=letter-${n % 20}`))!))

  let isFolding = true
  const folding = foldVisits(server.context).finally(() => {
    isFolding = false
  })
  const answers = []
  for (let last = false; !last;) {
    last = !isFolding
    // On SQLite a request may complete without yielding.
    await new Promise(setImmediate)
    answers.push((await server.get(`/statistics/views/${event}?interval=none&breakdown=utm_source`)).body)
  }
  await folding

  for (const { total, breakdowns } of answers) {
    assert.equal(total, 4000)
    assert.deepEqual(new Set(breakdowns[0].values.map(({ value }: any) => value)), new Set([200]))
  }
})

const iso = (at: number) => new Date(at).toISOString()
