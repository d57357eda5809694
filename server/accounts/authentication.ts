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

// Milliseconds. A key that was disabled elsewhere works at most this long, even if the change is never announced.
const maxKeyAge = 500
const cachedBytes = 500
const wrongKeys = { limit: 30, seconds: 10 }
const unknownKey = { hash: hashOf('') }

/** Every request below this point needs a key. It is checked before path, method and body. */
export function requireKey(app: FastifyInstance, context: Context) {
  const readKey = keyReader(context.database)
  const noteUse = noteKeyUse(context.database)
  const failures = new RateLimit(wrongKeys.limit, wrongKeys.seconds)
  const load = new KeyLoad()
  const requests = context.settings.apiRateLimit === null ? null : new RateLimit(context.settings.apiRateLimit, 60)

  // Callbacks, so that a cached key doesn't cost a promise: see `whenRead`.
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
      return new Refusal(
        'too-many',
        'Too many concurrent requests with this key. Wait for responses before sending more.',
        {
          retryAfter: 1,
        },
      )
    setActor(request, actor)
    return undefined
  }

  function identify({ secret }: KeyText, row: KeyRow | undefined): Loaded<Caller> | undefined {
    const now = context.now()
    // An unknown key costs the same comparison, so that timing does not reveal which ids exist.
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

/** The key as sent, raw or after `Bearer`. Two headers count as none. */
function keyTextOf(request: FastifyRequest): string | undefined {
  const sent = request.headers.authorization
  if (sent === undefined || countHeader(request.raw, 'authorization') !== 1) return undefined
  return sent.startsWith('kal_') ? sent : sent.replace(/^bearer +/i, '')
}

function actorFrom(row: KeyRow): Caller {
  return { organization: row.organization as OrganizationId, by: { key: row.id }, scope: row.scope }
}

/** An unknown path declares no access, so its method decides. */
function mayCall(scope: Scope, access: Access | undefined, method: string): boolean {
  if (scope === 'read-write') return true
  if (access === undefined) return scope === (method === 'GET' || method === 'HEAD' ? 'read' : 'write')
  return scope === access
}

const notAuthenticated = () => new Refusal('unauthenticated', 'Not authenticated.')
