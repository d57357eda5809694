import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { thisProgram } from '../database/program.ts'
import { exposition } from '../metrics/exposition.ts'
import { measureProcess } from '../metrics/process.ts'
import { Refusal } from '../refusal.ts'
import { serve } from './route.ts'

const contentType = 'text/plain; version=0.0.4; charset=utf-8'

/** `/metrics`, for a monitoring system that knows METRICS_TOKEN. Without that setting there is no such address. */
export function metricsRoute(app: FastifyInstance, { metrics, settings }: Pick<Context, 'metrics' | 'settings'>) {
  const { metricsToken } = settings
  if (metricsToken === null) return
  const stopMeasuring = measureProcess(metrics)
  app.addHook('onClose', (_app, done) => {
    stopMeasuring()
    done()
  })
  const labels = { version: thisProgram.version, database: settings.databaseUrl ? 'postgresql' : 'sqlite' }
  metrics.gauge('kalends_build_info', 'Always 1. Its labels name the running version.', () => 1, labels)

  serve(app, {
    method: 'GET',
    path: '/metrics',
    access: 'public',
    handler: (request, reply) => {
      if (!isBearer(request, metricsToken))
        throw new Refusal('unauthenticated', 'Send METRICS_TOKEN as "Authorization: Bearer …".')
      return reply.header('content-type', contentType).header('cache-control', 'no-store').send(exposition(metrics))
    },
  })
}

function isBearer({ headers }: FastifyRequest, token: string): boolean {
  const [sent, expected] = [headers.authorization ?? '', `Bearer ${token}`].map((text) => Buffer.from(text))
  return sent!.length === expected!.length && timingSafeEqual(sent!, expected!)
}
