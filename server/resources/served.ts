import type { Item, Resource } from '@kalends/contract'
import type { Context } from '../context.ts'
import type { Transaction, Value } from '../database/open.ts'
import type { Actor, OrganizationId } from '../http/actor.ts'
import type { Faults } from '../refusal.ts'
import type { Entry } from './entry.ts'
import { type Key, ResourceStore, type Row, type StoredItem, type StoreOptions } from './store.ts'

/** What the rules of a resource get besides the item. */
export interface Situation<R = Resource> {
  readonly actor: Actor
  readonly tx: Transaction
  readonly faults: Faults
  /** Whether faults were found already, so that nothing will be saved. */
  readonly isRefused: boolean
  /** Whether it is rolled back in any case, so that it costs nothing. */
  readonly isPreview: boolean
  /** What the caller should know even though the request is accepted. */
  readonly warnings: string[]
  readonly now: number
  /** The prokey, even when creating; undefined for a new template, whose id the database assigns. */
  readonly key: Key | undefined
  /** The previous item; undefined when creating. */
  readonly before: Item<R> | undefined
  readonly row: Row | undefined
  /** The request in its stored form, including the instructions of a create request. */
  readonly sent: StoredItem
}

/** The final item and its derived columns. */
export interface Settled<R> {
  readonly item: Item<R>
  readonly columns?: Record<string, Value>
  /** The parent of a new item, and what to throw if it does not accept the item. */
  readonly entry?: Entry & { readonly refuse: () => Promise<never> }
  /** Set if settling it recorded another change, such as a group made for it. */
  readonly operation?: number | undefined
}

/**
 * The rules of a resource, applied to the whole item as it would be saved. If there are faults, the result is not used.
 * Missing required fields are undefined, so that all faults are reported together.
 */
export type Settle<R> = (item: Item<R>, situation: Situation<R>) => Settled<R> | Promise<Settled<R>>

/** A resource with everything the server adds to its declaration. A plain template adds nothing. */
export interface Served<R extends Resource = Resource> {
  readonly resource: R
  readonly store: ResourceStore
  readonly settle: Settle<R> | undefined
  /** Read-only fields that are not stored with the item. Inside a transaction, `tx` reads them. */
  readonly present: ((context: Presenting, row: Row, tx?: Transaction) => StoredItem | Promise<StoredItem>) | undefined
  /** What else changes when an item is deleted. */
  readonly release: ((tx: Transaction, row: Row, removal: Removal) => Promise<void>) | undefined
  /** Throws a refusal if the parent no longer accepts a stored item. */
  readonly rejoin: ((tx: Transaction, organization: OrganizationId, item: StoredItem) => Promise<void>) | undefined
  /** Takes back what only one item can have. Returns the item without it, and a warning, if another one has it by now. */
  readonly reclaim:
    | ((tx: Transaction, organization: OrganizationId, key: string, item: StoredItem) => Promise<Reclaimed | undefined>)
    | undefined
  /** Brings back what was deleted with an item, after the item itself. Returns warnings about what does not come back. */
  readonly returned: ((tx: Transaction, returning: Returning) => Promise<string[]>) | undefined
  /** The derived columns of an item. Throws a refusal if the item breaks the rules. */
  readonly derive: (row: Row, item: StoredItem) => Promise<Record<string, Value>>
}

export type Presenting = Pick<Context, 'database' | 'settings'>

interface Reclaimed {
  readonly item: StoredItem
  readonly warning: string
}

/** For code that treats all resources alike. Each resource's rules take its own items, so no narrower type fits. */
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyServed = Served<any>

export interface Removal {
  readonly actor: Actor
  readonly now: number
  /** See activity/store.ts. */
  readonly operation: number
}

export function served<R extends Resource>(
  resource: R,
  options: StoreOptions & Partial<Omit<Served<R>, 'resource'>> = {},
): Served<R> {
  const { settle, present, release, rejoin, reclaim, returned, derive = labelOnly, store, ...stored } = options
  const own = store ?? new ResourceStore(resource, stored)
  return { resource, store: own, settle, present, release, rejoin, reclaim, returned, derive }
}

const labelOnly: Served['derive'] = async (_row, { name }) => ({ label: (name ?? '') as string })

/**
 * How features of a higher layer react to writes, in the same transaction; app.ts passes them in. A listener that
 * throws rolls back the write.
 */
export interface Listeners<R extends Resource = Resource> {
  /** Before an item is deleted on request. Returns warnings about what is lost with it. */
  readonly removing?: readonly ((tx: Transaction, removal: Removing) => Promise<string[]>)[]
  readonly removed?: readonly ((tx: Transaction, removal: Removed) => Promise<void>)[]
  /** After an update that changes something. */
  readonly saved?: readonly ((tx: Transaction, saved: Saved) => Promise<void>)[]
  /** After an update with `inform=true`: notifies the people affected. Returns warnings for the caller. */
  readonly informed?: readonly ((tx: Transaction, change: Informed<R>) => Promise<string[]>)[]
}

export interface Informed<R> {
  readonly organization: OrganizationId
  readonly key: Key
  readonly before: Item<R>
  readonly after: Item<R>
  /** The row before the change, and the derived columns after it. */
  readonly row: Row
  readonly columns: Record<string, Value>
  /** What the caller says about the change; null: nothing. */
  readonly note: string | null
  readonly now: number
}

export interface Saved {
  readonly organization: OrganizationId
  readonly key: Key
  /** The fields that refer to other items. */
  readonly references: Readonly<Record<string, unknown>>
  readonly now: number
}

export interface Removing {
  readonly organization: OrganizationId
  readonly key: Key
  readonly now: number
}

export interface Returning {
  readonly organization: OrganizationId
  readonly key: Key
  readonly item: StoredItem
  /** When it was deleted. */
  readonly deleted: number
  readonly now: number
}

export interface Removed {
  readonly organization: OrganizationId
  readonly keys: readonly Key[]
}
