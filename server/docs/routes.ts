import type { FastifyInstance } from 'fastify'
import { requireCaller } from '../accounts/authentication.ts'
import { serveBrowserFiles } from '../browser/files.ts'
import type { Context } from '../context.ts'
import { actorOf } from '../http/actor.ts'
import { type Asset, asset, sendAsset } from '../http/asset.ts'
import { type Route, type ServedRoute, serve } from '../http/route.ts'
import { lazy } from '../lazy.ts'
import { buttonScript } from '../pages/button/files.ts'
import type { ShellPage } from '../pages/shell.ts'

/** `/openapi.json`: the machine-readable reference. The list of routes is complete by the first request. */
export function openApiRoutes(
  app: FastifyInstance,
  context: Context,
  routes: readonly ServedRoute[],
  name: 'api' | 'application',
) {
  const document = lazy(() => documentOf(context, routes, name))

  serve(app, {
    method: 'GET',
    path: '/openapi.json',
    access: 'public',
    handler: async (request, reply) => sendAsset(request, reply, await document()),
  })
}

/** `/docs`: the reference for people, who can try every request there; `/docs/button`: the same for the button. */
export function docsRoutes(app: FastifyInstance, context: Context) {
  const files = serveBrowserFiles(app, '/docs', () => ({
    built: {
      'docs.css': new URL('client/docs.css', import.meta.url),
      'reference.js': new URL('client/reference.ts', import.meta.url),
      'button.css': new URL('client/button/button.css', import.meta.url),
      'button.js': new URL('client/button/page.ts', import.meta.url),
      'preview.css': new URL('client/button/preview.css', import.meta.url),
      'preview.js': new URL('client/button/preview.ts', import.meta.url),
    },
    asTheyAre: { 'swagger-ui.js': new URL(import.meta.resolve('swagger-ui-dist/swagger-ui-bundle.js')) },
  }))
  const page = (path: string, write: () => Promise<ShellPage>) => {
    const handler = pageHandler(write)
    serve(app, { method: 'GET', path, access: 'public', handler })
    serve(app, { method: 'GET', path: `${path}/`, access: 'public', handler })
  }
  page('/docs', async () => {
    const [{ docsPage }, addresses] = await Promise.all([import('./page.ts'), files()])
    return docsPage(addresses)
  })
  page('/docs/button', async () => {
    const [{ buttonPage }, addresses] = await Promise.all([import('./button-page.ts'), files()])
    return buttonPage(addresses, await buttonScript(), context.settings.publicUrl)
  })
  page('/docs/button/preview', async () => {
    const [{ buttonPreview }, addresses] = await Promise.all([import('./button-preview.ts'), files()])
    return buttonPreview(addresses, (await buttonScript()).pinned)
  })
  page('/docs/button/sample', async () => {
    const [{ samplePage }, addresses] = await Promise.all([import('./button-preview.ts'), files()])
    return samplePage(addresses)
  })
  keyRoutes(app, context)
}

/** A page that is the same for everyone, rendered on first request. */
function pageHandler(write: () => Promise<ShellPage>): Route['handler'] {
  const made = lazy(async () => {
    const { html, policy } = await write()
    return { page: asset('text/html; charset=utf-8', html), policy }
  })
  return async (request, reply) => {
    const { page, policy } = await made()
    reply.header('content-security-policy', policy)
    return sendAsset(request, reply, page)
  }
}

/**
 * What a key allows, for this page only. Each method needs its own scope, so there are two: keys that can read use GET,
 * write-only keys use POST.
 */
function keyRoutes(app: FastifyInstance, context: Context) {
  void app.register(async (keyed) => {
    requireCaller(keyed, context)
    const handler: Route['handler'] = (request, reply) => reply.send({ scope: actorOf(request).scope })
    serve(keyed, { method: 'GET', path: '/docs/key', access: 'read', handler })
    serve(keyed, { method: 'POST', path: '/docs/key', access: 'write', handler })
  })
}

async function documentOf(
  { settings }: Context,
  routes: readonly ServedRoute[],
  name: 'api' | 'application',
): Promise<Asset> {
  const { apis, openApiDocument } = await import('../http/openapi.ts')
  return asset('application/json; charset=utf-8', JSON.stringify(await openApiDocument(routes, settings, apis[name])))
}
