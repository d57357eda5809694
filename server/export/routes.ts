import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { memberOf } from '../accounts/sessions/session-callers.ts'
import { tokenHash } from '../accounts/sessions/sessions.ts'
import type { Context } from '../context.ts'
import { TimeLimit } from '../database/time-limit.ts'
import { serve } from '../http/route.ts'
import { noEntryFound } from '../refusal.ts'
import { linkedExport, readChunk } from './export-store.ts'

/**
 * `/exports/<token>`: a link that a browser opens. It needs the session of an owner as well, so that a link in the history of
 * a browser or in a chat is useless to others. All failures look alike.
 */
export function exportRoutes(app: FastifyInstance, context: Context) {
  const { database, now } = context
  const member = memberOf(context)

  serve(app, {
    method: 'GET',
    path: '/exports/:token',
    access: 'public',
    isPage: true,
    handler: async (request, reply) => {
      const { token } = request.params as { token: string }
      const found = /^[\w-]{43}$/.test(token) ? await linkedExport(database, tokenHash(token), now()) : undefined
      if (!found || (await member(request, found.organization)) !== 'owner') throw noEntryFound()
      const day = new Date(found.finished!).toISOString().slice(0, 10)
      return reply
        .headers({
          'content-length': found.bytes,
          'content-disposition': `attachment; filename="kalends-export-${found.organization}-${day}.zip"`,
          'cache-control': 'no-store',
          'x-robots-tag': 'noindex',
        })
        .type('application/zip')
        .send(Readable.from(chunksOf(found.id), { objectMode: false, highWaterMark: 1 }))
    },
  })

  /** Each is read when the previous one has been sent. */
  async function* chunksOf(id: string): AsyncGenerator<Uint8Array, void, void> {
    for (let position = 0; ; position += 1) {
      // A download may take longer than a request may use the database.
      const bytes = await TimeLimit.renew(() => readChunk(database, id, position))
      if (!bytes) return
      yield bytes
    }
  }
}
