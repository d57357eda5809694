import { CustomDomains } from '@kalends/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { actorOf } from '../http/actor.ts'
import { serve } from '../http/route.ts'
import { presentDomain } from './presentation.ts'
import { domainReader } from './store.ts'

/** Custom domains are set up outside the API; it lists them. */
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
        'The host names under which the pages of the organization can be served, oldest first, and which of them is the default.',
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
