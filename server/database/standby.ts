import type { Database } from './open.ts'

/** Whether this PostgreSQL follows another one, and so accepts no writes. */
export async function isStandby(database: Database): Promise<boolean> {
  if (database.engine === 'sqlite') return false
  const [row] = await database.statement<{ standby: boolean }>('select pg_is_in_recovery() as standby')()
  return row!.standby
}
