import type { FastifyInstance, FastifyRequest } from 'fastify'

declare const brand: unique symbol

/** The organization a request acts for. Only accounts/authentication.ts makes one out of a request. */
export type OrganizationId = number & { readonly [brand]: 'organization' }

export const scopes = ['read', 'write', 'read-write'] as const
export type Scope = (typeof scopes)[number]

/** Who makes a change, and for which organization. */
export interface Actor {
  readonly organization: OrganizationId
  readonly by: By
}

/** An attendee is identified by the id of an RSVP; the system is `cli`, `serve` or the name of a job. */
export type By =
  | { readonly key: number }
  | { readonly user: number }
  | { readonly attendee: string }
  | { readonly system: string }

/** The actor of a request with a key. */
export interface Caller extends Actor {
  readonly by: { readonly key: number }
  readonly scope: Scope
}

/** Set on every request from the start, so that all requests have one shape. */
export function prepareRequests(app: FastifyInstance) {
  app.decorateRequest('actor', undefined)
}

export function setActor(request: FastifyRequest, actor: Caller) {
  ;(request as { actor?: Caller }).actor = actor
}

export function actorOf(request: FastifyRequest): Caller {
  const { actor } = request as { actor?: Caller }
  if (!actor)
    throw new Error(`${request.method} ${request.routeOptions.url} asked for its organization without authentication.`)
  return actor
}
