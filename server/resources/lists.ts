import type { JsonSchema } from '@kalends/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '../config.ts'
import { sendJsonPieces } from '../http/pieces.ts'
import { turn } from '../http/turns.ts'
import { Faults } from '../refusal.ts'
import { listedAtOnce } from './store.ts'

const pageSize = 800

export const pageParameter: Readonly<Record<string, JsonSchema>> = {
  page: {
    type: 'integer',
    minimum: 1,
    description: `Returns one page of ${pageSize} entries instead of all. \`X-Total-Count\` has the total and \`Link\` the other pages.`,
    examples: [1],
  },
}

interface ListReads {
  /** The next `listedAtOnce` items and the position after them. */
  after(last: number): Positioned[] | Promise<Positioned[]>
  page(limit: number, offset: number): object[] | Promise<object[]>
  count(): Promise<number>
}

type Positioned = object & { readonly position: number }

/** The whole list, or the requested page with its headers. */
export async function sendList(
  settings: Pick<Settings, 'logLevel'>,
  request: FastifyRequest,
  reply: FastifyReply,
  reads: ListReads,
): Promise<object[] | FastifyReply> {
  const asked = requestedPage(request)
  if (asked === undefined) return sendJsonPieces(settings, reply, allOf(reads))
  const { limit, offset } = setPageHeaders(request, reply, asked, await reads.count())
  return reads.page(limit, offset)
}

async function* allOf({ after }: ListReads): AsyncGenerator<string, void, void> {
  // A separate function, because a generator would keep the rows in memory between chunks.
  const read = async (from: number) => {
    await turn()
    const rows = await after(from)
    return {
      text: rows.map((row) => JSON.stringify({ ...row, position: undefined })).join(','),
      last: rows.length < listedAtOnce ? undefined : rows.at(-1)!.position,
    }
  }
  let before = '['
  for (let next: number | undefined = 0; next !== undefined;) {
    const { text, last }: Awaited<ReturnType<typeof read>> = await read(next)
    next = last
    if (text === '') continue
    yield `${before}${text}`
    before = ','
  }
  yield before === '[' ? '[]' : ']'
}

/** The requested page, from 1; undefined: the whole list. */
export function requestedPage(request: FastifyRequest): number | undefined {
  const asked = (request.query as { page?: unknown }).page
  return asked === undefined ? undefined : pageNumber(asked)
}

/** Sets the headers of a page and returns its range. */
export function setPageHeaders(
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

/** The same request for another page. */
function pageAddress(request: FastifyRequest, page: number): string {
  const [path, query] = request.url.split('?', 2)
  const parameters = new URLSearchParams(query)
  parameters.set('page', String(page))
  return `${path}?${parameters.toString()}`
}
