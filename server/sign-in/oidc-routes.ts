import type { FastifyInstance } from 'fastify'
import type { Addresses } from '../browser/files.ts'
import type { Context } from '../context.ts'
import { serve } from '../http/route.ts'
import { lazy } from '../lazy.ts'

/** Signing in at the provider. Without one, these pages don't exist. The handlers are imported by the first request. */
export function oidcRoutes(app: FastifyInstance, context: Context, files: () => Promise<Addresses>) {
  const { oidc, signIn } = context.settings
  if (!oidc || !signIn.includes('oidc')) return
  const loaded = lazy(async () => (await import('./oidc-handlers.ts')).oidcHandlers(context, oidc, files))
  for (const [path, kind] of [
    ['/app/oidc', 'begin'],
    ['/app/oidc/callback', 'finish'],
  ] as const)
    serve(app, {
      method: 'GET',
      path,
      access: 'public',
      isPage: true,
      handler: async (request, reply) => (await loaded())[kind](request, reply),
    })
}
