import type { ListedGroupDetails } from '@kalends/contract'
import type { Context } from '../context.ts'
import type { OrganizationId } from '../http/actor.ts'
import { instantText } from '../http/formats.ts'
import { groupsWithCounts } from './store.ts'

/** The groups of an organization, as the application lists them. */
export async function listGroups(
  { database, now }: Context,
  organization: OrganizationId,
): Promise<ListedGroupDetails[]> {
  const rows = await database.read((db) => groupsWithCounts(db, organization, now()))
  return rows.map(({ prokey, label, subscription, body, created, events, upcoming }) => ({
    prokey,
    name: label,
    subscription: subscription as ListedGroupDetails['subscription'],
    public_event_overview: (JSON.parse(body) as { public_event_overview?: boolean }).public_event_overview === true,
    events,
    upcoming,
    date_created: instantText(created),
  }))
}
