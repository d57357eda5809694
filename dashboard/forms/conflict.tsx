import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { formatMoment } from '../format.ts'
import { Button, Dialog } from '../kit/index.ts'
import { words } from '../words.ts'
import type { Draft } from './draft.ts'

interface ConflictDialogProps<T extends object> {
  readonly draft: Draft<T>
  /** What a field, or a part such as `dates[0].name`, is called. */
  readonly labelOf: (field: string) => string
  /** A value in words; plain text if left out. */
  readonly describe?: (field: string, value: unknown) => ComponentChildren
  /** After the person has chosen. */
  readonly onResolved: () => void
  readonly title?: string
  readonly text?: string
}

/** Somebody else has changed the same fields: shows both versions and lets the person choose field by field. */
export function ConflictDialog<T extends object>(props: ConflictDialogProps<T>) {
  const conflict = props.draft.conflict.value
  return conflict ? <Choices {...props} conflict={conflict} /> : null
}

function Choices<T extends object>({
  draft,
  conflict,
  labelOf,
  describe = (_field, value) => plainText(value),
  onResolved,
  title = words.fields.conflict.title,
  text = words.fields.conflict.text,
}: ConflictDialogProps<T> & { conflict: NonNullable<Draft<T>['conflict']['value']> }) {
  const texts = words.fields.conflict
  const [mine, setMine] = useState<ReadonlySet<string>>(new Set(conflict.fields.map(({ field }) => field)))
  const later = () => (draft.conflict.value = undefined)

  function choose(field: string, isMine: boolean) {
    const next = new Set(mine)
    if (isMine) next.add(field)
    else next.delete(field)
    setMine(next)
  }

  return (
    <Dialog
      title={title}
      size="wide"
      onClose={later}
      onSubmit={() => {
        draft.resolve(mine)
        onResolved()
      }}
      actions={
        <>
          <Button onClick={later}>{texts.later}</Button>
          <Button kind="primary" type="submit">
            {texts.save}
          </Button>
        </>
      }
    >
      <div class="stack">
        <p>{text}</p>
        {conflict.fields.map(({ field, mine: own, theirs }, position) => (
          <fieldset key={field} class="conflict-field">
            <legend>{labelOf(field)}</legend>
            {([true, false] as const).map((isMine) => (
              <label key={String(isMine)}>
                <input
                  type="radio"
                  name={`conflict-${field}`}
                  checked={mine.has(field) === isMine}
                  autoFocus={position === 0 && isMine}
                  onChange={() => choose(field, isMine)}
                />
                <span>
                  <strong>{isMine ? texts.mine : texts.theirs}</strong>
                  <span class="conflict-value">{describe(field, isMine ? own : theirs)}</span>
                </span>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
    </Dialog>
  )
}

const isMoment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

/** A value as text: without tags, lists by commas, moments as the person writes them. */
export function plainText(value: unknown): string {
  if (value === null || value === undefined || value === '') return words.common.none
  if (typeof value === 'boolean') return value ? words.common.yes : words.common.no
  if (typeof value === 'object') return Object.values(value).map(plainText).join(', ')
  if (typeof value === 'string' && isMoment.test(value)) return formatMoment(value)
  return new DOMParser().parseFromString(String(value as string | number), 'text/html').body.textContent.trim()
}
