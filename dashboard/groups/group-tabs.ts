import { inOrganization } from '../session.ts'
import { words } from '../words.ts'

export function groupTabs(prokey: string) {
  const texts = words.groups.tabs
  return [
    { label: texts.edit, href: inOrganization('groups', prokey) },
    { label: texts.events, href: inOrganization('groups', prokey, 'events') },
    { label: texts.statistics, href: inOrganization('groups', prokey, 'statistics') },
    { label: texts.share, href: inOrganization('groups', prokey, 'share') },
  ]
}
