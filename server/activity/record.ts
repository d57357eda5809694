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
  /** Its id or prokey. */
  readonly item: number | string
  /** The prokey of the event that an RSVP is for. */
  readonly event?: string
  /** The names of the fields that an update has changed; if there are none, nothing is recorded. */
  readonly fields?: readonly string[]
}

/** Records changes in the transaction that makes them. Nothing of attendees' data may be among them. */
export async function record(
  tx: Transaction,
  actor: Actor,
  now: number,
  changes: readonly Change[],
): Promise<number | undefined> {
  const rows = changes
    .filter(({ fields }) => fields === undefined || fields.length > 0)
    .map((change) => rowOf(actor, now, change))
  if (rows.length === 1) return insertActivity(tx, rows[0]!)
  await insertActivities(tx, rows)
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

/** Records what happens to items of a resource, before it does: the state is read from their table. Returns the ids of the rows. */
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

function rowOf(actor: Actor, now: number, { action, item, event, fields }: Change): ActivityRow {
  const [type, verb] = action.split('.') as [string, ItemAction]
  const change = { type, action: verb, ...(fields && { fields }) }
  return { ...itemsRow(actor, now, change), item: String(item), event: event ?? null }
}

function who(by: Actor['by']): Pick<ActivityRow, 'actor' | 'actor_id'> {
  if ('key' in by) return { actor: 'key', actor_id: String(by.key) }
  if ('user' in by) return { actor: 'user', actor_id: String(by.user) }
  return 'system' in by ? { actor: 'system', actor_id: by.system } : { actor: 'attendee', actor_id: null }
}
