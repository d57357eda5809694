import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import { type ErrorBody, limits } from '@kalends/contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '../config.ts'
import { OutcomeUnknown, failureOf } from '../database/failure.ts'
import { notWritable, whyNotWritten } from '../database/probes.ts'
import { Refusal, type RefusalKind } from '../refusal.ts'
import { errorFields, log } from './log.ts'
import { isForm } from './formats.ts'
import { fallbackFor, isVisitor, isVisitorOfDomain } from './hosts.ts'
import { type Noting, requestNotes } from './request-log.ts'
import { requestCounter, unrouted } from './request-metrics.ts'
import { type ServedRoute, isPageRoute } from './route.ts'
import { safeHeaders } from './security-headers.ts'
import { answerBeforeBody } from './unread-body.ts'

const statuses: Record<RefusalKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  payment: 402,
  forbidden: 403,
  missing: 404,
  conflict: 409,
  gone: 410,
  stale: 412,
  'too-large': 413,
  'media-type': 415,
  misdirected: 421,
  'reused-key': 422,
  'too-many': 429,
  unavailable: 503,
}

/** Pages that browsers get instead of JSON. */
export interface RefusalPages {
  missing(request: FastifyRequest, reply: FastifyReply): Promise<unknown>
  unavailable(request: FastifyRequest, reply: FastifyReply): Promise<unknown>
  /** For forms. */
  tooLarge(request: FastifyRequest, reply: FastifyReply): Promise<unknown>
}

/** Turns anything thrown into a response. Anything but a refusal is our fault: logged, and reported without details. */
export function handleErrors(
  app: FastifyInstance,
  settings: Pick<Settings, 'logLevel'>,
  routes: readonly ServedRoute[],
  pages: RefusalPages,
) {
  const unknown = notFoundHandler(routes)
  app.setErrorHandler((error: FastifyError, request, reply) => {
    // Fastify demands a content type for this method before it looks for a route, and there is none.
    if (request.method === 'QUERY' && error.code?.startsWith('FST_')) return unknown(request, reply)
    if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
      reply.code(413)
      if (isPageRoute(request) && isVisitor(request)) return pages.tooLarge(request, reply)
      const message = `The body is too large. At most ${mostBytes(request)} bytes are accepted.`
      return answerBeforeBody(reply.type('application/json; charset=utf-8'), JSON.stringify(errorBody(message)))
    }
    const refusal = refusalOf(error)
    if (!refusal || refusal.kind === 'unavailable')
      log(settings, 'error', 'request failed', { request: request.id, err: errorFields(error) })
    if (!refusal) return reply.code(500).send(errorBody('Something went wrong on our side. It has been logged.'))
    const fallback = refusal.kind === 'missing' ? fallbackFor(request) : undefined
    if (fallback) return reply.redirect(fallback, 302)
    const isForPeople = isVisitorOfDomain(request) || (isPageRoute(request) && isVisitor(request))
    if (!isForPeople || (refusal.kind !== 'missing' && refusal.kind !== 'unavailable')) return refuse(reply, refusal)
    setStatus(reply, refusal)
    return pages[refusal.kind](request, reply)
  })
}

function mostBytes(request: FastifyRequest): string {
  return (isForm(request) ? limits.formBody : limits.body).toLocaleString('en')
}

/** Handles paths that no route can match, such as undecodable ones. No hook runs for them. */
export function handleUnroutable(context: Noting) {
  const noteRequest = requestNotes(context)
  return (_error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    log(context.settings, 'info', 'request that cannot be routed', { request: request.id, method: request.method })
    reply.headers(safeHeaders(request.id))
    const needsKey = request.url.startsWith('/v1/') && request.headers.authorization === undefined
    void refuse(reply, needsKey ? new Refusal('unauthenticated', 'Not authenticated.') : noSuchAddress())
    noteRequest(request.raw, unrouted, request.id, reply.statusCode, 0)
  }
}

/** Handles bytes that aren't an HTTP request. There is no request object, only a socket. */
export function handleUnreadable({ metrics }: Pick<Noting, 'metrics'>) {
  const count = requestCounter(metrics)
  return (error: Error & { code?: string }, socket: Socket) => {
    if (socket.destroyed || !socket.writable) return
    const [status, reason, message] =
      error.code === 'HPE_HEADER_OVERFLOW'
        ? ([431, 'Request Header Fields Too Large', 'The headers are too large. At most 16 KiB are accepted.'] as const)
        : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
          ? ([408, 'Request Timeout', 'The request took too long to arrive.'] as const)
          : ([400, 'Bad Request', 'This is not a well-formed HTTP request.'] as const)
    const body = JSON.stringify(errorBody(message))
    const headers = Object.entries(safeHeaders(randomUUID())).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.end(
      `HTTP/1.1 ${status} ${reason}\r\n${headers.join('')}content-type: application/json; charset=utf-8\r\n` +
        `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
    )
    count(unrouted, 'other', status, 0)
  }
}

/** Unlike an unknown item, this is a mistake in the calling program, and reveals only what the API reference lists. */
const noSuchAddress = () => new Refusal('missing', 'There is no such address. See /docs for what the API offers.')

/** Returns 404 for an unknown path, 405 for a known path with another method. */
export function notFoundHandler(routes: readonly ServedRoute[]) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?', 1)[0]!
    const matching = routes.filter((route) => !route.isLast && route.isFor(path))
    if (matching.length === 0) return refuse(reply, noSuchAddress())
    // `/style/all` isn't also an id of `/style/:id`.
    const exact = matching.filter((route) => route.path === path)
    const methods = (exact.length > 0 ? exact : matching).map((route) => route.method)
    const allowed = [...new Set(methods.includes('GET') ? [...methods, 'HEAD'] : methods)].toSorted().join(', ')
    const message = `${request.method} is not possible here. Use ${allowed}.`
    return reply.code(405).header('allow', allowed).send(errorBody(message))
  }
}

export function refuse(reply: FastifyReply, refusal: Refusal) {
  return setStatus(reply, refusal).send(errorBody(refusal.message, refusal.details))
}

function setStatus(reply: FastifyReply, { kind, retryAfter }: Refusal): FastifyReply {
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  return reply.code(statuses[kind])
}

/** The refusal that an error amounts to; undefined if it is our fault. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error
  const { statusCode: status, message } = error as FastifyError
  if (status === 415)
    return new Refusal('media-type', 'This content type is not accepted. Send the body as application/json.')
  if (status === 503) return unavailable()
  if (status !== undefined && status >= 400 && status < 500)
    return new Refusal('invalid', `The request is malformed: ${message.replace(/\.$/, '')}.`)
  if (error instanceof OutcomeUnknown) return notConfirmed()
  const failure = failureOf(error)
  return failure === 'unavailable' || failure === 'locked' || failure === 'retry' ? unavailable(error) : undefined
}

function unavailable(error?: unknown): Refusal {
  const why = whyNotWritten(error)
  const known = why === notWritable ? 'The service cannot reach its database right now.' : why
  return new Refusal('unavailable', `${known} Nothing was changed; please try again.`, { retryAfter: 5 })
}

const notConfirmed = () =>
  new Refusal(
    'unavailable',
    'The database did not confirm this write, which may have succeeded. ' +
      'Read the item before you retry, or retry with the same Idempotency-Key.',
    { details: { outcome: 'unknown' }, retryAfter: 5 },
  )

function errorBody(message: string, details?: Record<string, unknown>): ErrorBody {
  return { status: 'error', message, ...(details && { details }) }
}
