import { createHash } from 'node:crypto'
import type { ReferenceTarget, Resource } from '@kalends/contract'
import type { Database, Transaction, Value } from '../database/open.ts'
import type { Tables } from '../database/tables.ts'
import type { OrganizationId } from '../http/actor.ts'
import { instantText } from '../http/formats.ts'

/** An item while rules look at it: every field has a value. */
export type StoredItem = Record<string, unknown>

export interface Row {
  id: number
  label: string
  body: string
  shape: string
  version: number
  created: number
  updated: number | null
  [column: string]: Value
}

export interface ListedItem {
  id: number
  name: string
}

export const tableOf = {
  style: 'style',
  landingpage: 'landing_page',
  'cta-block': 'cta_block',
  'rsvp-block': 'rsvp_block',
  'email-template': 'email_template',
  'custom-domain': 'custom_domain',
  image: 'image',
} satisfies Record<ReferenceTarget, keyof Tables>

/** References are columns, so that the database can refuse wrong ones; every other field is in one JSON text. */
export class ResourceStore {
  readonly resource: Resource
  readonly #table: (typeof tableOf)[ReferenceTarget]
  readonly #plain: string[]
  readonly #references: string[]
  readonly #libraries: string[]
  readonly #shape: string
  /** A row that the database has kept need not be written again. */
  readonly #answers = new WeakMap<Row, string>()
  readonly #searched: string[]

  /** `searched` names plain fields that also have a column of their own and are shown in lists. */
  constructor(resource: Resource, searched: string[] = []) {
    const names = Object.keys(resource.fields)
    this.resource = resource
    this.#table = tableOf[resource.name as ReferenceTarget]
    this.#references = names.filter((name) => resource.fields[name]!.references)
    this.#libraries = this.#references.filter((name) => resource.fields[name]!.library)
    this.#plain = names.filter((name) => !resource.fields[name]!.references)
    this.#shape = createHash('sha256').update(this.#plain.join()).digest('base64url').slice(0, 8)
    this.#searched = searched
  }

  /** The reads of the API, prepared once. */
  reads(database: Database) {
    const columns = [
      'id',
      'label',
      'body',
      'shape',
      'version',
      'created',
      'updated',
      ...this.#references,
      ...this.#libraries.map(libraryColumn),
    ]
    const listed = ['id', 'label as name', ...this.#searched].join()
    const from = `from ${this.#table} where organization = ?`
    return {
      one: database.statement<Row>(`select ${columns.join()} ${from} and id = ?`, { kept: true }),
      latest: database.statement<Row>(`select ${columns.join()} ${from} order by id desc limit 1`),
      all: database.statement<ListedItem>(`select ${listed} ${from} order by id`),
      page: database.statement<ListedItem>(`select ${listed} ${from} order by id limit ? offset ?`),
      count: database.statement<{ count: number }>(`select count(*) as count ${from}`),
    }
  }

  /** The item as it is answered. The stored text is used as it is, unless fields have been added since it was written. */
  answer(row: Row): string {
    const known = this.#answers.get(row)
    if (known !== undefined) return known
    const text = this.#write(row)
    this.#answers.set(row, text)
    return text
  }

  #write(row: Row): string {
    const body = row.shape === this.#shape ? row.body : this.#bodyOf(this.item(row))
    const references = this.#references
      .map((name) => `,${JSON.stringify(name)}:${JSON.stringify(this.#reference(row, name))}`)
      .join('')
    const updated = row.updated === null ? 'null' : `"${instantText(row.updated)}"`
    return `{"id":${row.id},${body.slice(1, -1)}${references},"date_created":"${instantText(row.created)}","date_updated":${updated}}`
  }

  /** The item for the rules. Reading starts from the defaults, so rows older than a field need no migration. */
  item(row: Row): StoredItem {
    const references = Object.fromEntries(this.#references.map((name) => [name, this.#reference(row, name)]))
    return { ...this.resource.defaults, ...(JSON.parse(row.body) as StoredItem), ...references }
  }

  /** Takes the row for this transaction. `for update` is PostgreSQL only; an update that changes nothing locks in both. */
  async take(tx: Transaction, organization: OrganizationId, id: number): Promise<Row | undefined> {
    const row = await untyped(tx)
      .updateTable(this.#table)
      .set((eb: any) => ({ version: eb.ref('version') }))
      .where('organization', '=', organization)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst()
    return row as Row | undefined
  }

  async insert(tx: Transaction, organization: OrganizationId, item: StoredItem, now: number): Promise<number> {
    const values = { ...this.#columns(item), organization, version: 1, created: now, updated: null }
    const { id } = await untyped(tx).insertInto(this.#table).values(values).returning('id').executeTakeFirstOrThrow()
    return id as number
  }

  async update(tx: Transaction, organization: OrganizationId, row: Row, item: StoredItem, now: number) {
    await untyped(tx)
      .updateTable(this.#table)
      .set({ ...this.#columns(item), version: row.version + 1, updated: now })
      .where('organization', '=', organization)
      .where('id', '=', row.id)
      .execute()
  }

  async remove(tx: Transaction, organization: OrganizationId, id: number) {
    await untyped(tx).deleteFrom(this.#table).where('organization', '=', organization).where('id', '=', id).execute()
  }

  #columns(item: StoredItem): Record<string, Value> {
    const columns: Record<string, Value> = {
      label: item.name as string,
      body: this.#bodyOf(item),
      shape: this.#shape,
    }
    for (const name of this.#searched) columns[name] = item[name] as Value
    for (const name of this.#references) {
      const library = this.resource.fields[name]!.library?.includes(item[name] as string) ?? false
      columns[name] = library ? null : (item[name] as Value)
      if (this.#libraries.includes(name)) columns[libraryColumn(name)] = library ? (item[name] as Value) : null
    }
    return columns
  }

  #bodyOf(item: StoredItem): string {
    return JSON.stringify(Object.fromEntries(this.#plain.map((name) => [name, item[name] ?? null])))
  }

  #reference(row: Row, name: string): Value {
    return row[name] ?? row[libraryColumn(name)] ?? null
  }
}

/** A reference to something shipped with the product is no row of the organization, so it has a column of its own. */
const libraryColumn = (name: string) => `${name}_library`

/** The table is known only while running, so Kysely's types cannot help here. */
const untyped = (tx: Transaction) => tx as any
