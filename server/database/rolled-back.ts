import type { Transaction } from './tables.ts'
import { Registry } from '../metrics/registry.ts'
import { ContentChanges } from './content-changes.ts'
import { type Value, numbered } from './engine.ts'
import type { Database } from './open.ts'

/**
 * Runs `work` in a transaction that is always rolled back, and returns its result. `inside` is a database like any other,
 * except that its reads see what the transaction has written. It must not be used afterwards.
 */
export async function rolledBack<T>(
  database: Database,
  work: (tx: Transaction, inside: Database) => Promise<T>,
): Promise<T> {
  const { CompiledQuery } = await import('kysely')
  const inside = (tx: Transaction): Database => ({
    engine: database.engine,
    // Never caught up, so nothing is cached: what was read may be changed by the next statement.
    changes: new ContentChanges(true, () => false),
    metrics: new Registry(),
    statement<Row>(sql: string) {
      const text = database.engine === 'sqlite' ? sql : numbered(sql)
      return async (...values: Value[]) => (await tx.executeQuery<Row>(CompiledQuery.raw(text, values) as never)).rows
    },
    read: (read) => read(tx),
    transaction: (write) => write(tx),
    others: () => database.others(tx),
    close: async () => {},
  })
  const end = new RolledBack<T>()
  try {
    await database.transaction(async (tx) => {
      end.results = [await work(tx, inside(tx))]
      throw end
    })
  } catch (error) {
    if (error !== end) throw error
  }
  return end.results[0]!
}

/** Thrown to make the engine roll back. */
class RolledBack<T> extends Error {
  results: T[] = []
}
