import { type ControlAttributes, Field } from '../kit/index.ts'
import { words } from '../words.ts'

interface ColourInputsProps {
  readonly id: string
  readonly attributes?: Omit<ControlAttributes, 'id'>
  readonly label: string
  readonly value: string
  readonly placeholder: string
  readonly isDisabled: boolean
  readonly onInput: (value: string) => void
}

/** A colour to pick, and the same as text. */
export function ColourInputs({ id, attributes, label, value, placeholder, isDisabled, onInput }: ColourInputsProps) {
  return (
    <span class="colour">
      <input
        type="color"
        aria-label={words.fields.pickColour(label)}
        value={/^#[0-9a-f]{6}$/i.test(value) ? value : longOf(value)}
        disabled={isDisabled}
        data-unset={value === ''}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
      <input
        {...attributes}
        id={id}
        class="input"
        value={value}
        disabled={isDisabled}
        placeholder={placeholder}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
    </span>
  )
}

/** `#abc` in the spelling that the picker knows; black for everything else. */
function longOf(value: string): string {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(value)
  return short ? `#${short.slice(1).map((digit) => digit + digit).join('')}` : '#000000' // oxfmt-ignore
}

interface ColourFieldProps {
  readonly name: string
  readonly label: string
  readonly help?: string
  readonly error: string | undefined
  readonly isDisabled: boolean
  readonly value: string
  readonly onInput: (value: string) => void
}

export function ColourField({ value, onInput, isDisabled, ...field }: ColourFieldProps) {
  return (
    <Field {...field}>
      {({ id, ...attributes }) => (
        <ColourInputs
          id={id}
          attributes={attributes}
          label={field.label}
          value={value}
          placeholder="#2f6fed"
          isDisabled={isDisabled}
          onInput={onInput}
        />
      )}
    </Field>
  )
}
