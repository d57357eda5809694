import { CtaBlock, EmailTemplate, LandingPage, type Resource, RsvpBlock, Style } from '@kalends/contract'
import type { Organization } from '../accounts/organizations.ts'
import type { Context } from '../context.ts'
import type { OrganizationId } from '../http/actor.ts'
import { ResourceStore } from '../resources/store.ts'
import { ResourceWriter, type Settle } from '../resources/write.ts'
import { settleCtaBlock, settleRsvpBlock, settleStyle } from '../templates/rules.ts'
import { ctaBlocks, landingPages, rsvpBlock, styles } from './content.ts'

export interface Sample {
  readonly path: string
  readonly id: number
  readonly name: string
}

/** All of the sample content in one transaction, by the rules of the API; what is already there is left alone. */
export async function createSamples(
  context: Context,
  organization: Organization,
): Promise<{ isNew: boolean; samples: Sample[] }> {
  const owner = organization.id as OrganizationId
  const kinds: [Resource, Settle<never> | undefined, readonly { name: string }[]][] = [
    [Style, settleStyle as Settle<never>, styles],
    [LandingPage, undefined, landingPages],
    [CtaBlock, settleCtaBlock as Settle<never>, ctaBlocks],
    [RsvpBlock, settleRsvpBlock as Settle<never>, [{ ...rsvpBlock, ...(await mailsOf(context, owner)) }]],
  ]
  const present: Sample[] = []
  for (const [resource, , items] of kinds) {
    const names = new Set(items.map((item) => item.name))
    const found = await new ResourceStore(resource).reads(context.database).all(owner)
    present.push(
      ...found.filter(({ name }) => names.has(name)).map(({ id, name }) => ({ path: resource.name, id, name })),
    )
  }
  if (present.length > 0) return { isNew: false, samples: present }

  const samples = await context.database.transaction(async (tx) => {
    const made: Sample[] = []
    for (const [resource, settle, items] of kinds) {
      const writer = new ResourceWriter(new ResourceStore(resource), context, settle)
      for (const item of items) {
        const { id } = await writer.create(tx, { organization: owner, plan: organization.plan }, item)
        made.push({ path: resource.name, id, name: item.name })
      }
    }
    return made
  })
  return { isNew: true, samples }
}

/** `email_rsvp_doi` is the organization's first template of the type `rsvp_doi`, and so on. */
async function mailsOf({ database }: Context, organization: OrganizationId): Promise<Record<string, number>> {
  const store = new ResourceStore(EmailTemplate)
  const reads = store.reads(database)
  const templates = await Promise.all(
    (await reads.all(organization)).map(async ({ id }) => (await reads.one(organization, id))[0]!),
  )
  return Object.fromEntries(templates.toReversed().map((row) => [`email_${String(store.item(row).type)}`, row.id]))
}
