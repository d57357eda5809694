import type { Me, UserRole } from '@kalends/contract'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { instantText } from '../http/formats.ts'
import { newAddressOf } from './link-store.ts'
import { type UserRow, organizationsOf } from './people-store.ts'

/** What a signed-in person sees about themselves. */
export async function profileOf(db: Kysely<Tables>, user: UserRow, signedIn: number, now: number): Promise<Me> {
  const { id, email, name, language, time_zone, password_hash } = user
  const organizations = await organizationsOf(db, id)
  return {
    id,
    email,
    new_email: await newAddressOf(db, id, now),
    name,
    language,
    time_zone,
    has_password: password_hash !== null,
    signed_in: instantText(signedIn),
    organizations: organizations.map((each) => ({ ...each, role: each.role as UserRole })),
  }
}
