import type { EventDate } from '@kalends/contract'
import type { Kysely } from 'kysely'
import type { Database, Transaction } from '../database/open.ts'
import type { Tables } from '../database/tables.ts'
import type { OrganizationId } from '../http/actor.ts'

export async function prokeysIn(db: Kysely<Tables>, organization: number, group: string): Promise<string[]> {
  const rows = await db
    .selectFrom('event')
    .select('prokey')
    .where('organization', '=', organization)
    .where('event_group', '=', group)
    .orderBy('id')
    .execute()
  return rows.map((row) => row.prokey)
}

export async function eventsIn(tx: Transaction, organization: OrganizationId, group: string) {
  const rows = await tx
    .selectFrom('event')
    .select(['prokey', 'rsvp', 'body'])
    .where('organization', '=', organization)
    .where('event_group', '=', group)
    .orderBy('id')
    .execute()
  return rows.map(({ prokey, rsvp, body }) => ({
    prokey,
    rsvp: rsvp === 1,
    dates: (JSON.parse(body) as { dates: EventDate[] }).dates,
  }))
}

export async function deleteEventsIn(tx: Transaction, organization: OrganizationId, group: string) {
  await tx.deleteFrom('event').where('organization', '=', organization).where('event_group', '=', group).execute()
}

export interface FeedGroup {
  name: string
  subscription: string
  body: string
}

export interface FeedPart {
  ics: string
}

export function feedReads(database: Database) {
  return {
    group: database.statement<FeedGroup>('select label as name, subscription, body from event_group where prokey = ?', {
      kept: true,
    }),
    parts: database.statement<FeedPart>(
      "select ics from event where event_group = ? and status = 'published' and rsvp = 0 and ics is not null order by id",
      { kept: true },
    ),
  }
}
