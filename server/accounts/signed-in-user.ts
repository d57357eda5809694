import type { FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { type UserRow, userById } from './people-store.ts'
import { sessionReader } from './sessions/session-store.ts'
import { cookieName, isAlive, sessionToken, tokenHash } from './sessions/sessions.ts'

export interface SignedInUser {
  readonly user: UserRow
  /** The id of the session. */
  readonly session: number
  /** When the person signed in. */
  readonly since: number
}

/** Who is signed in, for pages, which browsers open without the header that operations need. They only read. */
export function signedInUsers({ database, settings, now }: Context) {
  const read = sessionReader(database)
  return async (request: FastifyRequest): Promise<SignedInUser | undefined> => {
    const token = sessionToken(request, cookieName(settings))
    const [session] = token === undefined ? [] : await read(0, tokenHash(token))
    if (!session || !isAlive(session, now())) return undefined
    const user = await database.read((db) => userById(db, session.user_account))
    return user && { user, session: session.id, since: session.created }
  }
}
