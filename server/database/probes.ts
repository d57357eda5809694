import { migrations } from './migrations.ts'
import type { Database } from './open.ts'

/** Reads nothing, but fails if the database cannot be reached. */
export function readProbe(database: Database) {
  return database.statement('select 1 as one')
}

/**
 * Writes a row that every database has, and leaves it as it was. Throws when the database cannot be written. There and
 * back, because SQLite writes nothing at all for an update that changes nothing.
 */
export async function probeWrite(database: Database) {
  await database.transaction(async (tx) => {
    for (const operator of ['+', '-'] as const)
      await tx
        .updateTable('schema_migration')
        .set((eb) => ({ applied: eb('applied', operator, 1) }))
        .where('name', '=', migrations[0]!.name)
        .execute()
  })
}

export const notWritable = 'The database cannot be written.'

/** Why a write failed, said to whoever watches over the server. */
export function whyNotWritten(error: unknown): string {
  const { code, errcode = 0 } = (error ?? {}) as { code?: string; errcode?: number }
  // https://www.sqlite.org/rescode.html: full, read-only; https://www.postgresql.org/docs/current/errcodes-appendix.html
  const sqlite = code === 'ERR_SQLITE_ERROR' ? errcode & 0xff : undefined
  if (sqlite === 13 || code === '53100') return 'The disk of the database is full.'
  if (sqlite === 8 || code === '25006') return 'The database is read-only.'
  return notWritable
}
