import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { nobody } from '../cache/cache.ts'
import type { Settings } from '../config.ts'
import { whenRead } from '../database/open.ts'
import { Refusal } from '../refusal.ts'
import { isOnDomains } from './route.ts'

/** A host of an organization, on which nothing but its own public content is answered. */
export interface PublishedDomain {
  readonly host: string
  readonly organization: number
}

type FindDomain = (host: string) => PublishedDomain | undefined | Promise<PublishedDomain | undefined>

/**
 * Everything is answered on our own hosts, and what organizations publish on their custom domains as well. Without
 * PUBLIC_URL nobody knows which hosts are ours, so all are.
 */
export function checkHosts(app: FastifyInstance, { hosts }: Pick<Settings, 'hosts'>, find: FindDomain) {
  app.decorateRequest('domain', undefined)
  app.addHook('onRequest', (request, _reply, done) => {
    const host = hostOf(request.raw)
    if (host === undefined) {
      done(new Refusal('invalid', 'The request must name exactly one host, by its name and perhaps a port.'))
    } else if (hosts === null || hosts.has(host) || probes.has(request.url)) {
      done()
    } else {
      // Throwing in here must not throw into the framework.
      void Promise.resolve(whenRead(find(host), (domain) => settle(request, domain))).then(() => done(), done)
    }
  })
}

function settle(request: FastifyRequest, domain: PublishedDomain | undefined) {
  if (!domain || !(request.is404 || isOnDomains(request))) throw notServed(request.headers.host)
  ;(request as { domain?: PublishedDomain }).domain = domain
}

/** Whether content of this organization is answered on the host that was asked. */
export function isAnsweredHere(request: FastifyRequest, organization: number): boolean {
  const { domain } = request as { domain?: PublishedDomain }
  return domain === undefined || organization === domain.organization || organization === nobody
}

/** The name of the one host that was meant, or undefined when there is any doubt. */
function hostOf(request: IncomingMessage): string | undefined {
  if (!namesOneHost(request)) return undefined
  // Parsed as strictly as it is written: what a URL parser would decode or cut off is no part of a host.
  return /^(\[[\d:.a-f]+\]|[\w.-]+?)\.?(?::\d{1,5})?$/.exec(request.headers.host!.toLowerCase())?.[1]
}

export function namesOneHost(request: IncomingMessage): boolean {
  return countHeader(request, 'host') === 1 && request.url!.startsWith('/')
}

function notServed(host = '') {
  return new Refusal(
    'misdirected',
    `The host ${host.slice(0, longestHost)} is not served here. If it should be, the operator sets PUBLIC_URL to it.`,
  )
}

// RFC 1035: a name of at most 253 characters; then a colon and a port.
const longestHost = 259

// Load balancers ask these by address.
const probes = new Set(['/healthz', '/readyz'])

export function countHeader({ rawHeaders }: IncomingMessage, name: string): number {
  let count = 0
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const header = rawHeaders[i]!
    if (header.length === name.length && header.toLowerCase() === name) count += 1
  }
  return count
}
