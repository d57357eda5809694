import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { finallyIn } from './testing/finally.ts'

const program = `
  import { registerHooks } from 'node:module'
  const loaded = []
  registerHooks({
    load(url, context, next) {
      loaded.push(url)
      return next(url, context)
    },
  })
  const { buildApp } = await import('./app.ts')
  const { readSettings } = await import('./config.ts')
  const { createContext } = await import('./context.ts')
  const { openDatabase } = await import('./database/open.ts')
  const settings = readSettings({ DATA_DIR: process.argv[1], LOG_LEVEL: 'silent', SETTINGS_FILE: 'none' })
  const database = await openDatabase(settings)
  const app = buildApp(createContext({ database, settings, now: Date.now }))
  await app.ready()
  await app.close()
  await database.close()
  const packages = loaded.map((url) => /.*\\/node_modules\\/(@[^/]+\\/[^/]+|[^/]+)/.exec(url)?.[1])
  console.log(JSON.stringify([...new Set(packages)]))
`

// Each has hundreds of modules that would delay every start.
test('a server on SQLite starts without loading Kysely or the PostgreSQL client', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'kalends-'))
  finallyIn(t, () => rmSync(folder, { recursive: true, force: true }))

  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program, folder], {
    cwd: import.meta.dirname,
  })

  const packages = JSON.parse(stdout) as string[]
  assert.deepEqual(
    ['fastify', 'kysely', 'pg'].map((name) => packages.includes(name)),
    [true, false, false],
  )
})
