import { type Event, Group, type Item } from '@kalends/contract'
import type { Kysely } from 'kysely'
import { presentedLink } from '../addresses/short-links.ts'
import { reclaimSlug, releaseSlugs, settleSlug } from '../addresses/slugs.ts'
import type { Settings } from '../config.ts'
import type { Tables } from '../database/tables.ts'
import { removeEventsIn } from '../events/events.ts'
import { blockingReasons, groupColumns } from '../events/group.ts'
import { usesDialledPort } from '../outbound/permission.ts'
import { type Listeners, type Served, type Settled, type Situation, served } from '../resources/served.ts'
import { dropCopy, eventsIn, prokeysIn } from './store.ts'
import { hasGroupPage, settleSubscription } from './subscription.ts'

type Allowed = Settings['outboundAllow']

async function settleGroup(
  group: GroupItem,
  situation: Situation<typeof Group>,
  allowed: Allowed,
): Promise<Settled<typeof Group>> {
  const { before, tx, actor, key, faults, warnings, sent } = situation
  const address = group.subscription_cal_url
  // Addresses stored before this check stay until they are replaced.
  if (address !== null && address !== before?.subscription_cal_url && !usesDialledPort(new URL(address), allowed)) {
    faults.add('subscription_cal_url', 'subscription_cal_url must use port 80, 443, 8080 or 8443.')
  }
  const isSwitch = before !== undefined && before.subscription !== group.subscription
  const events = isSwitch ? await eventsIn(tx, actor.organization, key as string) : []
  const blocking = events
    .map((event) => ({ prokey: event.prokey, reasons: blockingReasons(event) }))
    .filter(({ reasons }) => reasons.length > 0)
  if (before && before.subscription_cal_url !== group.subscription_cal_url) {
    await dropCopy(tx, actor.organization, key as string)
  }
  const item = settleSubscription(group, before, blocking, events.length === 0, faults)
  const { subscription } = item
  if (subscription !== 'external' && item.subscription_cal_url !== null && !faults.touches('subscription_cal_url')) {
    warnings.push(`subscription_cal_url has no effect while subscription is ${subscription}.`)
  } else if (subscription === 'children' && sent.subscription_cal_url) {
    warnings.push('subscription_cal_url was cleared because subscription became children.')
  }
  if (item.cta && item.cta_block !== null && subscription === 'no')
    warnings.push('cta has no effect while subscription is no: it follows a subscription.')
  if (item.landingpage !== null && !hasGroupPage(item))
    warnings.push('landingpage has no effect: without a subscription and public_event_overview the group has no page.')
  await settleSlug(item, situation)
  return { item }
}

export type GroupItem = Item<typeof Group>

export const groups = served(Group, {
  ...groupColumns,
  settle: (group, situation) => settleGroup(group, situation, []),
  present: async (context, row, tx) => {
    const hasPage = hasGroupPage(groups.store.item(row) as GroupItem)
    const events = (db: Kysely<Tables>) => prokeysIn(db, row.organization as number, row.prokey as string)
    return {
      status: 'published',
      events: await (tx ? events(tx) : context.database.read(events)),
      ...(hasPage ? await presentedLink(context, 'group', row.id, tx) : { short_link: null }),
    }
  },
  reclaim: reclaimSlug,
})

/**
 * The same, except that deleting a group also deletes its events and notifies the listeners. Addresses may also use the
 * ports that the operator allows.
 */
export function groupsWith(eventListeners: Listeners<typeof Event>, allowed: Allowed): Served<typeof Group> {
  return {
    ...groups,
    settle: (group, situation) => settleGroup(group, situation, allowed),
    release: async (tx, row, removal) => {
      await releaseSlugs(tx, removal.actor.organization, [row.prokey as string])
      await removeEventsIn(tx, removal, row.prokey as string, eventListeners)
    },
  }
}
