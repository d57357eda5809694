import type { EventDate } from '@kalends/contract'
import type { Kysely } from 'kysely'
import { ofActiveOrganization } from '../database/active.ts'
import { contentChanged } from '../database/content-changes.ts'
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
    .select(['prokey', 'rsvp', 'rsvp_block', 'body'])
    .where('organization', '=', organization)
    .where('event_group', '=', group)
    .orderBy('id')
    .execute()
  return rows.map(({ prokey, rsvp, rsvp_block, body }) => ({
    prokey,
    rsvp: rsvp === 1,
    rsvp_block,
    dates: (JSON.parse(body) as { dates: EventDate[] }).dates,
  }))
}

/** All groups of an organization, with the number of their events. */
export async function groupsWithCounts(db: Kysely<Tables>, organization: OrganizationId, now: number) {
  return db
    .selectFrom('event_group as g')
    .leftJoin('event as e', (join) =>
      join.onRef('e.event_group', '=', 'g.prokey').onRef('e.organization', '=', 'g.organization'),
    )
    .select(({ fn, eb }) => [
      'g.prokey',
      'g.label',
      'g.subscription',
      'g.body',
      'g.created',
      fn.count<number>('e.id').as('events'),
      fn
        .count<number>(
          eb
            .case()
            .when(eb.and([eb('e.status', '=', 'published'), eb.or([eb('e.ends', 'is', null), eb('e.ends', '>', now)])]))
            .then(eb.ref('e.id'))
            .end(),
        )
        .as('upcoming'),
    ])
    .where('g.organization', '=', organization)
    .groupBy('g.id')
    .orderBy('g.id')
    .execute()
}

export interface FeedGroup {
  organization: number
  prokey: string
  name: string
  subscription: string
  body: string
}

export interface FeedPart {
  id: number
  /** Of the event: its part changes with it. */
  version: number
  /** null if it is long: long ones are read one by one. */
  ics: string | null
}

/** Reads block the event loop on SQLite, so each one is small. */
export const partsAtOnce = 256
export const versionsAtOnce = 2048
const longPart = 32_768

// All of these columns are in the index by group. Of dynamic dates there are no stored parts.
const inFeed = `from event where organization = ? and event_group = ? and status = 'published' and (rsvp = 0 or rsvp_block is null)
  and span <> 'dynamic' and id > ? order by id`

export function feedReads(database: Database) {
  return {
    group: database.statement<FeedGroup>(
      `select organization, prokey, label as name, subscription, body from event_group where prokey = ? and ${ofActiveOrganization}`,
    ),
    /** After the event with this id. */
    parts: database.statement<FeedPart>(
      `select id, version, case when octet_length(ics) <= ${longPart} then ics end as ics ${inFeed} limit ${partsAtOnce}`,
    ),
    versions: database.statement<Omit<FeedPart, 'ics'>>(`select id, version ${inFeed} limit ${versionsAtOnce}`),
    part: database.statement<{ ics: string | null }>(
      "select ics from event where organization + 0 = ? and event_group = ? and id = ? and status = 'published'",
    ),
  }
}

/** The address that an external group points to. */
export function addressOf({ body }: Pick<FeedGroup, 'body'>): string {
  return (JSON.parse(body) as { subscription_cal_url: string }).subscription_cal_url
}

/** What is known about a copy without reading its body. */
export interface CopyFacts {
  readonly url: string
  readonly etag: string | null
  readonly last_modified: string | null
  readonly digest: string
  readonly checked: number
  readonly asked: number | null
}

export function copyReads(database: Database) {
  return {
    facts: database.statement<CopyFacts>(
      'select url, etag, last_modified, digest, checked, asked from external_copy where organization = ? and event_group = ?',
    ),
    bytes: database.statement<{ bytes: Uint8Array }>(
      'select bytes from external_copy where organization = ? and event_group = ?',
    ),
  }
}

/** The group whose calendar is copied. */
type Copied = Pick<FeedGroup, 'organization' | 'prokey'>

/** Replaces the previous copy, unless the group was deleted or points to another address by now. */
export async function saveCopy(
  tx: Transaction,
  { organization, prokey }: Copied,
  copy: CopyFacts & { bytes: Uint8Array },
) {
  const row = await tx
    .selectFrom('event_group')
    .select('body')
    .where('organization', '=', organization)
    .where('prokey', '=', prokey)
    .executeTakeFirst()
  if (!row || addressOf(row) !== copy.url) return
  await tx
    .insertInto('external_copy')
    .values({ event_group: prokey, organization, ...copy })
    .onConflict((conflict) => conflict.column('event_group').doUpdateSet(copy))
    .execute()
  contentChanged(tx, organization)
}

/** The source has confirmed that the copy is current. */
export async function confirmCopy(
  tx: Transaction,
  { organization, prokey }: Copied,
  { url, digest, ...facts }: CopyFacts,
) {
  await tx
    .updateTable('external_copy')
    .set(facts)
    .where('organization', '=', organization)
    .where('event_group', '=', prokey)
    .where('url', '=', url)
    .where('digest', '=', digest)
    .execute()
}

export async function markRequested(tx: Transaction, { organization, prokey }: Copied, now: number) {
  await tx
    .updateTable('external_copy')
    .set({ asked: now })
    .where('organization', '=', organization)
    .where('event_group', '=', prokey)
    .execute()
}

/**
 * Removes copies that were not requested since. Copies from before requests were recorded use the time of the last
 * check.
 */
export async function deleteUnusedCopies(tx: Transaction, since: number) {
  await tx
    .deleteFrom('external_copy')
    .where((eb) => eb(eb.fn.coalesce('asked', 'checked'), '<', since))
    .execute()
}

export async function dropCopy(tx: Transaction, organization: OrganizationId, group: string) {
  await tx
    .deleteFrom('external_copy')
    .where('organization', '=', organization)
    .where('event_group', '=', group)
    .execute()
}
