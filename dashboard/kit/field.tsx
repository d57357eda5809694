import type { ComponentChildren, JSX } from 'preact'
import { useId } from 'preact/hooks'
import { words } from '../first-words.ts'
import { Icon } from './icon.tsx'

/** What a control needs to be connected with its label, help and error. */
export interface ControlAttributes {
  readonly id: string
  readonly 'aria-describedby'?: string
  readonly 'aria-invalid'?: boolean
}

interface FieldProps {
  readonly label: string
  readonly help?: ComponentChildren
  readonly error?: string | undefined
  readonly isOptional?: boolean
  /** Keeps the label for screen readers alone. */
  readonly hidesLabel?: boolean
  /** For anchors and tests: the name of the field. */
  readonly name?: string
  /** Beside the label. */
  readonly aside?: ComponentChildren
  readonly children: (attributes: ControlAttributes) => ComponentChildren
}

/** A control with its label above, help beneath and error at the field. */
export function Field({ label, help, error, isOptional, hidesLabel, name, aside, children }: FieldProps) {
  const id = useId()
  const described = [error && `${id}-error`, help !== undefined && `${id}-help`].filter(Boolean).join(' ')
  return (
    <div class={`field ${error ? 'invalid' : ''}`} data-field={name}>
      <div class={`field-head ${hidesLabel ? 'hidden' : ''}`}>
        <label for={id}>
          {label}
          {isOptional && <span class="optional"> {words.common.optional}</span>}
        </label>
        {aside}
      </div>
      {children({
        id,
        ...(described !== '' && { 'aria-describedby': described }),
        ...(error && { 'aria-invalid': true }),
      })}
      {error && (
        <p id={`${id}-error`} class="field-error">
          <Icon name="error" size={16} /> {error}
        </p>
      )}
      {help !== undefined && (
        <p id={`${id}-help`} class="help">
          {help}
        </p>
      )}
    </div>
  )
}

type Common = Pick<FieldProps, 'label' | 'help' | 'error' | 'isOptional' | 'hidesLabel' | 'name' | 'aside'>

interface TextFieldProps extends Common {
  readonly value: string
  readonly onInput: (value: string) => void
  readonly onBlur?: () => void
  readonly type?: 'text' | 'email' | 'url' | 'password' | 'search' | 'date' | 'time' | 'datetime-local' | 'number'
  readonly placeholder?: string
  readonly autocomplete?: string
  readonly isDisabled?: boolean
  readonly isFocused?: boolean
  readonly rows?: number
  readonly max?: number | string
  readonly min?: number | string
  readonly list?: readonly string[]
}

export function TextField({ value, onInput, onBlur, type = 'text', rows, list, isFocused, ...rest }: TextFieldProps) {
  const { placeholder, autocomplete = 'off', isDisabled, max, min, ...field } = rest
  const options = useId()
  const common = {
    class: 'input',
    value,
    placeholder,
    disabled: isDisabled,
    autoFocus: isFocused,
    onInput: (event: JSX.TargetedEvent<HTMLInputElement | HTMLTextAreaElement>) => onInput(event.currentTarget.value),
    ...(onBlur && { onBlur }),
  }
  return (
    <Field {...field}>
      {(attributes) =>
        rows === undefined ? (
          <>
            <input
              {...attributes}
              {...common}
              type={type}
              autocomplete={autocomplete}
              {...(max !== undefined && { max })}
              {...(min !== undefined && { min })}
              {...(list && { list: options })}
            />
            {list && (
              <datalist id={options}>
                {list.map((each) => (
                  <option key={each} value={each} />
                ))}
              </datalist>
            )}
          </>
        ) : (
          <textarea {...attributes} {...common} rows={rows} />
        )
      }
    </Field>
  )
}

export interface Option<V extends string> {
  readonly value: V
  readonly label: string
}

interface SelectProps<V extends string> extends Common {
  readonly value: V
  readonly options: readonly Option<V>[]
  readonly onChange: (value: V) => void
  readonly isDisabled?: boolean
}

export function SelectField<V extends string>({ value, options, onChange, isDisabled, ...field }: SelectProps<V>) {
  return (
    <Field {...field}>
      {(attributes) => (
        <span class="select">
          <select
            {...attributes}
            class="input"
            value={value}
            disabled={isDisabled}
            onChange={(event) => onChange(event.currentTarget.value as V)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} selected={option.value === value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="down" />
        </span>
      )}
    </Field>
  )
}

interface SwitchProps {
  readonly label: string
  readonly help?: ComponentChildren
  readonly error?: string | undefined
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
  readonly isDisabled?: boolean
  readonly name?: string
}

/** On or off, at once. */
export function Switch({ label, help, error, isOn, onChange, isDisabled, name }: SwitchProps) {
  const id = useId()
  return (
    <div class="switch-row" data-field={name}>
      <div class="switch-text">
        <label for={id}>{label}</label>
        {help !== undefined && (
          <p id={`${id}-help`} class="help">
            {help}
          </p>
        )}
        {error && <p class="field-error">{error}</p>}
      </div>
      <input
        id={id}
        type="checkbox"
        role="switch"
        class="switch"
        checked={isOn}
        disabled={isDisabled}
        {...(help !== undefined && { 'aria-describedby': `${id}-help` })}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </div>
  )
}

interface SegmentedProps<V extends string> {
  readonly label: string
  readonly value: V
  readonly options: readonly (Option<V> & { readonly content?: ComponentChildren; readonly isDisabled?: boolean })[]
  readonly onChange: (value: V) => void
  readonly hidesLabel?: boolean
  readonly help?: ComponentChildren
  readonly name?: string
}

/** One of a few, all of them visible. */
export function Segmented<V extends string>({
  label,
  value,
  options,
  onChange,
  hidesLabel,
  help,
  name,
}: SegmentedProps<V>) {
  const group = useId()
  return (
    <fieldset class="segmented-field" data-field={name}>
      <legend class={hidesLabel ? 'hidden' : ''}>{label}</legend>
      <div class="segmented">
        {options.map((option) => (
          <label key={option.value} title={option.content === undefined ? undefined : option.label}>
            <input
              type="radio"
              name={group}
              value={option.value}
              checked={option.value === value}
              disabled={option.isDisabled}
              onChange={() => onChange(option.value)}
            />
            <span>{option.content ?? option.label}</span>
            {option.content !== undefined && <span class="hidden">{option.label}</span>}
          </label>
        ))}
      </div>
      {help !== undefined && <p class="help">{help}</p>}
    </fieldset>
  )
}

interface CheckboxProps {
  readonly label: ComponentChildren
  readonly isChecked: boolean
  readonly onChange: (isChecked: boolean) => void
  readonly hidesLabel?: boolean
  readonly isMixed?: boolean
  readonly isDisabled?: boolean
}

export function Checkbox({ label, isChecked, onChange, hidesLabel, isMixed = false, isDisabled }: CheckboxProps) {
  return (
    <label class="checkbox">
      <input
        type="checkbox"
        checked={isChecked}
        disabled={isDisabled}
        ref={(element) => {
          if (element) element.indeterminate = isMixed
        }}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span class={hidesLabel ? 'hidden' : ''}>{label}</span>
    </label>
  )
}

export function SearchField({
  label,
  value,
  onInput,
  isFocused = false,
}: {
  label: string
  value: string
  onInput: (value: string) => void
  /** When it appears. */
  isFocused?: boolean
}) {
  return (
    <label class="search">
      <span class="hidden">{label}</span>
      <Icon name="search" />
      <input
        class="input"
        type="search"
        placeholder={label}
        value={value}
        data-search
        autoFocus={isFocused}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
    </label>
  )
}
