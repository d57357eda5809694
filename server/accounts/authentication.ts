import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Loaded } from '../cache/cache.ts'
import type { Context } from '../context.ts'
import { type Caller, type OrganizationId, type Scope, setActor } from '../http/actor.ts'
import { countHeader } from '../http/hosts.ts'
import { KeyLoad } from '../http/load.ts'
import { RateLimit, networkOf } from '../http/rate-limit.ts'
import { type Access, accessOf } from '../http/route.ts'
import { Refusal } from '../refusal.ts'
import { whenRead } from '../database/open.ts'
import { type KeyText, hashOf, parseKey, sameHash } from './key-text.ts'
import { type KeyRow, keyReader, noteKeyUse } from './store.ts'

// Milliseconds. A key that was switched off elsewhere works at most this long, also when nobody hears of it.
const maxKeyAge = 500
const cachedBytes = 500
const wrongKeys = { limit: 30, seconds: 10 }
const unknownKey = { hash: hashOf('') }

/** Every request below this point needs a key. It is checked before the path, the method and the body are looked at. */
export function requireKey(app: FastifyInstance, context: Context) {
  const readKey = keyReader(context.database)
  const noteUse = noteKeyUse(context.database)
  const failures = new RateLimit(wrongKeys.limit, wrongKeys.seconds)
  const load = new KeyLoad()
  const requests = context.settings.apiRateLimit === null ? null : new RateLimit(context.settings.apiRateLimit, 60)

  // Written with callbacks: a key that is cached is admitted without waiting for a turn of the event loop.
  app.addHook('onRequest', (request, reply, done) => {
    if (accessOf(request) === 'public') return done()
    const text = keyTextOf(request)
    const key = text === undefined ? undefined : parseKey(text)
    if (!key) return done(refusal(request))
    const decide = (actor: Caller | undefined) => (actor ? admit(request, reply, actor) : refusal(request))
    try {
      const actor = context.cache.load(text!, () => whenRead(readKey(key.publicId), ([row]) => identify(key, row)))
      if (actor instanceof Promise) actor.then(decide).then(done, done)
      else done(decide(actor))
    } catch (error) {
      done(error as Error)
    }
  })

  function admit(request: FastifyRequest, reply: FastifyReply, actor: Caller): Refusal | undefined {
    if (!mayCall(actor.scope, accessOf(request), request.method)) return notAuthenticated()
    const wait = requests?.hit(String(actor.by.key), context.monotonic()) ?? 0
    if (wait > 0)
      return new Refusal('too-many', `Too many requests with this key. Try again in ${wait} seconds.`, {
        retryAfter: wait,
      })
    if (!load.enter(actor.by.key, reply.raw))
      return new Refusal('too-many', 'Too many requests with this key at once. Wait for answers before sending more.', {
        retryAfter: 1,
      })
    setActor(request, actor)
    return undefined
  }

  function identify({ secret }: KeyText, row: KeyRow | undefined): Loaded<Caller> | undefined {
    const now = context.now()
    // An unknown key costs the same comparison, so that time does not tell which ids exist.
    const proven = sameHash(hashOf(secret), (row ?? unknownKey).hash)
    if (!row || !proven || row.active !== 1 || (row.expires ?? Infinity) <= now) return undefined

    noteUse(row, now)
    return {
      value: actorFrom(row),
      organization: row.organization,
      bytes: cachedBytes,
      until: row.expires ?? Infinity,
      maxAge: maxKeyAge,
    }
  }

  /** Only failures are counted, so a good key always works, also from an address that guesses. */
  function refusal(request: FastifyRequest): Refusal {
    const wait =
      request.headers.authorization === undefined ? 0 : failures.hit(networkOf(request.ip), context.monotonic())
    if (wait === 0) return notAuthenticated()
    return new Refusal('too-many', `Too many wrong keys from this address. Try again in ${wait} seconds.`, {
      retryAfter: wait,
    })
  }
}

/** The key as it was sent, raw or after `Bearer`; two headers are as good as none. */
function keyTextOf(request: FastifyRequest): string | undefined {
  const sent = request.headers.authorization
  if (sent === undefined || countHeader(request.raw, 'authorization') !== 1) return undefined
  return sent.startsWith('kal_') ? sent : sent.replace(/^bearer +/i, '')
}

function actorFrom(row: KeyRow): Caller {
  return { organization: row.organization as OrganizationId, by: { key: row.id }, scope: row.scope }
}

/** A path nobody serves has no access of its own: it is judged by its method. */
function mayCall(scope: Scope, access: Access | undefined, method: string): boolean {
  if (scope === 'read-write') return true
  if (access === undefined) return scope === (method === 'GET' || method === 'HEAD' ? 'read' : 'write')
  return scope === access
}

const notAuthenticated = () => new Refusal('unauthenticated', 'Not authenticated.')
