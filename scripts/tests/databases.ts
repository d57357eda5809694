import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { administer, writeTemplate } from '../../server/testing/database.ts'
import { startPostgres } from '../postgres.ts'
import type { Engine } from './plan.ts'

export interface Databases {
  /** Where tests find them. */
  readonly env: Record<string, string>
  remove(): unknown
}

/** A database with the current schema for each engine. Tests copy it instead of migrating an empty one. */
export const prepareDatabases: Record<Engine, () => Promise<Databases>> = {
  async sqlite() {
    const template = mkdtempSync(join(tmpdir(), 'kalends-template-'))
    const remove = () => rmSync(template, { recursive: true, force: true })
    process.once('exit', remove)
    await writeTemplate({ DATA_DIR: template })
    return { env: { TEST_DATABASE: 'sqlite', TEST_TEMPLATE: template }, remove }
  },

  async postgres() {
    const cluster = await startPostgres()
    const template = 'kalends_template'
    await administer(cluster.url, `create database ${template}`)
    await writeTemplate({ DATABASE_URL: new URL(template, cluster.url).href })
    const env = {
      TEST_DATABASE: 'postgres',
      TEST_POSTGRES_URL: cluster.socketUrl,
      TEST_TEMPLATE: template,
      // Half the work of the default since PostgreSQL 15, which writes the whole copy to the WAL.
      TEST_COPYING: cluster.version >= 15 ? 'strategy file_copy' : '',
    }
    return { env, remove: () => cluster.stop() }
  },
}
