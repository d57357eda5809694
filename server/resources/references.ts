import type { ReferenceTarget, Resource } from '@kalends/contract'
import type { Transaction } from '../database/open.ts'
import type { OrganizationId } from '../http/actor.ts'
import type { Faults } from '../refusal.ts'
import { type StoredItem, tableOf } from './store.ts'

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
    const to = resource.fields[name]!.references!
    if (!(await exists(tx, organization, to, sent[name])))
      faults.add(name, `${name} must be the id of ${things[to]} of your organization.`)
  }
}

async function exists(
  tx: Transaction,
  organization: OrganizationId,
  to: ReferenceTarget,
  id: unknown,
): Promise<boolean> {
  const query = (tx as any)
    .selectFrom(tableOf[to])
    .select('id')
    .where('organization', '=', organization)
    .where('id', '=', id)
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
}
