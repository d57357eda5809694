import { useState } from 'preact/hooks'
import type { Draft } from '../forms/index.ts'
import { Button, Dialog, Segmented } from '../kit/index.ts'
import { words } from '../words.ts'

interface ConflictProps<T extends object> {
  readonly draft: Draft<T>
  readonly labelOf: (field: string) => string
  readonly onResolved: () => void
}

/** Somebody else saved meanwhile: shows both versions of every field that both have changed. */
export function ConflictDialog<T extends object>({ draft, labelOf, onResolved }: ConflictProps<T>) {
  const texts = words.templates
  const { theirs, fields } = draft.conflict.value!
  const [mine, setMine] = useState<ReadonlySet<string>>(new Set(fields))

  function choose(field: string, isMine: boolean) {
    const next = new Set(mine)
    if (isMine) next.add(field)
    else next.delete(field)
    setMine(next)
  }

  return (
    <Dialog
      title={texts.conflictTitle}
      onClose={() => (draft.conflict.value = undefined)}
      onSubmit={() => {
        draft.resolve(mine)
        onResolved()
      }}
      actions={
        <>
          <Button onClick={() => (draft.conflict.value = undefined)}>{words.common.cancel}</Button>
          <Button kind="primary" type="submit">
            {words.common.save}
          </Button>
        </>
      }
    >
      {fields.length > 0 && <p>{texts.conflictText}</p>}
      {fields.map((field) => (
        <div key={field} class="conflict">
          <Segmented
            label={labelOf(field)}
            value={mine.has(field) ? 'mine' : 'theirs'}
            onChange={(choice) => choose(field, choice === 'mine')}
            options={[
              { value: 'mine', label: texts.keepMine },
              { value: 'theirs', label: texts.takeTheirs },
            ]}
          />
          <p class="help">{inWords(mine.has(field) ? draft.get(field) : theirs.data[field])}</p>
        </div>
      ))}
    </Dialog>
  )
}

function inWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return words.common.none
  if (typeof value === 'boolean') return value ? words.common.yes : words.common.no
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value)
}
