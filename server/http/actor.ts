import type { FastifyInstance, FastifyRequest } from 'fastify'

declare const brand: unique symbol

/** The organization a request acts for. Only accounts/authentication.ts makes one out of a request. */
export type OrganizationId = number & { readonly [brand]: 'organization' }

export const scopes = ['read', 'write', 'read-write'] as const
export type Scope = (typeof scopes)[number]

export const plans = ['hobby', 'regular', 'enterprise'] as const
export type Plan = (typeof plans)[number]

export interface Actor {
  readonly organization: OrganizationId
  readonly plan: Plan
  readonly scope: Scope
  readonly key: number
}

/** Set on every request from the start, so that all requests have one shape. */
export function prepareRequests(app: FastifyInstance) {
  app.decorateRequest('actor', undefined)
}

export function setActor(request: FastifyRequest, actor: Actor) {
  ;(request as { actor?: Actor }).actor = actor
}

export function actorOf(request: FastifyRequest): Actor {
  const { actor } = request as { actor?: Actor }
  if (!actor)
    throw new Error(`${request.method} ${request.routeOptions.url} asked for its organization without authentication.`)
  return actor
}
