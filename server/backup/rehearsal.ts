import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { failureOf } from '../database/failure.ts'
import { openReader } from '../database/node-sqlite.ts'
import type { Progress } from '../progress.ts'
import { Refusal } from '../refusal.ts'
import { backUp } from './backup.ts'
import { withMigratedCopy } from './backup-file.ts'
import { type Place, pastPooler } from './place.ts'
import { restore } from './restore.ts'
import { type RowCounts, countRows, tablesIn } from './tables-in-file.ts'

export interface Rehearsal {
  readonly rows: RowCounts
  /** Tables with other contents after they were restored. */
  readonly different: readonly string[]
}

interface Watched {
  readonly now: number
  readonly progress: Progress
}

/**
 * Restores a backup into a throw-away database of the same engine, copies it back out, and compares row by row. `inspect`
 * may look at the restored database before it is removed.
 */
export async function rehearse(
  settings: Place,
  file: string,
  { now, progress }: Watched,
  inspect: (restored: Place) => Promise<void>,
): Promise<Rehearsal> {
  const folder = mkdtempSync(join(tmpdir(), 'kalends-rehearsal-'))
  await using cleanUp = new AsyncDisposableStack()
  cleanUp.defer(() => rmSync(folder, { recursive: true, force: true }))
  const { databaseUrl } = pastPooler(settings)
  const place = {
    dataDir: join(folder, 'data'),
    databaseUrl: databaseUrl && (await throwAwayDatabase(databaseUrl, cleanUp)),
    databaseDirectUrl: null,
  }
  await restore(place, file, { force: false, whileConnected: false, now, progress })
  await inspect(place)

  const again = join(folder, 'again.db')
  await backUp(place, again, progress)
  progress.begin('Comparing')
  const restored = checksums(again)
  const expected = await withMigratedCopy(file, folder, now, async (copy) => checksums(copy))
  const different = [...expected.sums]
    .filter(([table, sum]) => restored.sums.get(table) !== sum)
    .map(([table]) => table)
  return { rows: restored.rows, different }
}

async function throwAwayDatabase(url: string, cleanUp: AsyncDisposableStack): Promise<string> {
  const { openPool } = await import('../database/postgres.ts')
  const name = `kalends_rehearsal_${randomBytes(4).toString('hex')}`
  const pool = openPool(url, 60)
  cleanUp.defer(() => pool.end())
  await pool.query(`create database ${name}`, []).catch((error: Error) => {
    if (failureOf(error) === 'unavailable') throw error
    throw new Refusal(
      'conflict',
      `PostgreSQL did not create a database to rehearse in: ${error.message}. Let this user create databases ("alter role … createdb"), or rehearse into SQLite with --sqlite.`,
    )
  })
  cleanUp.defer(async () => void (await pool.query(`drop database ${name} with (force)`, [])))
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}

/** Without what every database has for itself: transaction ids, and the secret of its cursors. */
function checksums(path: string): { rows: RowCounts; sums: ReadonlyMap<string, bigint> } {
  const file = openReader(path)
  try {
    const sums = tablesIn(file)
      .filter(({ name }) => name !== 'secret')
      .map(({ name, columns }) => {
        const compared = columns.filter((column) => column !== 'transaction_id')
        const rows = file.prepare(`select ${compared.join()} from ${name}`).iterate()
        return [name, sumOf(rows)] as const
      })
    return { rows: countRows(file), sums: new Map(sums) }
  } finally {
    file.close()
  }
}

/** The same in any order of the rows. */
function sumOf(rows: Iterable<Record<string, unknown>>): bigint {
  let sum = 0n
  for (const row of rows) {
    const hash = createHash('sha256')
    for (const value of Object.values(row))
      hash.update(value instanceof Uint8Array ? value : `${typeof value} ${String(value)}\0`)
    sum = BigInt.asUintN(128, sum + hash.digest().readBigUInt64BE())
  }
  return sum
}
