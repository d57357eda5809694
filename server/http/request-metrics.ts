import type { FastifyRequest } from 'fastify'
import type { Counter, Registry } from '../metrics/registry.ts'
import { probes } from './probes.ts'
import { isPageRoute, pathOf } from './route.ts'

/** The kind of route. `none`: no route matched, or the request was refused before routing. */
export type RequestKind = 'api' | 'page' | 'file' | 'probe' | 'none'

export function kindOf(request: FastifyRequest): RequestKind {
  const url = pathOf(request)
  if (url === undefined || request.is404) return 'none'
  if (isPageRoute(request)) return 'page'
  if (url.startsWith('/v1/')) return 'api'
  return probes.has(url) ? 'probe' : 'file'
}

const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS'])

// Seconds. A cached page takes about 20 µs; a request times out after half a minute.
const bounds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** Returns a function that counts a finished request. */
export function requestCounter(metrics: Registry) {
  // By kind, method and first digit of the status; created on first use.
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
    // Clients can invent methods, and each would become a series.
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
