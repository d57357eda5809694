import type { Kysely } from 'kysely'
import { ofActiveOrganization } from '../database/active.ts'
import type { Database, Transaction } from '../database/open.ts'
import type { Tables } from '../database/tables.ts'
import type { OrganizationId } from '../http/actor.ts'

export interface Named {
  readonly prokey: string
  readonly organization: number
}

export interface SlugRow {
  readonly prokey: string
  readonly is_current: number
}

/** Visitors know a number or a slug. */
export function addressReads(database: Database) {
  return {
    event: database.statement<Named>(`select prokey, organization from event where id = ? and ${ofActiveOrganization}`),
    group: database.statement<Named>(
      `select prokey, organization from event_group where id = ? and ${ofActiveOrganization}`,
    ),
    slug: database.statement<SlugRow>(
      `select prokey, is_current from slug where organization = ? and slug = ? and ${ofActiveOrganization}`,
    ),
  }
}

/**
 * Gives a slug to an event or a group, unless another one has it: returns whether it did. The database decides between two that
 * want it at the same time. A slug that only redirects is taken over.
 */
export async function takeSlug(
  tx: Transaction,
  organization: OrganizationId,
  slug: string,
  prokey: string,
): Promise<boolean> {
  const taken = await tx
    .insertInto('slug')
    .values({ organization, slug, prokey, is_current: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['organization', 'slug'])
        .doUpdateSet({ prokey, is_current: 1 })
        .where((eb) => eb.or([eb('slug.is_current', '=', 0), eb('slug.prokey', '=', prokey)])),
    )
    .returning('prokey')
    .execute()
  return taken.length > 0
}

/** From now on the slugs of these only redirect, and others can take them. */
export async function releaseSlugs(tx: Transaction, organization: OrganizationId, prokeys: readonly string[]) {
  if (prokeys.length === 0) return
  await tx
    .updateTable('slug')
    .set({ is_current: 0 })
    .where('organization', '=', organization)
    .where('prokey', 'in', prokeys)
    .where('is_current', '=', 1)
    .execute()
}

/** The name of the event or group that has a slug. */
export async function holderOf(
  db: Kysely<Tables>,
  organization: OrganizationId,
  slug: string,
): Promise<string | undefined> {
  const held = await db
    .selectFrom('slug')
    .leftJoin('event', (join) =>
      join.onRef('event.organization', '=', 'slug.organization').onRef('event.prokey', '=', 'slug.prokey'),
    )
    .leftJoin('event_group', (join) =>
      join.onRef('event_group.organization', '=', 'slug.organization').onRef('event_group.prokey', '=', 'slug.prokey'),
    )
    .select((eb) => eb.fn.coalesce('event.label', 'event_group.label').as('label'))
    .where('slug.organization', '=', organization)
    .where('slug.slug', '=', slug)
    .executeTakeFirst()
  return held?.label ?? undefined
}

/** What short links are made with. A migration made it. */
export async function shortLinkKey(db: Kysely<Tables>): Promise<string> {
  const row = await db.selectFrom('secret').select('value').where('name', '=', 'short-links').executeTakeFirstOrThrow()
  return row.value
}

export async function hasPublishedDomain(db: Kysely<Tables>, organization: OrganizationId): Promise<boolean> {
  const row = await db
    .selectFrom('custom_domain')
    .select('id')
    .where('organization', '=', organization)
    .where('status', '=', 'published')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
