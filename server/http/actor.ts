import type { UserRole } from '@kalends/contract'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Cache } from '../cache/cache.ts'
import { countHeader } from './hosts.ts'

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

/** The actor of a request: a key, or a signed-in person. */
export interface Caller extends Actor {
  readonly by: { readonly key: number } | { readonly user: number }
  readonly scope: Scope
  /** Of a signed-in person: the role in the organization, and the session. Null for a key. */
  readonly role: UserRole | null
  readonly session: CallerSession | null
}

export interface CallerSession {
  readonly id: number
  /** When the person signed in. */
  readonly created: number
  readonly last_seen: number
}

/** Set on every request from the start, so that all requests have one shape. */
export function prepareRequests(app: FastifyInstance) {
  app.decorateRequest('actor', undefined)
  app.decorateRequest('declared', undefined)
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

/** The header with an API key, under which its caller is cached. Two of them count as none. */
export function sentKey(request: IncomingMessage): string | undefined {
  return countHeader(request, 'authorization') === 1 ? request.headers.authorization : undefined
}

/** Whether the API key of a request was checked a moment ago and is still valid. */
export function isKnownCaller(cache: Cache, request: IncomingMessage): boolean {
  const sent = sentKey(request)
  return sent !== undefined && cache.get(sent) !== undefined
}
