import assert from 'node:assert/strict'
import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test, type TestContext } from 'node:test'
import type { Settings } from '../config.ts'
import { openWriter } from '../database/node-sqlite.ts'
import { databaseFile } from '../database/sqlite-file.ts'
import { startServer } from '../main.ts'
import { engine, freshSettings } from '../testing/database.ts'
import { envOf, kalends, kalendsJson } from '../testing/kalends.ts'
import { serveSettings } from '../testing/server.ts'
import { sqliteSettings } from '../testing/sqlite.ts'
import { until } from '../testing/until.ts'

test('restoring over existing data needs --force and lists what would be lost', async (t) => {
  const { file } = await backedUp(t)
  const settings = await freshSettings(t)
  const env = envOf(settings)
  await kalendsJson(env, 'org', 'create', '--name', 'Present')
  const server = await serveSettings(t, settings)
  for (const new_event_group_name of ['Concerts', 'Talks']) {
    const dates = [{ name: 'Party', startDate: '2027-05-01' }]
    const { prokey: event } = await server.client.event.create({ new_event_group_name, dates })
    // Counters are not listed.
    const { organization } = server
    await server.context.database.transaction((tx) =>
      tx.insertInto('rsvp_seats').values({ event, organization, taken: 1 }).execute(),
    )
  }
  await server.client.style.create({ name: 'Kept', options: ['ical'] })
  await kalendsJson(env, 'user', 'create', '--org', '1', '--email', 'ann@example.org')
  await kalendsJson(env, 'domain', 'add', '--org', '1', '--host', 'events.example.org')
  await server.app.close()
  await server.context.database.close()

  const refused = await kalends(env, 'restore', file)
  const names = async () =>
    (await kalendsJson(env, 'org', 'list')).map((organization: { name: string }) => organization.name)
  const untouched = await names()
  const forced = await kalendsJson(env, 'restore', file, '--force')

  assert.equal(refused.code, 1)
  assert.match(
    refused.stderr,
    /^The database already contains 2 organizations, 1 API key, 1 custom domain, 14 email templates, 2 events, 2 event groups, 1 membership, 1 style and 1 user account\. To replace everything with the backup, add --force\. /,
  )
  assert.deepEqual(untouched, ['Present', 'Example'])
  assert.deepEqual(await names(), ['Backed up'])
  if (engine === 'sqlite') {
    assert.match(forced.previous, /kalends\.db\.before-restore-\d{8}T\d{6}Z$/)
    const old = new DatabaseSync(forced.previous)
    assert.deepEqual({ ...old.prepare('select name from organization').get() }, { name: 'Present' })
    old.close()
  } else assert.equal(forced.previous, null)
})

test('an invalid backup is refused before anything is touched', async (t) => {
  const { settings, file } = await backedUp(t)
  const env = envOf(await freshSettings(t))
  await kalendsJson(env, 'org', 'create', '--name', 'Present')
  const variant = (name: string, change: (path: string) => void) => {
    const path = join(settings.dataDir, name)
    writeFileSync(path, readFileSync(file))
    change(path)
    return path
  }
  const sql = (statement: string) => (path: string) => {
    const database = new DatabaseSync(path, { enableForeignKeyConstraints: false })
    database.exec(statement)
    database.close()
  }
  const damage = (path: string) => {
    const handle = openSync(path, 'r+')
    for (let at = 8192; at < statSync(path).size; at += 4096) writeSync(handle, Buffer.alloc(2000, 0xff), 0, 2000, at)
    closeSync(handle)
  }
  const refusals: [string, RegExp][] = [
    [join(settings.dataDir, 'none'), /^There is no file /],
    [settings.dataDir, /^\S+ is not a file\. Name a file written by "kalends backup FILE"\.$/],
    [
      variant('text', (path) => writeFileSync(path, 'Dear diary,\n'.repeat(99))),
      / is damaged and cannot be restored: file is not a database\./,
    ],
    [variant('empty', (path) => truncateSync(path, 0)), / is not a Kalends backup\.$/],
    [variant('cut', (path) => truncateSync(path, 20_480)), / is damaged and cannot be restored: /],
    [variant('damaged', damage), / is damaged and cannot be restored: /],
    [variant('foreign', sql('pragma application_id = 1')), / is not a Kalends backup\.$/],
    [variant('unfinished', sql('drop table schema_migration')), / is not a Kalends backup\.$/],
    [
      variant('dangling', sql('update email_template set organization = 77')),
      /: rows of email_template refer to rows of organization that do not exist\./,
    ],
    [
      variant('newer', sql(`insert into schema_migration values ('9999-future', 0)`)),
      / was created by a newer version of Kalends\. Install that version or newer to restore it\.$/,
    ],
  ]

  for (const [path, message] of refusals) {
    const { code, stderr } = await kalends(env, 'restore', path, '--force')
    assert.equal(code, 1, path)
    assert.match(stderr, message)
  }
  assert.deepEqual(
    (await kalendsJson(env, 'org', 'list')).map((organization: { name: string }) => organization.name),
    ['Present'],
  )
})

test('a database in use is not accepted as a backup', async (t) => {
  const { file } = await backedUp(t)
  const inUse = sqliteSettings(t)
  const writer = openWriter(databaseFile(inUse.dataDir))
  writer.exec('create table t (a)')

  const { stderr } = await kalends(envOf(await freshSettings(t)), 'restore', databaseFile(inUse.dataDir))
  writer.close()

  assert.equal(
    stderr,
    `${databaseFile(inUse.dataDir)} is a database in use, not a backup. Create one with "kalends backup FILE".`,
  )
  assert.ok(existsSync(file))
})

test('a SQLite database is not replaced while its server runs', async (t) => {
  const { file } = await backedUp(t)
  const settings = sqliteSettings(t)
  const server = await startServer(settings)

  const { code, stderr } = await kalends(envOf(settings), 'restore', file, '--force')
  await server.stop()

  assert.equal(code, 1)
  assert.equal(stderr, `A Kalends server is using the folder ${settings.dataDir}. Stop it, then restore again.`)
})

if (engine === 'postgres') {
  test('a PostgreSQL database with connected servers is replaced only with --while-connected', async (t) => {
    const { file } = await backedUp(t)
    const settings = await freshSettings(t)
    const server = await startServer(settings)

    const refused = await kalends(envOf(settings), 'restore', file, '--force')
    const forced = await kalends(envOf(settings), 'restore', file, '--force', '--while-connected')
    await server.stop()
    const stopped = await kalends(envOf(settings), 'restore', file, '--force')

    assert.equal(refused.code, 1)
    assert.match(
      refused.stderr,
      /^Other Kalends programs are connected to this database \(\d connections?\)\. Stop all servers, then restore again\. To restore while they are connected, add --while-connected\.$/,
    )
    assert.deepEqual([forced.code, stopped.code], [0, 0])
  })

  test('a connected server is detected even if its URL sets another application name', async (t) => {
    const { file } = await backedUp(t)
    const settings = await freshSettings(t)
    const server = await startServer({ ...settings, databaseUrl: `${settings.databaseUrl}&application_name=web1` })

    const refused = await kalends(envOf(settings), 'restore', file, '--force')
    await server.stop()

    assert.equal(refused.code, 1)
    assert.match(refused.stderr, /^Other Kalends programs are connected to this database /)
  })

  test('a server drops its cache when the database is replaced while it runs', async (t) => {
    const { file } = await backedUp(t)
    const settings = await freshSettings(t)
    const server = await serveSettings(t, settings)
    const { prokey } = await server.client.event.create({
      new_event_group_name: 'x',
      dates: [{ name: 'Party', startDate: '2027-05-01' }],
    })
    const read = async () => (await server.request({ url: `/${prokey}/event.ics` })).status
    await until(
      async () =>
        (await read()) === 200 && server.context.cache.get(`//localhost:80/${prokey}/event.ics`) !== undefined,
    )

    await kalends(envOf(settings), 'restore', file, '--force', '--while-connected')

    await until(async () => (await read()) === 404)
  })
}

test('a damaged or missing database is replaced without --force, and its remains are kept', async (t) => {
  const { file } = await backedUp(t)

  for (const harm of [
    (path: string) => truncateSync(path, 20_000),
    (path: string) => truncateSync(path, 0),
    (path: string) => rmSync(path),
  ]) {
    const settings = sqliteSettings(t)
    await kalendsJson(envOf(settings), 'org', 'create', '--name', 'Harmed')
    harm(databaseFile(settings.dataDir))
    const isLeft = existsSync(databaseFile(settings.dataDir))

    const { previous } = await kalendsJson(envOf(settings), 'restore', file)

    assert.equal(isLeft, previous !== null && existsSync(previous))
    assert.deepEqual(
      (await kalendsJson(envOf(settings), 'org', 'list')).map((organization: { name: string }) => organization.name),
      ['Backed up'],
    )
  }
})

async function backedUp(t: TestContext): Promise<{ settings: Settings; file: string }> {
  const settings = await freshSettings(t)
  const file = join(settings.dataDir, 'backup.db')
  await kalendsJson(envOf(settings), 'org', 'create', '--name', 'Backed up')
  await kalendsJson(envOf(settings), 'backup', file)
  return { settings, file }
}
