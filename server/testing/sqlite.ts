import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { type Settings, readSettings } from '../config.ts'
import { finallyIn } from './finally.ts'

/** A busy machine is slow, not stuck. Tests about timeouts set their own. */
export const patient = { DATABASE_TIMEOUT: '60' }

/** Settings for a new SQLite database, regardless of the engine under test, for tests that concern its file. */
export function sqliteSettings(t: TestContext): Settings {
  return readSettings({ DATA_DIR: emptyFolder(t), LOG_LEVEL: 'silent', PORT: '0', HOST: '127.0.0.1', ...patient })
}

/** The same with the current schema, for files that run on SQLite alone. Migrating takes as long as starting a server. */
export function migratedSqlite(t: TestContext): Settings {
  const settings = sqliteSettings(t)
  const template = process.env.TEST_TEMPLATE
  if (template) cpSync(template, settings.dataDir, { recursive: true })
  return settings
}

/** A folder that is removed after the test. */
export function emptyFolder(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'kalends-'))
  finallyIn(t, () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
