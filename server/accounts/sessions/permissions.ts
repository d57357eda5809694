import { type UserRole, hasRole } from '@kalends/contract'
import type { FastifyRequest } from 'fastify'
import type { Caller, Scope } from '../../http/actor.ts'
import { roleNeeded } from '../../http/route.ts'
import { Refusal } from '../../refusal.ts'
import { recentSignIn } from './sessions.ts'

// Milliseconds. A key or session that was ended elsewhere works at most this long, even if the change is never announced.
export const maxCallerAge = 500

/** What a signed-in person may do with the API, as the scope that a key with the same rights would have. */
export function scopeOf(role: UserRole): Scope {
  return hasRole(role, 'editor') ? 'read-write' : 'read'
}

/** Why a signed-in person may not make this request; undefined if they may. */
export function mayActAs({ role, session }: Caller, request: FastifyRequest, now: number): Refusal | undefined {
  const needed = roleNeeded(request)
  // An unknown path: it gets its 404 or 405.
  if (!needed || !session) return undefined
  if (role !== null && needed.access !== 'user' && !hasRole(role, needed.role)) return forbidden(needed.role)
  if (needed.isSensitive && now - session.created >= recentSignIn) return signInAgain()
  return undefined
}

const article = (role: UserRole) => (role === 'viewer' ? 'a' : 'an')

function forbidden(role: UserRole): Refusal {
  return new Refusal(
    'forbidden',
    `Your role does not allow this. It takes ${article(role)} ${role} of the organization.`,
    {
      details: { role },
    },
  )
}

function signInAgain(): Refusal {
  return new Refusal('forbidden', 'Sign in again to do this: your last sign-in is more than 15 minutes ago.', {
    details: { reason: 'sign-in-again' },
  })
}
