import { Event } from '@kalends/contract'
import { inBatches } from '../database/batches.ts'
import { contentChanged } from '../database/content-changes.ts'
import type { Transaction } from '../database/open.ts'
import type { OrganizationId } from '../http/actor.ts'
import { lazy } from '../lazy.ts'
import { type Listeners, served } from '../resources/served.ts'
import { takeGroup } from './group.ts'
import { deleteEventsIn, eventStore } from './store.ts'

export { type EventItem, isRsvpEvent } from './store.ts'

// Asking the module loader every time would take longer than most rules.
const rules = lazy(() => import('./rules.ts'))

/** Events with their rules, which are loaded by the first write. */
export const events = served(Event, {
  store: eventStore,
  settle: async (event, situation) => (await rules()).settleEvent(event, situation),
  release: async (tx, row, organization) => {
    await takeGroup(tx, organization, row.event_group as string, { eventsChange: true })
  },
})

/** Removes all events of a group that goes. Listeners hear of some of them at a time. */
export async function removeEventsIn(
  tx: Transaction,
  organization: OrganizationId,
  group: string,
  { removed = [] }: Listeners<typeof Event>,
) {
  contentChanged(tx, organization)
  await inBatches(tx, async (limit) => {
    const keys = await deleteEventsIn(tx, organization, group, limit)
    if (keys.length > 0) for (const listen of removed) await listen(tx, { organization, keys })
    return keys.length
  })
}
