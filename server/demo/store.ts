import type { Transaction } from '../database/open.ts'
import type { OrganizationId } from '../http/actor.ts'

type Templates = 'style' | 'landing_page' | 'cta_block' | 'rsvp_block'

/** Prevents two concurrent runs from both finding nothing. An update without changes locks the row on both engines. */
export async function lockOrganization(tx: Transaction, organization: OrganizationId) {
  await tx
    .updateTable('organization')
    .set((eb) => ({ name: eb.ref('name') }))
    .where('id', '=', organization)
    .execute()
}

export async function templateIds(tx: Transaction, table: Templates, organization: OrganizationId) {
  const rows = await tx.selectFrom(table).select(['id', 'label']).where('organization', '=', organization).execute()
  return new Map(rows.map(({ id, label }) => [label, id]))
}

/** `email_rsvp_doi` is the organization's first template of the type `rsvp_doi`, and so on. */
export async function firstMails(tx: Transaction, organization: OrganizationId): Promise<Record<string, number>> {
  const rows = await tx
    .selectFrom('email_template')
    .select(['id', 'type'])
    .where('organization', '=', organization)
    .orderBy('id', 'desc')
    .execute()
  return Object.fromEntries(rows.map(({ id, type }) => [`email_${type}`, id]))
}

export async function groupProkeys(tx: Transaction, organization: OrganizationId) {
  const query = tx.selectFrom('event_group').select(['prokey', 'label']).where('organization', '=', organization)
  return new Map((await query.execute()).map(({ prokey, label }) => [label, prokey]))
}

export async function eventsOf(
  tx: Transaction,
  organization: OrganizationId,
  group: string,
): Promise<{ prokey: string; label: string }[]> {
  return tx
    .selectFrom('event')
    .select(['prokey', 'label'])
    .where('organization', '=', organization)
    .where('event_group', '=', group)
    .orderBy('id')
    .execute()
}

/** Where events and groups refer to a template. */
const referring = {
  style: { event: 'layout', event_group: 'layout' },
  landing_page: { event: 'landingpage', event_group: 'landingpage' },
  cta_block: { event: 'cta_block', event_group: 'cta_block' },
  rsvp_block: { event: 'rsvp_block' },
} as const

export async function isUsed(tx: Transaction, table: Templates, organization: OrganizationId, id: number) {
  for (const [user, column] of Object.entries(referring[table]) as ['event' | 'event_group', 'layout'][]) {
    const query = tx.selectFrom(user).select('id').where('organization', '=', organization).where(column, '=', id)
    if (await query.limit(1).executeTakeFirst()) return true
  }
  return false
}
