import type {
  AnswerOf,
  BodyOf,
  JsonSchema,
  PathParameters,
  QueryOf,
  TaggedOperation,
  UserRole,
} from '@kalends/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { type Caller, actorOf } from '../http/actor.ts'
import type { RateLimit } from '../http/rate-limit.ts'
import { serve } from '../http/route.ts'
import { validate } from '../http/validation.ts'
import { Faults, Refusal } from '../refusal.ts'

/** A request of a signed-in person, checked against its declaration. */
export interface Call<D extends TaggedOperation> {
  readonly actor: SignedIn
  readonly params: { readonly [K in PathParameters<D['path']>]: string }
  readonly query: QueryOf<D>
  readonly body: BodyOf<D>
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** For operations without an organization, `organization` is 0 and must not be used. */
export interface SignedIn extends Caller {
  readonly by: { readonly user: number }
  readonly role: UserRole
  readonly session: NonNullable<Caller['session']>
}

/** Serves a declared operation. The handler returns its response, or nothing if it has sent one. */
export function manage<const D extends TaggedOperation>(
  app: FastifyInstance,
  _context: Context,
  declared: D,
  handler: (call: Call<D>) => Promise<AnswerOf<D> | undefined>,
) {
  const { method, path, role, isSensitive, id, answer, status = 200, body, query } = declared
  const querySchema: JsonSchema = { type: 'object', properties: query ?? {} }
  serve(app, {
    method,
    path,
    ...(role === 'user' ? { access: 'user' } : { access: 'member', role }),
    isSensitive: isSensitive ?? false,
    operation: {
      tag: declared.tag,
      id,
      summary: declared.summary,
      ...(declared.description !== undefined && { description: declared.description }),
      ...parametersOf(path),
      ...(query && { query }),
      ...(body && { body }),
      answer,
      ...(declared.answerTypes && { answerTypes: declared.answerTypes, isCached: false }),
      status,
      errors: [...(declared.errors ?? []), ...(body ? [413, 415] : [])],
    },
    handler: async (request, reply) => {
      const faults = new Faults()
      const parameters = query ? coerced(query, request.query as Record<string, string>) : {}
      if (query) await validate(querySchema, parameters, faults)
      if (body) await checkBody(body, request.body, faults)
      else if (request.body) refuseFields(request.body, {}, faults)
      faults.throwIfAny()
      if (status !== 200) reply.code(status)
      return handler({
        actor: actorOf(request) as SignedIn,
        params: request.params,
        query: parameters,
        body: request.body,
        request,
        reply,
      } as Call<D>)
    },
  })
}

/** Unlike the API of the specification, this one has a single client, so an unknown key is a mistake. */
async function checkBody(schema: JsonSchema, body: unknown, faults: Faults) {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return faults.add('body', 'The body must be a JSON object.')
  await validate(schema, body, faults)
  refuseFields(body, schema.properties ?? {}, faults)
}

function refuseFields(body: object, known: object, faults: Faults) {
  if (typeof body !== 'object') return faults.add('body', 'The body must be empty.')
  for (const name of Object.keys(body))
    if (!Object.hasOwn(known, name)) faults.add(name, `${name.slice(0, 200)} is not a field of this request.`)
}

/** A query is text; numbers and flags are written as in JSON. Others stay as they are, and validation names them. */
function coerced(query: Readonly<Record<string, JsonSchema>>, given: Record<string, string>): Record<string, unknown> {
  const value = (name: string, text: string) => {
    const types = [query[name]?.type ?? 'string'].flat()
    if (types.includes('integer') && /^-?\d{1,15}$/.test(text)) return Number(text)
    if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true'
    return text
  }
  return Object.fromEntries(Object.entries(given).map(([name, text]) => [name, value(name, text)]))
}

function parametersOf(path: string): { parameters?: Record<string, JsonSchema> } {
  const names = [...path.matchAll(/:([A-Za-z_]+)/g)].map((match) => match[1]!)
  if (names.length === 0) return {}
  return { parameters: Object.fromEntries(names.map((name) => [name, parameters[name] ?? other])) }
}

const parameters: Readonly<Record<string, JsonSchema>> = {
  prokey: {
    type: 'string',
    format: 'uuid',
    description: 'The prokey.',
    examples: ['7f1c1a52-93e6-4b07-9f0e-0a3c1e3c0b11'],
  },
  id: { type: 'string', description: 'The id.', examples: ['1'] },
  user: { type: 'string', description: 'The id of the user.', examples: ['1'] },
  email: { type: 'string', description: 'The email address.', examples: ['ann@example.org'] },
}
const other: JsonSchema = { type: 'string', description: 'The name.', examples: ['name'] }

/** Refuses what one person does too often, such as what sends mail to strangers. */
export function limiter(monotonic: Context['monotonic']) {
  return (limit: RateLimit, { by }: SignedIn, what: string) => {
    const wait = limit.hit(String(by.user), monotonic())
    if (wait > 0)
      throw new Refusal('too-many', `Too many ${what} in a short time. Try again in ${wait} seconds.`, {
        retryAfter: wait,
      })
  }
}

/** An id of the path. Anything that cannot be one is 0, which no row has. */
export function numberIn(text: string): number {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0
}
