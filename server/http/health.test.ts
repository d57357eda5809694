import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { closeSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { databaseFile } from '../database/sqlite-file.ts'
import { finallyIn } from '../testing/finally.ts'
import { envOf, spawnServer } from '../testing/kalends.ts'
import { emptyFolder, sqliteSettings } from '../testing/sqlite.ts'
import { until } from '../testing/until.ts'

test('a server that cannot write to its file is not ready and says why, still reads, and recovers by itself', async (t) => {
  const { request, readyz, child } = await serveFile(t, sqliteSettings(t).dataDir)
  const limit = (size: string) => execFileSync('prlimit', ['--pid', String(child.pid), `--fsize=${size}`])
  await request('/style', style)
  const ready = await readyz()

  limit('1:unlimited')
  const write = await request('/style', style)
  const notReady = await readyz()
  const read = await request('/style/1')
  limit('unlimited:unlimited')
  await until(async () => (await readyz()).status === 200)

  assert.deepEqual(ready, { status: 200, body: { status: 'ready' } })
  assert.equal(write.status, 503)
  assert.deepEqual(notReady, {
    status: 503,
    body: { status: 'error', message: 'The database cannot be written.' },
  })
  assert.equal(read.status, 200)
  assert.equal((await request('/style', style)).status, 201)
})

test('a server whose disk is full is not ready and says why, still reads, and recovers by itself', async (t) => {
  const folder = emptyFolder(t)
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'none', folder], { stdio: 'ignore' })
  } catch {
    return t.skip('Only root may mount a small disk.')
  }
  finallyIn(t, () => execFileSync('umount', [folder]))
  const { request, readyz } = await serveFile(t, folder)
  await request('/style', style)
  const filler = join(folder, 'filler')

  assert.throws(() => writeFileSync(filler, Buffer.alloc(9_000_000)), { code: 'ENOSPC' })
  const write = await request('/style', style)
  const notReady = await readyz()
  const read = await request('/style/1')
  rmSync(filler)
  await until(async () => (await readyz()).status === 200)

  assert.equal(write.status, 503)
  assert.deepEqual(notReady, {
    status: 503,
    body: { status: 'error', message: 'The disk of the database is full.' },
  })
  assert.equal(read.status, 200)
  assert.equal((await request('/style', style)).status, 201)
})

test('once a request has hit damage in the database, the server is no longer ready and says why', async (t) => {
  const settings = sqliteSettings(t)
  const first = await spawnServer(t, envOf(settings))
  const headers = { authorization: firstKey(first.stdout()), 'content-type': 'application/json' }
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
    message: 'The database is damaged. Run "kalends doctor" for details.',
  })
  const lines = server.stderr().split('\n')
  assert.equal(lines.filter((line) => line.includes('"level":"fatal"')).length, 1)
})

/** Overwrites the pages that hold this text. */
function damage(path: string, text: string) {
  const pageSize = 4096
  const bytes = readFileSync(path)
  const file = openSync(path, 'r+')
  for (let at = 0; at < bytes.length; at += pageSize) {
    if (bytes.subarray(at, at + pageSize).includes(text)) writeSync(file, Buffer.alloc(pageSize, 0xff), 0, pageSize, at)
  }
  closeSync(file)
}

const style = { name: 'x', options: ['ical'] }

/** A server in a child process, with its database in this folder. */
async function serveFile(t: TestContext, dataDir: string) {
  const { url, child, stdout } = await spawnServer(t, envOf({ ...sqliteSettings(t), dataDir }))
  const headers = { authorization: firstKey(stdout()), 'content-type': 'application/json' }
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(url + path, init)
    return { status: answer.status, body: await answer.json() }
  }
  return {
    child,
    readyz: () => ask('/readyz'),
    request: (path: string, body?: unknown) =>
      ask(`/v1${path}`, { headers, ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }) }),
  }
}

const firstKey = (printed: string) => /kal_[0-9a-f]{12}_[\w-]{43}/.exec(printed)![0]
