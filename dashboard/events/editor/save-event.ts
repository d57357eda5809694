import { ApiError, isAboutFields } from '../../api.ts'
import { boot } from '../../boot.ts'
import { invalidate } from '../../cache.ts'
import { titleOf } from '../../event-title.ts'
import { toast } from '../../kit/index.ts'
import { navigate } from '../../router.ts'
import { inOrganization, organizationId } from '../../session.ts'
import { words } from '../../words.ts'
import { cancelQuestion } from '../cancelling.ts'
import { type SaveOptions, callsOff, confirmOrTell, isWorthTelling, saveOrTell, tell } from '../telling.ts'
import { isSureToUnpublish } from '../unpublishing.tsx'
import type { EventEditor } from './event-editor.ts'

/** Saves the event, after a question if attendees should hear about it. Returns whether everything is saved. */
export async function saveOrAsk(editor: EventEditor): Promise<boolean> {
  if (editor.isSaving.peek() || editor.isAsking) return false
  const before = editor.event.saved.peek().data
  const after = editor.event.value.peek()
  if (before.status === 'published' && after.status !== 'published') return saveUnpublished(editor)
  if (editor.prokey === undefined || after.status !== 'published' || !isWorthTelling(before, after))
    return saveEvent(editor)
  editor.isAsking = true
  try {
    return await saveOrTell(tellingOf(editor))
  } catch (error) {
    editor.event.failure.value = error
    return false
  } finally {
    editor.isAsking = false
  }
}

/** Saves the event as a draft, after a question if people have signed up. */
async function saveUnpublished(editor: EventEditor): Promise<boolean> {
  const saved = editor.event.saved.peek().data
  editor.isAsking = true
  try {
    const target = { prokey: editor.prokey!, title: titleOf(saved), rsvp: saved.rsvp || saved.rsvp_block !== null }
    return (await isSureToUnpublish([target])) && (await saveEvent(editor))
  } finally {
    editor.isAsking = false
  }
}

/** Cancels all dates, and saves. If the person backs out there, the dates stay as they were. */
export async function cancelAll(editor: EventEditor) {
  if (editor.isSaving.peek() || editor.isAsking) return
  const { event } = editor
  const question = cancelQuestion(titleOf(event.value.peek()), editor.isDirty.peek())
  const dates = event.get('dates')
  editor.isAsking = true
  event.set('dates', dates.map((date) => ({ ...date, status: 'CANCELLED' }))) // oxfmt-ignore
  const change = tellingOf(editor)
  let isTried = false
  try {
    await confirmOrTell(question, {
      ...change,
      save(options) {
        isTried = true
        return change.save(options)
      },
    })
  } catch (error) {
    event.failure.value = error
  } finally {
    editor.isAsking = false
    if (!isTried) event.set('dates', dates)
  }
}

/** Says who gets a mail about the changes, and saves and sends them. */
export const saveAndInform = (editor: EventEditor) =>
  tell({ ...tellingOf(editor), hasChanges: editor.event.isDirty.peek() })

function tellingOf(editor: EventEditor) {
  const dates = editor.event.saved.peek().data.dates
  return {
    prokey: editor.prokey!,
    isCancellation: callsOff(dates, editor.event.value.peek().dates),
    note: editor.note,
    async save(options: SaveOptions) {
      const isSaved = await saveEvent(editor, options)
      const reason = isSaved ? undefined : editor.failure.peek()
      // What has to be decided first lies below: fields that are wrong or changed by others, an event that was deleted.
      if (reason !== undefined && !isAboutFields(reason) && !isDeleted(editor)) throw reason
      return isSaved
    },
  }
}

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

/** Whether saving failed because somebody else has deleted the event. */
export const isDeleted = ({ prokey, event }: EventEditor) =>
  prokey !== undefined && event.failure.value instanceof ApiError && event.failure.value.status === 404
