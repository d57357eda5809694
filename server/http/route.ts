import type { JsonSchema, UserRole } from '@kalends/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'

/**
 * Who may call a route. `upload`: a write that a write-only key may not make. No key may call the last two: `member` is for
 * people in an organization, `user` for people without one.
 */
export type Access = 'public' | 'read' | 'write' | 'upload' | 'member' | 'user'

/** A route's entry in the API reference. */
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
  /** Differences of its example from that of the schema, which other operations share. */
  readonly example?: Readonly<Record<string, unknown>>
  /** Content types of the response if it isn't JSON. */
  readonly answerTypes?: readonly string[]
  /** Where it may redirect instead. */
  readonly redirect?: string
  /** Whether the response has an ETag. Default: items and files do. */
  readonly isCached?: boolean
  /** Whether a write returns the new ETag. Default: those of resources do. */
  readonly returnsTag?: boolean
  /** The base address, if it isn't that of the API. */
  readonly at?: 'landingUrl' | 'icsUrl'
  readonly status?: 200 | 201 | 202
  /** Error statuses of this operation, besides those every operation has. */
  readonly errors?: readonly number[]
}

export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS'
  readonly path: string
  readonly access: Access
  /** The least role of a signed-in person. If missing: viewer to read, editor to write. */
  readonly role?: UserRole
  /** Needs a sign-in of the last minutes if called with a session. */
  readonly isSensitive?: boolean
  /** Also served on custom domains. The handler then checks `isAnsweredHere` for content of an organization. */
  readonly onDomains?: boolean
  /** Opened in a browser, so errors are pages as well. */
  readonly isPage?: boolean
  /** For paths that fit no other route. That it fits does not mean that there is something. */
  readonly isLast?: boolean
  /** If missing, the route isn't in the API reference. */
  readonly operation?: Operation
  /** Returns the response body, or nothing if it has sent the response itself. */
  readonly handler: (request: FastifyRequest, reply: FastifyReply) => unknown
}

/** The only way to register a route. */
export function serve(app: FastifyInstance, route: Route) {
  const {
    access,
    operation,
    role = defaultRole[access],
    isSensitive = false,
    onDomains = false,
    isPage = false,
    isLast = false,
  } = route
  const config = { access, role, isSensitive, onDomains, isPage, isLast, ...(operation && { operation }) }
  app.route({ method: route.method, url: route.path, config: config as object, handler: route.handler })
}

const defaultRole: Readonly<Record<Access, UserRole>> = {
  public: 'viewer',
  read: 'viewer',
  write: 'editor',
  upload: 'editor',
  member: 'owner',
  user: 'viewer',
}

export interface ServedRoute {
  readonly method: string
  readonly path: string
  readonly access: Access
  readonly role: UserRole
  readonly isSensitive: boolean
  readonly isLast: boolean
  readonly operation: Operation | undefined
  /** Whether a path is one of this route. */
  readonly isFor: (path: string) => boolean
}

/** Collects all routes, and refuses to start with one that doesn't declare who may call it. */
export function collectRoutes(app: FastifyInstance): ServedRoute[] {
  const routes: ServedRoute[] = []
  app.addHook('onRoute', (route) => {
    const {
      access,
      role = 'owner',
      isSensitive = false,
      isLast = false,
      operation,
    } = (route.config ?? {}) as Partial<ServedRoute>
    if (access === undefined) throw new Error(`${String(route.method)} ${route.url} does not declare who may call it.`)
    for (const method of [route.method].flat() as HTTPMethods[]) {
      routes.push({ method, path: route.url, access, role, isSensitive, isLast, operation, isFor: matcher(route.url) })
    }
  })
  return routes
}

/** What the route of a request declares: nothing for an unknown path. */
type Declared = Partial<
  Pick<Route & ServedRoute, 'access' | 'role' | 'isSensitive' | 'onDomains' | 'isPage' | 'operation'>
> & {
  readonly url?: string
}

function declaredFor(request: FastifyRequest): Declared {
  const known = request as { declared?: Declared }
  // Fastify makes an object of all options of the route each time it is asked for them.
  return (known.declared ??= request.routeOptions.config as Declared)
}

export function accessOf(request: FastifyRequest): Access | undefined {
  return declaredFor(request).access
}

export function roleNeeded(request: FastifyRequest): Pick<ServedRoute, 'access' | 'role' | 'isSensitive'> | undefined {
  const declared = declaredFor(request)
  return declared.access === undefined ? undefined : (declared as ServedRoute)
}

export function isOnDomains(request: FastifyRequest): boolean {
  return declaredFor(request).onDomains ?? false
}

export function isPageRoute(request: FastifyRequest): boolean {
  return declaredFor(request).isPage ?? false
}

export function operationOf(request: FastifyRequest): Operation | undefined {
  return declaredFor(request).operation
}

/** The path of the route, such as `/v1/event/:prokey`; undefined if no route matched. */
export function pathOf(request: FastifyRequest): string | undefined {
  return declaredFor(request).url
}

/** `:name` matches any segment, `:name(pattern)` one that fits the pattern, also after `~`. Made when it is first needed. */
function matcher(path: string): (given: string) => boolean {
  let expression: RegExp | undefined
  const segment = (text: string) =>
    /^~?:/.test(text) ? `${text.split(':', 1)[0]}${/\((.*)\)$/.exec(text)?.[1] ?? '[^/]+'}` : RegExp.escape(text)
  return (given) => (expression ??= new RegExp(`^${path.split('/').map(segment).join('/')}$`)).test(given)
}
