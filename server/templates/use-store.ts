import type { Resource, TemplateUse } from '@kalends/contract'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { OrganizationId } from '../http/actor.ts'
import { pointers } from '../http/declared-resources.ts'

const mostItems = 20
const order = ['event', 'group', 'rsvp-block']

/** The items that refer to a template: how many, and the first of them. Undefined if there is no such template. */
export async function templateUse(
  db: Kysely<Tables>,
  organization: OrganizationId,
  resource: Resource,
  id: number,
): Promise<{ count: number; items: TemplateUse[] } | undefined> {
  const table = resource.table as 'style'
  const found = await db
    .selectFrom(table)
    .select('id')
    .where('organization', '=', organization)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found) return undefined
  const use = { count: 0, items: [] as TemplateUse[] }
  for (const { resource: user, fields } of usersOf(resource)) {
    const rows = db
      // All of these tables have the columns that are read here.
      .selectFrom(user.table as 'event')
      .where('organization', '=', organization)
      .where((eb) => eb.or(fields.map((field) => eb(field as 'layout', '=', id))))
    const { count } = await rows.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
    const items = await rows
      .select([`${user.key as 'prokey'} as key`, 'label as name'])
      .orderBy('id')
      .limit(mostItems - use.items.length)
      .execute()
    use.count += count
    use.items.push(
      ...items.map(({ key, name }) => ({
        type: user.name as TemplateUse['type'],
        key: String(key as string | number),
        name,
      })),
    )
  }
  return use
}

/** The resources whose fields refer to this one. */
function usersOf({ name }: Resource): { resource: Resource; fields: string[] }[] {
  const fields = new Map<Resource, string[]>()
  for (const {
    resource,
    name: field,
    field: { references },
  } of pointers)
    if (references!.name === name) fields.set(resource, [...(fields.get(resource) ?? []), field])
  return [...fields]
    .map(([resource, names]) => ({ resource, fields: names }))
    .toSorted((one, other) => order.indexOf(one.resource.name) - order.indexOf(other.resource.name))
}
