import type { JsonSchema, Resource } from '@kalends/contract'
import { contentChanged } from '../database/content-changes.ts'
import { itemTables } from '../database/item-tables.ts'
import type { Database, Transaction, Value } from '../database/open.ts'
import type { OrganizationId } from '../http/actor.ts'
import { validate } from '../http/validation.ts'
import type { Progress } from '../progress.ts'
import { Faults, Refusal } from '../refusal.ts'
import type { AnyServed } from './served.ts'
import type { Key, Row, StoredItem } from './row.ts'

export interface Inspection {
  readonly rows: number
  /** How many have derived columns that this version would write differently. */
  readonly stale: number
  readonly repaired: number
  /** How many do not match the schema of the API, and the first of them. */
  readonly faulty: number
  readonly faults: readonly { readonly key: Key; readonly message: string }[]
}

interface Options {
  /** Recompute derived columns. */
  readonly repair: boolean
  readonly progress: Progress
}

const pageSize = 100
const named = 20
// Fewer than the connections in the PostgreSQL pool; on SQLite they share a commit.
const repairsAtOnce = 8

/**
 * Reads every item of a resource in all organizations and compares it with its schema. A server may be running: a
 * repair locks the row, checks again and changes only derived columns.
 */
export async function inspect(database: Database, served: AnyServed, options: Options): Promise<Inspection> {
  const { resource, store } = served
  const judge = judgeOf(served)
  const page = database.statement<Row>(`select * from ${resource.table} where id > ? order by id limit ${pageSize}`)
  const faults: { key: Key; message: string }[] = []
  const counts = { rows: 0, stale: 0, repaired: 0, faulty: 0 }

  for (let rows = await page(0); rows.length > 0; rows = await page(rows.at(-1)!.id)) {
    counts.rows += rows.length
    options.progress.advance(rows.length)
    const stale: Row[] = []
    for (const row of rows) {
      const { fault, columns } = await judge(row)
      if (columns) stale.push(row)
      if (fault === undefined) continue
      counts.faulty += 1
      if (faults.length < named) faults.push({ key: store.keyOf(row), message: fault })
    }
    counts.stale += stale.length
    while (options.repair && stale.length > 0) {
      const done = stale.splice(0, repairsAtOnce).map((row) => database.transaction((tx) => repair(tx, row)))
      counts.repaired += (await Promise.all(done)).filter(Boolean).length
    }
  }
  return { ...counts, faults }

  async function repair(tx: Transaction, { organization, ...seen }: Row): Promise<boolean> {
    const row = await store.take(tx, organization as OrganizationId, store.keyOf(seen as Row))
    const { columns } = row ? await judge(row) : {}
    if (!row || !columns) return false
    await itemTables(tx)
      .updateTable(resource.table)
      .set(columns)
      .where('organization', '=', organization as number)
      .where('id', '=', row.id)
      .execute()
    contentChanged(tx, organization as number)
    return true
  }
}

interface Judgement {
  /** Why the item is invalid. */
  readonly fault?: string
  /** The correct derived columns, if any of them is wrong. */
  readonly columns?: Record<string, Value>
}

function judgeOf({ resource, store, derive }: AnyServed) {
  let schema: JsonSchema | undefined
  return async (row: Row): Promise<Judgement> => {
    try {
      const item = store.item(row)
      const stored = { ...item, ...store.readOnly(row) }
      schema ??= schemaOf(resource, stored)
      const faults = new Faults()
      await validate(schema, stored, faults)
      faults.throwIfAny()
      const columns = await derive(row, item)
      return Object.entries(columns).some(([name, value]) => row[name] !== value) ? { columns } : {}
    } catch (error) {
      return { fault: error instanceof Refusal ? error.message : `It cannot be read: ${(error as Error).message}.` }
    }
  }
}

/** The schema of the stored fields. */
function schemaOf({ read }: Resource, stored: StoredItem): JsonSchema {
  const formats: Record<string, string> = { uuid: 'prokey', 'date-time': 'instant' }
  const properties = Object.entries(read.properties!)
    .filter(([name]) => name in stored)
    .map(([name, { format, ...rest }]) => [name, { ...rest, ...(format && { format: formats[format] ?? format }) }])
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    required: Object.keys(read.properties!).filter((name) => name in stored),
  }
}
