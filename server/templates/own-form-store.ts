import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { OrganizationId } from '../http/actor.ts'
import type { Row } from '../resources/store.ts'

/** Without a lock: changing a template locks it before events. */
export async function rsvpBlockRow(
  db: Kysely<Tables>,
  organization: OrganizationId,
  id: number,
): Promise<Row | undefined> {
  const rows = db.selectFrom('rsvp_block').selectAll().where('organization', '=', organization).where('id', '=', id)
  return (await rows.executeTakeFirst()) as Row | undefined
}

export async function rsvpBlocksAfter(
  db: Kysely<Tables>,
  organization: OrganizationId,
  last: number,
  limit: number,
): Promise<(Row & { label: string })[]> {
  const rows = db.selectFrom('rsvp_block').selectAll().where('organization', '=', organization).where('id', '>', last)
  return (await rows.orderBy('id').limit(limit).execute()) as (Row & { label: string })[]
}

/** How many events use each of these forms, and the oldest of them. */
export async function usesOf(db: Kysely<Tables>, organization: OrganizationId, forms: readonly number[]) {
  const uses = new Map<number, { count: number; event: { prokey: string; name: string } }>()
  if (forms.length === 0) return uses
  const counted = await db
    .selectFrom('event')
    .select((eb) => ['rsvp_block', eb.fn.countAll<number>().as('count'), eb.fn.min('id').as('first')])
    .where('organization', '=', organization)
    .where('rsvp_block', 'in', forms)
    .groupBy('rsvp_block')
    .execute()
  if (counted.length === 0) return uses
  const events = await db
    .selectFrom('event')
    .select(['rsvp_block', 'prokey', 'label as name'])
    .where('organization', '=', organization)
    .where(
      'id',
      'in',
      counted.map(({ first }) => first),
    ) // oxfmt-ignore
    .execute()
  for (const { rsvp_block: form, prokey, name } of events)
    uses.set(form!, { count: counted.find((each) => each.rsvp_block === form)!.count, event: { prokey, name } })
  return uses
}
