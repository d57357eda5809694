import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Settings, SignInWay } from '../../config.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../database/open.ts'
import { countryReader } from '../../http/country.ts'
import { lazy } from '../../lazy.ts'
import { type SessionRow, deleteSessions, deleteSessionsBefore, insertSession, sessionsOf } from './session-store.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** A session ends if it isn't used for two weeks, and after 90 days in any case. */
export const idleLimit = 14 * day
export const ageLimit = 90 * day
/** Sensitive acts need a sign-in that is at most this old. */
export const recentSignIn = 15 * minute

export type { SignInWay }

export const tokenHash = (token: string) => createHash('sha256').update(token).digest('hex')
export const newToken = () => randomBytes(32).toString('base64url')

/** The device and country of a request, for the list of sessions. */
export interface Origin {
  readonly device: string
  readonly country: string | null
}

const longestDevice = 300

export function originReader({ settings }: Pick<Context, 'settings'>) {
  const reader = lazy(() => countryReader(settings))
  return async (request: FastifyRequest): Promise<Origin> => {
    const country = (await reader())(request.raw)
    return { device: (request.headers['user-agent'] ?? '').slice(0, longestDevice), country: country || null }
  }
}

/** Starts a session. The token goes into the cookie; only its hash is stored. */
export async function startSession(
  tx: Transaction,
  now: number,
  session: { readonly user: number; readonly way: SignInWay; readonly origin: Origin },
): Promise<{ id: number; token: string }> {
  const token = newToken()
  const { user, way, origin } = session
  const id = await insertSession(tx, {
    hash: tokenHash(token),
    user_account: user,
    way,
    ...origin,
    created: now,
    last_seen: now,
  })
  return { id, token }
}

export function isAlive({ created, last_seen }: Pick<SessionRow, 'created' | 'last_seen'>, now: number): boolean {
  return now - last_seen < idleLimit && now - created < ageLimit
}

export async function listSessions({ database, now }: Pick<Context, 'database' | 'now'>, user: number) {
  const rows = await database.read((db) => sessionsOf(db, user))
  return rows.filter((row) => isAlive(row, now()))
}

export { deleteSessions }

/** Removes sessions that have ended by themselves. */
export async function removeEndedSessions({ database, now }: Pick<Context, 'database' | 'now'>) {
  await database.transaction((tx) => deleteSessionsBefore(tx, now() - idleLimit, now() - ageLimit))
}

/** On https the prefix makes browsers refuse the cookie from other hosts and over plain http. */
export function cookieName({ publicUrl }: Pick<Settings, 'publicUrl'>): string {
  return isSecure(publicUrl) ? '__Host-kalends' : 'kalends'
}

export function setSessionCookie(reply: FastifyReply, settings: Pick<Settings, 'publicUrl'>, token: string) {
  return reply.header('set-cookie', cookie(settings, cookieName(settings), token, ageLimit / 1000))
}

export function clearSessionCookie(reply: FastifyReply, settings: Pick<Settings, 'publicUrl'>) {
  return reply.header('set-cookie', cookie(settings, cookieName(settings), '', 0))
}

/** A cookie that scripts cannot read and other sites cannot send along, except when they link to us. */
export function cookie(
  { publicUrl }: Pick<Settings, 'publicUrl'>,
  name: string,
  value: string,
  seconds: number,
): string {
  const secure = isSecure(publicUrl) ? '; Secure' : ''
  return `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`
}

const isSecure = (url: string) => url.startsWith('https:')

/** The value of a cookie; undefined if there is none, or several of that name. */
export function cookieOf({ headers }: FastifyRequest, name: string): string | undefined {
  const sent = headers.cookie
  if (sent === undefined) return undefined
  let found: string | undefined
  // Without arrays and copies: this is on the way of every request of the application.
  for (let start = 0, end = 0; end < sent.length; start = end + 1) {
    end = sent.indexOf(';', start)
    if (end === -1) end = sent.length
    while (sent[start] === ' ') start += 1
    if (!sent.startsWith(name, start) || sent[start + name.length] !== '=') continue
    if (found !== undefined) return undefined
    found = sent.slice(start + name.length + 1, end).trimEnd()
  }
  return found
}

const tokenPattern = /^[\w-]{43}$/

/** The session token of a request. Anything that cannot be one is never looked up. */
export function sessionToken(request: FastifyRequest, name: string): string | undefined {
  const value = cookieOf(request, name)
  return value !== undefined && tokenPattern.test(value) ? value : undefined
}
