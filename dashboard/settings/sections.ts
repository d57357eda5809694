import type { UserRole } from '@kalends/contract'
import type { IconName } from '../icon-lines.ts'
import { can, inOrganization } from '../session.ts'
import { words } from '../words.ts'

/** A place in the settings. */
export interface Section {
  readonly id: keyof typeof words.shell.sections
  readonly icon: IconName
  readonly role: UserRole
}

export const sections: readonly Section[] = [
  { id: 'organization', icon: 'organization', role: 'viewer' },
  { id: 'people', icon: 'attendees', role: 'viewer' },
  { id: 'keys', icon: 'key', role: 'admin' },
  { id: 'domains', icon: 'domain', role: 'admin' },
  { id: 'mail', icon: 'mail', role: 'editor' },
  { id: 'deleted', icon: 'restore', role: 'editor' },
  { id: 'activity', icon: 'activity', role: 'admin' },
  { id: 'export', icon: 'export', role: 'owner' },
]

export const shownSections = () => sections.filter(({ role }) => can(role))
export const labelOf = ({ id }: Pick<Section, 'id'>) => words.shell.sections[id]
export const hrefOf = ({ id }: Pick<Section, 'id'>) => inOrganization('settings', id)
