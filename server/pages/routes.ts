import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { sendAsset } from '../http/asset.ts'
import { prokeyPattern } from '../http/formats.ts'
import { type Route, serve } from '../http/route.ts'
import { Refusal, noEntryFound } from '../refusal.ts'
import type { directLinks } from './direct-links.ts'

type Handlers = Awaited<ReturnType<typeof directLinks>>

/** What visitors open: `/<prokey>/o/<type>` of events, `/<prokey>/s/<type>` of groups. Loaded by the first of them. */
export function pageRoutes(app: FastifyInstance, context: Context) {
  let loading: Promise<Handlers> | undefined
  const loaded = () => (loading ??= import('./direct-links.ts').then(({ directLinks: make }) => make(context)))

  const served =
    (kind: 'event' | 'subscription'): Route['handler'] =>
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

  void app.register(async (links) => {
    // The answer depends on the device, and every click is to reach us.
    links.addHook('onSend', async (_request, reply) => {
      reply
        .header('cache-control', 'private, no-store')
        .header('vary', 'user-agent, accept, accept-language, accept-encoding')
        .header('x-robots-tag', 'noindex')
    })
    for (const [letter, kind] of [
      ['o', 'event'],
      ['s', 'subscription'],
    ] as const) {
      const path = `/:prokey(${prokeyPattern})/${letter}/:type`
      serve(links, { method: 'GET', path, access: 'public', handler: served(kind) })
    }
  })

  serve(app, {
    method: 'GET',
    path: '/pages/:version/:file',
    access: 'public',
    handler: async (request, reply) => {
      const { version, file } = request.params as { version: string; file: string }
      const found = (await loaded()).assets.files.get(`${version}/${file}`)
      if (!found) throw noEntryFound()
      return sendAsset(request, reply, found)
    },
  })
}
