import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Settings } from '../config.ts'
import { TimeLimit } from '../database/time-limit.ts'

/**
 * Gives all queries of a request together the time limit of a single one, so that the response is on time even with
 * many queries.
 */
export function limitDatabaseTime(app: FastifyInstance, { databaseTimeout }: Pick<Settings, 'databaseTimeout'>) {
  const limits = new WeakMap<FastifyRequest, TimeLimit>()
  app.addHook('onRequest', (request, _reply, done) => {
    const limit = new TimeLimit(databaseTimeout * 1000 + 500)
    limits.set(request, limit)
    limit.run(done)
  })
  // Reading a body continues in another asynchronous context.
  app.addHook('preValidation', (request, _reply, done) => limits.get(request)!.run(done))
}
