import { useEffect, useState } from 'preact/hooks'
import { app, v1 } from '../../api.ts'
import { useCommands } from '../../commands.ts'
import { titleOf } from '../../event-title.ts'
import { discardChanges } from '../../forms/index.ts'
import { Button, Menu, type MenuItem, toast, untilDone, useShortcut, withdrawToasts } from '../../kit/index.ts'
import { navigate } from '../../router.ts'
import { inOrganization } from '../../session.ts'
import { words } from '../../words.ts'
import { isCancellable } from '../cancelling.ts'
import { DeleteDialog } from '../delete-dialog.tsx'
import { TellDialog } from '../inform.tsx'
import { useEditor } from './editor-context.ts'
import { Move } from './move.tsx'
import { cancelAll, eventsChanged, saveAndInform, saveOrAsk } from './save-event.ts'

interface EditorActionsProps {
  readonly isPreviewOpen: boolean
  readonly togglePreview: () => void
}

/** Save, the switch between draft and published, and everything else that can be done with the event. */
export function EditorActions({ isPreviewOpen, togglePreview }: EditorActionsProps) {
  const editor = useEditor()
  const texts = words.editor
  const { event, prokey } = editor
  const [dialog, setDialog] = useState<'move' | 'delete'>()
  const saved = event.saved.value.data
  const wanted = event.value.value.status
  const isNew = prokey === undefined
  const isBusy = editor.isSaving.value
  const isDirty = editor.isDirty.value
  useEffect(() => withdrawToasts(isDirty ? 'saved' : 'unsaved'), [isDirty])
  const verb = verbOf({ isNew, before: saved.status, wanted })

  const save = () => saveOrAsk(editor)
  const publish = (isOn: boolean) => event.set('status', isOn ? 'published' : 'draft')

  function publishNow() {
    publish(true)
    return save()
  }

  async function duplicate() {
    const { prokey: copy } = await app.events.duplicate({ prokey: prokey!, body: {} })
    eventsChanged()
    navigate(inOrganization('events', copy))
    toast(texts.duplicated)
  }

  async function remove() {
    await v1.event.delete(prokey!)
    const bringChangesBack = editor.discard()
    eventsChanged()
    navigate(inOrganization('events'))
    toast(texts.delete.done, { undo: attempt(() => restore(bringChangesBack)) })
  }

  async function restore(bringChangesBack: () => void) {
    await v1.event.restore(prokey!)
    bringChangesBack()
    eventsChanged()
    navigate(inOrganization('events', prokey!))
  }

  const cancel = () => void cancelAll(editor)
  const target = {
    prokey: prokey!,
    title: titleOf(event.value.value),
    status: saved.status === wanted ? wanted : 'draft',
    rsvp: saved.rsvp || saved.rsvp_block !== null,
    group: { prokey: saved.event_group },
    cancelled: saved.dates.every(({ status }) => status === 'CANCELLED'),
  }
  const attempt = (act: () => Promise<void>) => () => void untilDone(act)
  const actions: (MenuItem & { id: string; keys?: string })[] = isNew
    ? []
    : [
        { id: 'inform', label: texts.inform.action, icon: 'send', run: () => void saveAndInform(editor) },
        { id: 'duplicate', label: words.common.duplicate, icon: 'duplicate', run: attempt(duplicate) },
        { id: 'move', label: texts.move.action, icon: 'move', run: () => setDialog('move') },
        ...(isCancellable(target) ? [{ id: 'cancel', label: words.events.actions.cancel, icon: 'close' as const, run: cancel }] : []), // oxfmt-ignore
        { id: 'delete', label: texts.delete.action, icon: 'remove', isDangerous: true, run: () => setDialog('delete') },
      ]
  useShortcut({ keys: 'Ctrl+Enter', label: verb, inFields: true, run: () => void save() })
  useCommands([
    { id: 'save', label: verb, icon: 'check', keys: 'Ctrl+Enter', run: () => void save() },
    wanted === 'draft' && saved.status === 'draft'
      ? { id: 'publish', label: texts.verbs.publish, icon: 'publish', run: () => void publishNow() }
      : { id: 'publish', label: wanted === 'published' ? texts.makeDraft : texts.makePublished, icon: wanted === 'published' ? 'hide' : 'publish', run: () => publish(wanted !== 'published') }, // oxfmt-ignore
    {
      id: 'preview',
      label: isPreviewOpen ? words.previews.hide : words.previews.show,
      icon: 'show',
      run: togglePreview,
    },
    editor.isDirty.value && {
      id: 'discard',
      label: words.common.discard,
      icon: 'undo',
      run: () => discardChanges(editor),
    },
    ...actions.map(({ id, label, icon, run }) => ({ id, label, ...(icon && { icon }), run: run! })),
  ])

  return (
    <>
      {editor.isDirty.value && !isNew && (
        <span class="editor-unsaved" role="status">
          {words.common.unsaved}
        </span>
      )}
      <label class="status-switch">
        <span>{texts.published}</span>
        <input
          type="checkbox"
          role="switch"
          class="switch"
          checked={wanted === 'published'}
          onChange={({ currentTarget }) => publish(currentTarget.checked)}
        />
      </label>
      <span class="preview-toggle">
        <Button
          icon="show"
          label={isPreviewOpen ? words.previews.hide : words.previews.show}
          isPressed={isPreviewOpen}
          onClick={togglePreview}
        />
      </span>
      {!isNew && (
        <Menu
          icon="more"
          label={words.common.actions}
          items={[
            ...(editor.isDirty.value ? [{ label: words.common.discard, icon: 'undo' as const, run: () => discardChanges(editor) }] : []), // oxfmt-ignore
            ...actions.slice(0, -1),
            null,
            ...actions.slice(-1),
          ]}
        />
      )}
      <Button
        kind="primary"
        keys="Ctrl+Enter"
        isBusy={isBusy}
        isDisabled={!isNew && !editor.isDirty.value}
        onClick={() => void save()}
      >
        {' '}
        {/* oxfmt-ignore */}
        {isBusy ? words.common.saving : verb}
      </Button>
      {dialog === 'delete' && (
        <DeleteDialog
          events={[target]}
          close={() => setDialog(undefined)}
          remove={attempt(remove)}
          cancelInstead={cancel}
        />
      )}
      <TellDialog />
      {dialog === 'move' && <Move close={() => setDialog(undefined)} />}
    </>
  )
}

interface State {
  readonly isNew: boolean
  readonly before: string
  readonly wanted: string
}

/** What saving does, as the label of its button. */
function verbOf({ isNew, before, wanted }: State): string {
  const texts = words.editor.verbs
  if (wanted === 'published') return before === 'published' && !isNew ? texts.save : texts.publish
  return before === 'published' ? texts.unpublish : texts.draft
}
