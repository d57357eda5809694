import assert from 'node:assert/strict'
import { test } from 'node:test'
import { envOf, kalends, kalendsJson } from '../testing/kalends.ts'
import { startServer } from '../testing/server.ts'
import { newEvent, newGroup, open } from '../testing/visitor.ts'

test('the visits of the first day are in the chart, and all figures name their period', async (t) => {
  const server = await startServer(t)
  const env = envOf(server.context.settings)
  const event = await newEvent(server)
  await open(server, `/${event}`, 'safari', { referer: 'https://news.example.org/' })
  await open(server, `/${event}`, 'android')
  await open(server, `/${event}/o/google`, 'android')

  const { stdout } = await kalends(env, 'stats', event)
  const { views, saves, recent } = await kalendsJson(env, 'stats', event)
  const unknown = await kalends(env, 'stats', 'nothing')

  assert.deepEqual([views.total, saves.total, recent.total, recent.series.length], [2, 1, 2, 30])
  assert.match(stdout, /^Views, all time {2}2\nSaves, all time {2}1\n/)
  const [, chart, , sources, , calendars] = stdout.split('\n\n').slice(1)
  assert.match(stdout, /\n\nViews in the last 30 days, including today\n\n/)
  assert.match(chart!, /^\d{4}-\d\d-\d\d {2}[12] {2}█{40}$/m)
  assert.match(stdout, /\n\nWhere visitors came from, all time\n\n/)
  assert.match(sources!, /^news\.example\.org {2}1 {2}█{40}\nnone {14}1 {2}█{40}$/)
  assert.match(stdout, /\n\nCalendars it was saved to, all time\n\n/)
  assert.match(calendars!, /^google {2}1 {2}█{40}$/)
  assert.deepEqual([unknown.code, unknown.stderr], [1, 'There is no event or group nothing.'])
})

test('campaigns are shown if links named any', async (t) => {
  const server = await startServer(t)
  const env = envOf(server.context.settings)
  const event = await newEvent(server)
  await open(server, `/${event}?utm_campaign=spring&utm_source=newsletter`, 'safari')
  await open(server, `/${event}`, 'android')

  const { stdout } = await kalends(env, 'stats', event)

  const bar = '█'.repeat(40)
  assert.ok(
    stdout.includes(`\n\nCampaigns (utm_campaign), all time\n\nnone    1  ${bar}\nspring  1  ${bar}\n\n`),
    stdout,
  )
  assert.ok(stdout.includes('\n\nCampaign sources (utm_source), all time\n\n'))
  assert.ok(!stdout.includes('utm_medium'))
})

test('a truncated list says how much is left out', async (t) => {
  const server = await startServer(t)
  const event = await newEvent(server)
  for (const host of ['a', 'b', 'c', 'd', 'e', 'f', 'g'])
    await open(server, `/${event}`, 'safari', { referer: `https://${host}.example.org/` })

  const { stdout } = await kalends(envOf(server.context.settings), 'stats', event)

  const sources = stdout.split('\n\n').at(-1)!.split('\n')
  assert.deepEqual([sources.length, sources.at(-1)], [6, 'and 2 more; --json lists all'])
})

test('the subscription clicks of a group are shown', async (t) => {
  const server = await startServer(t)
  const env = envOf(server.context.settings)
  const group = await newGroup(server, { subscription: 'children' })
  for (const type of ['google', 'google', 'outlookcom'])
    await open(server, `/${group}/s/${type}`, undefined, { 'user-agent': 'Mozilla/5.0 Chrome/123.0' })

  const { stdout } = await kalends(env, 'stats', group)

  assert.match(
    stdout,
    /^Clicks to subscribe, all time {2}3\n\nCalendars used, all time\n\ngoogle {6}2 {2}█{40}\noutlookcom {2}1 {2}█{20}\n?$/,
  )
})
