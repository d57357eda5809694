import { inOrganization } from '../session.ts'
import { words } from '../words.ts'
import { kinds } from './kinds.ts'

/** The places below Templates. */
export function templateTabs() {
  const { kinds: texts, mailsTab, imagesTab } = words.templates
  const tab = (place: string, label: string) => ({ label, href: inOrganization('templates', place) })
  return [
    ...Object.values(kinds).map(({ place }) => tab(place, texts[place].tab)),
    tab('mails', mailsTab),
    tab('images', imagesTab),
  ]
}
