import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { Context } from '../context.ts'
import { isSqlite } from '../database/engine.ts'
import type { Database, Transaction } from '../database/open.ts'
import { thisProgram } from '../database/program.ts'
import type { Tables } from '../database/tables.ts'
import { otherKey } from './dimensions.ts'

/** Serialises storing visits and removing keys. On SQLite the transaction itself is the lock. */
export async function lockVisits(tx: Transaction) {
  if (!isSqlite(tx)) await sql`select pg_advisory_xact_lock(${visitLock})`.execute(tx)
}

// An arbitrary number that is unique in this code.
const visitLock = 7_311_842

/** Changes whenever keys are removed, which invalidates cached ids. Read it under the lock. */
export async function keyGeneration(tx: Transaction): Promise<number> {
  const row = await tx.selectFrom('visit_fold').select('folded_to').where('name', '=', 'keys').executeTakeFirst()
  return row?.folded_to ?? 0
}

async function nextGeneration(tx: Transaction) {
  await tx
    .insertInto('visit_fold')
    .values({ name: 'keys', folded_to: 1 })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((eb) => ({ folded_to: eb('visit_fold.folded_to', '+', 1) })),
    )
    .execute()
}

/**
 * Removes texts that no visit and no sum uses from the dictionary, in batches: marks the ids in use, then sweeps the
 * others. Before each removal it takes the lock and marks the visits that were stored meanwhile.
 */
export async function removeUnusedKeys({ database }: Pick<Context, 'database'>, signal?: AbortSignal) {
  // Older servers would keep using ids that they have cached.
  if ((await database.others()).some(({ schema }) => schema < thisProgram.schema)) return
  const last = await database.read(lastKey)
  const used = new Uint8Array(last + 1)
  const mark = (ids: readonly (number | null)[]) => {
    for (const id of ids) if (id !== null && id <= last) used[id] = 1
  }
  // Visits first: a visit that is removed meanwhile is already in the totals.
  const visits = visitMarker(mark)
  const totals = totalMarker(mark)
  for (const next of [visits, totals])
    while (await database.read(next)) {
      if (signal?.aborted) return
      await nextTurn()
    }

  for (let from = 0; from < last;) {
    const ids = await database.read((db) => keysBetween(db, from, last))
    if (ids.length === 0 || signal?.aborted) return
    from = ids.at(-1)!
    if (ids.some((id) => !used[id])) await sweep(database, visits, () => ids.filter((id) => !used[id]))
  }
}

async function sweep(database: Database, visits: Marker, unused: () => number[]) {
  while (await database.read(visits));
  await database.transaction(async (tx) => {
    await lockVisits(tx)
    while (await visits(tx));
    const ids = unused()
    if (ids.length === 0) return
    await nextGeneration(tx)
    await tx.deleteFrom('visit_key').where('id', 'in', ids).execute()
  })
}

// On SQLite each of these statements blocks the event loop.
const [few, many] = [200, 1000]
const atOnce = (db: Kysely<Tables>) => (isSqlite(db as Transaction) ? few : many)

/** Marks the next rows, and returns whether there may be more. */
type Marker = (db: Kysely<Tables>) => Promise<boolean>
type Mark = (ids: readonly (number | null)[]) => void

function visitMarker(mark: Mark): Marker {
  let from = 0
  return async (db) => {
    const rows = await db
      .selectFrom('visit')
      .selectAll()
      .where('id', '>', from)
      .orderBy('id')
      .limit(atOnce(db))
      .execute()
    for (const { id, subject: _, at: __, ...keys } of rows) {
      mark(Object.values(keys))
      from = id
    }
    return rows.length === atOnce(db)
  }
}

/** Every key of a day or a month is also in the totals. */
function totalMarker(mark: Mark): Marker {
  let from = [-Number.MAX_SAFE_INTEGER, 0, 0]
  return async (db) => {
    const after = sql.join(from.map((part) => sql`cast(${part} as bigint)`))
    const { rows } = await sql<{ subject: number; dimension: number; key: number }>`
      select subject, dimension, key from visit_total where (subject, dimension, key) > (${after})
      order by subject, dimension, key limit ${sql.lit(atOnce(db))}`.execute(db)
    for (const { subject, dimension, key } of rows) {
      mark([key])
      from = [subject, dimension, key]
    }
    return rows.length === atOnce(db)
  }
}

async function lastKey(db: Kysely<Tables>): Promise<number> {
  const last = await db.selectFrom('visit_key').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst()
  return last?.id ?? 0
}

async function keysBetween(db: Kysely<Tables>, from: number, to: number): Promise<number[]> {
  const rows = await db
    .selectFrom('visit_key')
    .select('id')
    .where('id', '>', from)
    .where('id', '<=', to)
    // Folding uses its id even if no visit does.
    .where('text', '<>', otherKey)
    .orderBy('id')
    .limit(atOnce(db))
    .execute()
  return rows.map(({ id }) => id)
}
