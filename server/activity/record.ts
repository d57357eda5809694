import type { Transaction } from '../database/open.ts'
import type { Actor } from '../http/actor.ts'
import type { Action, ItemAction } from './actions.ts'
import {
  type ActivityRow,
  type ItemTable,
  type ItemsRow,
  type Which,
  insertActivities,
  insertActivity,
  insertOfItems,
} from './store.ts'

/** A change that is recorded without the state before it. */
export interface Change {
  readonly action: Action
  /** The id or prokey, or those of several items that the same happens to. */
  readonly item: number | string | readonly (number | string)[]
  /** The prokey of the event that an RSVP is for. */
  readonly event?: string
  /** The names of fields that an update changed. If the list is empty, nothing is recorded. */
  readonly fields?: readonly string[]
}

/**
 * Records a change in the transaction that makes it, without data of attendees. Returns the id of the row if it is about one
 * item.
 */
export async function record(tx: Transaction, actor: Actor, now: number, change: Change): Promise<number | undefined> {
  const { action, item, event = null, fields } = change
  const items = typeof item === 'object' ? item : [item]
  if (items.length === 0 || fields?.length === 0) return undefined
  const [type, verb] = action.split('.') as [string, ItemAction]
  const row = itemsRow(actor, now, { type, action: verb, ...(fields && { fields }) })
  if (items.length === 1) return insertActivity(tx, row, { item: String(items[0]), event, state: null })
  await insertActivities(tx, { ...row, event }, items)
  return undefined
}

export interface ItemChange {
  /** Of the resource. */
  readonly type: string
  readonly action: ItemAction
  readonly fields?: readonly string[]
  /** See store.ts. */
  readonly operation?: number | undefined
}

export type Recorded = ItemTable & Which & ItemChange & Parameters<typeof insertOfItems>[4]

/** Records a change of one item, with its state if that is kept. Returns the id of the row. */
export function recordItem(
  tx: Transaction,
  actor: Actor,
  now: number,
  change: ItemChange,
  { item, state }: { readonly item: string; readonly state: string | null },
): Promise<number> {
  return insertActivity(tx, itemsRow(actor, now, change), { item, event: null, state })
}

/** Records a change of items. Call it before the change: their state is read from their table. Returns the ids of the rows. */
export function recordItems(tx: Transaction, actor: Actor, now: number, recorded: Recorded): Promise<number[]> {
  return insertOfItems(tx, itemsRow(actor, now, recorded), recorded, recorded, recorded)
}

export function itemsRow(actor: Actor, now: number, { type, action, fields, operation }: ItemChange): ItemsRow {
  return {
    organization: actor.organization,
    at: now,
    ...who(actor.by),
    type,
    action,
    fields: fields ? JSON.stringify(fields) : null,
    operation: operation ?? null,
  }
}

function who(by: Actor['by']): Pick<ActivityRow, 'actor' | 'actor_id'> {
  if ('key' in by) return { actor: 'key', actor_id: String(by.key) }
  if ('user' in by) return { actor: 'user', actor_id: String(by.user) }
  return 'system' in by ? { actor: 'system', actor_id: by.system } : { actor: 'attendee', actor_id: null }
}
