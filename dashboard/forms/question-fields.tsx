import { useRef } from 'preact/hooks'
import { Button, Checkbox, Icon, Switch, TextField } from '../kit/index.ts'
import { words } from '../words.ts'
import { type ChoiceOption, type Question, withLabel, withOptionLabel } from './questions.ts'

interface QuestionFieldsProps {
  readonly question: Question
  /** The names of the other questions. */
  readonly taken: ReadonlySet<string>
  /** RSVPs may be stored under its name. */
  readonly isSaved: boolean
  readonly errors: Readonly<Record<string, string>>
  readonly isDisabled: boolean
  readonly onChange: (question: Question) => void
}

/** One question of a form. */
export function QuestionFields({ question, taken, isSaved, errors, isDisabled, onChange }: QuestionFieldsProps) {
  const texts = words.fields.form
  const { kind, label, name, required, placeholder, initial, options } = question
  const set = (changes: Partial<Question>) => onChange({ ...question, ...changes })
  const mayBeRequired = kind !== 'label' && kind !== 'hidden'
  const hasHint = kind === 'text' || kind === 'number'
  const hasMoreErrors = ['name', 'placeholder', 'default'].some((part) => errors[part] !== undefined)

  return (
    <div class="question-body stack">
      {kind !== 'hidden' && (
        <TextField
          label={kind === 'label' ? texts.text : texts.question}
          value={label}
          error={errors.label}
          isDisabled={isDisabled}
          isFocused={label === ''}
          onInput={(next) => onChange(withLabel(question, next, taken, isSaved))}
        />
      )}
      {kind === 'choice' && (
        <ChoiceOptions
          options={options}
          isSaved={isSaved}
          error={errors.placeholder}
          isDisabled={isDisabled}
          onChange={(next) => set({ options: next })}
        />
      )}
      {mayBeRequired && (
        <Switch
          label={texts.mustFill}
          isOn={required}
          isDisabled={isDisabled}
          onChange={(next) => set({ required: next })}
        />
      )}
      {kind !== 'label' && (
        <details class="question-more" open={kind === 'hidden' || hasMoreErrors}>
          <summary>{texts.more}</summary>
          <div class="stack">
            {hasHint && (
              <TextField
                label={texts.hint}
                isOptional
                value={placeholder}
                error={errors.placeholder}
                isDisabled={isDisabled}
                onInput={(next) => set({ placeholder: next })}
              />
            )}
            {kind === 'checkbox' && (
              <Checkbox
                label={texts.ticked}
                isChecked={initial === 'true'}
                isDisabled={isDisabled}
                onChange={(isChecked) => set({ initial: String(isChecked) })}
              />
            )}
            {(hasHint || kind === 'hidden') && (
              <TextField
                label={kind === 'hidden' ? texts.value : texts.initial}
                isOptional
                value={initial}
                error={errors.default}
                isDisabled={isDisabled}
                onInput={(next) => set({ initial: next })}
              />
            )}
            <TextField
              label={texts.name}
              help={isSaved ? texts.savedName : texts.nameHelp}
              value={name}
              error={errors.name}
              isDisabled={isDisabled}
              onInput={(next) => set({ name: next })}
            />
          </div>
        </details>
      )}
    </div>
  )
}

interface ChoiceOptionsProps {
  readonly options: readonly ChoiceOption[]
  readonly isSaved: boolean
  readonly error: string | undefined
  readonly isDisabled: boolean
  readonly onChange: (options: readonly ChoiceOption[]) => void
}

/** Enter adds the next option, Backspace in an empty one removes it. */
function ChoiceOptions({ options, isSaved, error, isDisabled, onChange }: ChoiceOptionsProps) {
  const texts = words.fields.form
  const list = useRef<HTMLUListElement>(null)
  const known = useRef(new Set(isSaved ? options.map(({ value }) => value) : []))
  const focus = (position: number) =>
    setTimeout(() => list.current?.querySelectorAll<HTMLInputElement>('input.input')[position]?.focus())

  function add(position: number) {
    onChange(options.toSpliced(position, 0, { label: '', value: '', isDefault: false }))
    focus(position)
  }

  function remove(position: number) {
    if (options.length < 2) return
    onChange(options.toSpliced(position, 1))
    focus(Math.max(0, position - 1))
  }

  return (
    <fieldset class="choice-options">
      <legend>{texts.options}</legend>
      {error && <p class="field-error">{error}</p>}
      <ul ref={list}>
        {options.map((option, position) => (
          <li key={position}>
            <Icon name="drag" size={14} />
            <input
              class="input"
              aria-label={texts.option(position + 1)}
              value={option.label}
              disabled={isDisabled}
              onInput={({ currentTarget }) =>
                onChange(
                  options.with(position, withOptionLabel(option, currentTarget.value, known.current.has(option.value))),
                )
              }
              onKeyDown={(event) => {
                if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
                  event.preventDefault()
                  add(position + 1)
                } else if (event.key === 'Backspace' && option.label === '') {
                  event.preventDefault()
                  remove(position)
                }
              }}
            />
            <Checkbox
              label={texts.preselected}
              isChecked={option.isDefault}
              isDisabled={isDisabled}
              onChange={(isChecked) =>
                onChange(options.map((each, index) => ({ ...each, isDefault: isChecked && index === position })))
              }
            />
            <Button
              kind="quiet"
              size="small"
              icon="close"
              label={texts.removeOption(option.label)}
              isDisabled={isDisabled || options.length < 2}
              onClick={() => remove(position)}
            />
          </li>
        ))}
      </ul>
      {!isDisabled && (
        <Button kind="quiet" size="small" icon="add" onClick={() => add(options.length)}>
          {texts.addOption}
        </Button>
      )}
    </fieldset>
  )
}
