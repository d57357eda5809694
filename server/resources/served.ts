import type { Item, Resource } from '@kalends/contract'
import type { Kysely } from 'kysely'
import type { Transaction, Value } from '../database/open.ts'
import type { Tables } from '../database/tables.ts'
import type { Actor, OrganizationId } from '../http/actor.ts'
import type { Faults } from '../refusal.ts'
import type { Entry } from './entry.ts'
import { type Key, ResourceStore, type Row, type StoredItem, type StoreOptions } from './store.ts'

/** What the rules of a resource are told beside the item. */
export interface Situation<R = Resource> {
  readonly actor: Actor
  readonly tx: Transaction
  readonly faults: Faults
  /** Faults have been found already, so nothing will be saved. */
  readonly isRefused: boolean
  /** What the caller should know though nothing is wrong. */
  readonly warnings: string[]
  readonly now: number
  /** The prokey, also of an item that is being created; undefined for a new template, whose id the database chooses. */
  readonly key: Key | undefined
  /** The item as it was; undefined while it is being created. */
  readonly before: Item<R> | undefined
  readonly row: Row | undefined
  /** What the request held, in the form in which it is stored, with the instructions of a create request. */
  readonly sent: StoredItem
}

/** The item in its final form, and the columns that are derived from it. */
export interface Settled<R> {
  readonly item: Item<R>
  readonly columns?: Record<string, Value>
  /** What a new item becomes part of, and why it cannot, if it cannot. */
  readonly entry?: Entry & { readonly refuse: () => Promise<never> }
  /** Set if settling it recorded another change, such as a group made for it. */
  readonly operation?: number | undefined
}

/**
 * The rules of a resource, on the whole item as it would be saved. With faults, nothing of the result is used. Of a
 * create request that lacks required fields these are undefined, so that everything that is wrong can be told at once.
 */
export type Settle<R> = (item: Item<R>, situation: Situation<R>) => Settled<R> | Promise<Settled<R>>

/** A resource with everything the server adds to its declaration. A plain template adds nothing. */
export interface Served<R extends Resource = Resource> {
  readonly resource: R
  readonly store: ResourceStore
  readonly settle: Settle<R> | undefined
  /** Read-only fields that are not stored with the item. */
  readonly present: ((db: Kysely<Tables>, row: Row) => Promise<StoredItem>) | undefined
  /** What else changes when an item goes. */
  readonly release: ((tx: Transaction, row: Row, removal: Removal) => Promise<void>) | undefined
  /** Throws a refusal if a stored item can no longer be part of what it belongs to. */
  readonly rejoin: ((tx: Transaction, organization: OrganizationId, item: StoredItem) => Promise<void>) | undefined
  /** The columns that follow from an item, as they are written with it. Throws a refusal if the item breaks the rules. */
  readonly derive: (row: Row, item: StoredItem) => Promise<Record<string, Value>>
}

/** For code that treats all resources alike. The rules of each take its own items, so no narrower type fits them all. */
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
  const { settle, present, release, rejoin, derive = labelOnly, store, ...stored } = options
  return { resource, store: store ?? new ResourceStore(resource, stored), settle, present, release, rejoin, derive }
}

const labelOnly: Served['derive'] = async (_row, { name }) => ({ label: (name ?? '') as string })

/**
 * How a feature further up reacts to writes, in the transaction that makes them: app.ts hands its functions down. A
 * listener that throws undoes the write.
 */
export interface Listeners<R extends Resource = Resource> {
  readonly removed?: readonly ((tx: Transaction, removal: Removed) => Promise<void>)[]
  /** After an update with `inform=true`: tells the people it concerns. Returns warnings for the caller. */
  readonly informed?: readonly ((tx: Transaction, change: Informed<R>) => Promise<string[]>)[]
}

export interface Informed<R> {
  readonly organization: OrganizationId
  readonly key: Key
  readonly before: Item<R>
  readonly after: Item<R>
  readonly now: number
}

export interface Removed {
  readonly organization: OrganizationId
  readonly keys: readonly Key[]
}
