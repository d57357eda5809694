import type { FastifyInstance } from 'fastify'
import { requireKey } from '../accounts/authentication.ts'
import type { Context } from '../context.ts'
import { actorOf } from '../http/actor.ts'
import { type Route, type ServedRoute, serve } from '../http/route.ts'
import { noEntryFound } from '../refusal.ts'
import { type Asset, asset, sendAsset } from '../http/asset.ts'
import type { DocsFiles } from './files.ts'

/** `/openapi.json`: the reference for programs. The list of routes is complete by the time somebody asks. */
export function openApiRoutes(app: FastifyInstance, context: Context, routes: readonly ServedRoute[]) {
  let document: Promise<Asset> | undefined

  serve(app, {
    method: 'GET',
    path: '/openapi.json',
    access: 'public',
    handler: async (request, reply) => {
      document ??= documentOf(context, routes)
      return sendAsset(request, reply, await document)
    },
  })
}

/** `/docs`: the same reference for people, who can try every request there. */
export function docsRoutes(app: FastifyInstance, context: Context) {
  let loading: Promise<DocsFiles> | undefined
  const files = () => (loading ??= import('./files.ts').then(({ loadDocs }) => loadDocs()))

  const page: Route['handler'] = async (request, reply) => {
    reply.header('content-security-policy', policy)
    return sendAsset(request, reply, (await files()).page)
  }
  serve(app, { method: 'GET', path: '/docs', access: 'public', handler: page })
  serve(app, { method: 'GET', path: '/docs/', access: 'public', handler: page })
  serve(app, {
    method: 'GET',
    path: '/docs/:version/:file',
    access: 'public',
    handler: async (request, reply) => {
      const { version, file } = request.params as { version: string; file: string }
      const found = (await files()).assets.get(`${version}/${file}`)
      if (!found) throw noEntryFound()
      return sendAsset(request, reply, found)
    },
  })
  serve(app, { method: 'GET', path: '/', access: 'public', handler: async (_, reply) => reply.redirect('/docs', 302) })
  keyRoutes(app, context)
}

/**
 * What a key allows, for the page only. Nobody may do both without the scope for it, so it is asked in two ways: a key
 * that can read learns it by GET, one that can only write by POST.
 */
function keyRoutes(app: FastifyInstance, context: Context) {
  void app.register(async (keyed) => {
    requireKey(keyed, context)
    const handler: Route['handler'] = (request, reply) => reply.send({ scope: actorOf(request).scope })
    serve(keyed, { method: 'GET', path: '/docs/key', access: 'read', handler })
    serve(keyed, { method: 'POST', path: '/docs/key', access: 'write', handler })
  })
}

async function documentOf({ settings }: Context, routes: readonly ServedRoute[]): Promise<Asset> {
  const { openApiDocument } = await import('../http/openapi.ts')
  return asset('application/json; charset=utf-8', JSON.stringify(await openApiDocument(routes, settings.publicUrl)))
}

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  // An image that was asked for on the page is shown from memory.
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')
