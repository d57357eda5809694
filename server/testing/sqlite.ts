import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { type Settings, readSettings } from '../config.ts'
import { finallyIn } from './database.ts'

/** Settings for a SQLite database of its own, for what concerns its file, whatever engine the tests run on. */
export function sqliteSettings(t: TestContext): Settings {
  const dataDir = mkdtempSync(join(tmpdir(), 'kalends-'))
  finallyIn(t, () => rmSync(dataDir, { recursive: true, force: true }))
  return readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', PORT: '0', HOST: '127.0.0.1' })
}
