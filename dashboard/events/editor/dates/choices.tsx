import { useId } from 'preact/hooks'

interface ChoicesProps<V extends string | number> {
  readonly label: string
  readonly options: readonly { readonly value: V; readonly name: string; readonly short: string }[]
  readonly chosen: readonly V[]
  readonly onToggle: (value: V) => void
}

/** Weekdays or months, any of which can be chosen. */
export function Choices<V extends string | number>({ label, options, chosen, onToggle }: ChoicesProps<V>) {
  const id = useId()
  return (
    <div class="field">
      <div class="field-head" id={id}>
        {label}
      </div>
      <div class="repeat-days" role="group" aria-labelledby={id}>
        {options.map(({ value, name, short }) => (
          <label key={value} title={name}>
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              aria-label={name}
              onChange={() => onToggle(value)}
            />
            <span aria-hidden="true">{short}</span>
          </label>
        ))}
      </div>
    </div>
  )
}
