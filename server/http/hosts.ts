import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { noOrganization } from '../cache/cache.ts'
import type { Settings } from '../config.ts'
import { Refusal, noEntryFound } from '../refusal.ts'
import { probes } from './probes.ts'
import { isOnDomains } from './route.ts'

/** A host that serves only the public content of one organization. */
export interface PublishedDomain {
  readonly host: string
  readonly organization: number
  /** Where visitors of unknown pages are redirected; null: they get a 404 page. */
  readonly fallback_url: string | null
}

type FindDomain = (host: string) => Promise<PublishedDomain | undefined>

/**
 * Our own hosts serve everything, custom domains only what their organization publishes. Without PUBLIC_URL our hosts
 * are unknown, so every host counts as ours.
 */
export function checkHosts(
  app: FastifyInstance,
  { hosts, publicUrl }: Pick<Settings, 'hosts' | 'publicUrl'>,
  find: FindDomain,
) {
  const { hostname } = new URL(publicUrl)
  app.decorateRequest('domain', undefined)
  app.addHook('onRequest', (request, _reply, done) => {
    const host = hostOf(request.raw)
    if (host === undefined) {
      done(new Refusal('invalid', 'The request must have exactly one Host: a host name, optionally with a port.'))
    } else if (portOf(request.raw) > lastPort) {
      done(notServed(request))
    } else if (hosts?.has(host) && host !== hostname && isOfApplication(request)) {
      // Cookies and passkeys belong to one host. Those of pages and files are another.
      done(noEntryFound())
    } else if (hosts === null || hosts.has(host) || probes.has(pathOf(request))) {
      done()
    } else {
      void enter(request, host).then(() => done(), done)
    }
  })

  async function enter(request: FastifyRequest, host: string) {
    const domain = await find(host)
    if (!domain) throw notServed(request)
    ;(request as { domain?: PublishedDomain }).domain = domain
    // The API and everything else isn't served there.
    if (!isOnDomains(request)) throw noEntryFound()
  }
}

/** The custom domain that a request came to; undefined on our own hosts. */
export function domainOf(request: FastifyRequest): PublishedDomain | undefined {
  return (request as { domain?: PublishedDomain }).domain
}

/** Where to redirect a visitor who finds nothing on the domain of an organization. */
export function fallbackFor(request: FastifyRequest): string | undefined {
  return (isVisitor(request) && domainOf(request)?.fallback_url) || undefined
}

/** Whether a person with a browser is visiting a custom domain. */
export function isVisitorOfDomain(request: FastifyRequest): boolean {
  return domainOf(request) !== undefined && request.method === 'GET' && isVisitor(request)
}

/** Whether this is a browser rather than a program. */
export const isVisitor = ({ headers }: FastifyRequest) => headers.accept?.includes('text/html') ?? false

/** Whether the requested host may serve content of this organization. */
export function isAnsweredHere(request: FastifyRequest, organization: number): boolean {
  const domain = domainOf(request)
  return domain === undefined || organization === domain.organization || organization === noOrganization
}

/** The requested host name, or undefined if it is ambiguous or malformed. */
function hostOf(request: IncomingMessage): string | undefined {
  if (!namesOneHost(request)) return undefined
  // Strict on purpose: anything a URL parser would decode or strip isn't part of a host.
  return /^(\[[\d:.a-f]+\]|[\w.-]+?)\.?(?::\d{1,5})?$/.exec(request.headers.host!.toLowerCase())?.[1]
}

export function namesOneHost(request: IncomingMessage): boolean {
  return countHeader(request, 'host') === 1 && request.url!.startsWith('/')
}

const lastPort = 65_535
const portOf = ({ headers }: IncomingMessage) => Number(/:(\d+)$/.exec(headers.host!)?.[1] ?? 0)

function notServed({ headers }: FastifyRequest) {
  const { host = '' } = headers
  const isPassedOn = passedOn.some((name) => headers[name] !== undefined) || internalName.test(host)
  return new Refusal(
    'misdirected',
    `The host ${host.slice(0, longestHost)} is not served here. ` +
      (isPassedOn ? 'If a proxy reaches the server by this name, let it pass on Host. ' : '') +
      'If it should be, set PUBLIC_URL to it.',
  )
}

// Headers added by proxies, and names only machines in the same network can use.
const passedOn = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded', 'via'] as const
const internalName = /^(?:[^.:]+|[\d.]+|\[.*\]|.*\.(?:internal|local|lan|svc))\.?(?::\d+)?$/i

// RFC 1035: a name of at most 253 characters, then a colon and a port.
const longestHost = 259

/** Whether the address is below /app: the sign-in pages and the web application. */
export const isOfApplication = (request: FastifyRequest) => /^\/app(?:\/|$)/.test(pathOf(request))
const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0]!

export function countHeader({ rawHeaders }: IncomingMessage, name: string): number {
  let count = 0
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const header = rawHeaders[i]!
    if (header.length === name.length && header.toLowerCase() === name) count += 1
  }
  return count
}
