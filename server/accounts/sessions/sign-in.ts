import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../database/open.ts'
import { deleteSessionByHash } from './session-store.ts'
import {
  type SignInWay,
  clearSessionCookie,
  cookieName,
  originReader,
  sessionToken,
  setSessionCookie,
  startSession,
  tokenHash,
} from './sessions.ts'

/** Signs in a user who has proved who they are: starts a session and sets its cookie. */
export async function completeSignIn(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  user: number,
  way: SignInWay,
) {
  await signInBy(context, request, reply, way, async () => user)
}

/**
 * The same for a proof that is used up in the transaction that starts the session. `identify` returns the user, or undefined
 * if there is no proof: then nothing happens. Returns the user.
 */
export async function signInBy(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  way: SignInWay,
  identify: (tx: Transaction) => Promise<number | undefined>,
): Promise<number | undefined> {
  const { database, metrics, now, settings } = context
  const origin = await originReader(context)(request)
  const started = await database.transaction(async (tx) => {
    const user = await identify(tx)
    if (user === undefined) return undefined
    await endSessionOf(tx, request, cookieName(settings))
    return { user, ...(await startSession(tx, now(), { user, way, origin })) }
  })
  if (started) {
    setSessionCookie(reply, settings, started.token)
    metrics.counter('kalends_sign_ins_total', 'Sign-ins of people by way.', { way }).add()
  }
  return started?.user
}

/** Ends the session of this browser, if there is one. */
export async function signOut({ database, settings }: Context, request: FastifyRequest, reply: FastifyReply) {
  await database.transaction((tx) => endSessionOf(tx, request, cookieName(settings)))
  clearSessionCookie(reply, settings)
}

/** Somebody who planted a session before the sign-in knows its token, and must not share the new session. */
async function endSessionOf(tx: Transaction, request: FastifyRequest, name: string) {
  const token = sessionToken(request, name)
  if (token !== undefined) await deleteSessionByHash(tx, tokenHash(token))
}
