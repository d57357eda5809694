import assert from 'node:assert/strict'
import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test, type TestContext } from 'node:test'
import type { Settings } from '../config.ts'
import { startServer } from '../main.ts'
import { finallyIn } from '../testing/finally.ts'
import { envOf, spawnKalends } from '../testing/kalends.ts'
import { sqliteSettings } from '../testing/sqlite.ts'
import { UnusableDatabase } from './failure.ts'
import { openDatabase } from './open.ts'
import { openForUse } from './file-use.ts'
import { databaseFile, inspectFile, lockForServer, markCreating, unusable } from './sqlite-file.ts'
import { openUpToDate } from './up-to-date.ts'

/** A database that was used and closed. */
async function usedDatabase(t: TestContext): Promise<{ settings: Settings; path: string }> {
  const settings = sqliteSettings(t)
  const server = await startServer(settings)
  await server.stop()
  return { settings, path: databaseFile(settings.dataDir) }
}

/** The server refuses to start with this message and leaves the file unchanged. */
async function assertRefused(settings: Settings, message: RegExp) {
  const path = databaseFile(settings.dataDir)
  const before = existsSync(path) ? readFileSync(path) : undefined
  await assert.rejects(startServer(settings), (error: Error) => {
    assert.ok(error instanceof UnusableDatabase, String(error))
    assert.match(error.message, message)
    return true
  })
  assert.ok(existsSync(path) ? before?.equals(readFileSync(path)) : before === undefined)
}

test('a truncated database is reported and not replaced', async (t) => {
  const { settings, path } = await usedDatabase(t)
  truncateSync(path, 20_000)

  await assertRefused(
    settings,
    /kalends\.db is damaged: it should have \d+ bytes but has 20000; it was probably copied in part\. Nothing was changed\./,
  )
})

test('a database cut off within its first bytes is reported and not replaced', async (t) => {
  const { settings, path } = await usedDatabase(t)
  truncateSync(path, 50)

  await assertRefused(settings, /kalends\.db is damaged: it ends within its header\./)
})

test('an emptied database is reported and not taken for a new one', async (t) => {
  const { settings, path } = await usedDatabase(t)
  truncateSync(path, 0)

  await assertRefused(
    settings,
    /kalends\.db is empty, although a database was created in this folder before\..*"kalends restore FILE"/,
  )
})

test('an empty file that Kalends did not create is reported every time, and not taken for a new database', async (t) => {
  const settings = sqliteSettings(t)
  writeFileSync(databaseFile(settings.dataDir), '')

  for (let start = 1; start <= 2; start += 1) {
    await assertRefused(
      settings,
      /kalends\.db is empty, and no Kalends database was being created here: a copy was probably interrupted\. Nothing was changed\./,
    )
  }
})

test('an interrupted creation is resumed', async (t) => {
  const settings = sqliteSettings(t)
  markCreating(settings.dataDir)
  writeFileSync(databaseFile(settings.dataDir), '')

  const server = await startServer(settings)
  await server.stop()

  assert.match(server.firstAccess?.key ?? '', /^kal_/)
  assert.deepEqual(readdirSync(settings.dataDir).toSorted(), [
    'kalends.created',
    'kalends.db',
    'server.lock',
    'use.lock',
  ])
})

test('a process records that it creates the database before the file exists', (t) => {
  const { dataDir } = sqliteSettings(t)

  const file = openForUse(dataDir)
  truncateSync(databaseFile(dataDir), 0)
  for (const suffix of ['-wal', '-shm']) rmSync(databaseFile(dataDir) + suffix, { force: true })

  assert.equal(inspectFile(dataDir), false)
  file.close()
})

test('a missing database is reported and not taken for a new one', async (t) => {
  const { settings, path } = await usedDatabase(t)
  rmSync(path)

  await assertRefused(settings, /kalends\.db is missing, although a database was created in this folder before\./)
})

test('a file that is not a database is reported and not replaced', async (t) => {
  const settings = sqliteSettings(t)
  writeFileSync(databaseFile(settings.dataDir), 'Dear diary,\n'.repeat(1000))

  await assertRefused(settings, /kalends\.db is damaged: it does not start like a SQLite database\./)
})

test('a database with a destroyed schema is reported and not replaced', async (t) => {
  const { settings, path } = await usedDatabase(t)
  const file = openSync(path, 'r+')
  writeSync(file, Buffer.alloc(3000, 0xff), 0, 3000, 100)
  closeSync(file)

  await assertRefused(
    settings,
    /kalends\.db is damaged: .*malformed\. Nothing was changed\. Keep a copy of it, then restore a backup/,
  )
})

test('a database of another program is refused and not changed', async (t) => {
  const settings = sqliteSettings(t)
  const other = new DatabaseSync(databaseFile(settings.dataDir))
  other.exec('create table diary (entry text)')
  other.close()

  await assertRefused(settings, /kalends\.db is a database of another program\. Choose another DATA_DIR\./)
})

test('a database that cannot be opened at the moment is not reported as damaged', () => {
  const sqliteError = (message: string, errcode: number) => Object.assign(new Error(message), { errcode })

  assert.equal(
    unusable('/data/kalends.db', sqliteError('unable to open database file', 14)).message,
    '/data/kalends.db cannot be opened: unable to open database file. Check that this user can read and write the file and its folder.',
  )
  assert.equal(
    unusable('/data/kalends.db', sqliteError('database is locked', 5)).message,
    '/data/kalends.db cannot be opened: database is locked. Another program is using it. Close that program and try again.',
  )
  assert.match(
    unusable('/data/kalends.db', sqliteError('database disk image is malformed', 267)).message,
    /^\/data\/kalends\.db is damaged: /,
  )
})

test('a folder that cannot be created is reported in one sentence', async (t) => {
  const settings = sqliteSettings(t)
  const file = join(settings.dataDir, 'file')
  writeFileSync(file, '')

  // In a child process, because a start that hangs would block this one.
  const impossible = spawnKalends(t, envOf({ ...settings, dataDir: '/proc/kalends/data' }), 'serve')
  const taken = spawnKalends(t, envOf({ ...settings, dataDir: file }), 'migrate')
  const inside = spawnKalends(t, envOf({ ...settings, dataDir: join(file, 'data') }), 'migrate')

  assert.deepEqual([await impossible.ended, await taken.ended, await inside.ended], [1, 1, 1])
  assert.match(
    impossible.stderr(),
    /^The folder \/proc\/kalends cannot be created: ENOENT.*\. Choose another DATA_DIR, or create it for this user\.\n$/,
  )
  assert.equal(taken.stderr(), `${file} is a file, not a folder. Choose another DATA_DIR.\n`)
  assert.equal(inside.stderr(), `${file} is a file, not a folder. Choose another DATA_DIR.\n`)
})

test('a second server on the same folder is refused, even while the first is idle, and accepted after it has stopped', async (t) => {
  const settings = sqliteSettings(t)
  const first = await startServer(settings)

  await assert.rejects(startServer(settings), (error: Error) => {
    assert.ok(error instanceof UnusableDatabase)
    assert.equal(
      error.message,
      `Another Kalends server is already using the folder ${settings.dataDir}. Stop it first, give this one another DATA_DIR, or use PostgreSQL (DATABASE_URL) to run several servers.`,
    )
    return true
  })
  await first.stop()
  const second = await startServer(settings)

  await second.stop()
})

test('a server that failed to start releases the folder and the first key', async (t) => {
  const settings = sqliteSettings(t)
  const other = await startServer(sqliteSettings(t))
  finallyIn(t, () => other.stop())
  const port = Number(new URL(other.settings.publicUrl).port)

  await assert.rejects(startServer({ ...settings, port }), { code: 'EADDRINUSE' })
  lockForServer(settings.dataDir).release()
  const server = await startServer(settings)
  finallyIn(t, () => server.stop())

  assert.match(server.firstAccess?.key ?? '', /^kal_/)
})

test('opening waits while another process writes to the database', async (t) => {
  const settings = sqliteSettings(t)
  const database = await openUpToDate(settings, 0)
  finallyIn(t, () => database.close())
  const other = await openDatabase(settings)
  finallyIn(t, () => other.close())
  const { promise: holding, resolve: hold } = Promise.withResolvers<void>()
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>()

  const long = other.transaction(async (tx) => {
    await tx.insertInto('organization').values({ name: 'Slow', plan: 'hobby', credits: null, created: 0 }).execute()
    hold()
    await finished
  })
  await holding
  const waiting = database.transaction((tx) =>
    tx.insertInto('organization').values({ name: 'Quick', plan: 'hobby', credits: null, created: 0 }).execute(),
  )
  // The writer does not block the reader.
  assert.deepEqual(await database.statement('select name from organization')(), [])
  finish()
  await Promise.all([long, waiting])

  const names = await database.statement<{ name: string }>('select name from organization order by id')()
  assert.deepEqual(
    names.map(({ name }) => name),
    ['Slow', 'Quick'],
  )
})
