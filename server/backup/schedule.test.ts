import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type TestContext, test } from 'node:test'
import { engine, migratedSettings } from '../testing/database.ts'
import { finallyIn } from '../testing/finally.ts'
import { type Env, envOf, kalends, kalendsJson, spawnKalends } from '../testing/kalends.ts'
import { serveSettings } from '../testing/server.ts'
import { until } from '../testing/until.ts'
import { backUpIfDue } from './schedule.ts'

const { signal } = new AbortController()

function emptyFolder(t: TestContext) {
  const folder = mkdtempSync(join(tmpdir(), 'kalends-backups-'))
  finallyIn(t, () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const start = async (t: TestContext, env: Env) => serveSettings(t, await migratedSettings(t, env))

test('with BACKUP_DIR, a running server writes a backup that only its owner can read and that can be restored', async (t) => {
  const folder = emptyFolder(t)
  const settings = await migratedSettings(t)
  await kalendsJson(envOf(settings), 'org', 'create', '--name', 'Backed up')
  const running = spawnKalends(t, envOf(settings, { BACKUP_DIR: folder }), 'serve')

  await until(() => readdirSync(folder).some((name) => name.endsWith('.db')))

  const [name, ...others] = readdirSync(folder)
  assert.deepEqual(others, [])
  assert.match(name!, /^kalends-\d{8}T\d{6}Z\.db$/)
  assert.equal(statSync(join(folder, name!)).mode & 0o777, 0o600)
  running.child.kill('SIGTERM')
  await running.ended
  const target = envOf(await migratedSettings(t))
  await kalendsJson(target, 'restore', join(folder, name!), '--force')
  assert.deepEqual(
    (await kalendsJson(target, 'org', 'list')).map((organization: { name: string }) => organization.name),
    ['Backed up'],
  )
})

test('each period has one backup, and only the newest BACKUP_KEEP are kept; other files stay', async (t) => {
  const folder = emptyFolder(t)
  const server = await start(t, { BACKUP_DIR: folder, BACKUP_EVERY: '6', BACKUP_KEEP: '2' })
  const set = (moment: string) => server.advance(Temporal.Instant.from(moment).epochMilliseconds - server.context.now())
  writeFileSync(join(folder, 'kalends-20270430T235959Z.db.part'), 'of a server that was killed')
  writeFileSync(join(folder, 'by-hand.db'), '')
  const at = async (moment: string) => {
    set(moment)
    await backUpIfDue(server.context, signal)
    // The clock goes on.
    return readdirSync(folder)
      .map((name) => name.replace(/\d\dZ/, ''))
      .toSorted()
  }

  assert.deepEqual(await at('2027-05-01T05:50:00Z'), ['by-hand.db', 'kalends-20270501T0550.db'])
  // Six o'clock begins another period.
  const two = ['by-hand.db', 'kalends-20270501T0550.db', 'kalends-20270501T0605.db']
  assert.deepEqual(await at('2027-05-01T06:05:00Z'), two)
  assert.deepEqual(await at('2027-05-01T11:55:00Z'), two)
  assert.deepEqual(await at('2027-05-01T12:05:00Z'), [
    'by-hand.db',
    'kalends-20270501T0605.db',
    'kalends-20270501T1205.db',
  ])
})

test('doctor says when a scheduled backup is missing', async (t) => {
  const folder = emptyFolder(t)
  const env = envOf(await migratedSettings(t), { BACKUP_DIR: folder })
  const doctor = async (more: Env = {}): Promise<string[]> => {
    const { stdout } = await kalends({ ...env, ...more }, 'doctor', '--json')
    const { result, text } = JSON.parse(stdout).find(({ name }: { name: string }) => name === 'backups')
    return [result, text.replace(/\d+ days/, 'many days').replaceAll(folder, '/backups')]
  }

  assert.deepEqual(await doctor(), [
    'warning',
    'There is no backup in /backups yet. A running server writes the first within five minutes.',
  ])
  writeFileSync(join(folder, 'kalends-20200501T000000Z.db'), '')
  assert.deepEqual(await doctor(), [
    'failed',
    'The newest backup, /backups/kalends-20200501T000000Z.db, is many days old. Run "kalends job list" to see why there is no newer one.',
  ])
  assert.deepEqual(await doctor({ BACKUP_DIR: '/nowhere' }), [
    'failed',
    'The folder /nowhere does not exist. Create it.',
  ])
  assert.deepEqual(await doctor({ BACKUP_DIR: '' }), [
    'ok',
    'The server makes no backups by itself, because BACKUP_DIR is not set. Run "kalends backup FILE" every day.',
  ])
})

test('a folder that is missing is not created: it may be a disk that is not there', async (t) => {
  const server = await start(t, { BACKUP_DIR: '/nowhere' })

  await assert.rejects(
    backUpIfDue(server.context, signal),
    /^Error: The folder \/nowhere does not exist\. Create it first\.$/,
  )
})

test('a rehearsal says whether a backup can be restored and whether what is in it is valid, and touches nothing', async (t) => {
  const folder = emptyFolder(t)
  const settings = await migratedSettings(t)
  const env = envOf(settings)
  const server = await serveSettings(t, settings)
  const { id } = await server.client.style.create({ name: 'Kept', options: ['ical'] })
  const file = join(folder, 'backup.db')
  await kalendsJson(env, 'backup', file)
  await server.client.style.delete(id)

  const good = await kalends(env, 'backup', 'rehearse', file)
  const other = await kalends(env, 'backup', 'rehearse', file, '--sqlite')
  const database = new DatabaseSync(file)
  database.exec(`update style set body = '{"options":["fax"]}'`)
  database.close()
  const bad = await kalends(env, 'backup', 'rehearse', file)

  assert.equal(good.code, 0)
  const engineName = engine === 'sqlite' ? 'SQLite' : 'PostgreSQL'
  assert.ok(good.stdout.startsWith(`${file} can be restored: every row came back from ${engineName}, and every stored item is valid.`)) // oxfmt-ignore
  assert.match(other.stdout, /every row came back from SQLite/)
  assert.equal(bad.code, 1)
  assert.match(bad.stdout, /style 1: options\[0\] must be one of/)
  assert.deepEqual(await server.client.style.all(), [])
  if (engine === 'sqlite') return
  const left = server.context.database.statement(`select 1 from pg_database where datname like 'kalends_rehearsal%'`)
  // Other files rehearse in the same cluster.
  await until(async () => (await left()).length === 0)
})
