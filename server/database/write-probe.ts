import { migrations } from './migrations.ts'
import type { Database } from './open.ts'

/** Writes a row that every database has as it is. Throws when the database cannot be written. */
export async function probeWrite(database: Database) {
  await database.transaction(
    (tx) =>
      tx
        .updateTable('schema_migration')
        .set((eb) => ({ applied: eb.ref('applied') }))
        .where('name', '=', migrations[0]!.name)
        .execute(),
    { single: true },
  )
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
