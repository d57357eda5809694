import { type Event, Group, type Item } from '@kalends/contract'
import { removeEventsIn } from '../events/events.ts'
import { blockingReasons, groupColumns } from '../events/group.ts'
import { type Listeners, type Served, type Settle, served } from '../resources/served.ts'
import { dropCopy, eventsIn, prokeysIn } from './store.ts'
import { settleSubscription } from './subscription.ts'

const settleGroup: Settle<typeof Group> = async (group, { before, tx, actor, key, faults }) => {
  const isSwitch = before !== undefined && before.subscription !== group.subscription
  const events = isSwitch ? await eventsIn(tx, actor.organization, key as string) : []
  const blocking = events
    .map((event) => ({ prokey: event.prokey, reasons: blockingReasons(event) }))
    .filter(({ reasons }) => reasons.length > 0)
  if (before && before.subscription_cal_url !== group.subscription_cal_url) {
    await dropCopy(tx, actor.organization, key as string)
  }
  return { item: settleSubscription(group, before, blocking, events.length === 0, faults) }
}

export type GroupItem = Item<typeof Group>

/** Groups with their rules. */
export const groups = served(Group, {
  ...groupColumns,
  settle: settleGroup,
  present: async (db, row) => ({
    status: 'published',
    events: await prokeysIn(db, row.organization as number, row.prokey as string),
  }),
})

/** The same, where one that is deleted takes its events along, and whoever wants to know of that hears it. */
export function groupsWith(eventListeners: Listeners<typeof Event>): Served<typeof Group> {
  return {
    ...groups,
    release: (tx, row, organization) => removeEventsIn(tx, organization, row.prokey as string, eventListeners),
  }
}
