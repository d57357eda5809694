import { randomUUID } from 'node:crypto'
import type { Resource } from '@kalends/contract'
import { itemsRow } from '../activity/record.ts'
import { insertActivity } from '../activity/store.ts'
import { CompiledStatements } from '../database/compiled.ts'
import { isSingle } from '../database/content-changes.ts'
import { itemTables } from '../database/item-tables.ts'
import { locked } from '../database/locked.ts'
import type { Database, Transaction, Value } from '../database/open.ts'
import type { Actor, OrganizationId } from '../http/actor.ts'
import { instantText } from '../http/formats.ts'
import { answerWriter, json } from './answer-text.ts'
import { completed, shapeOf } from './completion.ts'
import { type Entry, enter, insertAtOnce } from './entry.ts'
import { firstValue } from './json-value.ts'
import type { Key, Row, StoredItem } from './row.ts'

export type { Key, Row, StoredItem } from './row.ts'

export interface StoreOptions {
  /** Fields with their own column, because queries search by them or they change together with a reference. */
  readonly columns?: readonly string[]
  /** Columns that are returned as read-only fields. */
  readonly readOnly?: readonly string[]
  /** Columns that can't be derived from the item. Restoring one needs them. */
  readonly kept?: readonly string[]
  /** The columns of a list entry. */
  readonly listed?: readonly string[]
}

export interface Insertion {
  readonly columns?: Record<string, Value>
  readonly entry?: Entry | undefined
  /** The operation that this belongs to. */
  readonly operation?: number | undefined
}

/** Rows stay in memory until they are sent, so a long list is read in chunks. */
export const listedAtOnce = 128

/** References are columns, so that the database can enforce them. Nearly all other fields are in one JSON text. */
export class ResourceStore {
  readonly resource: Resource
  readonly #plain: string[]
  readonly #columns: string[]
  readonly #references: string[]
  readonly #libraries: string[]
  readonly #readOnly: readonly string[]
  readonly #shape: string
  readonly #write: ReturnType<typeof answerWriter>
  readonly #statements = new CompiledStatements()
  readonly #selected: string
  readonly #listed: string
  /** What is recorded of an item that is deleted. */
  readonly stateColumns: readonly string[]

  constructor(
    resource: Resource,
    { columns = [], readOnly = [], kept = [], listed = ['id', 'label as name'] }: StoreOptions = {},
  ) {
    const names = Object.keys(resource.fields)
    this.resource = resource
    this.#references = names.filter((name) => resource.fields[name]!.references)
    this.#libraries = this.#references.filter((name) => resource.fields[name]!.library)
    this.#columns = names.filter((name) => columns.includes(name))
    this.#plain = names.filter((name) => !this.#references.includes(name) && !columns.includes(name))
    this.#shape = shapeOf(Object.fromEntries(this.#plain.map((name) => [name, resource.read.properties![name]!])))
    const own = [
      'id',
      'organization',
      'label',
      'body',
      'shape',
      'version',
      'created',
      'updated',
      ...(resource.key === 'id' ? [] : [resource.key]),
    ]
    const selected = [...own, ...this.#columns, ...this.#references, ...this.#libraries.map(libraryColumn), ...readOnly]
    this.#selected = selected.join()
    this.stateColumns = [...selected.filter((column) => column !== 'organization'), ...kept]
    this.#readOnly = readOnly
    const texts = [...this.#columns, ...this.#references].map((name) => [name, this.#columnText(name)])
    this.#write = answerWriter(resource, { columns: Object.fromEntries(texts), readOnly })
    this.#listed = listed.join()
  }

  /** Prepared statements for the reads of the API. */
  reads<Listed>(database: Database) {
    const from = `from ${this.resource.table} where organization = ?`
    return {
      one: database.statement<Row>(`select ${this.#selected} ${from} and ${this.resource.key} = ?`),
      latest: database.statement<Row>(`select ${this.#selected} ${from} order by id desc limit 1`),
      /** After the item with this id. */
      after: database.statement<Listed & { position: number }>(
        `select id as position, ${this.#listed} ${from} and id > ? order by id limit ${listedAtOnce}`,
      ),
      page: database.statement<Listed>(`select ${this.#listed} ${from} order by id limit ? offset ?`),
      count: database.statement<{ count: number }>(`select count(*) as count ${from}`),
    }
  }

  /** The response for an item. Uses the stored text unless fields have been added since it was written. */
  answer(row: Row, presented?: StoredItem): string {
    return this.#write(row, this.body(row), presented)
  }

  /** The plain fields as JSON. */
  body(row: Pick<Row, 'shape' | 'body'>): string {
    return row.shape === this.#shape ? row.body : this.#bodyOf(this.#fields(row))
  }

  /** The first plain field as JSON, cut out of the stored text. */
  firstField(row: Pick<Row, 'shape' | 'body'>): string {
    const [first, second] = this.#plain
    const body = this.body(row)
    return firstValue(body, `{"${first}":`.length, `,"${second}":`)
  }

  /** The item as the rules see it. */
  item(row: Row): StoredItem {
    return { ...this.#fields(row), ...this.#inColumns(row) }
  }

  /** Fields that were added since the item was stored get their default, so they need no migration. */
  #fields(row: Pick<Row, 'shape' | 'body'>): StoredItem {
    const stored = JSON.parse(row.body) as StoredItem
    if (row.shape === this.#shape) return stored
    const item = { ...this.resource.defaults, ...stored }
    for (const name of this.#plain) item[name] = completed(this.resource.read.properties![name]!, item[name])
    return item
  }

  readOnly(row: Row): StoredItem {
    return { [this.resource.key]: this.keyOf(row), ...this.#readOnlyOf(row) }
  }

  keyOf(row: Row): Key {
    return row[this.resource.key] as Key
  }

  /**
   * Locks the row for this transaction. With `columns`, returns only these. `raise` increments the version, for items whose
   * response includes other content that changes.
   */
  async take<Columns = Row>(
    tx: Transaction,
    organization: OrganizationId,
    key: Key,
    { columns = [], raise = 0 }: { columns?: readonly (keyof Columns & string)[]; raise?: 0 | 1 } = {},
  ): Promise<Columns | undefined> {
    const { table, key: named } = this.resource
    const select = () => {
      const found = itemTables(tx).selectFrom(table).where('organization', '=', organization).where(named, '=', key)
      return locked(tx, columns.length > 0 ? found.select(columns) : found.selectAll())
    }
    const update = () => {
      const taken = itemTables(tx)
        .updateTable(table)
        .set((eb) => ({ version: eb('version', '+', raise) }))
        .where('organization', '=', organization)
        .where(named, '=', key)
      return columns.length > 0 ? taken.returning(columns) : taken.returningAll()
    }
    const values = raise === 0 ? [organization, key] : [raise, organization, key]
    const name = `take ${raise} ${columns.join()}`
    const [row] = await this.#statements.run<Columns>(tx, name, values, raise === 0 ? select : update)
    return row
  }

  /**
   * Stores and records a new item, in its first version, and returns its keys and the operation it belongs to. `columns` are
   * those that the feature derives from it. Returns undefined if what it should enter doesn't allow that.
   */
  async insert(
    tx: Transaction,
    actor: Actor,
    item: StoredItem,
    now: number,
    { columns, entry, operation }: Insertion = {},
  ): Promise<{ id: number; key: Key; operation: number | undefined } | undefined> {
    const { organization } = actor
    const chosen = this.resource.key === 'id' ? {} : { [this.resource.key]: randomUUID() }
    const row = {
      ...chosen,
      ...this.columnsOf(item),
      organization,
      version: 1,
      created: now,
      updated: null,
      ...columns,
    }
    const recorded = itemsRow(actor, now, { type: this.resource.name, action: 'created', operation })
    if (isSingle(tx)) {
      const inserted = await insertAtOnce(tx, this.#statements, this.resource, row, recorded, entry)
      return inserted && { id: inserted.id, key: this.keyOf(inserted), operation }
    }
    if (entry && !(await enter(tx, this.#statements, organization, entry))) return undefined
    const inserted = await this.#insert(tx, row)
    const key = this.keyOf(inserted)
    const made = await insertActivity(tx, recorded, { item: String(key), event: null, state: null })
    return { id: inserted.id, key, operation: operation ?? made }
  }

  async #insert(tx: Transaction, row: Record<string, Value>): Promise<Row> {
    const name = `insert ${Object.keys(row).join()}`
    const [inserted] = await this.#statements.run<Row>(tx, name, Object.values(row), () =>
      itemTables(tx).insertInto(this.resource.table).values(row).returning(['id', this.resource.key]),
    )
    return inserted!
  }

  async update(
    tx: Transaction,
    organization: OrganizationId,
    { id, version }: Row,
    item: StoredItem,
    now: number,
    columns: Record<string, Value> = {},
  ) {
    const row = { ...this.columnsOf(item), version: version + 1, updated: now, ...columns }
    const values = [...Object.values(row), organization, id]
    await this.#statements.run(tx, `update ${Object.keys(row).join()}`, values, () =>
      itemTables(tx)
        .updateTable(this.resource.table)
        .set(row)
        .where('organization', '=', organization)
        .where('id', '=', id),
    )
  }

  async set(tx: Transaction, organization: OrganizationId, { id, version }: Row, columns: Record<string, Value>) {
    await itemTables(tx)
      .updateTable(this.resource.table)
      .set({ ...columns, version: version + 1 })
      .where('organization', '=', organization)
      .where('id', '=', id)
      .execute()
  }

  /** Reinserts a deleted row under its old id. */
  async insertAgain(tx: Transaction, row: Row) {
    await itemTables(tx).insertInto(this.resource.table).values(row).execute()
  }

  async remove(tx: Transaction, organization: OrganizationId, row: Row) {
    await itemTables(tx)
      .deleteFrom(this.resource.table)
      .where('organization', '=', organization)
      .where('id', '=', row.id)
      .execute()
  }

  #readOnlyOf(row: Row): StoredItem {
    return {
      ...Object.fromEntries(this.#readOnly.map((name) => [name, row[name]])),
      date_created: instantText(row.created),
      date_updated: row.updated === null ? null : instantText(row.updated),
    }
  }

  /** The columns of an item that don't need to be derived. */
  columnsOf(item: StoredItem): Record<string, Value> {
    const row: Record<string, Value> = {
      label: (item.name ?? '') as string,
      body: this.#bodyOf(item),
      shape: this.#shape,
    }
    for (const name of this.#columns)
      row[name] = typeof item[name] === 'boolean' ? Number(item[name]) : (item[name] as Value)
    for (const name of this.#references) {
      const library = this.resource.fields[name]!.library?.includes(item[name] as string) ?? false
      row[name] = library ? null : (item[name] as Value)
      if (this.#libraries.includes(name)) row[libraryColumn(name)] = library ? (item[name] as Value) : null
    }
    return row
  }

  #bodyOf(item: StoredItem): string {
    return JSON.stringify(Object.fromEntries(this.#plain.map((name) => [name, item[name] ?? null])))
  }

  #columnText(name: string): (row: Row) => string {
    if (this.resource.fields[name]!.read.type === 'boolean') return (row) => (row[name] === 1 ? 'true' : 'false')
    if (!this.#libraries.includes(name)) return (row) => json(row[name])
    const library = libraryColumn(name)
    return (row) => json(row[name] ?? row[library])
  }

  #inColumns(row: Row): StoredItem {
    const item: StoredItem = {}
    for (const name of this.#columns)
      item[name] = this.resource.fields[name]!.read.type === 'boolean' ? row[name] === 1 : row[name]
    for (const name of this.#references) item[name] = row[name] ?? row[libraryColumn(name)] ?? null
    return item
  }
}

/**
 * Something shipped with the product has no row in the organization, so references to it have a column of their own.
 */
const libraryColumn = (name: string) => `${name}_library`
