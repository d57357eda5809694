import { useEffect } from 'preact/hooks'
import { isAboutFields } from '../api.ts'
import { useCommands } from '../commands.ts'
import { Badge, Button, Notice, messageOf, toast, useShortcut, withdrawToasts } from '../kit/index.ts'
import { words } from '../words.ts'
import type { Draft } from './draft.ts'

/** Saves or discards a draft: buttons for the top right of a screen, Ctrl+Enter and commands. */
export function SaveButtons<T extends object>({ draft, onSaved }: { draft: Draft<T>; onSaved?: () => void }) {
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
    isDirty && { id: 'discard', label: common.discard, icon: 'undo', run: () => draft.discard() },
  ])
  return (
    <>
      {isDirty && <Badge tone="warning">{common.unsaved}</Badge>}
      {isDirty && (
        <Button kind="quiet" onClick={() => draft.discard()}>
          {common.discard}
        </Button>
      )}
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

/** Why a draft could not be saved, unless its fields show it. */
export function SaveFailure<T extends object>({ draft }: { draft: Draft<T> }) {
  const failure = draft.failure.value
  if (failure === undefined || isAboutFields(failure)) return null
  return <Notice tone="error">{messageOf(failure)}</Notice>
}
