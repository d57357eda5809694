import type { UserRole } from '@kalends/contract'
import type { FastifyRequest } from 'fastify'
import { type Loaded, noOrganization } from '../../cache/cache.ts'
import type { Context } from '../../context.ts'
import { whenRead } from '../../database/open.ts'
import type { Caller, OrganizationId } from '../../http/actor.ts'
import { accessOf } from '../../http/route.ts'
import { isSameSite } from '../../http/same-site.ts'
import { Refusal, noEntryFound } from '../../refusal.ts'
import { maxCallerAge, scopeOf } from './permissions.ts'
import { type SessionInUse, removedReader, sessionReader, touchSession } from './session-store.ts'
import { ageLimit, cookieName, idleLimit, isAlive, originReader, sessionToken, tokenHash } from './sessions.ts'

const cachedBytes = 400
const seenEvery = 60_000

type Found = Caller | Refusal | undefined

/** The header that a request with a session must carry. Other sites cannot send it without our permission. */
const organizationHeader = 'kalends-organization'

/**
 * Finds the signed-in person behind a request by the session cookie. A cached session costs no query; it is read again
 * after half a second, or when a membership of the organization changes.
 */
export function sessionCallers(context: Context): (request: FastifyRequest) => Found | Promise<Found> {
  const { cache, database, settings } = context
  const read = sessionReader(database)
  const wasRemoved = removedReader(database)
  const noteSeen = seenNotes(context)
  let name: string | undefined

  return (request) => {
    // Read late: with PORT=0 the address is known only after listening.
    const token = sessionToken(request, (name ??= cookieName(settings)))
    const organization = organizationOf(request)
    if (token === undefined) return undefined
    if (organization === undefined) return isForPeople(request) ? withoutHeader() : undefined
    if (!isSameSite(request, settings)) return otherSite()
    const found = cache.load(`session ${token} ${organization}`, () =>
      whenRead(read(organization, tokenHash(token)), ([row]) => identify(row, organization)),
    )
    const decide = (caller: Caller | undefined) => (caller ? judge(request, caller) : whyEnded(token))
    return found instanceof Promise ? found.then(decide) : decide(found)
  }

  /** Tells only those who have the token of a session. */
  async function whyEnded(token: string): Promise<Refusal | undefined> {
    return (await wasRemoved(tokenHash(token))).length > 0 ? removed() : undefined
  }

  function judge(request: FastifyRequest, caller: Caller): Found {
    noteSeen(caller, request)
    // The person exists, but not in this organization: to them it doesn't exist.
    return caller.role === null && accessOf(request) !== 'user' ? noEntryFound() : caller
  }

  function identify(row: SessionInUse | undefined, organization: number): Loaded<Caller> | undefined {
    if (!row || !isAlive(row, context.now())) return undefined
    const { id, user_account, created, last_seen, role } = row
    return {
      value: {
        organization: organization as OrganizationId,
        by: { user: user_account },
        scope: role === null ? 'read' : scopeOf(role),
        role,
        session: { id, created, last_seen },
      },
      organization: organization || noOrganization,
      bytes: cachedBytes,
      until: Math.min(created + ageLimit, last_seen + idleLimit),
      maxAge: maxCallerAge,
    }
  }
}

/**
 * The role of the person behind a request in an organization that the address names in another way, for links that a browser
 * opens. Such a request must not change anything.
 */
export function memberOf({ database, settings, now }: Context) {
  const read = sessionReader(database)
  return async (request: FastifyRequest, organization: number): Promise<UserRole | undefined> => {
    const token = sessionToken(request, cookieName(settings))
    const [row] = token === undefined ? [] : await read(organization, tokenHash(token))
    return row && isAlive(row, now()) ? (row.role ?? undefined) : undefined
  }
}

/** The id in the header, 0 for `none`, undefined if it is missing or no id. */
function organizationOf({ headers }: FastifyRequest): number | undefined {
  const sent = headers[organizationHeader]
  if (typeof sent !== 'string') return undefined
  if (sent === 'none') return 0
  return /^[1-9]\d{0,14}$/.test(sent) ? Number(sent) : undefined
}

const removed = () =>
  new Refusal('unauthenticated', 'You no longer belong to this organization, so you were signed out.', {
    details: { reason: 'removed' },
  })

const otherSite = () =>
  new Refusal(
    'forbidden',
    'This request comes from another site, or does not say where it comes from, so the session does not count. Programs use an API key and the API at /v1.',
  )

const isForPeople = (request: FastifyRequest) => accessOf(request) === 'member' || accessOf(request) === 'user'

const withoutHeader = () =>
  new Refusal(
    'unauthenticated',
    'Name the organization by its id in the header Kalends-Organization, or send "none" for what concerns only yourself.',
  )

/** Records when a session was last used, to the minute, without making the request wait. */
function seenNotes(context: Context) {
  const originOf = originReader(context)
  const noted = new Map<number, number>()
  return ({ session }: Caller, request: FastifyRequest) => {
    const { id, last_seen } = session!
    const now = context.now()
    if (Math.abs(now - Math.max(noted.get(id) ?? 0, last_seen)) < seenEvery) return
    if (noted.size >= 10_000) noted.clear()
    noted.set(id, now)
    const write = async () => {
      const { country } = await originOf(request)
      await context.database.transaction((tx) => touchSession(tx, id, now, country))
    }
    // The next use tries again; a request must not fail because of this.
    void write().catch(() => noted.delete(id))
  }
}
