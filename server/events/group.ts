import { Group } from '@kalends/contract'
import type { Transaction } from '../database/open.ts'
import type { OrganizationId } from '../http/actor.ts'
import { ResourceStore, type StoreOptions } from '../resources/store.ts'

export const groupColumns = {
  columns: ['subscription', 'cta'],
  listed: ['prokey', 'label', 'label as name'],
} satisfies StoreOptions

const store = new ResourceStore(Group, groupColumns)

/**
 * The mode of a group, which stays as it is until this transaction ends: a switch to another mode takes the same row,
 * so an event and a switch that exclude each other cannot both win. The events of a group are part of what it answers,
 * so its ETag changes when one comes or goes.
 */
export async function takeSubscription(
  tx: Transaction,
  organization: OrganizationId,
  prokey: string,
  { eventsChange }: { eventsChange: boolean },
) {
  const row = await (eventsChange ? store.touch(tx, organization, prokey) : store.take(tx, organization, prokey))
  return row?.subscription as 'no' | 'children' | 'external' | undefined
}

/** A plain group for an event that names a new one. */
export async function createGroup(
  tx: Transaction,
  organization: OrganizationId,
  name: string,
  now: number,
): Promise<string> {
  return (await store.insert(tx, organization, { ...Group.defaults, name }, now)).key as string
}
