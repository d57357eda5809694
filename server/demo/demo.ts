import type { Organization } from '../accounts/organizations.ts'
import type { Context } from '../context.ts'
import type { OrganizationId } from '../http/actor.ts'
import type { Served } from '../resources/served.ts'
import { ResourceWriter } from '../resources/write.ts'
import * as templates from '../templates/templates.ts'
import * as content from './content.ts'

export interface Sample {
  readonly path: string
  readonly id: number
  readonly name: string
}

interface Listed {
  id: number
  name: string
}

/** All of the sample content in one transaction, by the rules of the API; what is already there is left alone. */
export async function createSamples(
  context: Context,
  organization: Organization,
): Promise<{ isNew: boolean; samples: Sample[] }> {
  const owner = organization.id as OrganizationId
  const kinds: [Served<any>, readonly { name: string }[]][] = [
    [templates.styles, content.styles],
    [templates.landingPages, content.landingPages],
    [templates.ctaBlocks, content.ctaBlocks],
    [templates.rsvpBlocks, [{ ...content.rsvpBlock, ...(await mailsOf(context, owner)) }]],
  ]
  const present: Sample[] = []
  for (const [{ resource, store }, items] of kinds) {
    const names = new Set(items.map((item) => item.name))
    const found = await store.reads<Listed>(context.database).all(owner)
    present.push(
      ...found.filter(({ name }) => names.has(name)).map(({ id, name }) => ({ path: resource.name, id, name })),
    )
  }
  if (present.length > 0) return { isNew: false, samples: present }

  const samples = await context.database.transaction(async (tx) => {
    const made: Sample[] = []
    for (const [served, items] of kinds) {
      const writer = new ResourceWriter(served, context)
      for (const item of items) {
        const { key } = await writer.create(tx, { organization: owner, plan: organization.plan }, item)
        made.push({ path: served.resource.name, id: Number(key), name: item.name })
      }
    }
    return made
  })
  return { isNew: true, samples }
}

/** `email_rsvp_doi` is the organization's first template of the type `rsvp_doi`, and so on. */
async function mailsOf({ database }: Context, organization: OrganizationId): Promise<Record<string, number>> {
  const all = await templates.emailTemplates.store.reads<Listed & { type: string }>(database).all(organization)
  return Object.fromEntries(all.toReversed().map(({ id, type }) => [`email_${type}`, id]))
}
