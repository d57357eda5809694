import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { isDamage } from '../database/failure.ts'
import { Refusal } from '../refusal.ts'
import { log } from './log.ts'
import { serve } from './route.ts'

// Milliseconds for which one look at the database is good.
const maxAge = 1000

/**
 * `/healthz`: the process is alive. `/readyz`: it reaches its database, and no request has met damage there; while it
 * stops, http/drain.ts answers.
 */
export function healthRoutes(app: FastifyInstance, context: Context) {
  const ping = context.database.statement('select 1 as one')
  let checked = { at: -Infinity, ready: false }
  let damaged = false

  app.addHook('onError', (_request, _reply, error, done) => {
    if (!damaged && isDamage(error)) {
      damaged = true
      log(context.settings, 'fatal', 'the database is damaged: stop the server and see what "kalends doctor" says')
    }
    done()
  })

  serve(app, { method: 'GET', path: '/healthz', access: 'public', handler: async () => ({ status: 'ok' }) })
  serve(app, {
    method: 'GET',
    path: '/readyz',
    access: 'public',
    handler: async () => {
      // Not looked for by reading everything: what one request has met is enough, and only a restart can mend it.
      if (damaged)
        throw new Refusal('unavailable', 'The database is damaged. "kalends doctor" tells more.', { retryAfter: 60 })
      if (performance.now() - checked.at > maxAge) {
        const ready = await Promise.try(ping).then(
          () => true,
          () => false,
        )
        checked = { at: performance.now(), ready }
      }
      if (!checked.ready) throw new Refusal('unavailable', 'The database cannot be reached.', { retryAfter: 5 })
      return { status: 'ready' }
    },
  })
}
