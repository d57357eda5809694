import { CustomDomains } from '@kalends/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { actorOf } from '../http/actor.ts'
import { serve } from '../http/route.ts'
import { noEntryFound } from '../refusal.ts'
import { canonicalHost } from './host.ts'
import { presentDomain } from './presentation.ts'
import { publishedDomains } from './published.ts'
import { domainReader } from './store.ts'

/**
 * `/internal/tls-allowed?domain=…`: whether a certificate may be issued for a host. A proxy with on-demand TLS asks
 * this first, so that no one can make it request certificates for arbitrary names.
 */
export function tlsRoutes(app: FastifyInstance, context: Context) {
  const find = publishedDomains(context)

  serve(app, {
    method: 'GET',
    path: '/internal/tls-allowed',
    access: 'public',
    handler: async (request) => {
      const { domain } = request.query as { domain?: unknown }
      const host = typeof domain === 'string' ? canonicalHost(domain) : undefined
      const isServed = host !== undefined && (context.settings.hosts?.has(host) || (await find(host)) !== undefined)
      if (!isServed) throw noEntryFound()
      return { status: 'success', message: 'allowed' }
    },
  })
}

/** The API only lists custom domains. They are set up outside it. */
export function domainRoutes(app: FastifyInstance, { database, settings }: Context) {
  const read = domainReader(database)

  serve(app, {
    method: 'GET',
    path: '/custom-domains',
    access: 'read',
    operation: {
      tag: 'custom domains',
      id: 'list-custom-domains',
      summary: 'List all custom domains',
      description:
        'The host names on which the pages of the organization can be served, oldest first, and which of them is the default.',
      answer: CustomDomains,
    },
    handler: async (request): Promise<CustomDomains> => {
      const rows = await read(actorOf(request).organization)
      return {
        default_custom_domain: rows.find((row) => row.is_default === 1)?.id ?? null,
        available_custom_domains: rows.map((row) => presentDomain(row, settings)),
      }
    },
  })
}
