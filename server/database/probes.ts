import { migrations } from './migrations.ts'
import type { Database } from './open.ts'

/** Reads nothing, but fails if the database cannot be reached. */
export function readProbe(database: Database) {
  return database.statement('select 1 as one')
}

/**
 * Changes a row that every database has, and changes it back, because SQLite writes nothing for an update without a
 * change. Throws if the database can't be written.
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

/** Why a write failed, in words for the operator. */
export function whyNotWritten(error: unknown): string {
  const { code, errcode = 0 } = (error ?? {}) as { code?: string; errcode?: number }
  // https://www.sqlite.org/rescode.html: full, read-only; https://www.postgresql.org/docs/current/errcodes-appendix.html
  const sqlite = code === 'ERR_SQLITE_ERROR' ? errcode & 0xff : undefined
  if (sqlite === 13 || code === '53100') return 'The disk of the database is full.'
  if (sqlite === 8 || code === '25006') return 'The database is read-only.'
  return notWritable
}
