import { randomUUID } from 'node:crypto'
import type { Item, Resource } from '@kalends/contract'
import type { Context } from '../context.ts'
import type { Transaction } from '../database/open.ts'
import { matches } from '../http/etag.ts'
import { Faults, Refusal, noEntryFound } from '../refusal.ts'
import { type Input, merge, parseInput } from './input.ts'
import { checkReferences, releaseReferences } from './references.ts'
import type { Served, Situation } from './served.ts'
import type { Key, Row } from './store.ts'

export interface Written {
  readonly key: Key
  /** Of the item as it was saved. */
  readonly etag: string
  readonly warnings: string[]
  /** The item as it was saved, and what the request held. */
  readonly item: Record<string, unknown>
  readonly sent: Record<string, unknown>
}

type Actor = Situation['actor']

/** How items of one resource come into being, change and go; the API and the command line both do it here. */
export class ResourceWriter<R extends Resource> {
  readonly #served: Served<R>
  readonly #now: Context['now']

  constructor(served: Served<R>, context: Pick<Context, 'now'>) {
    this.#served = served
    this.#now = context.now
  }

  async create(tx: Transaction, actor: Actor, body: unknown): Promise<Written> {
    const { store, index, resource } = this.#served
    const input = await parseInput(resource, body, undefined)
    const chosen = resource.key === 'prokey' ? randomUUID() : undefined
    const { item, situation } = await this.#checked(tx, actor, input, undefined, chosen)
    const own = { ...(chosen && { prokey: chosen }), ...(await index?.(item, situation)) }
    const { id, key } = await store.insert(tx, actor.organization, item, situation.now, own)
    return { key, etag: etagOf({ id, version: 1 }), warnings: input.warnings, item, sent: input.sent }
  }

  async update(tx: Transaction, actor: Actor, key: Key, ifMatch: string | undefined, body: unknown): Promise<Written> {
    const { store, index, present, resource } = this.#served
    const row = await this.#take(tx, actor, key, ifMatch)
    const before = { ...store.item(row), ...store.readOnly(row), ...(await present?.(tx, row)) }
    const input = await parseInput(resource, body, before)
    const { item, situation } = await this.#checked(tx, actor, input, row, key)
    await store.update(tx, actor.organization, row, item, situation.now, await index?.(item, situation))
    const etag = etagOf({ id: row.id, version: row.version + 1 })
    return { key, etag, warnings: input.warnings, item, sent: input.sent }
  }

  async remove(tx: Transaction, actor: Actor, key: Key, ifMatch: string | undefined) {
    const { store, release, resource } = this.#served
    const row = await this.#take(tx, actor, key, ifMatch)
    await releaseReferences(tx, actor.organization, resource, key)
    await release?.(tx, row, actor)
    await store.remove(tx, actor.organization, row)
  }

  async #take(tx: Transaction, actor: Actor, key: Key, ifMatch: string | undefined): Promise<Row> {
    const row = await this.#served.store.take(tx, actor.organization, key)
    if (!row) throw noEntryFound()
    if (ifMatch !== undefined && !matches(ifMatch, etagOf(row))) {
      throw new Refusal('stale', 'This has been changed since you read it. Read it again and repeat your change.')
    }
    return row
  }

  /** Collects everything that is wrong before it refuses: shape, references and rules. */
  async #checked(tx: Transaction, actor: Actor, input: Input, row: Row | undefined, key: Key | undefined) {
    const { resource, store, settle } = this.#served
    const { organization } = actor
    await checkReferences(tx, organization, resource, input.sent, input.faults)
    const before = row && (store.item(row) as Item<R> & Record<string, unknown>)
    const faults = new Faults()
    const { sent, warnings } = input
    const situation: Situation<R> = { actor, tx, faults, warnings, now: this.#now(), key, before, row, sent }
    let item = merge(resource, before, input.sent) as Item<R> & Record<string, unknown>

    const complete = Object.keys(resource.fields).every(
      (name) => resource.role[name] !== 'required' || item[name] !== undefined,
    )
    if (settle && complete) {
      item = (await settle(item, situation)) as typeof item
      // A field that is already at fault took part with its old value; what the rules say of it does not count.
      const sound = faults.all().filter(({ field }) => !input.faults.touches(topOf(field)))
      for (const { field, message } of sound) input.faults.add(field, message)
    }
    input.faults.throwIfAny()
    return { item, situation }
  }
}

export function etagOf(row: Pick<Row, 'id' | 'version'>): string {
  return `"${row.id}-v${row.version}"`
}

const topOf = (field: string) => field.split(/[.[]/, 1)[0]!
