import { useEffect, useState } from 'preact/hooks'
import { isAboutFields } from '../../api.ts'
import {
  ConflictDialog,
  Editable,
  type FieldText,
  SaveWarnings,
  ViewerNotice,
  discardChanges,
} from '../../forms/index.ts'
import { Button, Notice, Screen, messageOf, useArrangement, useFirstError } from '../../kit/index.ts'
import { queryValue } from '../../router.ts'
import { can, inOrganization } from '../../session.ts'
import { words } from '../../words.ts'
import { StatusBadge } from '../event-screen.tsx'
import { eventTabs } from '../event-tabs.ts'
import { titleOf } from '../../event-title.ts'
import { Basics } from './basics.tsx'
import { When } from './dates/when.tsx'
import { Deleted } from './deleted.tsx'
import { EditorActions } from './editor-actions.tsx'
import { EditorContext } from './editor-context.ts'
import { EditorPreview } from './editor-preview.tsx'
import type { EventEditor } from './event-editor.ts'
import { fieldText, labelIn } from './fields.ts'
import { Live } from './live.tsx'
import { OfSeries } from './of-series.tsx'
import { isDeleted, saveEvent } from './save-event.ts'
import { Sections } from './sections.tsx'
import { Place } from './place.tsx'
import { valueText } from './value-text.ts'

/** Everything about an event on one page, with what visitors will see beside it. */
export function Editor({ editor }: { editor: EventEditor }) {
  const texts = words.editor
  const { event, prokey } = editor
  const title = titleOf(event.value.value)
  const isNew = prokey === undefined
  const isPublished = event.saved.value.data.status === 'published'
  const [isPreviewOpen, setPreviewOpen] = useState(false)
  const isWide = useWide()
  const mayEdit = can('editor')
  useArrangement('editor')

  return (
    <EditorContext.Provider value={editor}>
      <Screen
        title={title.trim() === '' ? (isNew ? texts.newTitle : texts.untitled) : title}
        width="wide"
        parent={{ label: words.shell.events, href: inOrganization('events') }}
        badge={!isNew && <StatusBadge isPublished={isPublished} />}
        {...(mayEdit && {
          actions: <EditorActions isPreviewOpen={isPreviewOpen} togglePreview={() => setPreviewOpen(!isPreviewOpen)} />,
        })}
        {...(!isNew && { tabs: eventTabs(prokey) })}
      >
        <Notices editor={editor} />
        <div class={isPreviewOpen ? 'editor with-preview' : 'editor'}>
          <Editable class="editor-form">
            <Basics isNew={isNew} />
            <When />
            <Place />
            <Sections />
          </Editable>
          {mayEdit && (isPreviewOpen || isWide) && <EditorPreview />}
        </div>
        <ConflictDialog
          draft={event}
          title={texts.conflict.title}
          text={texts.conflict.text}
          labelOf={(name) => labelIn(event.value.value, name)}
          describe={valueText}
          onResolved={() => void saveEvent(editor, editor.asked)}
        />
        {editor.form.value && (
          <ConflictDialog
            draft={editor.form.value}
            labelOf={(name) => formText(name).label}
            onResolved={() => void saveEvent(editor, editor.asked)}
          />
        )}
      </Screen>
    </EditorContext.Provider>
  )
}

/** What a field of the sign-up form is called. */
function formText(name: string): FieldText {
  const { fields, editor } = words
  return (fields.rsvpBlock as Readonly<Record<string, FieldText>>)[name] ?? { label: editor.signUp.questions }
}

/** Whether there is room for the preview beside the form. */
function useWide(): boolean {
  const [isWide, setWide] = useState(wide.matches)
  useEffect(() => {
    const change = () => setWide(wide.matches)
    wide.addEventListener('change', change)
    return () => wide.removeEventListener('change', change)
  }, [])
  return isWide
}

const wide = matchMedia('(width >= 1200px)')

/** What the person should know: what was restored, what failed, what is live. */
function Notices({ editor }: { editor: EventEditor }) {
  const texts = words.editor
  const { event, form } = editor
  const [isRestoredShown, showRestored] = useState(event.isRestored)
  const failure = editor.failure.value
  const wrong = Object.keys({ ...event.errors.value, ...(event.value.value.rsvp && form.value?.errors.value) }).length
  // What was wrong with a field is outdated once the field has changed.
  const isOutdated = isAboutFields(failure) && wrong === 0
  const isFormRestored = form.value?.isRestored ?? false
  useEffect(() => {
    if (isFormRestored) showRestored(true)
  }, [isFormRestored])
  useFirstError(failure)

  return (
    <div class="editor-notices">
      <ViewerNotice />
      {editor.prokey !== undefined && <OfSeries prokey={editor.prokey} />}
      {isRestoredShown && editor.isDirty.value && (
        <Notice
          action={
            <Button
              size="small"
              onClick={() => {
                discardChanges(editor)
                showRestored(false)
              }}
            >
              {words.common.discard}
            </Button>
          }
        >
          {queryValue('values') === 'earlier' ? texts.broughtBack : texts.restored}
        </Notice>
      )}
      {isDeleted(editor) && <Deleted editor={editor} />}
      {failure !== undefined && !isOutdated && !isDeleted(editor) && (
        <Notice tone="error" title={words.fields.notSaved}>
          <p>{wrong > 0 ? words.fields.fixFields : messageOf(failure)}</p>
        </Notice>
      )}
      <SaveWarnings draft={event} textOf={fieldText} />
      {form.value && event.value.value.rsvp && <SaveWarnings draft={form.value} textOf={formText} />}
      {editor.visitors.value && !editor.isDirty.value && <Live visitors={editor.visitors.value} />}
    </div>
  )
}
