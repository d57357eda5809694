import type { JsonSchema } from '@kalends/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Faults } from '../refusal.ts'

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
  const asked = askedPage(request)
  if (asked === undefined) return reads.all()
  const { limit, offset } = nameOtherPages(request, reply, asked, await reads.count())
  return reads.page(limit, offset)
}

/** Which page was asked for, from 1; undefined: everything. */
export function askedPage(request: FastifyRequest): number | undefined {
  const asked = (request.query as { page?: unknown }).page
  return asked === undefined ? undefined : pageNumber(asked)
}

/** Sets the headers of a page, and answers which part of the list it is. */
export function nameOtherPages(
  request: FastifyRequest,
  reply: FastifyReply,
  page: number,
  count: number,
  size = pageSize,
) {
  const last = Math.max(1, Math.ceil(count / size))
  const link = (number: number, relation: string) => `<${pageAddress(request, number)}>; rel="${relation}"`
  const links = [
    ...(page > 1 ? [link(Math.min(page - 1, last), 'prev')] : []),
    ...(page < last ? [link(page + 1, 'next')] : []),
    link(1, 'first'),
    link(last, 'last'),
  ]
  reply.header('x-total-count', count).header('link', links.join(', '))
  return { limit: size, offset: (page - 1) * size }
}

function pageNumber(asked: unknown): number {
  const faults = new Faults()
  if (typeof asked !== 'string' || !/^[1-9]\d{0,6}$/.test(asked))
    faults.add('page', 'page must be a whole number from 1 to 9,999,999.')
  faults.throwIfAny()
  return Number(asked)
}

/** The same request for another page: what else was asked for stays. */
function pageAddress(request: FastifyRequest, page: number): string {
  const [path, query] = request.url.split('?', 2)
  const parameters = new URLSearchParams(query)
  parameters.set('page', String(page))
  return `${path}?${parameters.toString()}`
}
