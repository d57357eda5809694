import { type Migration, ddl as dialects } from './ddl.ts'
import { UnusableDatabase } from './failure.ts'
import type { Database, Transaction } from './open.ts'

/** Forward only: a released migration is never changed, a new one is added at the end. Loaded only when it is needed. */
export const migrations: readonly Migration[] = [
  { name: '0001-foundation', up: async (ddl) => (await import('./migrations/0001-foundation.ts')).foundation(ddl) },
  {
    name: '0002-groups-and-events',
    up: async (ddl) => (await import('./migrations/0002-groups-and-events.ts')).groupsAndEvents(ddl),
  },
  {
    name: '0003-external-copies',
    up: async (ddl) => (await import('./migrations/0003-external-copies.ts')).externalCopies(ddl),
  },
  {
    name: '0004-announcements',
    up: async (ddl) => (await import('./migrations/0004-announcements.ts')).announcements(ddl),
  },
  { name: '0005-long-events', up: async (ddl) => (await import('./migrations/0005-long-events.ts')).longEvents(ddl) },
  { name: '0006-jobs', up: async (ddl) => (await import('./migrations/0006-jobs.ts')).jobs(ddl) },
  {
    name: '0007-content-announcements',
    up: async (ddl) => (await import('./migrations/0007-content-announcements.ts')).contentAnnouncements(ddl),
  },
]

/** Brings the schema up to date. Safe when several processes do it at once and when one is killed on the way. */
export async function migrate(database: Database, now: number, steps = migrations): Promise<string[]> {
  const applied: string[] = []
  for (
    let name = await applyNext(database, now, steps);
    name !== undefined;
    name = await applyNext(database, now, steps)
  ) {
    applied.push(name)
  }
  return applied
}

/** The migrations a database has not had yet, or a refusal when it has had some that this program does not know. */
export async function pendingMigrations(database: Database, steps = migrations): Promise<string[]> {
  const [journal] = await database.statement(journalExists[database.engine])()
  const rows = journal ? await database.statement<{ name: string }>('select name from schema_migration')() : []
  return compare(
    rows.map((row) => row.name),
    steps,
  ).map((step) => step.name)
}

const journalExists = {
  sqlite: `select 1 from sqlite_master where name = 'schema_migration'`,
  postgres: `select 1 where to_regclass('schema_migration') is not null`,
}

/** One migration is one transaction, under a lock, together with the row that says it is done. */
async function applyNext(database: Database, now: number, steps: readonly Migration[]): Promise<string | undefined> {
  const { sql } = await import('kysely')
  return database.transaction(async (tx) => {
    await lock(tx, database.engine)
    await sql`create table if not exists schema_migration (name text primary key, applied bigint not null)`.execute(tx)
    const rows = await tx.selectFrom('schema_migration').select('name').execute()
    const [next] = compare(
      rows.map((row) => row.name),
      steps,
    )
    if (!next) return undefined
    for (const statement of await next.up(dialects[database.engine])) await sql.raw(statement).execute(tx)
    await tx.insertInto('schema_migration').values({ name: next.name, applied: now }).execute()
    return next.name
  })
}

function compare(applied: string[], steps: readonly Migration[]): Migration[] {
  const unknown = applied.filter((name) => !steps.some((step) => step.name === name))
  if (unknown.length > 0) {
    throw new UnusableDatabase(
      `The database was made by a newer version of Kalends (it has ${unknown.join(', ')}). Install that version or newer; this one must not touch it.`,
    )
  }
  return steps.filter((step) => !applied.includes(step.name))
}

/** In SQLite the transaction itself is the lock: it began as a writer. */
async function lock(tx: Transaction, engine: Database['engine']) {
  if (engine === 'sqlite') return
  const { sql } = await import('kysely')
  await sql`set local lock_timeout = '60s'`.execute(tx)
  await sql`set local statement_timeout = '0'`.execute(tx)
  await sql`select pg_advisory_xact_lock(5243392317)`.execute(tx)
}
