import { useId, useState } from 'preact/hooks'
import { Button, Field } from '../kit/index.ts'
import { words } from '../words.ts'

interface NamedTextsProps {
  readonly name: string
  readonly label: string
  readonly help?: string
  readonly error: string | undefined
  readonly isDisabled: boolean
  /** Names to choose from. */
  readonly names: readonly string[]
  readonly texts: { readonly add: string; readonly name: string; readonly value: string }
  readonly value: Readonly<Record<string, string>> | null
  readonly onChange: (value: Record<string, string> | null) => void
}

type Row = readonly [name: string, value: string]

/** Texts by name, one row for each. A row without a name is not part of the value yet. */
export function NamedTexts({ names, texts, value, onChange, isDisabled, ...field }: NamedTextsProps) {
  const [rows, setRows] = useState<readonly Row[]>(() => Object.entries(value ?? {}))
  const options = useId()
  const shown = same(rows, value) ? rows : Object.entries(value ?? {})

  function change(next: readonly Row[]) {
    setRows(next)
    const given = next.filter(([name]) => name.trim() !== '')
    onChange(given.length === 0 ? null : Object.fromEntries(given.map(([name, text]) => [name.trim(), text])))
  }

  return (
    <Field {...field}>
      {(attributes) => (
        <div {...attributes} role="group" aria-label={field.label} class="stack">
          {shown.map(([name, text], position) => (
            <div key={position} class="named-text">
              <input
                class="input"
                aria-label={`${texts.name} ${position + 1}`}
                placeholder={texts.name}
                list={options}
                value={name}
                disabled={isDisabled}
                onInput={({ currentTarget }) => change(shown.with(position, [currentTarget.value, text]))}
              />
              <input
                class="input"
                aria-label={`${texts.value} ${position + 1}`}
                placeholder={texts.value}
                value={text}
                disabled={isDisabled}
                onInput={({ currentTarget }) => change(shown.with(position, [name, currentTarget.value]))}
              />
              {!isDisabled && (
                <Button
                  kind="quiet"
                  icon="close"
                  label={`${words.common.remove}: ${name}`}
                  onClick={() => change(shown.toSpliced(position, 1))}
                />
              )}
            </div>
          ))}
          <datalist id={options}>
            {names.map((each) => (
              <option key={each} value={each} />
            ))}
          </datalist>
          {!isDisabled && (
            <span>
              <Button size="small" icon="add" onClick={() => change([...shown, ['', '']])}>
                {texts.add}
              </Button>
            </span>
          )}
        </div>
      )}
    </Field>
  )
}

/** Whether the rows stand for this value: it may have been discarded or loaded again. */
function same(rows: readonly Row[], value: Readonly<Record<string, string>> | null): boolean {
  const given = Object.fromEntries(
    rows.filter(([name]) => name.trim() !== '').map(([name, text]) => [name.trim(), text]),
  )
  return JSON.stringify(given) === JSON.stringify(value ?? {})
}
