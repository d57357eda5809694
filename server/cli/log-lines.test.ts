import assert from 'node:assert/strict'
import { test } from 'node:test'
import about from '../package.json' with { type: 'json' }
import { freshSettings } from '../testing/database.ts'
import { envOf, spawnServer } from '../testing/kalends.ts'
import { until } from '../testing/until.ts'

type Line = Record<string, unknown>
const linesOf = (text: string) => text.trim().split('\n').map((line): Line => JSON.parse(line)) // oxfmt-ignore

test('the log says when the database was created and when the server started, with its version, and stopped', async (t) => {
  const env = envOf(await freshSettings(t), { LOG_LEVEL: 'info' })
  const session = async () => {
    const server = await spawnServer(t, env)
    server.child.kill('SIGTERM')
    await server.ended
    return linesOf(server.stderr())
  }

  const first = await session()
  const second = await session()

  assert.deepEqual(
    first.map(({ msg }) => msg),
    ['database created', 'started', 'stopped'],
  )
  assert.deepEqual(
    second.map(({ msg }) => msg),
    ['started', 'stopped'],
  )
  const { level, time, version, address, settings_file } = second[0]!
  assert.deepEqual([level, typeof time, version, settings_file], ['info', 'number', about.version, null])
  assert.match(String(address), /^http:\/\/127\.0\.0\.1:\d+$/)
})

test('requests that take longer than SLOW_REQUEST are named, even if others are not logged', async (t) => {
  const env = envOf(await freshSettings(t), { LOG_LEVEL: 'warn', SLOW_REQUEST: '1' })
  const server = await spawnServer(t, env)

  await fetch(`${server.url}/docs?secret=1`)
  await until(() => server.stderr() !== '')

  const [{ time: _time, request: _id, ms, ...line }] = linesOf(server.stderr()) as [Line]
  assert.deepEqual(line, { level: 'warn', method: 'GET', path: '/docs', status: 200, msg: 'slow request' })
  assert.ok(Number(ms) >= 1)
})

test('LOG_FORMAT=pretty writes lines for people, with secrets masked as in JSON', async (t) => {
  const env = envOf(await freshSettings(t), { LOG_LEVEL: 'info', LOG_FORMAT: 'pretty' })
  const server = await spawnServer(t, env)

  await fetch(
    `${server.url}/0b7c7a52-5d5c-4c86-9f0e-1f6c1d1f2a3b/rsvp/manage/Zp3-_0aVqkQ1J8mYx5Wt7NfDhR2uLcE6sBgKoTiPyXw`,
  )
  await until(() => server.stderr().includes('manage'))

  const lines = server
    .stderr()
    .replaceAll(/^\d\d:\d\d:\d\d /gm, '')
    .split('\n')
  assert.match(
    lines[1]!,
    /^info {2}started {2}version=0\.1\.0 {2}address=http:\/\/127\.0\.0\.1:\d+ {2}database=\w+ {2}settings_file=null$/,
  )
  assert.match(
    lines[2]!,
    /^info {2}request {2}request=\S+ {2}method=GET {2}path=\/0b7c7a52-5d5c-4c86-9f0e-1f6c1d1f2a3b\/rsvp\/manage\/\(masked\) {2}status=404 {2}ms=[\d.]+$/,
  )
})
