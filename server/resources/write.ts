import { isDeepStrictEqual } from 'node:util'
import { randomInt, randomUUID } from 'node:crypto'
import type { Item, Resource } from '@kalends/contract'
import type { Context } from '../context.ts'
import { contentChanged } from '../database/content-changes.ts'
import type { Transaction, Value } from '../database/open.ts'
import type { Actor } from '../http/actor.ts'
import { etagOf, refuseStale } from '../http/etag.ts'
import { Faults, Refusal, noEntryFound } from '../refusal.ts'
import { type Input, merge, parseInput } from './input.ts'
import { recordOne } from './recording.ts'
import { checkReferences, releaseReferences } from './references.ts'
import type { Listeners, Saved, Served, Settled } from './served.ts'
import type { Key, Row } from './store.ts'

export interface Written {
  readonly key: Key
  /** Of the saved item. */
  readonly etag: string
  readonly warnings: string[]
  /** The saved item, and the request. */
  readonly item: Record<string, unknown>
  readonly sent: Record<string, unknown>
}

/** Creates, updates and deletes items of one resource, for both the API and the command line. */
export class ResourceWriter<R extends Resource> {
  readonly #served: Served<R>
  readonly #context: Pick<Context, 'now' | 'database' | 'settings'>
  readonly #listeners: Listeners<R>
  readonly #isPreview: boolean

  /**
   * `isPreview`: its transactions are rolled back. Updates are free then, new items take no id from the database, and unknown
   * fields are refused: the warnings would be lost.
   */
  constructor(
    served: Served<R>,
    context: Pick<Context, 'now' | 'database' | 'settings'>,
    { isPreview = false, ...listeners }: Listeners<R> & { isPreview?: boolean } = {},
  ) {
    this.#served = served
    this.#context = context
    this.#listeners = listeners
    this.#isPreview = isPreview
  }

  /** `readOnly` are columns that the API can't set. */
  async create(tx: Transaction, actor: Actor, body: unknown, readOnly: Record<string, Value> = {}): Promise<Written> {
    const { store, resource } = this.#served
    const input = await parseInput(resource, body, undefined, { isStrict: this.#isPreview })
    const chosen = resource.key === 'prokey' ? randomUUID() : undefined
    const { item, columns, entry, operation, now } = await this.#settle(tx, actor, input, undefined, chosen)
    const keys = { ...(chosen && { prokey: chosen }), ...(this.#isPreview && { id: unusedId() }) }
    const all = { ...columns, ...readOnly, ...keys }
    const inserted = await store.insert(tx, actor, item, now, { columns: all, entry, operation })
    const { id, key } = inserted ?? (await entry!.refuse())
    return { key, etag: etagOf({ id, version: 1 }), warnings: input.warnings, item, sent: input.sent }
  }

  async update(
    tx: Transaction,
    actor: Actor,
    key: Key,
    ifMatch: string | undefined,
    body: unknown,
    { informs = false, note = null }: { informs?: boolean; note?: string | null } = {},
  ): Promise<Written> {
    const { store, present, resource } = this.#served
    const row = await this.#take(tx, actor, key, ifMatch)
    const before = store.item(row)
    // Most requests send no read-only field, and a short link costs eight hashes.
    const read = sendsReadOnly(resource, body)
      ? { ...before, ...store.readOnly(row), ...(await present?.(this.#context, row, tx)) }
      : before
    const input = await parseInput(resource, body, read, { isStrict: this.#isPreview })
    const { item, columns, now } = await this.#settle(tx, actor, input, row, key)
    const fields = changedFields(resource, before, item)
    if (fields.length > 0) await recordOne(tx, store, actor, now, row, { action: 'updated', fields, before })
    await store.update(tx, actor.organization, row, item, now, columns)
    contentChanged(tx, actor.organization)
    const { organization } = actor
    if (fields.length > 0) await this.#saved(tx, { organization, key, references: item, now })
    // If nothing has changed, no one needs to know.
    if (informs && fields.length > 0) {
      const change = {
        organization,
        key,
        now,
        before: before as Item<R>,
        after: item,
        row,
        columns: columns ?? {},
        note,
      }
      for (const listen of this.#listeners.informed ?? []) input.warnings.push(...(await listen(tx, change)))
    }
    const etag = etagOf({ id: row.id, version: row.version + 1 })
    return { key, etag, warnings: input.warnings, item, sent: input.sent }
  }

  /**
   * Returns warnings about what was lost with the item. If there are none and it `isForgettable`, the deletion leaves nothing
   * to restore.
   */
  async remove(
    tx: Transaction,
    actor: Actor,
    key: Key,
    ifMatch: string | undefined,
    { isForgettable = false } = {},
  ): Promise<string[]> {
    const { store, release, resource } = this.#served
    const { organization } = actor
    const row = await this.#take(tx, actor, key, ifMatch)
    const now = this.#context.now()
    const warnings: string[] = []
    for (const listen of this.#listeners.removing ?? [])
      warnings.push(...(await listen(tx, { organization, key, now })))
    const isForgotten = isForgettable && warnings.length === 0
    const operation = await recordOne(tx, store, actor, now, row, { action: 'deleted', isForgotten })
    const removal = { actor, now, operation }
    await releaseReferences(tx, removal, resource, key)
    await release?.(tx, row, removal)
    await store.remove(tx, organization, row)
    contentChanged(tx, organization)
    for (const listen of this.#listeners.removed ?? []) await listen(tx, { organization, keys: [key] })
    return warnings
  }

  /**
   * Changes columns that are read-only in the API. `check` gets the locked row and may refuse. If the columns already have
   * these values, nothing changes.
   */
  async set(
    tx: Transaction,
    actor: Actor,
    key: Key,
    columns: Record<string, Value>,
    action: 'published' | 'unpublished' | 'moved',
    { ifMatch, check }: { ifMatch?: string | undefined; check?: (row: Row) => Promise<void> } = {},
  ): Promise<{ readonly before: Row; readonly etag: string }> {
    const { store } = this.#served
    const row = await this.#take(tx, actor, key, ifMatch)
    const fields = Object.keys(columns).filter((column) => row[column] !== columns[column])
    if (fields.length === 0) return { before: row, etag: etagOf(row) }
    await check?.(row)
    await recordOne(tx, store, actor, this.#context.now(), row, { action, fields, before: row })
    await store.set(tx, actor.organization, row, columns)
    contentChanged(tx, actor.organization)
    await this.#saved(tx, { organization: actor.organization, key, references: row, now: this.#context.now() })
    return { before: row, etag: etagOf({ id: row.id, version: row.version + 1 }) }
  }

  async #saved(tx: Transaction, saved: Saved) {
    for (const listen of this.#listeners.saved ?? []) await listen(tx, saved)
  }

  async #take(tx: Transaction, actor: Actor, key: Key, ifMatch: string | undefined): Promise<Row> {
    const row = await this.#served.store.take(tx, actor.organization, key)
    if (!row) throw noEntryFound()
    refuseStale(ifMatch, etagOf(row))
    return row
  }

  /** Collects all faults before it refuses: schema, references and rules. */
  async #settle(tx: Transaction, actor: Actor, input: Input, row: Row | undefined, key: Key | undefined) {
    const { resource, store, settle } = this.#served
    await checkReferences(tx, actor.organization, resource, input.sent, input.faults)
    const before = row && (store.item(row) as Item<R>)
    const faults = new Faults()
    const now = this.#context.now()
    const { sent, warnings } = input
    // Rules may add warnings about settings without effect, which do not matter if the request is refused.
    const unknownKeys = [...warnings]
    const refuseFaulty = () => {
      // A field with a fault was checked with its old value, so ignore what the rules say about it.
      const sound = faults.all().filter(({ field }) => {
        const top = topOf(field)
        return !input.faults.touches(input.partlySound.has(top) ? field : top)
      })
      for (const { field, message } of sound) input.faults.add(field, message)
      input.faults.throwIfAny(unknownKeys)
    }
    const isRefused = input.faults.refusal() !== undefined
    const isPreview = this.#isPreview
    const situation = { actor, tx, faults, isRefused, isPreview, warnings, now, key, before, row, sent }
    let settled = { item: merge(resource, before, sent) } as Settled<R>
    try {
      settled = (await settle?.(settled.item, situation)) ?? settled
    } catch (error) {
      // A conflict or missing credits matter only if the request itself is valid.
      if (error instanceof Refusal) refuseFaulty()
      throw error
    }
    refuseFaulty()
    const { columns, entry, operation } = settled
    const item = settled.item as Item<R> & Record<string, unknown>
    warnings.push(...withoutEffect(resource, item))
    return { item, columns, entry, operation, now }
  }
}

/** PostgreSQL never gives back the next id, even if the transaction is rolled back. No sequence gets as far as these. */
const unusedId = () => 900_000_000_000_000 + randomInt(99_999_999_999_999)

function changedFields(
  { fields }: Resource,
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): string[] {
  const isSame = (one: unknown, other: unknown) =>
    one === other || (typeof one === 'object' && isDeepStrictEqual(one, other))
  return Object.keys(fields).filter((name) => !isSame(before[name], after[name]))
}

/** Warns about a flag without its reference, and a reference without its flag. */
function withoutEffect(resource: Resource, item: Record<string, unknown>): string[] {
  return Object.entries(resource.fields).flatMap(([name, { flag }]) => {
    if (flag === undefined || item[flag] === (item[name] !== null)) return []
    return item[flag] ? `${flag} has no effect without ${name}.` : `${name} has no effect while ${flag} is false.`
  })
}

function sendsReadOnly({ role }: Resource, body: unknown): boolean {
  return typeof body === 'object' && body !== null && Object.keys(body).some((name) => role[name] === 'readOnly')
}

const topOf = (field: string) => field.split(/[.[]/, 1)[0]!
