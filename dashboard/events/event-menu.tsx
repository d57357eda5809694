import { boot } from '../boot.ts'
import { Menu, type MenuItem, copyText, toast } from '../kit/index.ts'
import { can, inOrganization } from '../session.ts'
import { words } from '../words.ts'
import { cancelEvent, isCancellable } from './cancelling.ts'
import { type Target, asked, duplicate, publish, unpublish } from './event-actions.ts'

interface Items {
  readonly more?: readonly (MenuItem | null | false)[]
  /** What editing it is called, if it is about more than what is shown. */
  readonly edit?: string
  /** Its address for visitors, if it is about one date. */
  readonly page?: string
}

/** What can be done with one event. */
export function EventMenu({ event }: { event: Target }) {
  return (
    <Menu
      kind="quiet"
      size="small"
      icon="more"
      label={words.events.actions.of(event.title)}
      items={eventItems(event)}
    />
  )
}

export function eventItems(
  event: Target,
  { more = [], edit = words.common.edit, page = `${boot.publicUrl}/${event.prokey}` }: Items = {},
): (MenuItem | null | false)[] {
  const texts = words.events.actions
  const { prokey, status } = event
  const isPublished = status === 'published'
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
  const changes: (MenuItem | null | false)[] = [
    null,
    { label: words.common.duplicate, icon: 'duplicate', run: () => void duplicate([event]) },
    isPublished
      ? { label: texts.unpublish, icon: 'hide', run: () => void unpublish([event]) }
      : { label: texts.publish, icon: 'publish', run: () => void publish([event]) },
    { label: texts.move, icon: 'move', run: () => (asked.value = { to: 'move', events: [event] }) },
    null,
    isCancellable(event) && { label: texts.cancel, icon: 'close', run: () => void cancelEvent(event) },
    {
      label: words.common.delete,
      icon: 'remove',
      isDangerous: true,
      run: () => (asked.value = { to: 'delete', events: [event] }),
    },
  ]
  return isEditor ? [...items, ...changes] : items
}

async function copyLink(link: string) {
  if (await copyText(link)) toast(words.events.actions.linkCopied)
  // So that the person can copy it from here.
  else toast(link, { isError: true })
}
