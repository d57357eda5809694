import { Event } from '@kalends/contract'
import type { Kysely } from 'kysely'
import { inBatches } from '../database/batches.ts'
import { presentedLink } from '../addresses/short-links.ts'
import { reclaimSlug, releaseSlugs } from '../addresses/slugs.ts'
import { contentChanged } from '../database/content-changes.ts'
import type { Transaction } from '../database/open.ts'
import type { Tables } from '../database/tables.ts'
import type { OrganizationId } from '../http/actor.ts'
import { lazy } from '../lazy.ts'
import { Refusal } from '../refusal.ts'
import { recordSome } from '../resources/recording.ts'
import { type Listeners, type Removal, served } from '../resources/served.ts'
import { takeGroup } from './group.ts'
import { type EventItem, deleteEventsIn, eventStore, findOwner } from './store.ts'

export { type EventItem, isRsvpEvent, titleOf } from './store.ts'

// Calling the module loader every time would take longer than most rules.
const rules = lazy(() => import('./rules.ts'))
const repair = lazy(() => import('./repair.ts'))

/** Events and their rules, which are loaded on the first write. */
export const events = served(Event, {
  store: eventStore,
  settle: async (event, situation) => (await rules()).settleEvent(event, situation),
  present: (context, row, tx) => presentedLink(context, 'event', row.id, tx),
  reclaim: reclaimSlug,
  release: async (tx, row, { actor }) => {
    await releaseSlugs(tx, actor.organization, [row.prokey as string])
    await takeGroup(tx, actor.organization, row.event_group as string, { eventsChange: true })
  },
  rejoin: async (tx, organization, item) => (await rules()).rejoinGroup(tx, organization, item as unknown as EventItem),
  derive: async (row, item) => (await repair()).deriveFromEvent(row, item as unknown as EventItem),
})

export async function ownerOf(db: Kysely<Tables>, prokey: string): Promise<OrganizationId> {
  const organization = await findOwner(db, prokey)
  if (organization === undefined) throw new Refusal('missing', `There is no event with the prokey ${prokey}.`)
  return organization
}

/** Removes all events of a group that is being deleted. Listeners get them in batches. */
export async function removeEventsIn(
  tx: Transaction,
  { actor, now, operation }: Removal,
  group: string,
  { removed = [] }: Listeners<typeof Event>,
) {
  const { organization } = actor
  contentChanged(tx, organization)
  await inBatches(tx, async (limit) => {
    const some = { column: 'event_group', value: group, limit, state: true } as const
    const recorded = await recordSome(tx, eventStore, actor, now, { ...some, action: 'deleted', operation })
    if (recorded.length === 0) return 0
    const keys = await deleteEventsIn(tx, organization, group, limit)
    await releaseSlugs(tx, organization, keys)
    for (const listen of removed) await listen(tx, { organization, keys })
    return keys.length
  })
}
