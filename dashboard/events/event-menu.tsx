import { boot } from '../boot.ts'
import { Menu, type MenuItem, copyText, toast } from '../kit/index.ts'
import { can, inOrganization } from '../session.ts'
import { words } from '../words.ts'
import { type Target, asked, duplicate, publish, unpublish } from './event-actions.ts'

interface EventMenuProps {
  readonly event: Target
  readonly more?: readonly (MenuItem | null | false)[]
  /** What editing it is called, if it is about more than what is shown. */
  readonly edit?: string
}

/** What can be done with one event. */
export function EventMenu({ event, more = [], edit = words.common.edit }: EventMenuProps) {
  const texts = words.events.actions
  const { prokey, title, status } = event
  const isPublished = status === 'published'
  const page = `${boot.publicUrl}/${prokey}`
  const isEditor = can('editor')
  const items: (MenuItem | null | false)[] = [
    {
      label: isEditor ? edit : words.common.open,
      icon: isEditor ? 'edit' : 'show',
      href: inOrganization('events', prokey),
    },
    isPublished && { label: texts.openPage, icon: 'external', href: page, isExternal: true },
    isPublished && { label: texts.copyLink, icon: 'link', run: () => void copyLink(page) },
    ...more,
  ]
  const changes: (MenuItem | null)[] = [
    null,
    { label: words.common.duplicate, icon: 'duplicate', run: () => void duplicate([event]) },
    isPublished
      ? { label: texts.unpublish, icon: 'hide', run: () => void unpublish([event]) }
      : { label: texts.publish, icon: 'publish', run: () => void publish([event]) },
    { label: texts.move, icon: 'move', run: () => (asked.value = { to: 'move', events: [event] }) },
    null,
    {
      label: words.common.delete,
      icon: 'remove',
      isDangerous: true,
      run: () => (asked.value = { to: 'delete', events: [event] }),
    },
  ]
  return (
    <Menu
      kind="quiet"
      size="small"
      icon="more"
      label={texts.of(title)}
      items={isEditor ? [...items, ...changes] : items}
    />
  )
}

async function copyLink(link: string) {
  if (await copyText(link)) toast(words.events.actions.linkCopied)
  // So that the person can copy it from here.
  else toast(link, { isError: true })
}
