import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { Refusal } from '../refusal.ts'
import { serve } from './route.ts'

const believedFor = 1000

/** `/healthz`: the process is alive. `/readyz`: it reaches its database; while it stops, http/drain.ts answers. */
export function healthRoutes(app: FastifyInstance, context: Context) {
  const ping = context.database.statement('select 1 as one')
  let checked = { at: -Infinity, ready: false }

  serve(app, { method: 'GET', path: '/healthz', access: 'public', handler: async () => ({ status: 'ok' }) })
  serve(app, {
    method: 'GET',
    path: '/readyz',
    access: 'public',
    handler: async () => {
      if (context.now() - checked.at > believedFor) {
        const ready = await Promise.try(ping).then(
          () => true,
          () => false,
        )
        checked = { at: context.now(), ready }
      }
      if (!checked.ready) throw new Refusal('unavailable', 'The database cannot be reached.', { retryAfter: 5 })
      return { status: 'ready' }
    },
  })
}
