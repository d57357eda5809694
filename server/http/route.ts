import type { JsonSchema } from '@kalends/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'

/** Who may call a route. `upload` is writing that a write-only key is not enough for. */
export type Access = 'public' | 'read' | 'write' | 'upload'

/** What the API reference says of a route. */
export interface Operation {
  readonly tag: string
  readonly id: string
  readonly summary: string
  readonly description?: string
  readonly parameters?: Readonly<Record<string, JsonSchema>>
  readonly query?: Readonly<Record<string, JsonSchema>>
  readonly body?: JsonSchema
  readonly form?: JsonSchema
  readonly answer: JsonSchema
  /** In its example, what differs from that of the schema, which other operations answer as well. */
  readonly example?: Readonly<Record<string, unknown>>
  /** What the answer is, when it is not JSON. */
  readonly answerTypes?: readonly string[]
  /** Where it may lead instead. */
  readonly redirect?: string
  /** Whether it carries an ETag. Left out: items and files do. */
  readonly isCached?: boolean
  /** The address it is served below, when it is neither the API nor beside it. */
  readonly at?: 'landingUrl' | 'icsUrl'
  readonly status?: 200 | 201
  /** Other answers this operation can give, beside those every operation can. */
  readonly errors?: readonly number[]
}

export interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'OPTIONS'
  readonly path: string
  readonly access: Access
  /** Also answered on custom domains. The handler then asks `isAnsweredHere` about whatever belongs to an organization. */
  readonly onDomains?: boolean
  /** Opened by people in a browser, to whom a refusal is a page as well. */
  readonly isPage?: boolean
  /** Left out: the route is no part of the API reference. */
  readonly operation?: Operation
  /** What it answers; or nothing, when it has sent the answer itself. */
  readonly handler: (request: FastifyRequest, reply: FastifyReply) => unknown
}

/** The only way to serve something. */
export function serve(app: FastifyInstance, route: Route) {
  const { access, operation, onDomains = false, isPage = false } = route
  const config = { access, onDomains, isPage, ...(operation && { operation }) }
  app.route({ method: route.method, url: route.path, config: config as object, handler: route.handler })
}

export interface ServedRoute {
  readonly method: string
  readonly path: string
  readonly access: Access
  readonly operation: Operation | undefined
  readonly matches: RegExp
}

/** Keeps a list of all routes, and refuses to start with one that says nothing about who may call it. */
export function collectRoutes(app: FastifyInstance): ServedRoute[] {
  const routes: ServedRoute[] = []
  app.addHook('onRoute', (route) => {
    const { access, operation } = (route.config ?? {}) as Partial<ServedRoute>
    if (access === undefined) throw new Error(`${String(route.method)} ${route.url} does not declare who may call it.`)
    for (const method of [route.method].flat() as HTTPMethods[]) {
      routes.push({ method, path: route.url, access, operation, matches: matcher(route.url) })
    }
  })
  return routes
}

export function accessOf(request: FastifyRequest): Access | undefined {
  return (request.routeOptions.config as { access?: Access }).access
}

export function isOnDomains(request: FastifyRequest): boolean {
  return (request.routeOptions.config as { onDomains?: boolean }).onDomains ?? false
}

export function isPageRoute(request: FastifyRequest): boolean {
  return (request.routeOptions.config as { isPage?: boolean }).isPage ?? false
}

export function operationOf(request: FastifyRequest): Operation | undefined {
  return (request.routeOptions.config as { operation?: Operation }).operation
}

/** `:name` stands for any segment, `:name(pattern)` for one of that pattern. */
function matcher(path: string) {
  const segment = (text: string) =>
    text.startsWith(':') ? (/\((.*)\)$/.exec(text)?.[1] ?? '[^/]+') : RegExp.escape(text)
  return new RegExp(`^${path.split('/').map(segment).join('/')}$`)
}
