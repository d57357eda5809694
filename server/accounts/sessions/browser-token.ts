import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '../../config.ts'
import { cookie, cookieName, newToken, sessionToken } from './sessions.ts'

const seconds = 10 * 60

/** A secret that identifies a browser until it has signed in, so that nobody else can finish what it has begun. */
export function giveBrowserToken(request: FastifyRequest, reply: FastifyReply, settings: Settings): string {
  // Kept while it is valid, so that two tabs can sign in at the same time.
  const token = browserToken(request, settings) ?? newToken()
  void reply.header('set-cookie', cookie(settings, nameIn(settings), token, seconds))
  return token
}

export function browserToken(request: FastifyRequest, settings: Settings): string | undefined {
  return sessionToken(request, nameIn(settings))
}

const nameIn = (settings: Settings) => `${cookieName(settings)}-browser`
