import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Addresses } from '../browser/files.ts'
import type { Context } from '../context.ts'
import { answerBeforeBody } from '../http/unread-body.ts'
import { sendPage } from './page.ts'
import { missingPage, tooLargePage } from './pages.ts'
import { visits } from './visit.ts'

/** What browsers get for requests below /app that no handler answers. */
export function errorPages(context: Context, files: () => Promise<Addresses>) {
  const { frameFor } = visits(context, files)

  return {
    missing: async (request: FastifyRequest, reply: FastifyReply) =>
      sendPage(reply.code(404), missingPage(await frameFor(request))),
    tooLarge: async (request: FastifyRequest, reply: FastifyReply) =>
      sendPage(reply, tooLargePage(await frameFor(request)), (text) => answerBeforeBody(reply, text)),
  }
}
