import type { UserRole } from '@kalends/contract'
import type { Settings } from '../config.ts'
import type { Transaction } from '../database/open.ts'
import { type LinkRow, deleteLinks, deleteLinksBefore, insertLink, linkByHash, takeLink } from './link-store.ts'
import { newToken, tokenHash } from './sessions/sessions.ts'
import type { Context } from '../context.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/**
 * What a link is for, and how long it is valid:
 * - `sign-in`: by mail, for a user who asked for it
 * - `password`: by mail, to choose a new password
 * - `email`: by mail to a new address of a user, to confirm it
 * - `access`: made by an operator for a user who has no other way in, or for the first owner
 * - `invitation`: by mail, to join an organization
 */
export const lifetimes = {
  'sign-in': 15 * minute,
  password: hour,
  email: 15 * minute,
  access: day,
  invitation: 7 * day,
} as const
export type LinkPurpose = keyof typeof lifetimes

export interface NewLink {
  readonly purpose: LinkPurpose
  readonly user?: number
  readonly email?: string
  readonly organization?: number
  readonly role?: UserRole
}

export interface CreatedLink {
  readonly id: number
  /** For the address of the link. Only its hash is stored. */
  readonly token: string
  readonly expires: number
}

/** Makes a link. Earlier ones for the same purpose and person stop working. */
export async function createLink(tx: Transaction, now: number, link: NewLink): Promise<CreatedLink> {
  const { purpose, user = null, email = null, organization = null, role = null } = link
  await deleteLinks(tx, { purpose, user_account: user, email, organization })
  const token = newToken()
  const expires = now + lifetimes[purpose]
  const hash = tokenHash(token)
  const id = await insertLink(tx, {
    hash,
    purpose,
    email,
    user_account: user,
    organization,
    role,
    created: now,
    expires,
  })
  return { id, token, expires }
}

/** The address that an operator hands to a person. */
export function accessLink({ publicUrl }: Pick<Settings, 'publicUrl'>, token: string): string {
  return `${publicUrl}/app/link/${token}`
}

/** What a link is for, without using it up. Undefined if it is unknown, used or expired. */
export async function readLink(
  { database, now }: Pick<Context, 'database' | 'now'>,
  purposes: readonly LinkPurpose[],
  token: string,
): Promise<LinkRow | undefined> {
  const found = await database.read((db) => linkByHash(db, tokenHash(token)))
  return isUsable(found, purposes, now()) ? found : undefined
}

/** A link that has expired and was not used, as long as it is stored. */
export async function expiredLink(
  { database, now }: Pick<Context, 'database' | 'now'>,
  token: string,
): Promise<LinkRow | undefined> {
  const found = await database.read((db) => linkByHash(db, tokenHash(token)))
  return found && found.expires <= now() ? found : undefined
}

/** Uses up a link: of two requests with the same one, one gets it. */
export async function useLink(
  tx: Transaction,
  now: number,
  purposes: readonly LinkPurpose[],
  token: string,
): Promise<LinkRow | undefined> {
  const found = await linkByHash(tx, tokenHash(token))
  return isUsable(found, purposes, now) && (await takeLink(tx, found.id)) ? found : undefined
}

function isUsable(found: LinkRow | undefined, purposes: readonly LinkPurpose[], now: number): found is LinkRow {
  return found !== undefined && found.expires > now && purposes.some((purpose) => purpose === found.purpose)
}

export async function removeExpiredLinks({ database, now }: Pick<Context, 'database' | 'now'>) {
  await database.transaction((tx) => deleteLinksBefore(tx, now()))
}
