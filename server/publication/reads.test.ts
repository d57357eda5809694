import assert from 'node:assert/strict'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import type { Database } from '../database/open.ts'
import { migrate } from '../database/migrate.ts'
import { openDatabase } from '../database/open.ts'
import { icsReads } from '../events/store.ts'
import { feedReads } from '../groups/store.ts'
import { engine, migratedSettings } from '../testing/database.ts'
import { publicationReads } from './store.ts'

const skip = engine === 'postgres' && 'PostgreSQL plans by the rows that a table has.'

test(
  'what visitors read is found by an index, and never by looking through all events of an organization',
  { skip },
  async (t) => {
    const settings = await migratedSettings(t)
    const database = await openDatabase(settings)
    await migrate(database, 0)
    await database.close()
    const statements: string[] = []
    const noting = { statement: (sql: string) => (statements.push(sql), () => []) } as unknown as Database
    for (const reads of [publicationReads, feedReads, icsReads]) reads(noting)
    const file = new DatabaseSync(join(settings.dataDir, 'kalends.db'), { readOnly: true })

    const plans = statements.flatMap((sql) =>
      file
        .prepare(`explain query plan ${sql}`)
        .all()
        .map(({ detail }) => `${String(detail)} for ${sql}`),
    )
    file.close()

    assert.ok(statements.length > 10, String(statements.length))
    assert.ok(plans.some((plan) => plan.startsWith('SEARCH event USING')))
    assert.deepEqual(
      plans.filter((plan) => /^SCAN event|^SEARCH event .*\(organization=\?\)/.test(plan)),
      [],
    )
  },
)
