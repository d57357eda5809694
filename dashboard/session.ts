import { type Me, type UserRole, hasRole } from '@kalends/contract'
import { computed, signal } from '@preact/signals'
import { boot } from './boot.ts'
import { matchPath, path } from './router.ts'

/** The signed-in person. */
export const me = signal<Me>(boot.me)

/** The id in the address, or null outside of an organization. */
export const organizationId = computed(() => {
  const id = /^\/app\/o\/([^/]+)/.exec(path.value)?.[1]
  return id === undefined ? null : Number(id)
})

/** The organization in the address, if the person belongs to it. */
export const organization = computed(() => me.value.organizations.find(({ id }) => id === organizationId.value))

/** Whether the person's role in this organization is at least the given one. */
export function can(least: UserRole): boolean {
  return organization.value !== undefined && hasRole(organization.value.role as UserRole, least)
}

/** The address of a place in this organization: `inOrganization('events', prokey)`. */
export function inOrganization(...parts: readonly (string | number)[]): string {
  return ['/app/o', organizationId.value, ...parts.map((part) => encodeURIComponent(part))].join('/')
}

/** Whether the person is at this place or below it. */
export function isAt(place: string): boolean {
  return path.value === place || path.value.startsWith(`${place}/`)
}

export { matchPath }
