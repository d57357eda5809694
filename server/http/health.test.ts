import assert from 'node:assert/strict'
import { closeSync, openSync, readFileSync, writeSync } from 'node:fs'
import { test } from 'node:test'
import { databaseFile } from '../database/sqlite-file.ts'
import { envOf, spawnServer } from '../testing/kalends.ts'
import { sqliteSettings } from '../testing/sqlite.ts'

test('once a request has met damage in the database, the server is not ready any more and says why', async (t) => {
  const settings = sqliteSettings(t)
  const first = await spawnServer(t, envOf(settings))
  const key = /kal_[0-9a-f]{12}_[\w-]{43}/.exec(first.stdout())![0]
  const headers = { authorization: key, 'content-type': 'application/json' }
  const name = 'x'.repeat(400)
  for (let i = 0; i < 60; i += 1) {
    const body = JSON.stringify({ name, options: ['ical'], internal_note: name })
    await fetch(`${first.url}/v1/style`, { method: 'POST', headers, body })
  }
  first.child.kill('SIGTERM')
  await first.ended
  damage(databaseFile(settings.dataDir), name)
  const server = await spawnServer(t, envOf(settings, { LOG_LEVEL: 'error' }))
  const ready = await fetch(`${server.url}/readyz`)

  const statuses = new Set<number>()
  for (let id = 1; id <= 60; id += 1) {
    statuses.add((await fetch(`${server.url}/v1/style/${id}`, { headers })).status)
    const body = JSON.stringify({ name: 'y' })
    statuses.add((await fetch(`${server.url}/v1/style/${id}`, { method: 'PATCH', headers, body })).status)
  }
  statuses.add((await fetch(`${server.url}/v1/style/all`, { headers })).status)
  const notReady = await fetch(`${server.url}/readyz`)

  assert.equal(ready.status, 200)
  assert.ok(statuses.has(503))
  assert.ok(!statuses.has(500), [...statuses].join())
  assert.equal(notReady.status, 503)
  assert.deepEqual(await notReady.json(), {
    status: 'error',
    message: 'The database is damaged. "kalends doctor" tells more.',
  })
  const lines = server.stdout().split('\n')
  assert.equal(lines.filter((line) => line.includes('"level":"fatal"')).length, 1)
})

/** Pages that hold this text become nonsense. */
function damage(path: string, text: string) {
  const pageSize = 4096
  const bytes = readFileSync(path)
  const file = openSync(path, 'r+')
  for (let at = 0; at < bytes.length; at += pageSize) {
    if (bytes.subarray(at, at + pageSize).includes(text)) writeSync(file, Buffer.alloc(pageSize, 0xff), 0, pageSize, at)
  }
  closeSync(file)
}
