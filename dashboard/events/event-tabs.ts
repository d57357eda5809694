import { can, inOrganization } from '../session.ts'
import { words } from '../words.ts'

/** The tabs of an event. Drafts and viewers have the same ones, except for what a viewer cannot see. */
export function eventTabs(prokey: string) {
  const texts = words.events.tabs
  return [
    { label: can('editor') ? texts.edit : texts.details, href: inOrganization('events', prokey) },
    { label: texts.attendees, href: inOrganization('events', prokey, 'attendees') },
    { label: texts.statistics, href: inOrganization('events', prokey, 'statistics') },
    { label: texts.share, href: inOrganization('events', prokey, 'share') },
    ...(can('editor') ? [{ label: texts.history, href: inOrganization('events', prokey, 'history') }] : []),
  ]
}
