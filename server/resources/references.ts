import type { Resource, Target } from '@kalends/contract'
import type { ExpressionBuilder } from 'kysely'
import { recordItems } from '../activity/record.ts'
import { inBatches } from '../database/batches.ts'
import { type ItemTables, itemTables } from '../database/item-tables.ts'
import type { Transaction } from '../database/open.ts'
import type { OrganizationId } from '../http/actor.ts'
import { pointers } from '../http/declared-resources.ts'
import type { Faults } from '../refusal.ts'
import type { Key, StoredItem } from './row.ts'
import type { Removal } from './served.ts'

/**
 * Everything an item refers to must belong to the same organization. Unknown ids and those of others get the same
 * message.
 */
export async function checkReferences(
  tx: Transaction,
  organization: OrganizationId,
  resource: Resource,
  sent: StoredItem,
  faults: Faults,
) {
  for (const name of Object.keys(sent)) {
    const { references: to, library } = resource.fields[name] ?? {}
    // The rules of events lock the group and notice if it does not exist.
    if (!to || to.key === 'prokey' || sent[name] === null || library?.includes(sent[name] as string)) continue
    if (!(await exists(tx, organization, to, sent[name] as Key))) faults.add(name, unknownReference(name, to, library))
  }
}

export function unknownReference(field: string, { key, title }: Target, library?: readonly string[]): string {
  const shipped = library ? `, or one of ${library.join(', ')}` : ''
  return `${field} must be the ${key} of ${withArticle(title)} of your organization${shipped}.`
}

/**
 * Clears references to an item that is about to be deleted, with the flag and the label that depend on them. Recorded
 * without the state of the items: it differs only by the deleted reference, and there can be many items.
 */
export async function releaseReferences(
  tx: Transaction,
  { actor, now, operation }: Removal,
  target: Pick<Target, 'name'>,
  key: Key,
) {
  const { organization } = actor
  for (const { resource, name, field } of pointers) {
    // A group's events are deleted with it.
    if (field.references!.name !== target.name || target.name === 'group') continue
    const { flag, labelled } = field
    const which = {
      type: resource.name,
      table: resource.table,
      key: resource.key,
      columns: [],
      column: name,
      value: key,
    }
    const change = { action: 'updated', fields: [name], operation, state: false, flag } as const
    await inBatches(tx, async (limit) => {
      const recorded = await recordItems(tx, actor, now, { ...which, ...change, limit })
      if (recorded.length === 0) return 0
      const released = await itemTables(tx)
        .updateTable(resource.table)
        .set((eb) => ({
          [name]: null,
          ...(flag && { [flag]: 0 }),
          ...(labelled && { label: withoutEnd(eb, labelled) }),
          version: eb('version', '+', 1),
        }))
        .where('id', 'in', (eb) =>
          eb
            .selectFrom(resource.table)
            .select('id')
            .where('organization', '=', organization)
            .where(name, '=', key)
            .orderBy('id')
            .limit(limit),
        )
        .returning('id')
        .execute()
      return released.length
    })
  }
}

/** Removes this ending from the label. */
function withoutEnd(eb: ExpressionBuilder<ItemTables, string>, end: string) {
  const rest = eb.fn('substr', ['label', eb.lit(1), eb(eb.fn('length', ['label']), '-', eb.lit(end.length))])
  return eb.case().when('label', 'like', `%${end}`).then(rest).else(eb.ref('label')).end().$castTo<string>()
}

export async function exists(tx: Transaction, organization: OrganizationId, to: Target, key: Key): Promise<boolean> {
  const query = itemTables(tx)
    .selectFrom(to.table)
    .select('id')
    .where('organization', '=', organization)
    .where(to.key, '=', key)
  return (await query.executeTakeFirst()) !== undefined
}

/** The field for the item that another one cannot exist without, such as the group of an event. */
export function parentField({ fields }: Resource): string | undefined {
  return Object.keys(fields).find((name) => fields[name]!.references?.key === 'prokey')
}

/** `a style template`, `an RSVP template`. */
export function withArticle(title: string): string {
  return `${/^(RSVP|[aeiou])/i.test(title) ? 'an' : 'a'} ${title}`
}
