import { useId } from 'preact/hooks'

interface ChoicesProps<V extends string> {
  readonly label: string
  readonly value: V
  readonly options: readonly { readonly value: V; readonly label: string; readonly help: string }[]
  readonly onChange: (value: V) => void
}

/** One of a few, each with a sentence that explains it. */
export function Choices<V extends string>({ label, value, options, onChange }: ChoicesProps<V>) {
  const group = useId()
  return (
    <fieldset class="choices">
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value} class="choice">
          <input
            type="radio"
            name={group}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>
            <strong>{option.label}</strong>
            <small>{option.help}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
