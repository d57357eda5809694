import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newGroup, rewriteStored } from '../testing/events.ts'
import { startWithCalendar } from '../testing/external-calendar.ts'
import { startServer } from '../testing/server.ts'

test('subscription_cal_url must be an address on the public internet', async (t) => {
  const { server, canary, url, subscribe } = await startWithCalendar(t, (_request, response) => response.end())
  const group = await subscribe(url('/'))

  for (const subscription_cal_url of [
    `http://127.0.0.1:${canary.port}/`,
    `http://localhost:${canary.port}/`,
    `http://[::1]:${canary.port}/`,
    `http://[::ffff:127.0.0.1]:${canary.port}/`,
    `http://2130706433:${canary.port}/`,
    `http://0177.0.0.1:${canary.port}/`,
    'http://169.254.169.254/',
    'http://10.0.0.1/',
    'httpx://h.example/a.ics',
    'http:h.example',
    'file:///x',
    'webcal://h.example/a',
  ]) {
    const created = await server.post('/group', { name: 'x', subscription: 'external', subscription_cal_url })
    const updated = await server.patch(`/group/${group}`, { subscription_cal_url })
    for (const answer of [created, updated]) {
      assert.equal(answer.status, 400, subscription_cal_url)
      assert.deepEqual(
        answer.body.details.errors.map((error: { field: string }) => error.field),
        ['subscription_cal_url'],
      )
    }
  }
  assert.equal((await server.post('/group', { name: 'x', subscription_cal_url: 'http://8.8.8.8/a.ics' })).status, 201)
  assert.equal(canary.connections(), 0)
})

test('an address with a port that we never dial is refused on write', async (t) => {
  const { server, host } = await startWithCalendar(t, (_request, response) => response.end())
  const write = (subscription_cal_url: string) => server.post('/group', { name: 'x', subscription_cal_url })
  const message = 'subscription_cal_url must use port 80, 443, 8080 or 8443.'

  for (const place of [
    'http://example.org:25',
    'https://example.org:6379',
    'http://8.8.8.8:1',
    'https://example.org:0',
  ]) {
    const answer = await write(`${place}/a.ics`)
    assert.deepEqual([answer.status, answer.body.message], [400, message], place)
  }
  const allowed = ['http://example.org', 'https://example.org:443', 'http://example.org:443', 'http://example.org:8080']
  for (const place of [...allowed, 'https://example.org:8443', `http://example.org:${host.port}`]) {
    assert.equal((await write(`${place}/a.ics`)).status, 201, place)
  }
})

test('a group whose address was stored before ports were checked can still be changed', async (t) => {
  const server = await startServer(t)
  const [sound, old] = ['https://example.org/a.ics', 'https://example.org:6379/a.ics']
  const group = await newGroup(server, { subscription_cal_url: sound })
  await rewriteStored(server, 'event_group', sound, old)

  const renamed = await server.patch(`/group/${group}`, { name: 'Renamed' })
  const sentBack = await server.patch(`/group/${group}`, (await server.get(`/group/${group}`)).body)
  const other = await server.patch(`/group/${group}`, { subscription_cal_url: 'https://example.org:6380/a.ics' })

  assert.deepEqual([renamed.status, sentBack.status, other.status], [200, 200, 400])
  assert.equal((await server.get(`/group/${group}`)).body.subscription_cal_url, old)
})
