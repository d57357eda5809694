import { type UserRole } from '@kalends/contract'
import type { IconName } from './icon-lines.ts'
import { inOrganization } from './session.ts'
import { words } from './first-words.ts'

/** A place in the navigation. */
export interface Place {
  readonly id: 'home' | 'events' | 'calendars' | 'attendees' | 'statistics' | 'templates' | 'settings'
  readonly icon: IconName
  /** Of its first screen. */
  readonly href: string
  /** Every screen of the place is here or below. */
  readonly root: string
  readonly label: string
  /** Two keys in a row. */
  readonly keys: string
  readonly role: UserRole
}

export function places(): Place[] {
  function place(id: Place['id'], address: string, keys: string, role: UserRole = 'viewer'): Place {
    const [first, ...rest] = address.split('/')
    const root = first === '' ? inOrganization() : inOrganization(first!)
    return { id, icon: id, href: [root, ...rest].join('/'), root, label: words.shell[id], keys, role }
  }
  return [
    place('home', '', 'g h'),
    place('events', 'events', 'g e'),
    place('calendars', 'groups', 'g c'),
    place('attendees', 'attendees', 'g a'),
    place('statistics', 'statistics', 'g s'),
    place('templates', 'templates/styles', 'g t'),
    place('settings', 'settings', 'g x'),
  ]
}
