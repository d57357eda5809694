import { type EventDate, Group, type Item } from '@kalends/contract'
import { contentChanged } from '../database/content-changes.ts'
import type { Transaction } from '../database/open.ts'
import type { Actor, OrganizationId } from '../http/actor.ts'
import { ResourceStore, type StoreOptions } from '../resources/store.ts'
import { type EventItem, isRsvpEvent } from './store.ts'

export const groupColumns = {
  columns: ['subscription', 'cta'],
  listed: ['prokey', 'label', 'label as name'],
} satisfies StoreOptions

const store = new ResourceStore(Group, groupColumns)

/**
 * The mode of a group, which stays as it is until this transaction ends: a switch to another mode takes the same row,
 * so an event and a switch that exclude each other cannot both win. The events of a group are part of what it answers,
 * so its ETag changes when one comes or goes. Undefined: there is no such group.
 */
export async function takeGroup(
  tx: Transaction,
  organization: OrganizationId,
  prokey: string,
  { eventsChange }: { eventsChange: boolean },
) {
  type Mode = { subscription: Item<typeof Group>['subscription'] }
  const row = await store.take<Mode>(tx, organization, prokey, {
    columns: ['subscription'],
    raise: eventsChange ? 1 : 0,
  })
  if (row && eventsChange) contentChanged(tx, organization)
  return row?.subscription
}

/** A plain group for an event that names a new one and enters it in this transaction. */
export async function createGroup(tx: Transaction, actor: Actor, name: string, now: number) {
  contentChanged(tx, actor.organization)
  const { key, operation } = (await store.insert(tx, actor, { ...Group.defaults, name }, now))!
  return { event_group: key as string, operation }
}

/** Why an event cannot be part of a subscription: a feed holds only what every subscriber may have as it is. */
export function blockingReasons(event: Pick<EventItem, 'rsvp' | 'rsvp_block' | 'dates'>): string[] {
  const some = (holds: (date: EventDate) => boolean) => event.dates.some(holds)
  return [
    ...(isRsvpEvent(event) ? ['rsvp'] : []),
    ...(some(({ startDate, endDate }) => isExpression(startDate) || isExpression(endDate)) ? ['dynamic date'] : []),
    ...(some((date) => date.status !== null) ? ['status'] : []),
    ...(some((date) => date.organizer_name !== '' || date.organizer_email !== '') ? ['organizer'] : []),
    ...(some((date) => date.attendee_name !== '' || date.attendee_email !== '') ? ['attendee'] : []),
  ]
}

const isExpression = (day: string | null) => day?.startsWith('today') ?? false
