import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { isAboutFields } from '../api.ts'
import { useCommands } from '../commands.ts'
import { Button, Notice, messageOf, toast, useFirstError, useShortcut, withdrawToasts } from '../kit/index.ts'
import { words } from '../words.ts'
import type { Draft } from './draft.ts'

interface SaveButtonsProps<T extends object> {
  readonly draft: Draft<T>
  readonly onSaved?: () => void
  /** Before the button that saves. */
  readonly children?: ComponentChildren
}

/** Saves or discards a draft: buttons for the top right of a screen, Ctrl+Enter and commands. */
export function SaveButtons<T extends object>({ draft, onSaved, children }: SaveButtonsProps<T>) {
  const { common, shell } = words
  const isDirty = draft.isDirty.value
  useEffect(() => withdrawToasts(isDirty ? 'saved' : 'unsaved'), [isDirty])

  async function save() {
    if (!draft.isDirty.peek() || draft.isSaving.peek() || !(await draft.save())) return
    toast(common.saved, { subject: 'saved' })
    onSaved?.()
  }

  useShortcut({ keys: 'Ctrl+Enter', label: shell.shortcuts.save, inFields: true, run: () => void save() })
  useCommands([
    isDirty && { id: 'save', label: common.save, icon: 'check', keys: 'Ctrl+Enter', run: () => void save() },
    isDirty && { id: 'discard', label: common.discard, icon: 'undo', run: () => discardChanges(draft) },
  ])
  return (
    <>
      <Unsaved draft={draft} />
      {children}
      <Button
        kind="primary"
        keys="Ctrl+Enter"
        isDisabled={!isDirty}
        isBusy={draft.isSaving.value}
        onClick={() => void save()}
      >
        {common.save}
      </Button>
    </>
  )
}

/** Says that something is unsaved, and discards it. Its place is reserved, so that nothing moves while somebody types. */
export function Unsaved<T extends object>({ draft }: { draft: Draft<T> }) {
  return (
    <span class={draft.isDirty.value ? 'unsaved' : 'unsaved vacant'}>
      <span>{words.common.unsaved}</span>
      <Button kind="quiet" onClick={() => discardChanges(draft)}>
        {words.common.discard}
      </Button>
    </span>
  )
}

/** Discards what is unsaved. It can be undone while the screen stays. */
export function discardChanges(draft: { readonly discard: () => () => void }) {
  toast(words.common.discarded, { subject: 'discarded', undo: draft.discard() })
}

/** Why a draft could not be saved: for the top of a form. The fields that are wrong say more. */
export function SaveFailure<T extends object>({ draft }: { draft: Draft<T> }) {
  const { notSaved, fixFields } = words.fields
  const failure = draft.failure.value
  const wrong = Object.keys(draft.errors.value).length
  useFirstError(failure)
  // What was wrong with a field is outdated once the field has changed.
  if (failure === undefined || (wrong === 0 && isAboutFields(failure))) return null
  return (
    <Notice tone="error" title={notSaved}>
      {wrong > 0 ? fixFields : messageOf(failure)}
    </Notice>
  )
}
