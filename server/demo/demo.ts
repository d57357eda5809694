import type { Resource } from '@kalends/contract'
import type { Organization } from '../accounts/organizations.ts'
import type { Context } from '../context.ts'
import type { Transaction } from '../database/open.ts'
import type { OrganizationId } from '../http/actor.ts'
import type { Served, Situation } from '../resources/served.ts'
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
  const actor = { organization: owner, plan: organization.plan }
  const kinds = [
    samplesOf(context, actor, templates.styles, content.styles),
    samplesOf(context, actor, templates.landingPages, content.landingPages),
    samplesOf(context, actor, templates.ctaBlocks, content.ctaBlocks),
    samplesOf(context, actor, templates.rsvpBlocks, [{ ...content.rsvpBlock, ...(await mailsOf(context, owner)) }]),
  ]
  const present: Sample[] = []
  for (const { find } of kinds) present.push(...(await find()))
  if (present.length > 0) return { isNew: false, samples: present }

  const samples = await context.database.transaction(async (tx) => {
    const made: Sample[] = []
    for (const { create } of kinds) made.push(...(await create(tx)))
    return made
  })
  return { isNew: true, samples }
}

/** How the samples of one resource are found and made. */
function samplesOf<R extends Resource>(
  context: Context,
  actor: Situation['actor'],
  served: Served<R>,
  items: readonly { name: string }[],
) {
  const path = served.resource.name
  return {
    find: async (): Promise<Sample[]> => {
      const names = new Set(items.map((item) => item.name))
      const found = await served.store.reads<Listed>(context.database).all(actor.organization)
      return found.filter(({ name }) => names.has(name)).map(({ id, name }) => ({ path, id, name }))
    },
    create: async (tx: Transaction): Promise<Sample[]> => {
      const writer = new ResourceWriter(served, context)
      const made: Sample[] = []
      for (const item of items) {
        const { key } = await writer.create(tx, actor, item)
        made.push({ path, id: Number(key), name: item.name })
      }
      return made
    },
  }
}

/** `email_rsvp_doi` is the organization's first template of the type `rsvp_doi`, and so on. */
async function mailsOf({ database }: Context, organization: OrganizationId): Promise<Record<string, number>> {
  const all = await templates.emailTemplates.store.reads<Listed & { type: string }>(database).all(organization)
  return Object.fromEntries(all.toReversed().map(({ id, type }) => [`email_${type}`, id]))
}
