import { limits } from '@kalends/contract'
import type { FastifyInstance } from 'fastify'

/** Forms sent without a script. If a name occurs twice, the first value counts. */
export function parseForms(app: FastifyInstance) {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: limits.formBody },
    (_request, body, done) => done(null, Object.fromEntries([...new URLSearchParams(body as string)].toReversed())),
  )
}
