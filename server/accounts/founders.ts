import { type UserRole, hasRole } from '@kalends/contract'
import type { Settings } from '../config.ts'

/**
 * Whether a person who has these roles may create an organization. By default people who were invited only to read or write
 * may not: they would send mail for organizations of their own.
 */
export function mayFound(
  { organizations: who }: Pick<Settings, 'organizations'>,
  memberships: readonly { readonly role: string }[],
): boolean {
  if (who !== 'admins') return who === 'everyone'
  return memberships.some(({ role }) => hasRole(role as UserRole, 'admin'))
}
