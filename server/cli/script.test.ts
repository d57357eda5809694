import assert from 'node:assert/strict'
import { once } from 'node:events'
import { copyFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { test } from 'node:test'
import { envOf, kalendsJson, spawnProgram } from '../testing/kalends.ts'
import { emptyFolder, sqliteSettings } from '../testing/sqlite.ts'

const script = resolve(import.meta.dirname, '../../kalends')

test('./kalends works from any folder, by its path and by a link to it', async (t) => {
  const folder = emptyFolder(t)
  symlinkSync(script, join(folder, 'first'))
  symlinkSync('first', join(folder, 'second link'))

  for (const program of [script, join(folder, 'second link'), './first']) {
    const { ended, stdout, stderr } = spawnProgram(t, {}, folder, program, '--version')
    assert.equal(await ended, 0, program + stderr())
    assert.match(stdout(), /^kalends \d+\.\d+\.\d+( \(commit [0-9a-f]{12}\))?\n$/)
  }
})

test('its hints can be copied from the folder where it was called', async (t) => {
  const elsewhere = spawnProgram(t, {}, emptyFolder(t), script, 'org')
  const inProject = spawnProgram(t, {}, resolve(script, '..'), script, 'help', 'demo')

  assert.equal(await elsewhere.ended, 2)
  assert.match(elsewhere.stderr(), new RegExp(`See "${script} org --help"`))
  assert.equal(await inProject.ended, 0)
  assert.match(inProject.stdout(), /^Usage: \.\/kalends demo \[OPTIONS\]$/m)
  assert.match(inProject.stdout(), /^ {2}\.\/kalends demo$/m)
})

test('it reads the kalends.env of the current folder', async (t) => {
  const settings = sqliteSettings(t)
  const folder = emptyFolder(t)
  const lines = Object.entries(envOf(settings)).map(([name, value]) => `${name}="${value}"`)
  writeFileSync(join(folder, 'kalends.env'), lines.join('\n'))

  const { ended, stderr } = spawnProgram(
    t,
    { SETTINGS_FILE: '' },
    folder,
    script,
    'org',
    'create',
    '--name',
    'Grüße an alle',
  )

  assert.equal(await ended, 0, stderr())
  assert.equal((await kalendsJson(envOf(settings), 'org', 'list'))[0].name, 'Grüße an alle')
})

test('a missing settings file is reported by Kalends, not by Node', async (t) => {
  const { ended, stderr } = spawnProgram(
    t,
    {},
    emptyFolder(t),
    script,
    'org',
    'list',
    '--env-file',
    '/none.env',
    '--json',
  )

  assert.equal(await ended, 1)
  assert.deepEqual(JSON.parse(stderr()), {
    status: 'error',
    message: 'The settings file /none.env cannot be read: there is no such file.',
  })
})

test('before "npm ci" it says what to do', async (t) => {
  const folder = emptyFolder(t)
  copyFileSync(script, join(folder, 'kalends'))

  const { ended, stdout, stderr } = spawnProgram(t, {}, folder, './kalends', 'serve')

  assert.equal(await ended, 1)
  assert.equal(stdout(), '')
  assert.match(stderr(), /^Kalends is not installed yet\. Run "npm ci" in \S+ first\.\n$/)
})

test('a signal to it stops the server cleanly', async (t) => {
  const server = spawnProgram(t, envOf(sqliteSettings(t)), undefined, script, 'serve')
  while (!server.stdout().includes('Kalends is running.')) await once(server.child.stdout, 'data')

  server.child.kill('SIGTERM')

  assert.equal(await server.ended, 0)
})
