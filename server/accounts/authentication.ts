import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { type Actor, type OrganizationId, type Scope, setActor } from '../http/actor.ts'
import { countHeader } from '../http/hosts.ts'
import { RateLimit, networkOf } from '../http/rate-limit.ts'
import { type Access, accessOf } from '../http/route.ts'
import { Refusal } from '../refusal.ts'
import { hashOf, parseKey, sameHash } from './key-text.ts'
import { type KeyRow, keyReader, noteKeyUse } from './store.ts'

// A key that was revoked elsewhere works at most this long.
const believedFor = 500
const wrongKeys = { limit: 30, seconds: 10 }
const unknownKey = { hash: hashOf('') }

/** Every request below this point needs a key. It is checked before the path, the method and the body are looked at. */
export function requireKey(app: FastifyInstance, context: Context) {
  const readKey = keyReader(context.database)
  const noteUse = noteKeyUse(context.database)
  const believed = new Map<string, { actor: Actor; expires: number | null; until: number }>()
  const failures = new RateLimit(wrongKeys.limit, wrongKeys.seconds)
  const requests = context.settings.apiRateLimit === null ? null : new RateLimit(context.settings.apiRateLimit, 60)

  app.addHook('onRequest', async (request) => {
    const access = accessOf(request)
    if (access === 'public') return
    const actor = await identify(request)
    if (!actor) throw refusal(request)
    if (!mayCall(actor.scope, access, request.method)) throw notAuthenticated()
    const wait = requests?.hit(String(actor.key), context.now()) ?? 0
    if (wait > 0) throw new Refusal('too-many', `Too many requests with this key. Try again in ${wait} seconds.`, { retryAfter: wait })
    setActor(request, actor)
  })

  async function identify(request: FastifyRequest): Promise<Actor | undefined> {
    const sent = request.headers.authorization
    if (sent === undefined || countHeader(request, 'authorization') !== 1) return undefined
    const text = sent.replace(/^bearer +/i, '')
    const now = context.now()

    const known = believed.get(text)
    if (known && known.until > now && (known.expires ?? Infinity) > now) return known.actor

    const key = parseKey(text)
    if (!key) return undefined
    const [row] = await readKey(key.publicId)
    // An unknown key costs the same comparison, so that time does not tell which ids exist.
    const proven = sameHash(hashOf(key.secret), (row ?? unknownKey).hash)
    if (!row || !proven || row.active !== 1 || (row.expires ?? Infinity) <= now) return undefined

    const actor = actorFrom(row)
    if (believed.size >= 1000) believed.clear()
    believed.set(text, { actor, expires: row.expires, until: now + believedFor })
    noteUse(row, now)
    return actor
  }

  /** Only failures are counted, so a good key always works, also from an address that guesses. */
  function refusal(request: FastifyRequest): Refusal {
    const wait = request.headers.authorization === undefined ? 0 : failures.hit(networkOf(request.ip), context.now())
    if (wait === 0) return notAuthenticated()
    return new Refusal('too-many', `Too many wrong keys from this address. Try again in ${wait} seconds.`, { retryAfter: wait })
  }
}

function actorFrom(row: KeyRow): Actor {
  return { organization: row.organization as OrganizationId, plan: row.plan, scope: row.scope, key: row.id }
}

/** A path nobody serves has no access of its own: it is judged by its method. */
function mayCall(scope: Scope, access: Access | undefined, method: string): boolean {
  if (scope === 'read-write') return true
  if (access === undefined) return scope === (method === 'GET' || method === 'HEAD' ? 'read' : 'write')
  return scope === access
}

const notAuthenticated = () => new Refusal('unauthenticated', 'Not authenticated.')
