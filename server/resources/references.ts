import * as contract from '@kalends/contract'
import type { ReferenceTarget, Resource } from '@kalends/contract'
import type { Transaction } from '../database/open.ts'
import type { OrganizationId } from '../http/actor.ts'
import type { Faults } from '../refusal.ts'
import { type Key, type StoredItem, tableOf } from './store.ts'

/** Everything an item points to must belong to the same organization. An unknown id and a foreign one read alike. */
export async function checkReferences(
  tx: Transaction,
  organization: OrganizationId,
  resource: Resource,
  sent: StoredItem,
  faults: Faults,
) {
  const wanted = Object.keys(sent).filter((name) => {
    const field = resource.fields[name]
    return field?.references && sent[name] !== null && !field.library?.includes(sent[name] as string)
  })
  for (const name of wanted) {
    const { references: to, library } = resource.fields[name]!
    if (!(await exists(tx, organization, to!, sent[name]))) {
      const shipped = library ? `, or one of ${library.join(', ')}` : ''
      const key = to === 'group' ? 'prokey' : 'id'
      faults.add(name, `${name} must be the ${key} of ${things[to!]} of your organization${shipped}.`)
    }
  }
}

/** Clears what points to an item that is about to go, together with the flag that means nothing without it. */
export async function releaseReferences(
  tx: Transaction,
  organization: OrganizationId,
  target: { readonly name: string },
  key: Key,
) {
  for (const { resource, name, flag } of pointers) {
    if (resource.fields[name]!.references !== target.name) continue
    await (tx as any)
      .updateTable(tableOf[resource.name])
      .set((eb: any) => ({ [name]: null, ...(flag && { [flag]: 0 }), version: eb('version', '+', 1) }))
      .where('organization', '=', organization)
      .where(name, '=', key)
      .execute()
  }
}

/** All fields of all resources that point to another one. A group takes its events along, so they do not count. */
const pointers = Object.values<unknown>(contract)
  .filter((value): value is Resource => typeof value === 'object' && value !== null && 'declaration' in value)
  .flatMap((resource) =>
    Object.entries(resource.fields).map(([name, field]) => ({ resource, name, field, flag: field.flag })),
  )
  .filter(({ field }) => field.references !== undefined && field.references !== 'group')

async function exists(
  tx: Transaction,
  organization: OrganizationId,
  to: ReferenceTarget,
  key: unknown,
): Promise<boolean> {
  const column = to === 'group' ? 'prokey' : 'id'
  const query = (tx as any)
    .selectFrom(tableOf[to])
    .select('id')
    .where('organization', '=', organization)
    .where(column, '=', key)
  return (await query.executeTakeFirst()) !== undefined
}

const things: Record<ReferenceTarget, string> = {
  style: 'a style template',
  landingpage: 'a landing page template',
  'cta-block': 'a CTA template',
  'rsvp-block': 'an RSVP template',
  'email-template': 'an email template',
  'custom-domain': 'a custom domain',
  image: 'an uploaded image',
  group: 'a group',
}
