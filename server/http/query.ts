import type { FastifyInstance } from 'fastify'
import { Faults } from '../refusal.ts'
import { operationOf } from './route.ts'

/** Refuses unknown parameters: usually a misspelled filter, and ignoring it would return too much. */
export function checkQuery(app: FastifyInstance) {
  app.addHook('preHandler', (request, _reply, done) => {
    if (!request.url.includes('?')) return done()
    const known = operationOf(request)?.query ?? {}
    const faults = new Faults()
    for (const [name, value] of Object.entries(request.query as Record<string, unknown>)) {
      if (!Object.hasOwn(known, name)) faults.add(name, `${name.slice(0, 100)} is not a parameter of this request.`)
      else if (Array.isArray(value)) faults.add(name, `${name} must be given only once.`)
    }
    done(faults.refusal())
  })
}
