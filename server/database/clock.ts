import type { Database } from './open.ts'

/**
 * How many milliseconds our clock is ahead of the database server's, accurate to a round trip. Undefined on SQLite,
 * which has no other clock.
 */
export async function clockLead(database: Database, now: () => number): Promise<number | undefined> {
  if (database.engine === 'sqlite') return undefined
  const read = database.statement<{ at: number }>(
    'select cast(extract(epoch from clock_timestamp()) * 1000 as bigint) as at',
  )
  const before = now()
  const [row] = await read()
  return (before + now()) / 2 - row!.at
}
