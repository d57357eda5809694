import { useId } from 'preact/hooks'
import { ColourInputs } from '../forms/index.ts'
import { Button, Icon } from '../kit/index.ts'
import { words } from '../words.ts'

interface NamedTextRowProps {
  /** As it is stored. */
  readonly name: string
  /** As people know it. */
  readonly title: string
  readonly isColour: boolean
  readonly error: string | undefined
  readonly isDisabled: boolean
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A value with its name. An empty one is the standard. */
export function NamedTextRow({ name, title, isColour, error, isDisabled, value, onChange }: NamedTextRowProps) {
  const id = useId()
  const texts = words.templates.lists
  const described = { 'aria-describedby': `${id}-name${error === undefined ? '' : ` ${id}-error`}` }
  const common = { id, isDisabled, value, onInput: onChange, placeholder: texts.standard }
  return (
    <div class={`named-row ${error === undefined ? '' : 'invalid'}`}>
      <div class="named-title">
        <label for={id}>{title}</label>
        <code id={`${id}-name`}>{name}</code>
      </div>
      <div class="named-value">
        {isColour ? (
          <ColourInputs {...common} attributes={described} label={title} />
        ) : (
          <input
            {...described}
            id={id}
            class="input"
            value={value}
            placeholder={texts.standard}
            disabled={isDisabled}
            {...(error !== undefined && { 'aria-invalid': true })}
            onInput={({ currentTarget }) => onChange(currentTarget.value)}
          />
        )}
        {!isDisabled && value !== '' && (
          <Button kind="quiet" icon="undo" label={texts.reset(title)} onClick={() => onChange('')} />
        )}
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} class="field-error">
          <Icon name="error" size={16} /> {error}
        </p>
      )}
    </div>
  )
}
