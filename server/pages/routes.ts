import type { FastifyInstance } from 'fastify'
import { serveBrowserFiles } from '../browser/files.ts'
import type { Context } from '../context.ts'
import { prokeyPattern } from '../http/formats.ts'
import { type Route, serve } from '../http/route.ts'
import { Refusal } from '../refusal.ts'
import type { directLinks } from './direct-links.ts'
import { linkOperations } from './operations.ts'

type Handlers = ReturnType<typeof directLinks>

/**
 * What visitors open: pages at `/<prokey>`, and links into calendars, `/<prokey>/o/<type>` of events and `/<prokey>/s/<type>`
 * of groups. Loaded by the first of them.
 */
export function pageRoutes(app: FastifyInstance, context: Context) {
  const files = serveBrowserFiles(app, '/pages', () => ({
    built: {
      'landing.css': new URL('client/landing.css', import.meta.url),
      'landing.js': new URL('client/landing.ts', import.meta.url),
      'page.css': new URL('client/page.css', import.meta.url),
      'copy.js': new URL('client/copy.ts', import.meta.url),
    },
  }))
  let loading: Promise<Handlers> | undefined
  const loaded = () => (loading ??= import('./direct-links.ts').then(({ directLinks: make }) => make(context, files)))

  const served =
    (kind: 'event' | 'calendars' | 'subscription' | 'landing' | 'code'): Route['handler'] =>
    async (request, reply) => {
      const handlers = await loaded()
      try {
        return await handlers[kind](request, reply)
      } catch (error) {
        const isMissing = error instanceof Refusal && error.kind === 'missing'
        if (!isMissing || !request.headers.accept?.includes('text/html')) throw error
        return handlers.missing(request, reply)
      }
    }

  serve(app, {
    method: 'GET',
    path: `/:prokey(${prokeyPattern})`,
    access: 'public',
    onDomains: true,
    handler: served('landing'),
  })
  for (const file of ['qr.svg', 'qr.png']) {
    const path = `/:prokey(${prokeyPattern})/${file}`
    serve(app, { method: 'GET', path, access: 'public', onDomains: true, handler: served('code') })
  }

  void app.register(async (links) => {
    // The answer depends on the device, and every click is to reach us.
    links.addHook('onSend', async (_request, reply) => {
      reply
        .header('cache-control', 'private, no-store')
        .header('vary', 'user-agent, accept, accept-language, accept-encoding')
        .header('x-robots-tag', 'noindex')
    })
    const add = `/:prokey(${prokeyPattern})/add`
    serve(links, { method: 'GET', path: add, access: 'public', onDomains: true, handler: served('calendars') })
    for (const [letter, kind] of [
      ['o', 'event'],
      ['s', 'subscription'],
    ] as const) {
      const path = `/:prokey(${prokeyPattern})/${letter}/:type`
      serve(links, {
        method: 'GET',
        path,
        access: 'public',
        onDomains: true,
        operation: linkOperations[kind],
        handler: served(kind),
      })
    }
  })
}
