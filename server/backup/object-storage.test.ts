import assert from 'node:assert/strict'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { migratedSettings } from '../testing/database.ts'
import { type Env, envOf, kalends } from '../testing/kalends.ts'
import { startObjectStorage } from '../testing/object-storage.ts'
import { serveSettings } from '../testing/server.ts'
import { emptyFolder } from '../testing/sqlite.ts'
import { backUpIfDue, copyIfDue } from './schedule.ts'

const { signal } = new AbortController()

test('each backup is copied to object storage once, and the newest BACKUP_KEEP copies are kept; other objects stay', async (t) => {
  const folder = emptyFolder(t)
  const { url, objects } = await startObjectStorage(t)
  objects.set('/kalends/our backups/kalends-notes.txt', Buffer.from('by hand'))
  objects.set('/kalends/elsewhere/kalends-20200101T000000Z.db', Buffer.from('of another server'))
  const { context, advance } = await start(t, { BACKUP_DIR: folder, BACKUP_KEEP: '2', BACKUP_S3_URL: url })
  const backUp = async () => {
    await backUpIfDue(context, signal)
    return copyIfDue(context, signal)
  }

  const first = await backUp()
  const again = await backUp()
  const same = objects.get(`/kalends/our backups/${first}`)!.equals(readFileSync(join(folder, first!)))
  advance(24 * 3_600_000)
  const second = await backUp()
  advance(24 * 3_600_000)
  const third = await backUp()

  assert.match(first!, /^kalends-\d{8}T\d{6}Z\.db$/)
  assert.equal(again, undefined)
  assert.equal(same, true)
  assert.deepEqual(readdirSync(folder).toSorted(), [second, third])
  assert.deepEqual([...objects.keys()].toSorted(), [
    '/kalends/elsewhere/kalends-20200101T000000Z.db',
    `/kalends/our backups/${second}`,
    `/kalends/our backups/${third}`,
    '/kalends/our backups/kalends-notes.txt',
  ])
})

test('doctor says whether the newest backup has a copy, and config show hides the secret', async (t) => {
  const folder = emptyFolder(t)
  const { url } = await startObjectStorage(t)
  const place = url.replace(/^.*@/, '').replace(/\?.*/, '')
  const env = { BACKUP_DIR: folder, BACKUP_S3_URL: url }
  const { context } = await start(t, env)
  const doctor = async (more: Env = {}): Promise<string[]> => {
    const { stdout } = await kalends({ ...envOf(context.settings), ...env, ...more }, 'doctor', '--json')
    const { result, text } = JSON.parse(stdout).find(({ name }: { name: string }) => name === 'backups')
    return [result, text]
  }
  await backUpIfDue(context, signal)
  const file = join(folder, readdirSync(folder)[0]!)

  assert.deepEqual(await doctor(), [
    'warning',
    `The newest backup, ${file}, is not in ${place} yet. A running server copies it within five minutes.`,
  ])
  await copyIfDue(context, signal)
  assert.deepEqual(await doctor(), ['ok', `The newest backup is ${file}, with a copy in ${place}.`])
  assert.deepEqual(await doctor({ BACKUP_S3_URL: url.replace('AKIDEXAMPLE', 'AKIDOTHER') }), [
    'failed',
    `Copies of backups in ${place} cannot be read: ${place.split('/')[0]} returned 403 for HEAD in the bucket kalends. Check BACKUP_S3_URL.`,
  ])
  const shown = await kalends({ ...envOf(context.settings), ...env }, 'config', 'show')
  assert.doesNotMatch(shown.stdout, /wJalrXUtnFEMI/)
})

test('a wrong key is reported with what the storage said, and an address without one stops the start', async (t) => {
  const folder = emptyFolder(t)
  const { url } = await startObjectStorage(t)
  const { context } = await start(t, { BACKUP_DIR: folder, BACKUP_S3_URL: url.replace('%2FK7', '%2FK8') })
  const check = async (env: Env) => (await kalends({ ...envOf(context.settings), ...env }, 'config', 'check')).stderr
  await backUpIfDue(context, signal)

  await assert.rejects(
    copyIfDue(context, signal),
    /^Error: 127\.0\.0\.1:\d+ returned 403 for HEAD in the bucket kalends\.$/,
  )
  assert.equal(
    await check({ BACKUP_DIR: folder, BACKUP_S3_URL: 'https://s3.example.com/bucket' }),
    'BACKUP_S3_URL is "…", but it must be an address such as https://KEY_ID:SECRET@s3.eu-central-1.amazonaws.com/bucket/folder, with special characters percent-encoded.',
  )
  assert.equal(
    await check({ BACKUP_S3_URL: url }),
    'BACKUP_S3_URL needs BACKUP_DIR: backups are written there before they are copied. Set both.',
  )
})

const start = async (t: TestContext, env: Env) => serveSettings(t, await migratedSettings(t, env))
