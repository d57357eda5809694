import { boot } from '../../boot.ts'
import { invalidate } from '../../cache.ts'
import { toast } from '../../kit/index.ts'
import { navigate } from '../../router.ts'
import { inOrganization, organizationId } from '../../session.ts'
import { words } from '../../words.ts'
import type { EventEditor, SaveOptions } from './event-editor.ts'

/** Saves the event and says what that did. Returns whether everything is saved. */
export async function saveEvent(editor: EventEditor, asked: SaveOptions = {}): Promise<boolean> {
  if (editor.isSaving.peek()) return false
  const texts = words.editor
  const isNew = editor.prokey === undefined
  const before = editor.event.saved.peek().data.status
  if (!(await editor.save(asked))) return false
  eventsChanged()
  const { status } = editor.event.saved.peek().data
  const address = editor.visitors.peek()?.page.address
  const said = status === 'published' ? texts.saved.live : before === 'published' ? texts.saved.unpublished : texts.saved.draft // oxfmt-ignore
  if (isNew) navigate(inOrganization('events', editor.prokey!), { replace: true, keepsScreen: true })
  toast(asked.inform ? (boot.sendsMail ? texts.saved.informed : texts.saved.keptMails) : said, {
    subject: 'saved',
    ...(address && { action: { label: texts.visitors.open, run: () => window.open(address, '_blank', 'noopener') } }),
  })
  return true
}

/** Everything that shows events is loaded again. */
export function eventsChanged() {
  invalidate(
    ...['event', 'group', 'home', 'templates', 'rsvp-block'].map((place) => `${organizationId.value}/${place}`),
  )
}
