import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { useCommands } from '../commands.ts'
import {
  ConflictDialog,
  type Draft,
  type FieldText,
  SaveFailure,
  SaveWarnings,
  Unsaved,
  ViewerNotice,
  discardChanges,
} from '../forms/index.ts'
import { Button, Menu, type MenuItem, Notice, Screen, toast, useShortcut, withdrawToasts } from '../kit/index.ts'
import { can } from '../session.ts'
import { words } from '../words.ts'

interface EditorFrameProps<T extends object> {
  readonly draft: Draft<T>
  readonly title: string
  readonly parent: { readonly label: string; readonly href: string }
  readonly isNew: boolean
  readonly badge?: ComponentChildren
  readonly items: readonly MenuItem[]
  readonly textOf: (field: string) => FieldText
  readonly onSaved: (result: T) => void
  readonly preview: ComponentChildren
  readonly children: ComponentChildren
}

/** Fields at the left, the preview beside them or behind a switch, saving at the top right. */
export function EditorFrame<T extends object>(props: EditorFrameProps<T>) {
  const { draft, isNew, items, preview } = props
  const texts = words.templates
  const [isPreviewShown, showPreview] = useState(false)
  const isEditor = can('editor')
  const label = isNew ? texts.create : words.common.save

  const isDirty = draft.isDirty.value
  useEffect(() => withdrawToasts(isDirty ? 'saved' : 'unsaved'), [isDirty])

  async function save() {
    if (draft.isSaving.peek()) return
    if (!(await draft.save())) return
    toast(isNew ? texts.created : texts.saved, isNew ? {} : { subject: 'saved' })
    props.onSaved(draft.saved.peek().data)
  }

  useShortcut(isEditor ? { keys: 'Ctrl+Enter', label, inFields: true, run: () => void save() } : undefined)
  useCommands([
    isEditor && { id: 'save-template', label, icon: 'check', keys: 'Ctrl+Enter', run: () => void save() },
    isEditor &&
      draft.isDirty.value && {
        id: 'discard',
        label: words.common.discard,
        icon: 'undo',
        run: () => discardChanges(draft),
      },
    ...(isEditor ? items : []).map(({ label: name, icon, run }) => ({
      id: `template ${name}`,
      label: name,
      ...(icon && { icon }),
      run: () => run?.(),
    })),
  ])

  return (
    <Screen
      title={props.title}
      parent={props.parent}
      badge={props.badge}
      width="wide"
      actions={
        <>
          {isEditor && <Unsaved draft={draft} />}
          {Boolean(preview) && (
            <span class="preview-switch">
              <Button icon={isPreviewShown ? 'edit' : 'show'} onClick={() => showPreview(!isPreviewShown)}>
                {isPreviewShown ? words.common.edit : words.common.preview}
              </Button>
            </span>
          )}
          {isEditor && items.length > 0 && <Menu icon="more" label={words.common.actions} items={items} />}
          {isEditor && (
            <Button
              kind="primary"
              keys="Ctrl+Enter"
              isBusy={draft.isSaving.value}
              isDisabled={!draft.isDirty.value}
              onClick={() => void save()}
            >
              {draft.isSaving.value ? words.common.saving : label}
            </Button>
          )}
        </>
      }
    >
      <div class={`template-editor ${isPreviewShown ? 'previewing' : ''}`}>
        <form class="template-fields" noValidate onSubmit={(event) => event.preventDefault()}>
          <ViewerNotice />
          <SaveFailure draft={draft} />
          <Restored draft={draft} />
          <SaveWarnings draft={draft} textOf={props.textOf} />
          {props.children}
        </form>
        {Boolean(preview) && (
          <aside class="template-preview" aria-label={words.common.preview}>
            {preview}
          </aside>
        )}
      </div>
      <ConflictDialog draft={draft} labelOf={(field) => props.textOf(field).label} onResolved={() => void save()} />
    </Screen>
  )
}

function Restored<T extends object>({ draft }: { draft: Draft<T> }) {
  if (!draft.isRestored || !draft.isDirty.value) return null
  return <Notice>{words.templates.restoredDraft}</Notice>
}
