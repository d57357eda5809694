import type { FastifyInstance } from 'fastify'
import { serveBrowserFiles } from '../browser/files.ts'
import type { Context } from '../context.ts'
import { serve } from '../http/route.ts'
import { lazy } from '../lazy.ts'

const dashboard = (file: string) => new URL(`../../dashboard/${file}`, import.meta.url)

/** Every address of the web application. Its scripts decide what is shown there. */
const addresses = ['/app', '/app/organizations', '/app/signed-in', '/app/me', '/app/me/*', '/app/o/*']

/** The web application for people who are signed in. It is built by the first request. */
export function applicationRoutes(app: FastifyInstance, context: Context) {
  const files = serveBrowserFiles(app, '/app/assets', () => ({
    // A page needs one language. If they shared code, it would be in a further file.
    built: [
      { 'app.css': dashboard('styles/app.css') },
      { 'screens.css': dashboard('styles/screens.css') },
      { 'start.en.js': dashboard('start.en.ts'), 'later.en.js': dashboard('later.en.ts') },
      { 'start.de.js': dashboard('start.de.ts'), 'later.de.js': dashboard('later.de.ts') },
    ],
  }))
  const handler = lazy(async () => (await import('./document.ts')).documentHandler(context, files))

  for (const path of addresses)
    serve(app, {
      method: 'GET',
      path,
      access: 'public',
      isPage: true,
      handler: async (request, reply) => (await handler())(request, reply),
    })
}
