import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Loaded } from '../cache/cache.ts'
import type { Context } from '../context.ts'
import { whenRead } from '../database/open.ts'
import { type Caller, type OrganizationId, type Scope, sentKey, setActor } from '../http/actor.ts'
import { KeyLoad } from '../http/load.ts'
import { RateLimit, networkOf } from '../http/rate-limit.ts'
import { type Access, accessOf } from '../http/route.ts'
import { Refusal } from '../refusal.ts'
import { type KeyText, hashOf, parseKey, sameHash } from './key-text.ts'
import { maxCallerAge, mayActAs } from './sessions/permissions.ts'
import { sessionCallers } from './sessions/session-callers.ts'
import { type KeyRow, keyReader, noteKeyUse } from './store.ts'

const cachedBytes = 500
// Seconds.
const wrongKeyWindow = 10
const unknownKey = { hash: hashOf('') }

/** Whose requests are accepted: `anybody` with a key or a session, or only `people` who are signed in. */
type Accepted = 'anybody' | 'people'

/** Every request below this point needs a key or a session. It is checked before path, method and body. */
export function requireCaller(app: FastifyInstance, context: Context, accepted: Accepted = 'anybody') {
  const readKey = keyReader(context.database)
  const noteUse = noteKeyUse(context.database)
  const failures = new RateLimit(context.settings.wrongKeysPerNetwork, wrongKeyWindow)
  const load = new KeyLoad()
  const requests = context.settings.apiRateLimit === null ? null : new RateLimit(context.settings.apiRateLimit, 60)
  const people = sessionCallers(context)

  // Callbacks, so that a cached key doesn't cost a promise: see `whenRead`.
  app.addHook('onRequest', (request, reply, done) => {
    if (accessOf(request) === 'public') return done()
    try {
      const caller = find(request)
      const decide = (found: Caller | Refusal | undefined) =>
        found === undefined ? refusal(request) : found instanceof Refusal ? found : admit(request, reply, found)
      if (caller instanceof Promise) caller.then(decide).then(done, done)
      else done(decide(caller))
    } catch (error) {
      done(error as Error)
    }
  })

  type Found = Caller | Refusal | undefined

  /** A key takes precedence: programs that send one mean it. */
  function find(request: FastifyRequest): Found | Promise<Found> {
    if (request.headers.authorization === undefined) return people(request)
    if (accepted === 'people') return notAuthenticated()
    const sent = sentKey(request.raw)
    const key = sent === undefined ? undefined : parseKey(sent.replace(/^bearer +/i, ''))
    if (!key) return undefined
    return context.cache.load(sent!, () => whenRead(readKey(key.publicId), ([row]) => identify(key, row)))
  }

  function admit(request: FastifyRequest, reply: FastifyReply, caller: Caller): Refusal | undefined {
    const refused = caller.session === null ? keyFault(caller.scope, request) : mayActAs(caller, request, context.now())
    if (refused) return refused
    const name = 'key' in caller.by ? caller.by.key : -caller.by.user
    const wait = requests ? countRequest(requests, String(name), reply) : 0
    if (wait > 0)
      return new Refusal('too-many', `Too many requests with this key. Try again in ${wait} seconds.`, {
        retryAfter: wait,
      })
    if (!load.enter(name, reply.raw))
      return new Refusal(
        'too-many',
        'Too many concurrent requests with this key. Wait for responses before sending more.',
        {
          retryAfter: 1,
        },
      )
    setActor(request, caller)
    return undefined
  }

  /** Returns the seconds to wait, or 0. Clients can read what is left, so that they need not run into the limit. */
  function countRequest(limit: RateLimit, name: string, reply: FastifyReply): number {
    const wait = limit.hit(name, context.monotonic())
    const { count, seconds } = limit.left(name, context.monotonic())
    // https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/
    reply.header('ratelimit-policy', `"key";q=${context.settings.apiRateLimit};w=60`)
    reply.header('ratelimit', `"key";r=${count};t=${seconds}`)
    return wait
  }

  function identify({ secret }: KeyText, row: KeyRow | undefined): Loaded<Caller> | undefined {
    const now = context.now()
    // An unknown key costs the same comparison, so that timing does not reveal which ids exist.
    const proven = sameHash(hashOf(secret), (row ?? unknownKey).hash)
    if (!row || !proven || row.active !== 1 || (row.expires ?? Infinity) <= now) return undefined

    noteUse(row, now)
    return {
      value: callerFrom(row),
      organization: row.organization,
      bytes: cachedBytes,
      until: row.expires ?? Infinity,
      maxAge: maxCallerAge,
    }
  }

  /** Counts only failures, so a valid key always works, even from an address that guesses. */
  function refusal(request: FastifyRequest): Refusal {
    const wait =
      request.headers.authorization === undefined ? 0 : failures.hit(networkOf(request.ip), context.monotonic())
    if (wait === 0) return notAuthenticated()
    return new Refusal('too-many', `Too many wrong keys from this address. Try again in ${wait} seconds.`, {
      retryAfter: wait,
    })
  }
}

function callerFrom(row: KeyRow): Caller {
  const organization = row.organization as OrganizationId
  return { organization, by: { key: row.id }, scope: row.scope, role: null, session: null }
}

function keyFault(scope: Scope, request: FastifyRequest): Refusal | undefined {
  return mayCall(scope, accessOf(request), request.method) ? undefined : notAuthenticated()
}

/** An unknown path declares no access, so its method decides. */
function mayCall(scope: Scope, access: Access | undefined, method: string): boolean {
  if (access === 'member' || access === 'user') return false
  if (scope === 'read-write') return true
  if (access === undefined) return scope === (method === 'GET' || method === 'HEAD' ? 'read' : 'write')
  return scope === access
}

const notAuthenticated = () => new Refusal('unauthenticated', 'Not authenticated.')
