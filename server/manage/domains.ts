import { type ManagedDomain, domainOperations } from '@kalends/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import {
  addDomain,
  domainsInUse,
  makeDefault,
  removeDomain,
  setFallback,
  unpublishDomain,
  unsetDefault,
} from '../domains/domains.ts'
import { publishDomain, requireAnswered, requireVerified, verifyDomain } from '../domains/verification.ts'
import type { OrganizationId } from '../http/actor.ts'
import { noEntryFound } from '../refusal.ts'
import { manage, numberIn } from './operation.ts'

/** The custom domains of an organization. */
export function domainManagement(app: FastifyInstance, context: Context) {
  const all = async (organization: OrganizationId): Promise<ManagedDomain[]> => domainsInUse(context, organization)

  const one = async (organization: OrganizationId, id: number): Promise<ManagedDomain> => {
    const found = (await all(organization)).find((domain) => domain.id === id)
    if (!found) throw noEntryFound()
    return found
  }

  manage(app, context, domainOperations.list, async ({ actor }) => all(actor.organization))

  manage(app, context, domainOperations.add, async ({ actor, body }) => {
    const { organization } = actor
    const { id } = await addDomain(context, actor, {
      organization,
      host: body.host,
      fallback: body.fallback_url ?? undefined,
    })
    return one(organization, id)
  })

  manage(app, context, domainOperations.update, async ({ actor, params, body }) => {
    const { id } = await setFallback(context, actor, numberIn(params.id), body.fallback_url)
    return one(actor.organization, id)
  })

  manage(app, context, domainOperations.verify, async ({ actor, params }) => {
    const { domain, records } = await verifyDomain(context, actor, numberIn(params.id))
    requireAnswered(domain.host, records)
    return one(actor.organization, domain.id)
  })

  manage(app, context, domainOperations.publish, async ({ actor, params }) => {
    const verification = await publishDomain(context, actor, numberIn(params.id))
    requireVerified(verification)
    return one(actor.organization, verification.domain.id)
  })

  manage(app, context, domainOperations.unpublish, async ({ actor, params }) => {
    const { domain } = await unpublishDomain(context, actor, numberIn(params.id))
    return one(actor.organization, domain.id)
  })

  manage(app, context, domainOperations.makeDefault, async ({ actor, params }) => {
    const { id } = await makeDefault(context, actor, numberIn(params.id))
    return one(actor.organization, id)
  })

  manage(app, context, domainOperations.unsetDefault, async ({ actor, params }) => {
    const { id } = await unsetDefault(context, actor, numberIn(params.id))
    return one(actor.organization, id)
  })

  manage(app, context, domainOperations.remove, async ({ actor, params, query }) => {
    const { host, landingPages } = await removeDomain(context, actor, numberIn(params.id), {
      force: query.force === true,
    })
    return { host, released: landingPages }
  })
}
