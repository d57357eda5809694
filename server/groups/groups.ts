import { Group } from '@kalends/contract'
import { groupColumns } from '../events/group.ts'
import { type Settle, served } from '../resources/served.ts'
import { deleteEventsIn, dropCopy, eventsIn, prokeysIn } from './store.ts'
import { settleSubscription } from './subscription.ts'

const settleGroup: Settle<typeof Group> = async (group, { before, tx, actor, key, faults }) => {
  const { blockingReasons } = await import('../events/children-rule.ts')
  const events = before ? await eventsIn(tx, actor.organization, key as string) : []
  const blocking = events
    .map((event) => ({ prokey: event.prokey, reasons: blockingReasons(event) }))
    .filter(({ reasons }) => reasons.length > 0)
  if (before && before.subscription_cal_url !== group.subscription_cal_url) {
    await dropCopy(tx, actor.organization, key as string)
  }
  return settleSubscription(group, before, blocking, events.length === 0, faults)
}

/** Groups with their rules. Deleting one deletes its events in the same transaction. */
export const groups = served(Group, {
  ...groupColumns,
  settle: settleGroup,
  present: async (db, row) => ({
    status: 'published',
    events: await prokeysIn(db, row.organization as number, row.prokey as string),
  }),
  release: (tx, row, actor) => deleteEventsIn(tx, actor.organization, row.prokey as string),
})
