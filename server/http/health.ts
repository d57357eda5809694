import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { Refusal } from '../refusal.ts'
import { serve } from './route.ts'

const believedFor = 1000

/** `/healthz`: the process is alive. `/readyz`: it can serve, that is, it reaches its database and is not stopping. */
export function healthRoutes(app: FastifyInstance, context: Context) {
  const ping = context.database.statement('select 1 as one')
  let draining = false
  let checked = { at: -Infinity, ready: false }
  app.addHook('preClose', async () => {
    draining = true
  })

  serve(app, { method: 'GET', path: '/healthz', access: 'public', handler: async () => ({ status: 'ok' }) })
  serve(app, {
    method: 'GET',
    path: '/readyz',
    access: 'public',
    handler: async () => {
      if (draining) throw new Refusal('unavailable', 'The server is stopping.', { retryAfter: 5 })
      if (context.now() - checked.at > believedFor) {
        checked = {
          at: context.now(),
          ready: await ping().then(
            () => true,
            () => false,
          ),
        }
      }
      if (!checked.ready) throw new Refusal('unavailable', 'The database cannot be reached.', { retryAfter: 5 })
      return { status: 'ready' }
    },
  })
}
