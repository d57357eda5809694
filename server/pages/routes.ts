import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { codePattern } from '../addresses/short-code.ts'
import { serveBrowserFiles } from '../browser/files.ts'
import type { Context } from '../context.ts'
import { prokeyPattern, withoutSlash } from '../http/formats.ts'
import { isVisitor } from '../http/hosts.ts'
import { type Route, serve } from '../http/route.ts'
import { forAnyOrigin, preflightHeaders } from '../http/security-headers.ts'
import type { ImageProcessing } from '../images/processing.ts'
import { lazy } from '../lazy.ts'
import { buttonFileRoutes } from './button/files.ts'
import type { pageHandlers } from './handlers.ts'
import { buttonDataOperation, linkOperations } from './operations.ts'
import { linkHeaders } from './links/redirects.ts'
import { rsvpRoutes } from './rsvp/routes.ts'
import { wellKnownRoutes } from './well-known.ts'

type Handlers = ReturnType<typeof pageHandlers>
type Kind = Exclude<keyof Handlers, 'missing' | 'unavailable' | 'tooLarge' | 'button'>

/** Responses that are the same for all visitors until something changes. */
const pages: readonly (readonly [path: string, kind: Kind])[] = [
  ['', 'page'],
  ['/on/:day', 'occurrence'],
  ['/from/:day', 'listing'],
  ['/cta', 'following'],
  ['/qr.svg', 'code'],
  ['/qr.png', 'code'],
  ['/preview.jpg', 'preview'],
  ['/icon.png', 'icon'],
  ['/button.png', 'picture'],
]

/**
 * Everything visitors open: pages at `/<prokey>`, and links into calendars, `/<prokey>/o/<type>` for events and
 * `/<prokey>/s/<type>` for groups. The handlers are imported by the first request.
 */
export function pageRoutes(app: FastifyInstance, context: Context, images: ImageProcessing) {
  const files = serveBrowserFiles(app, '/pages', () => ({
    built: {
      'landing.css': new URL('client/landing.css', import.meta.url),
      'landing.js': new URL('client/landing.ts', import.meta.url),
      'form.js': new URL('client/form.ts', import.meta.url),
      'replied.js': new URL('client/replied.ts', import.meta.url),
      'page.css': new URL('client/page.css', import.meta.url),
      'copy.js': new URL('client/copy.ts', import.meta.url),
      'following.js': new URL('client/following.ts', import.meta.url),
    },
  }))
  const loaded = lazy(async () => (await import('./handlers.ts')).pageHandlers(context, files, images))

  const served =
    (kind: Kind): Route['handler'] =>
    async (request, reply) =>
      (await loaded())[kind](request, reply)
  rsvpRoutes(app, context, files)
  buttonFileRoutes(app, context)

  const below = (path: string) => ({ method: 'GET', path: `/:prokey(${prokeyPattern})${path}` }) as const
  const everywhere = { access: 'public', onDomains: true } as const
  const forPeople = { ...everywhere, isPage: true } as const
  for (const [path, kind] of pages) serve(app, { ...below(path), ...forPeople, handler: served(kind) })
  serve(app, {
    ...below('/'),
    ...everywhere,
    handler: (request, reply) => reply.redirect(withoutSlash(request.url), 301),
  })
  for (const path of ['', '/*'])
    serve(app, { method: 'GET', path: `/~:code(${codePattern})${path}`, ...forPeople, handler: served('short') })
  const slug = { method: 'GET', ...forPeople, isLast: true } as const
  for (const path of ['/:slug', '/:slug/']) serve(app, { ...slug, path, handler: served('slug') })
  // Any other path below a prokey.
  serve(app, { ...below('/*'), ...forPeople, handler: served('nothing') })
  wellKnownRoutes(app, context)
  serve(app, { method: 'GET', path: '/favicon.ico', ...everywhere, handler: served('favicon') })

  const forButtons =
    (part: 'data' | 'script'): Route['handler'] =>
    async (request, reply) => {
      // Set before anything can fail, so that the button can read the error.
      reply.headers(forAnyOrigin)
      return (await loaded()).button[part](request, reply)
    }
  serve(app, { ...below('/button.js'), ...everywhere, handler: forButtons('script') })
  serve(app, {
    ...below('/config.json'),
    ...everywhere,
    operation: buttonDataOperation,
    handler: forButtons('data'),
  })
  serve(app, {
    ...below('/config.json'),
    ...everywhere,
    method: 'OPTIONS',
    handler: (_request, reply) => reply.code(204).headers(preflightHeaders).send(),
  })

  void app.register(async (links) => {
    links.addHook('onSend', async (_request, reply) => void reply.headers(linkHeaders))
    serve(links, { ...below('/add'), ...forPeople, handler: served('calendars') })
    for (const [path, kind] of [
      ['/o/:type', 'event'],
      ['/s/:type', 'subscription'],
    ] as const) {
      serve(links, { ...below(path), ...forPeople, operation: linkOperations[kind], handler: served(kind) })
    }
  })

  return {
    files,
    missing: (async (request, reply) => (await loaded()).missing(request, reply)) satisfies Handler,
    unavailable: (async (request, reply) => (await loaded()).unavailable(request, reply)) satisfies Handler,
    tooLarge: (async (request, reply) => (await loaded()).tooLarge(request, reply)) satisfies Handler,
    /** Unknown paths: a page for browsers; programs get the response of `otherwise`. */
    unknown(otherwise: Handler): Handler {
      return async (request, reply) => {
        // Lets a button with a wrong key read the 404.
        if (request.url.endsWith('/config.json')) reply.headers(forAnyOrigin)
        return request.method === 'GET' && isVisitor(request)
          ? (await loaded()).missing(request, reply)
          : otherwise(request, reply)
      }
    },
  }
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
