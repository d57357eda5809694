import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { loadSettings } from '../config.ts'
import { freshSettings } from '../testing/database.ts'
import { envOf, kalends, kalendsJson } from '../testing/kalends.ts'
import { emptyFolder } from '../testing/sqlite.ts'
import { findSettingsFile } from './settings-file.ts'

test('a settings file supplies what the environment does not, for every command', async (t) => {
  const settings = await freshSettings(t)
  const folder = emptyFolder(t)
  const where = Object.entries(envOf(settings)).map(([name, value]) => `${name}="${value}"\n`)
  const file = written(
    folder,
    'my.env',
    `# Where everything is\n${where.join('')}\nPUBLIC_URL=https://kalends.example # ours\n`,
  )

  const created = await kalends({}, 'org', 'create', '--name', 'One', '--env-file', file)
  await kalendsJson({}, 'key', 'create', '--org', '1', '--env-file', file)
  const listed = await kalends({}, '--env-file', file, '--json', 'org', 'list')
  const doctor = await kalendsJson({ PUBLIC_URL: 'https://other.example' }, 'doctor', `--env-file=${file}`)

  assert.ok(created.stdout.endsWith(`\nSettings: ${file}`))
  assert.equal(JSON.parse(listed.stdout)[0].name, 'One')
  assert.deepEqual(await kalendsJson(envOf(settings), 'org', 'list'), JSON.parse(listed.stdout))
  const texts = Object.fromEntries(doctor.map(({ name, text }: { name: string; text: string }) => [name, text]))
  assert.equal(texts.settings, `All settings are valid. They come from the environment and ${file}.`)
  assert.equal(texts.address, 'The public address is https://other.example.')
})

test('kalends.env is searched in the current folder, the project folder and the data folder', (t) => {
  const [current, project, data] = [emptyFolder(t), emptyFolder(t), emptyFolder(t)]
  const found = () => findSettingsFile(undefined, [current, project], data)?.path

  assert.equal(found(), undefined)
  const inData = written(data, 'kalends.env', 'PORT=1')
  assert.equal(found(), inData)
  const inProject = written(project, 'kalends.env', 'PORT=2')
  assert.equal(found(), inProject)
  const inCurrent = written(current, 'kalends.env', 'PORT=3')
  assert.equal(found(), inCurrent)
})

test('the file next to the data is read, unless the environment disables settings files', async (t) => {
  const settings = await freshSettings(t)
  const file = written(settings.dataDir, 'kalends.env', 'PUBLIC_URL=https://kalends.example')
  const env = { DATA_DIR: settings.dataDir }

  assert.equal(loadSettings(undefined, env).publicUrl, 'https://kalends.example')
  assert.equal(loadSettings(undefined, env).settingsFile, file)
  assert.equal(loadSettings(undefined, { ...env, SETTINGS_FILE: 'none' }).settingsFile, null)
})

test('folders in a settings file are relative to the file', (t) => {
  const folder = emptyFolder(t)
  const plain = written(folder, 'plain.env', 'PORT=8081')
  const other = written(folder, 'other.env', 'DATA_DIR=./db')
  mkdirSync(join(folder, 'data'))
  written(join(folder, 'data'), 'kalends.env', 'PORT=8082')

  assert.equal(loadSettings(plain, {}).dataDir, join(folder, 'data'))
  assert.equal(loadSettings(other, {}).dataDir, join(folder, 'db'))
  assert.equal(loadSettings(other, { DATA_DIR: '/elsewhere' }).dataDir, '/elsewhere')
  assert.equal(findSettingsFile(undefined, [], join(folder, 'data'))?.dataDir, join(folder, 'data'))
})

test('quotes are not part of a value, and an empty value counts as not set', (t) => {
  const file = written(
    emptyFolder(t),
    'kalends.env',
    '\uFEFFexport PORT = 8081\r\nLOG_LEVEL=\'warn\'\nDATA_DIR="/srv/our #1" # ours\nICS_URL=\nSMTP_HOST=mail\n',
  )

  const { port, logLevel, dataDir, icsUrl } = loadSettings(file, {})

  assert.deepEqual(
    { port, logLevel, dataDir, icsUrl },
    { port: 8081, logLevel: 'warn', dataDir: '/srv/our #1', icsUrl: 'http://localhost:8081' },
  )
})

test('faults are reported together, with file and line, and never show a password', async (t) => {
  const lines = [
    'PORT=http',
    'DATABASE_URL=postgres://ann:sec#ret@db.example/k',
    'LOG_LEVEL: loud',
    'HOST="127.0.0.1',
    'API_RATE_LIMIT=5',
    'API_RATE_LIMIT=6',
    'DATABSE_URL=postgres://ann:secret@db.example/k',
    'public_url=https://kalends.example',
    'PROT=80',
    'NODE_ENV=production',
  ]
  const file = written(emptyFolder(t), 'kalends.env', lines.join('\n'))

  const { code, stdout, stderr } = await kalends({ LOG_LEVEL: 'loud' }, 'org', 'list', '--env-file', file)

  assert.deepEqual([code, stdout], [1, ''])
  assert.deepEqual(stderr.split('\n'), [
    `${file}, line 2: the value of DATABASE_URL contains a # or a quote. Put it in quotes of another kind.`,
    `${file}, line 3: this is not a setting. Write NAME=value.`,
    `${file}, line 4: the value of HOST contains a # or a quote. Put it in quotes of another kind.`,
    `${file}, line 6: API_RATE_LIMIT is already set on line 5. Remove one of the two.`,
    `${file}, line 1: PORT is "http", but it must be a port number from 0 to 65535.`,
    'LOG_LEVEL is "loud", but it must be one of fatal, error, warn, info, debug, silent.',
    `${file}, line 7: there is no setting DATABSE_URL. Did you mean DATABASE_URL?`,
    `${file}, line 8: there is no setting public_url. Did you mean PUBLIC_URL?`,
    `${file}, line 9: there is no setting PROT. Did you mean PORT?`,
  ])
})

test('a named file that cannot be read stops the command', async (t) => {
  const folder = emptyFolder(t)

  const missing = await kalends({}, 'org', 'list', '--env-file', join(folder, 'none.env'))
  const named = await kalends({ SETTINGS_FILE: join(folder, 'none.env') }, 'doctor')
  const isFolder = await kalends({}, 'org', 'list', '--env-file', folder)

  const fault = `The settings file ${join(folder, 'none.env')} cannot be read: there is no such file.`
  assert.deepEqual(missing, { code: 1, stdout: '', stderr: fault })
  assert.match(named.stdout, new RegExp(`^failed  settings  ${RegExp.escape(fault)}$`, 'm'))
  assert.match(isFolder.stderr, /^The settings file \S+ cannot be read: EISDIR/)
})

function written(folder: string, name: string, text: string): string {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}
