import { type UserRole, roles } from '@kalends/contract'
import { type Oidc, isMicrosoft } from '../../config/oidc.ts'
import type { Transaction } from '../../database/open.ts'
import type { OrganizationId } from '../../http/actor.ts'
import { Refusal } from '../../refusal.ts'
import { insertIdentity, userByIdentity } from './identity-store.ts'
import { changeRole, join } from '../members.ts'
import type { Claims } from './oidc.ts'
import { OidcFailure } from './oidc-failure.ts'
import { lockMembers, roleOf, userByEmail } from '../people-store.ts'
import { firstOrganization } from '../store.ts'
import { addUser, isName, userAddress } from '../users.ts'

/**
 * The user who belongs to an account of the provider. The first time it is found by the email address, if the provider
 * vouches for it; from then on by the account alone, even if the address changes. Throws an OidcFailure.
 */
export async function userWith(tx: Transaction, now: number, oidc: Oidc, claims: Claims): Promise<number> {
  const identity = { issuer: claims.iss, subject: claims.sub }
  const known = await userByIdentity(tx, identity)
  const user = known ?? (await firstSignIn(tx, now, oidc, claims))
  await followRole(tx, now, oidc, user, claims)
  return user
}

async function firstSignIn(tx: Transaction, now: number, oidc: Oidc, claims: Claims): Promise<number> {
  const email = typeof claims.email === 'string' ? userAddress(claims.email) : undefined
  if (email === undefined || !isVerified(oidc, claims)) throw new OidcFailure('unverified')
  // Locked, so that two first sign-ins of one person don't both create a user.
  const organization = oidc.autoJoin as OrganizationId | null
  const mayJoin = organization !== null && (await lockMembers(tx, organization))
  if (organization !== null && !mayJoin)
    throw new OidcFailure('unknown', {
      message: `OIDC_AUTO_JOIN names organization ${organization}, which is missing.`,
    })

  const present = (await userByEmail(tx, email))?.id
  const role = oidc.roleClaim === null ? 'viewer' : roleIn(oidc, claims)
  if (present === undefined && !mayJoin) throw new OidcFailure('unknown')
  if (present === undefined && role === undefined) throw new OidcFailure('no-role')
  const user = present ?? (await addUser(tx, now, { email, name: nameIn(claims) }))
  const identity = { issuer: claims.iss, subject: claims.sub, user_account: user, created: now }
  // Providers give the address of a person who left to another one, who must not get the old account.
  if (!(await insertIdentity(tx, identity)) && (await userByIdentity(tx, identity)) !== user)
    throw new OidcFailure('taken')
  // Only now: somebody who is removed later stays removed.
  if (mayJoin && role !== undefined) await join(tx, { organization, by: { user } }, now, user, role)
  return user
}

/** Microsoft sends `xms_edov` instead: the tenant has proved that it owns the domain of the address. */
function isVerified(oidc: Oidc, { email_verified, xms_edov }: Claims): boolean {
  if (email_verified !== undefined) return email_verified === true
  return isMicrosoft(oidc) && [true, 1, '1', 'true'].includes(xms_edov as boolean)
}

/** The role follows the claim at every sign-in, in one organization. The last owner stays. */
async function followRole(tx: Transaction, now: number, oidc: Oidc, user: number, claims: Claims) {
  const role = roleIn(oidc, claims)
  const organization = (oidc.autoJoin ?? (await firstOrganization(tx))) as OrganizationId | undefined
  if (role === undefined || organization === undefined) return
  const present = await roleOf(tx, organization, user)
  if (present === undefined || present === role) return
  try {
    await changeRole(tx, { organization, by: { system: 'oidc' } }, now, user, role, null)
  } catch (error) {
    if (!(error instanceof Refusal) || error.kind !== 'conflict') throw error
  }
}

/** The highest role that a value of the claim gives. Undefined if there is none, or no claim. */
function roleIn({ roleClaim, roleMap }: Oidc, claims: Claims): UserRole | undefined {
  if (roleClaim === null) return undefined
  const values = [claimAt(claims, roleClaim) ?? []].flat().filter((value) => typeof value === 'string')
  const given = new Set(values.map((value) => roleMap.get(value)))
  return roles.find((role) => given.has(role)) ?? roleMap.get('*')
}

/** A name may contain dots, or lead into objects as `realm_access.roles` does. */
function claimAt(claims: Readonly<Record<string, unknown>>, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name]
  return name
    .split('.')
    .reduce<unknown>(
      (value, part) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, part)
          ? (value as Record<string, unknown>)[part]
          : undefined,
      claims,
    )
}

function nameIn({ name }: Claims): string {
  return typeof name === 'string' && isName(name) ? name : ''
}
