import type { Group, Item } from '@kalends/contract'
import { type Faults, Refusal } from '../refusal.ts'

type GroupItem = Item<typeof Group>

export interface Blocking {
  readonly prokey: string
  readonly reasons: string[]
}

/** Whether visitors find anything at its address: something to subscribe to, or its events. */
export function hasGroupPage({ subscription, public_event_overview: lists }: GroupItem): boolean {
  return subscription !== 'no' || lists
}

/**
 * Which mode may follow which. `blocking` are the events that a subscription cannot contain, `isEmpty` is whether the
 * group has no events at all.
 */
export function settleSubscription(
  group: GroupItem,
  before: GroupItem | undefined,
  blocking: readonly Blocking[],
  isEmpty: boolean,
  faults: Faults,
): GroupItem {
  const from = before?.subscription ?? 'no'
  const to = group.subscription
  if (before && from === 'external' && to !== 'external') {
    throw new Refusal('conflict', 'An external subscription cannot be changed to another mode.')
  }
  if (to === 'external' && group.subscription_cal_url === null) {
    faults.add('subscription_cal_url', 'subscription_cal_url is required while subscription is external.')
  }
  if (from !== 'external' && to === 'external' && !isEmpty) {
    throw new Refusal(
      'conflict',
      'A group that has events cannot become an external subscription. Delete its events first, or create a new group.',
    )
  }
  if (to !== 'children' || from === 'children') return group
  if (blocking.length > 0) {
    throw new Refusal(
      'conflict',
      'The group cannot become a subscription while it has events with RSVP, dynamic dates, a status, an organizer or an attendee.',
      {
        details: { blocking },
      },
    )
  }
  return { ...group, public_event_overview: true, ...(before && { subscription_cal_url: null }) }
}
