import assert from 'node:assert/strict'
import { copyFileSync, existsSync, readFileSync, readdirSync, rmSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test, type TestContext } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import type { Settings } from '../config.ts'
import { startServer } from '../main.ts'
import { type SpawnedServer, envOf, kalends, kalendsJson, spawnKalends, spawnServer } from '../testing/kalends.ts'
import { anyGenerator } from '../testing/random.ts'
import { migratedSqlite, sqliteSettings } from '../testing/sqlite.ts'
import { until } from '../testing/until.ts'
import { databaseFile } from './sqlite-file.ts'

const refusal = (path: string) =>
  `${path} was in use when it was copied, and its file ${path}-wal, which contains the newest writes, is missing or empty. ` +
  'Stop the server and copy both files, or restore a backup made with "kalends backup FILE". ' +
  'If that file is lost, run "kalends doctor --accept-missing-wal" to continue without it.'

/** A server with one acknowledged style. */
async function serverWithStyle(t: TestContext, settings = migratedSqlite(t)) {
  const server = await spawnServer(t, envOf(settings))
  const key = /kal_[0-9a-f]{12}_[\w-]{43}/.exec(server.stdout())?.[0] ?? ''
  await addStyle(server, key, 'Spring')
  return { settings, server, key }
}

async function addStyle({ url }: SpawnedServer, key: string, name: string): Promise<number> {
  const headers = { authorization: key, 'content-type': 'application/json' }
  const body = JSON.stringify({ name, options: ['ical'] })
  return (await fetch(`${url}/v1/style`, { method: 'POST', headers, body })).status
}

async function addStyles(server: SpawnedServer, key: string, prefix: string, answered: string[]) {
  for (let i = 0; ; i += 1) {
    if ((await addStyle(server, key, `${prefix} style ${i}`)) === 201) answered.push(`${prefix} style ${i}`)
  }
}

/** Copies the database of `from` into a new folder, with the files that have these suffixes. */
function copy(t: TestContext, from: Settings, suffixes: string[]): Settings {
  const to = sqliteSettings(t)
  for (const suffix of suffixes) {
    copyFileSync(databaseFile(from.dataDir) + suffix, databaseFile(to.dataDir) + suffix)
  }
  return to
}

function styles({ dataDir }: Settings): string[] {
  const file = new DatabaseSync(databaseFile(dataDir), { readOnly: true })
  const rows = file.prepare('select label from style order by id').all() as { label: string }[]
  file.close()
  return rows.map(({ label }) => label)
}

async function kill({ child, ended }: SpawnedServer) {
  child.kill('SIGKILL')
  assert.equal(await ended, 'SIGKILL')
}

test('a database copied without its write-ahead log is reported and not changed, by the server and by commands', async (t) => {
  const { settings, server } = await serverWithStyle(t)
  const whileRunning = copy(t, settings, [''])
  await kill(server)
  const afterCrash = copy(t, settings, [''])

  for (const copied of [whileRunning, afterCrash]) {
    const path = databaseFile(copied.dataDir)
    const before = readFileSync(path)
    const started = startServer(copied).then((unexpected) => unexpected.stop())
    await assert.rejects(started, { message: refusal(path) })
    for (const command of [['org', 'list'], ['migrate'], ['backup', `${path}.backup`]]) {
      const { code, stderr } = await kalends(envOf(copied), ...command)
      assert.deepEqual([code, stderr], [1, refusal(path)], command.join(' '))
    }
    assert.match(
      (await kalends(envOf(copied), 'doctor')).stdout,
      /^failed +database +\S+ was in use when it was copied/m,
    )
    assert.ok(before.equals(readFileSync(path)))
  }
})

test('an emptied write-ahead log counts as missing', async (t) => {
  const { settings, server } = await serverWithStyle(t)
  await kill(server)
  truncateSync(`${databaseFile(settings.dataDir)}-wal`, 0)

  const { stderr } = await kalends(envOf(settings), 'org', 'list')

  assert.equal(stderr, refusal(databaseFile(settings.dataDir)))
})

test('a database copied together with its write-ahead log is complete', async (t) => {
  const { settings, server } = await serverWithStyle(t)
  await kill(server)
  const copied = copy(t, settings, ['', '-wal'])

  const again = await spawnServer(t, envOf(copied))
  again.child.kill('SIGTERM')

  assert.equal(await again.ended, 0)
  assert.deepEqual(styles(copied), ['Spring'])
})

test('a database whose server was stopped is one file that can be copied alone', async (t) => {
  const { settings, server } = await serverWithStyle(t)
  server.child.kill('SIGTERM')
  await server.ended
  const copied = copy(t, settings, [''])

  const { code } = await kalends(envOf(copied), 'org', 'list')

  assert.equal(code, 0)
  assert.deepEqual(styles(copied), ['Spring'])
  assert.deepEqual(readdirSync(settings.dataDir).toSorted(), [
    'kalends.created',
    'kalends.db',
    'server.lock',
    'use.lock',
  ])
})

test('commands next to a running server leave its write-ahead log and the marker of the file alone', async (t) => {
  const { settings, key, server } = await serverWithStyle(t)
  await spawnKalends(t, envOf(settings), 'org', 'create', '--name', 'Beside').ended
  await spawnKalends(t, envOf(settings), 'org', 'list').ended
  await addStyle(server, key, 'Summer')
  const copied = copy(t, settings, [''])

  const { stderr } = await kalends(envOf(copied), 'org', 'list')

  assert.equal(stderr, refusal(databaseFile(copied.dataDir)))
})

test('the first command after a crash checkpoints everything into the file and removes the marker', async (t) => {
  const { settings, server } = await serverWithStyle(t)
  await kill(server)

  await kalendsJson(envOf(settings), 'org', 'list')
  const hasLog = existsSync(`${databaseFile(settings.dataDir)}-wal`)
  const copied = copy(t, settings, [''])
  const { code } = await kalends(envOf(copied), 'org', 'list')

  assert.equal(hasLog, false)
  assert.equal(code, 0)
  assert.deepEqual(styles(copied), ['Spring'])
})

test('a server that stops while a command still runs leaves the file to it', async (t) => {
  const { settings, server } = await serverWithStyle(t)
  const { openDatabase } = await import('./open.ts')
  const command = await openDatabase(settings)

  server.child.kill('SIGTERM')
  assert.equal(await server.ended, 0)
  const marked = copy(t, settings, [''])
  await command.close()
  const whole = copy(t, settings, [''])

  assert.equal((await kalends(envOf(marked), 'org', 'list')).stderr, refusal(databaseFile(marked.dataDir)))
  assert.equal((await kalends(envOf(whole), 'org', 'list')).code, 0)
  assert.deepEqual(styles(whole), ['Spring'])
})

test('a process that cannot tell whether it is the last user of the file leaves the write-ahead log in place', async (t) => {
  const { settings, server } = await serverWithStyle(t)
  const another = new DatabaseSync(join(settings.dataDir, 'use.lock'))
  another.exec('begin; select count(*) from sqlite_master')

  server.child.kill('SIGTERM')
  assert.equal(await server.ended, 0)
  another.close()

  assert.equal((await kalends(envOf(settings), 'org', 'list')).stderr, '')
  assert.deepEqual(styles(settings), ['Spring'])
})

test('a lost write-ahead log is discarded only on explicit request', async (t) => {
  const { settings, server } = await serverWithStyle(t)
  const refused = await kalends(envOf(settings), 'doctor', '--accept-missing-wal')
  await kill(server)
  rmSync(`${databaseFile(settings.dataDir)}-wal`)

  const accepted = await kalends(envOf(settings), 'doctor', '--accept-missing-wal')
  const again = await kalends(envOf(settings), 'doctor', '--accept-missing-wal')

  assert.match(refused.stdout, /^failed +write-ahead log +A Kalends server is using the folder \S+\. Stop it first\.$/m)
  assert.match(
    accepted.stdout,
    /^warning +write-ahead log +The database is now used without its missing kalends\.db-wal/m,
  )
  assert.match(again.stdout, /^ok +write-ahead log +It is not missing, so nothing was changed\.$/m)
  assert.equal((await kalends(envOf(settings), 'migrate')).code, 0)
})

test('a copy without its write-ahead log is not accepted as a backup', async (t) => {
  const { settings } = await serverWithStyle(t)
  const file = databaseFile(copy(t, settings, ['']).dataDir)

  const { code, stderr } = await kalends(envOf(sqliteSettings(t)), 'restore', file)

  assert.equal(code, 1)
  assert.equal(
    stderr,
    `${file} is not a backup but a copy of a database in use, and its newest writes are missing. Restore a file written by "kalends backup FILE".`,
  )
})

test('a backup made while the server runs carries no marker', async (t) => {
  const { settings } = await serverWithStyle(t)
  const file = `${databaseFile(settings.dataDir)}.backup`
  await kalendsJson(envOf(settings), 'backup', file)
  const copied = sqliteSettings(t)
  copyFileSync(file, databaseFile(copied.dataDir))

  const { code } = await kalends(envOf(copied), 'org', 'list')

  assert.equal(code, 0)
  assert.deepEqual(styles(copied), ['Spring'])
})

test('no kill -9 at any moment, of the server or of a command next to it, makes a complete database look half-copied', async (t) => {
  const { settings, server: first, key } = await serverWithStyle(t)
  const env = envOf(settings)
  const answered: string[] = []
  const random = anyGenerator()
  let server = first

  for (let round = 0; round < 15; round += 1) {
    const running = server
    // Ends with the connection that breaks.
    const load = addStyles(running, key, `round ${round}`, answered).catch(() => {})
    const beside = spawnKalends(t, env, 'org', 'create', '--name', `Round ${round}`)
    // Every other time a write has been confirmed. Otherwise a slow server may be killed before its first one.
    const confirmed = answered.length
    if (round % 2 === 1) await until(() => answered.length > confirmed)
    await pause(random() * 400)
    // Every third time during a clean stop, which closes the file. The command sometimes outlives the server.
    if (round % 3 === 0) {
      running.child.kill('SIGTERM')
      await pause(random() * 120)
    }
    running.child.kill('SIGKILL')
    if (round % 2 === 0) beside.child.kill('SIGKILL')
    await Promise.all([load, running.ended, beside.ended])
    assert.ok(!beside.stderr().includes('was in use'), beside.stderr())
    if (round % 4 === 3) {
      const starting = spawnKalends(t, env, 'serve')
      await pause(random() * 300)
      starting.child.kill('SIGKILL')
      await starting.ended
      assert.equal(starting.stderr(), '')
    }
    server = await spawnServer(t, env)
  }

  server.child.kill('SIGTERM')
  assert.equal(await server.ended, 0)
  const kept = new Set(styles(settings))
  assert.ok(answered.length > 0)
  assert.deepEqual(
    answered.filter((name) => !kept.has(name)),
    [],
  )
})
