import { setTimeout as pause } from 'node:timers/promises'
import { type Migration, ddl as dialects } from './ddl.ts'
import { UnusableDatabase, failureOf } from './failure.ts'
import { migrations } from './migrations.ts'
import type { Database, Transaction } from './open.ts'

export { migrations } from './migrations.ts'

/**
 * Brings the schema up to date. Safe if several processes do it at once or one is killed. Refused before any change
 * while incompatible servers use the database.
 */
export async function migrate(database: Database, now: number, steps = migrations): Promise<string[]> {
  const isNew = (await pendingSteps(database, steps)).length === steps.length
  if (!isNew) await whenOlderAreGone(database, steps)
  const applied: string[] = []
  const next = () => applyNext(database, now, steps, isNew)
  for (let name = await next(); name !== undefined; name = await next()) applied.push(name)
  return applied
}

/** The pending migrations. Throws if the database has some that this program doesn't know. */
export async function pendingMigrations(database: Database, steps = migrations): Promise<string[]> {
  return (await pendingSteps(database, steps)).map((step) => step.name)
}

/**
 * A migration checks for other programs before it starts, and may not have seen this one yet. So wait for it and judge
 * the schema it leaves. On SQLite a lock of the server prevents this.
 */
export async function whenNotMigrating(database: Database) {
  if (database.engine === 'sqlite') return
  // On a connection that a migration sees.
  const wait = database.statement(`select 1 from pg_advisory_xact_lock_shared(${lockNumber})`, true)
  for (let tries = 30; ; tries -= 1) {
    try {
      return void (await wait())
    } catch (error) {
      // Each try waits two seconds for the lock.
      if (tries === 0 || failureOf(error) !== 'locked') throw error
    }
  }
}

async function pendingSteps(database: Database, steps: readonly Migration[]): Promise<Migration[]> {
  const [journal] = await database.statement(journalExists[database.engine])()
  const rows = journal ? await database.statement<{ name: string }>('select name from schema_migration')() : []
  return compare(
    rows.map((row) => row.name),
    steps,
  )
}

const journalExists = {
  sqlite: `select 1 from sqlite_master where name = 'schema_migration'`,
  postgres: `select 1 where to_regclass('schema_migration') is not null`,
}

/** Each migration is one transaction under a lock, together with the row that records it. */
async function applyNext(
  database: Database,
  now: number,
  steps: readonly Migration[],
  isNew: boolean,
): Promise<string | undefined> {
  const { sql } = await import('kysely')
  const apply = async (tx: Transaction) => {
    await lock(tx, database.engine)
    await sql`create table if not exists schema_migration (name text primary key, applied bigint not null)`.execute(tx)
    const rows = await tx.selectFrom('schema_migration').select('name').execute()
    const pending = compare(
      rows.map((row) => row.name),
      steps,
    )
    const [next] = pending
    if (!next) return undefined
    // Checked again under the lock: a server may have started in the meantime.
    if (!isNew) refuseBeside(await olderThan(database, pending, steps, tx), pending)
    for (const statement of await next.up(dialects[database.engine])) await sql.raw(statement).execute(tx)
    await tx.insertInto('schema_migration').values({ name: next.name, applied: now }).execute()
    return next.name
  }
  return database.transaction(apply, { unlimited: true })
}

/** Waits a little, because PostgreSQL notices with a delay that a server has stopped. */
async function whenOlderAreGone(database: Database, steps: readonly Migration[]) {
  for (let tries = 20; ; tries -= 1) {
    const pending = await pendingSteps(database, steps)
    const older = await olderThan(database, pending, steps)
    if (older.length === 0) return
    if (tries === 0) refuseBeside(older, pending)
    await pause(100)
  }
}

/** The names of running programs that are incompatible with the pending migrations. */
async function olderThan(
  database: Database,
  pending: readonly Migration[],
  steps: readonly Migration[],
  tx?: Transaction,
): Promise<string[]> {
  const needed = steps.findLastIndex((step) => pending.includes(step) && !step.rolling) + 1
  if (needed === 0) return []
  return (await database.others(tx)).filter(({ schema }) => schema < needed).map(({ name }) => name)
}

function refuseBeside(older: readonly string[], pending: readonly Migration[]) {
  if (older.length === 0) return
  const lacking = pending.filter((step) => !step.rolling).map((step) => step.name)
  throw new UnusableDatabase(
    `The database needs an upgrade (${lacking.join(', ')}) that the older servers still using it cannot work with. ` +
      `Still running: ${older.join('; ')}. Nothing was changed. Stop them, then try again.`,
  )
}

function compare(applied: string[], steps: readonly Migration[]): Migration[] {
  const unknown = applied.filter((name) => !steps.some((step) => step.name === name))
  if (unknown.length > 0) {
    throw new UnusableDatabase(
      `The database was created by a newer version of Kalends (it has ${unknown.join(', ')}). Install that version or newer.`,
    )
  }
  return steps.filter((step) => !applied.includes(step.name))
}

const lockNumber = 5_243_392_317

/** On SQLite the transaction itself is the lock, because it began as a writer. */
async function lock(tx: Transaction, engine: Database['engine']) {
  if (engine === 'sqlite') return
  const { sql } = await import('kysely')
  await sql`set local lock_timeout = '60s'`.execute(tx)
  await sql`set local statement_timeout = '0'`.execute(tx)
  await sql`select pg_advisory_xact_lock(${sql.lit(lockNumber)})`.execute(tx)
}
