import type { FastifyRequest } from 'fastify'
import type { Counter, Histogram, Registry } from '../metrics/registry.ts'
import { probes } from './probes.ts'
import { isPageRoute, pathOf } from './route.ts'

/** The kind of route. `none`: no route matched, or the request was refused before routing. */
export type RequestKind = 'api' | 'page' | 'file' | 'probe' | 'none'

/** What a request is counted as. */
export interface Counted {
  readonly kind: RequestKind
  /** The pattern of its route, such as `/v1/event/:prokey`. */
  readonly route?: string
}

export const unrouted: Counted = { kind: 'none' }

export function countedAs(request: FastifyRequest): Counted {
  const route = pathOf(request)
  if (route === undefined || request.is404) return unrouted
  if (isPageRoute(request)) return { kind: 'page', route }
  if (route.startsWith('/v1/')) return { kind: 'api', route }
  return { kind: probes.has(route) ? 'probe' : 'file', route }
}

const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS'])

// Seconds. A cached page takes about 20 µs; a request times out after half a minute.
const bounds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
// Fewer, because there are more than a hundred routes.
const routeBounds = [0.01, 0.1, 1]

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
  const routes = new Map<string, Record<string, Histogram[]>>()

  return ({ kind, route }: Counted, sent: string, status: number, ms: number) => {
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
    if (route !== undefined) durationsOf(route, method, digit).observe(ms / 1000)
  }

  function durationsOf(route: string, method: string, digit: number): Histogram {
    let byMethod = routes.get(route)
    if (!byMethod) routes.set(route, (byMethod = {}))
    const byStatus = (byMethod[method] ??= [])
    return (byStatus[digit] ??= metrics.histogram(
      'kalends_http_route_duration_seconds',
      'Time from a request to its response, by route, method and status.',
      routeBounds,
      { route: withoutFormats(route), method, status: `${digit}xx` },
    ))
  }
}

/** `/:prokey` for `/:prokey([0-9a-f]{8}…)`. */
function withoutFormats(route: string): string {
  return route.replace(/\((?:[^()]|\([^()]*\))*\)/g, '')
}
