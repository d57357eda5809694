import type { Item, Resource } from '@kalends/contract'
import type { Kysely } from 'kysely'
import type { Transaction, Value } from '../database/open.ts'
import type { Tables } from '../database/tables.ts'
import type { Actor } from '../http/actor.ts'
import type { Faults } from '../refusal.ts'
import { type Key, ResourceStore, type Row, type StoredItem, type StoreOptions } from './store.ts'

/** What the rules of a resource are told beside the item. */
export interface Situation<R = Resource> {
  readonly actor: Pick<Actor, 'organization' | 'plan'>
  readonly tx: Transaction
  readonly faults: Faults
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

/** The rules of a resource, on the whole item as it would be saved. Answers the item in its final form. */
export type Settle<R> = (item: Item<R>, situation: Situation<R>) => Item<R> | Promise<Item<R>>

/** A resource with everything the server adds to its declaration. A plain template adds nothing. */
export interface Served<R extends Resource = Resource> {
  readonly resource: R
  readonly store: ResourceStore
  readonly settle: Settle<R> | undefined
  /** Columns derived from the item. */
  readonly index:
    | ((item: Item<R>, situation: Situation<R>) => Record<string, Value> | Promise<Record<string, Value>>)
    | undefined
  /** Read-only fields that are not stored with the item. */
  readonly present: ((db: Kysely<Tables>, row: Row) => Promise<StoredItem>) | undefined
  /** What else goes when an item goes. */
  readonly release: ((tx: Transaction, row: Row, actor: Situation['actor']) => Promise<void>) | undefined
}

export function served<R extends Resource>(
  resource: R,
  options: StoreOptions & Partial<Omit<Served<R>, 'resource' | 'store'>> = {},
): Served<R> {
  const { settle, index, present, release, ...stored } = options
  return { resource, store: new ResourceStore(resource, stored), settle, index, present, release }
}
