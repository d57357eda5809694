import type { JsonSchema } from '@kalends/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'

const pageSize = 800

export const pageParameter: Readonly<Record<string, JsonSchema>> = {
  page: {
    type: 'integer',
    minimum: 1,
    description: `Asks for one page of ${pageSize} entries instead of everything. \`X-Total-Count\` and \`Link\` then tell the rest.`,
    examples: [1],
  },
}

/** Everything, or the page that was asked for with its headers. */
export async function answerList<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  reads: {
    all(): T[] | Promise<T[]>
    page(limit: number, offset: number): T[] | Promise<T[]>
    count(): Promise<number>
  },
): Promise<T[]> {
  const asked = (request.query as { page?: unknown }).page
  if (asked === undefined) return reads.all()
  if (typeof asked !== 'string' || !/^[1-9]\d{0,6}$/.test(asked))
    throw new Refusal('invalid', 'page must be a whole number from 1.')

  const page = Number(asked)
  const count = await reads.count()
  const last = Math.max(1, Math.ceil(count / pageSize))
  const path = request.url.split('?', 1)[0]!
  const links = [
    ...(page > 1 ? [`<${path}?page=${Math.min(page - 1, last)}>; rel="prev"`] : []),
    ...(page < last ? [`<${path}?page=${page + 1}>; rel="next"`] : []),
    `<${path}?page=1>; rel="first"`,
    `<${path}?page=${last}>; rel="last"`,
  ]
  reply.header('x-total-count', count).header('link', links.join(', '))
  return reads.page(pageSize, (page - 1) * pageSize)
}
