import type { FastifyRequest } from 'fastify'
import type { Counter, Registry } from '../metrics/registry.ts'
import { isPageRoute } from './route.ts'

/** What was asked for: `none` for what no route answers, and for requests that were refused before one was looked for. */
export type RequestKind = 'api' | 'page' | 'file' | 'probe' | 'none'

export function kindOf(request: FastifyRequest): RequestKind {
  const { url } = request.routeOptions
  if (url === undefined || request.is404) return 'none'
  if (isPageRoute(request)) return 'page'
  if (url.startsWith('/v1/')) return 'api'
  return probes.has(url) ? 'probe' : 'file'
}

const probes: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/internal/tls-allowed'])
const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS'])

// Seconds. A page out of the cache takes some 20 µs, and a request is given up after at most half a minute.
const bounds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** Returns what counts a request that was answered. */
export function requestCounter(metrics: Registry) {
  // Of each kind and method, by the first digit of the status; made when there is something to count.
  const counters: Record<RequestKind, Record<string, Counter[]>> = { api: {}, page: {}, file: {}, probe: {}, none: {} }
  const durationOf = (kind: RequestKind) =>
    metrics.histogram('kalends_http_request_duration_seconds', 'Time from a request to its response.', bounds, { kind })
  const durations = {
    api: durationOf('api'),
    page: durationOf('page'),
    file: durationOf('file'),
    probe: durationOf('probe'),
    none: durationOf('none'),
  }

  return (kind: RequestKind, sent: string, status: number, ms: number) => {
    // Anybody can make up methods, and each would be a series of its own.
    const method = methods.has(sent) ? sent : 'other'
    const digit = Math.trunc(status / 100)
    const byStatus = (counters[kind][method] ??= [])
    byStatus[digit] ??= metrics.counter('kalends_http_requests_total', 'Requests by kind, method and status.', {
      kind,
      method,
      status: `${digit}xx`,
    })
    byStatus[digit].add()
    durations[kind].observe(ms / 1000)
  }
}
