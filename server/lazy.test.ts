import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { Agent, request as send } from 'node:http'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import type { Settings } from './config.ts'
import { migrate } from './database/migrate.ts'
import { openDatabase } from './database/open.ts'
import { enqueueAll } from './jobs/queue.ts'
import { handlers } from './schedule.ts'
import { finallyIn } from './testing/finally.ts'
import { startDns } from './testing/dns.ts'
import { envOf, spawnServer } from './testing/kalends.ts'
import { sqliteSettings } from './testing/sqlite.ts'

test('a module that failed to load for lack of file descriptors is loaded by the next request', async (t) => {
  // Not on PostgreSQL, whose pool may need another connection and gets none either.
  const settings = sqliteSettings(t)
  await postponeJobs(settings)
  const env = envOf(settings, { DNS_SERVERS: await startDns(t, { A: {} }) })
  const { url, stdout, child } = await spawnServer(t, env)
  const key = /kal_[0-9a-f]{12}_[\w-]{43}/.exec(stdout())![0]
  // An existing connection: the server cannot accept another one.
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  finallyIn(t, () => agent.destroy())
  const request = (method: string, path: string, body?: object) =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      const headers = {
        accept: 'text/html',
        ...(path.startsWith('/v1/') && { authorization: key }),
        ...(body && { 'content-type': 'application/json' }),
      }
      const sent = send(url + path, { method, agent, headers }, (response) => {
        text(response).then((content) => resolve({ status: response.statusCode!, text: content }), reject)
      })
      sent.on('error', reject).end(body && JSON.stringify(body))
    })
  const newGroup = async (fields: object) => {
    const { text: answer } = await request('POST', '/v1/group', { name: 'Holidays', ...fields })
    return (JSON.parse(answer) as { prokey: string }).prokey
  }
  const event_group = await newGroup({})
  const external = await newGroup({
    subscription: 'external',
    subscription_cal_url: 'https://calendar.example/holidays.ics',
  })
  const unknown = '7f1c1a52-93e6-4b07-9f0e-0a3c1e3c0b11'
  const dates = [{ name: 'Party', startDate: '2027-05-01' }]
  const all = [
    () => request('GET', `/${unknown}`),
    () => request('POST', `/${unknown}/rsvp`, { payload: {} }),
    () => request('POST', '/v1/event', { event_group, dates }),
    () => request('GET', `/${external}/calendar.ics`),
    () => request('GET', '/favicon.ico'),
    () => request('GET', '/v1/openapi.json'),
    () => request('GET', '/docs'),
  ]
  const statuses = async () => {
    const found: number[] = []
    for (const each of all) found.push((await each()).status)
    return found
  }
  const limit = (files: string) => execFileSync('prlimit', ['--pid', String(child.pid), `--nofile=${files}:`])
  const open = new Set(readdirSync(`/proc/${child.pid}/fd`).map(Number))
  let lowestFree = 0
  while (open.has(lowestFree)) lowestFree += 1

  limit(String(lowestFree))
  const without = await statuses()
  limit('1024')
  const afterwards = await statuses()

  assert.deepEqual(without, [500, 500, 500, 500, 500, 500, 500])
  assert.deepEqual(afterwards, [404, 404, 201, 302, 200, 200, 200])
})

/** Jobs would load some of the modules in the background. */
async function postponeJobs(settings: Settings) {
  const database = await openDatabase(settings)
  await migrate(database, 0)
  const jobs = Object.keys(handlers).map((name) => ({ name, key: name, runAt: Date.now() + 86_400_000 }))
  await database.transaction((tx) => enqueueAll(tx, jobs, 0))
  await database.close()
}
