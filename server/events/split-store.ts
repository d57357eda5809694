import type { Kysely } from 'kysely'
import { isSqlite } from '../database/engine.ts'
import type { Transaction } from '../database/open.ts'
import type { Tables } from '../database/tables.ts'
import type { OrganizationId } from '../http/actor.ts'

/** Where an event comes from that was one date of a series. */
export interface Origin {
  readonly series: string
  readonly day: string
}

export async function insertOrigin(tx: Transaction, organization: OrganizationId, event: string, origin: Origin) {
  await tx
    .insertInto('split_date')
    .values({ event, organization, ...origin })
    .execute()
}

/** Even if the series or the event is deleted. */
export function originOf(db: Kysely<Tables>, organization: OrganizationId, event: string): Promise<Origin | undefined> {
  return db
    .selectFrom('split_date')
    .select(['series', 'day'])
    .where('organization', '=', organization)
    .where('event', '=', event)
    .executeTakeFirst()
}

/** Where these events come from, without those whose series is deleted. */
export async function originsOf(
  db: Kysely<Tables>,
  organization: OrganizationId,
  events: readonly string[],
): Promise<ReadonlyMap<string, Origin>> {
  if (events.length === 0) return new Map()
  const rows = await db
    .selectFrom('split_date')
    .innerJoin('event as series', (join) =>
      join
        .onRef('series.organization', '=', 'split_date.organization')
        .onRef('series.prokey', '=', 'split_date.series'),
    )
    .select(['split_date.event', 'split_date.series', 'split_date.day'])
    .where('split_date.organization', '=', organization)
    .where('split_date.event', 'in', events)
    .execute()
  return new Map(rows.map(({ event, ...origin }) => [event, origin]))
}

export async function eventExists(db: Kysely<Tables>, organization: OrganizationId, prokey: string): Promise<boolean> {
  const row = await db
    .selectFrom('event')
    .select('id')
    .where('organization', '=', organization)
    .where('prokey', '=', prokey)
    .executeTakeFirst()
  return row !== undefined
}

/** The events that dates of a series have become, by their days. */
export function separateEventsOf(
  db: Kysely<Tables>,
  organization: OrganizationId,
  series: string,
): Promise<{ prokey: string; day: string }[]> {
  return db
    .selectFrom('split_date')
    .innerJoin('event', (join) =>
      join.onRef('event.organization', '=', 'split_date.organization').onRef('event.prokey', '=', 'split_date.event'),
    )
    .select(['event.prokey', 'split_date.day'])
    .where('split_date.organization', '=', organization)
    .where('split_date.series', '=', series)
    .orderBy('split_date.day')
    .orderBy('event.id')
    .execute()
}

/** Waits for sign-ups to an event that are not committed yet, and lets no other begin. SQLite has one transaction at a time. */
export async function lockSignUps(tx: Transaction, organization: OrganizationId, id: number) {
  if (isSqlite(tx)) return
  const event = tx.selectFrom('event').select('id').where('organization', '=', organization).where('id', '=', id)
  await event.forUpdate().execute()
}

export async function deleteOrigin(tx: Transaction, organization: OrganizationId, event: string) {
  await tx.deleteFrom('split_date').where('organization', '=', organization).where('event', '=', event).execute()
}

/** Deletes the origins of some events that can no longer be restored. Returns how many. */
export async function deleteOldOrigins(tx: Transaction, limit: number): Promise<number> {
  const deleted = await tx
    .deleteFrom('split_date')
    .where('event', 'in', (eb) =>
      eb
        .selectFrom('split_date as old')
        .select('old.event')
        .where((of) =>
          of.not(
            of.exists(
              of
                .selectFrom('event')
                .select('event.id')
                .whereRef('event.organization', '=', 'old.organization')
                .whereRef('event.prokey', '=', 'old.event'),
            ),
          ),
        )
        .where((of) =>
          of.not(
            of.exists(
              of
                .selectFrom('activity')
                .select('activity.id')
                .whereRef('activity.organization', '=', 'old.organization')
                .where('activity.type', '=', 'event')
                .where('activity.type', '<>', 'rsvp')
                .whereRef('activity.item', '=', 'old.event')
                .where('activity.state', 'is not', null),
            ),
          ),
        )
        .limit(limit),
    )
    .returning('event')
    .execute()
  return deleted.length
}
