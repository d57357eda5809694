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
 * Locks the group and returns its mode. A mode switch locks the same row, so an event and a switch that exclude each
 * other cannot both succeed. With `eventsChange` it raises the version, because responses for the group include its
 * events. Undefined if there is no such group.
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

/** Creates the group that a new event names, in the same transaction. */
export async function createGroup(tx: Transaction, actor: Actor, name: string, now: number) {
  contentChanged(tx, actor.organization)
  const { key, operation } = (await store.insert(tx, actor, { ...Group.defaults, name }, now))!
  return { event_group: key as string, operation }
}

/** Why an event cannot be in a subscription: feeds contain only events that are the same for every subscriber. */
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
