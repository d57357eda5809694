import { type UserRole } from '@kalends/contract'
import type { IconName } from './icon-lines.ts'
import { inOrganization } from './session.ts'
import { words } from './first-words.ts'

/** A place in the navigation. */
export interface Place {
  readonly id: 'home' | 'events' | 'calendars' | 'attendees' | 'statistics' | 'templates' | 'settings'
  readonly icon: IconName
  readonly href: string
  readonly label: string
  /** Two keys in a row. */
  readonly keys: string
  readonly role: UserRole
}

export function places(): Place[] {
  const place = (id: Place['id'], address: string, keys: string, role: UserRole = 'viewer'): Place => ({
    id,
    icon: id,
    href: address === '' ? inOrganization() : inOrganization(address),
    label: words.shell[id],
    keys,
    role,
  })
  return [
    place('home', '', 'g h'),
    place('events', 'events', 'g e'),
    place('calendars', 'groups', 'g c'),
    place('attendees', 'attendees', 'g a'),
    place('statistics', 'statistics', 'g s'),
    place('templates', 'templates', 'g t'),
    place('settings', 'settings', 'g x'),
  ]
}
