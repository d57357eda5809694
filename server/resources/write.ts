import type { Item, Resource } from '@kalends/contract'
import type { Context } from '../context.ts'
import type { Transaction } from '../database/open.ts'
import type { Actor } from '../http/actor.ts'
import { instantText } from '../http/formats.ts'
import { Faults, Refusal, noEntryFound } from '../refusal.ts'
import { type Input, merge, parseInput } from './input.ts'
import { checkReferences } from './references.ts'
import type { ResourceStore, Row, StoredItem } from './store.ts'

/** What the rules of a resource are told beside the item. */
export interface Situation {
  readonly actor: Pick<Actor, 'organization' | 'plan'>
  readonly tx: Transaction
  readonly faults: Faults
}

/** The rules of a resource, on the whole item as it would be saved. Answers the item in its final form. */
export type Settle<R> = (item: Item<R>, situation: Situation) => Item<R> | Promise<Item<R>>

export interface Written {
  readonly id: number
  readonly warnings: string[]
}

/** How items of one resource come into being, change and go; the API and the command line both do it here. */
export class ResourceWriter {
  readonly #store: ResourceStore
  readonly #settle: Settle<Resource> | undefined
  readonly #now: Context['now']

  constructor(store: ResourceStore, context: Pick<Context, 'now'>, settle?: Settle<never>) {
    this.#store = store
    this.#settle = settle as Settle<Resource> | undefined
    this.#now = context.now
  }

  async create(tx: Transaction, actor: Situation['actor'], body: unknown): Promise<Written> {
    const input = await parseInput(this.#store.resource, body, undefined)
    const item = await this.#checked(tx, actor, input, undefined)
    const id = await this.#store.insert(tx, actor.organization, item, this.#now())
    return { id, warnings: input.warnings }
  }

  async update(
    tx: Transaction,
    actor: Situation['actor'],
    id: number,
    ifMatch: string | undefined,
    body: unknown,
  ): Promise<Written> {
    const row = await this.#take(tx, actor, id, ifMatch)
    const before = this.#store.item(row)
    const input = await parseInput(this.#store.resource, body, { ...before, ...readOnlyOf(row) })
    const item = await this.#checked(tx, actor, input, before)
    await this.#store.update(tx, actor.organization, row, item, this.#now())
    return { id, warnings: input.warnings }
  }

  async remove(tx: Transaction, actor: Situation['actor'], id: number, ifMatch: string | undefined) {
    await this.#take(tx, actor, id, ifMatch)
    await this.#store.remove(tx, actor.organization, id)
  }

  async #take(tx: Transaction, actor: Situation['actor'], id: number, ifMatch: string | undefined): Promise<Row> {
    const row = await this.#store.take(tx, actor.organization, id)
    if (!row) throw noEntryFound()
    if (ifMatch !== undefined && !matches(ifMatch, etagOf(row))) {
      throw new Refusal('stale', 'This has been changed since you read it. Read it again and repeat your change.')
    }
    return row
  }

  /** Collects everything that is wrong before it refuses: shape, references and rules. */
  async #checked(
    tx: Transaction,
    actor: Situation['actor'],
    input: Input,
    before: StoredItem | undefined,
  ): Promise<StoredItem> {
    const { resource } = this.#store
    await checkReferences(tx, actor.organization, resource, input.sent, input.faults)
    let item = merge(resource, before, input.sent)

    const complete = Object.keys(resource.fields).every(
      (name) => resource.role[name] !== 'required' || item[name] !== undefined,
    )
    if (this.#settle && complete) {
      const faults = new Faults()
      item = (await this.#settle(item as never, { actor, tx, faults })) as StoredItem
      // A field that is already at fault took part with its old value; what the rules say of it does not count.
      const sound = faults.all().filter(({ field }) => !input.faults.touches(topOf(field)))
      for (const { field, message } of sound) input.faults.add(field, message)
    }
    input.faults.throwIfAny()
    return item
  }
}

export function etagOf(row: Pick<Row, 'id' | 'version'>): string {
  return `"${row.id}-v${row.version}"`
}

/** Whether a list of entity tags, as in If-Match or If-None-Match, names this one. */
export function matches(header: string, etag: string): boolean {
  return header.split(',').some((part) => part.trim() === '*' || part.trim().replace(/^W\//, '') === etag)
}

function readOnlyOf(row: Row): StoredItem {
  return {
    id: row.id,
    date_created: instantText(row.created),
    date_updated: row.updated === null ? null : instantText(row.updated),
  }
}

const topOf = (field: string) => field.split(/[.[]/, 1)[0]!
