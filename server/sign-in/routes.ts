import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { serveBrowserFiles } from '../browser/files.ts'
import type { Context } from '../context.ts'
import { parseForms } from '../http/form-body.ts'
import { isOfApplication, isVisitor } from '../http/hosts.ts'
import { serve } from '../http/route.ts'
import { lazy } from '../lazy.ts'
import type { signInHandlers } from './handlers.ts'
import type { emailHandlers } from './email-handlers.ts'
import type { linkHandlers } from './link-handlers.ts'
import { oidcRoutes } from './oidc-routes.ts'
import { passkeyRoutes } from './passkey-routes.ts'

type Handlers = ReturnType<typeof signInHandlers> & ReturnType<typeof linkHandlers> & ReturnType<typeof emailHandlers>

const pages: readonly (readonly [method: 'GET' | 'POST', path: string, kind: keyof Handlers])[] = [
  ['GET', '/sign-in', 'askSignIn'],
  ['POST', '/sign-in', 'signIn'],
  ['POST', '/sign-in/link', 'sendLink'],
  ['GET', '/forgot', 'askForgot'],
  ['POST', '/forgot', 'forgot'],
  ['GET', '/link/:token', 'askLink'],
  ['POST', '/link/:token', 'link'],
  ['GET', '/password/:token', 'askPassword'],
  ['POST', '/password/:token', 'password'],
  ['GET', '/invitation/:token', 'askInvitation'],
  ['POST', '/invitation/:token', 'invitation'],
  ['GET', '/email/:token', 'askEmail'],
  ['POST', '/email/:token', 'email'],
  ['POST', '/sign-out', 'signOut'],
  ['GET', '/signed-out', 'signedOut'],
]

/** The pages where people sign in and out, below `/app`. The handlers are imported by the first request. */
export function signInRoutes(app: FastifyInstance, context: Context) {
  const files = serveBrowserFiles(app, '/app/files', () => ({
    built: {
      'sign-in.css': new URL('client/sign-in.css', import.meta.url),
      'passkey.js': new URL('client/passkey.ts', import.meta.url),
    },
  }))
  const loaded = lazy(async (): Promise<Handlers> => {
    const [forms, links, emails] = await Promise.all([
      import('./handlers.ts'),
      import('./link-handlers.ts'),
      import('./email-handlers.ts'),
    ])
    return {
      ...forms.signInHandlers(context, files),
      ...links.linkHandlers(context, files),
      ...emails.emailHandlers(context, files),
    }
  })
  passkeyRoutes(app, context)
  oidcRoutes(app, context, files)
  void app.register(async (application) => {
    parseForms(application)
    for (const [method, path, kind] of pages)
      serve(application, {
        method,
        path: `/app${path}`,
        access: 'public',
        isPage: true,
        handler: async (request, reply) => (await loaded())[kind](request, reply),
      })
    serve(application, {
      method: 'GET',
      path: '/',
      access: 'public',
      isPage: true,
      handler: async (request, reply) => (await loaded()).start(request, reply),
    })
    // A browser that reloads after a refused form gets here.
    for (const [path, to] of [
      ['/', '/app'],
      ['/sign-in/link', '/app/sign-in'],
      ['/sign-out', '/app'],
    ] as const)
      serve(application, {
        method: 'GET',
        path: `/app${path}`,
        access: 'public',
        handler: (_request, reply) => reply.redirect(to, 303),
      })
  })

  const errors = lazy(async () => (await import('./error-pages.ts')).errorPages(context, files))
  return {
    tooLarge: (async (request, reply) => (await errors()).tooLarge(request, reply)) satisfies Handler,
    /** Unknown addresses below /app: a page for browsers. `otherwise` answers all other requests. */
    unknown(otherwise: Handler): Handler {
      return async (request, reply) =>
        request.method === 'GET' && isOfApplication(request) && isVisitor(request)
          ? (await errors()).missing(request, reply)
          : otherwise(request, reply)
    },
  }
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
