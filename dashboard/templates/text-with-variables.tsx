import { useRef, useState } from 'preact/hooks'
import { CompletionList, type Variable, useCompletion } from '../forms/index.ts'
import { Field, Menu } from '../kit/index.ts'
import { words } from '../words.ts'

interface TextWithVariablesProps {
  readonly label: string
  readonly name: string
  readonly value: string
  readonly placeholder: string
  readonly error: string | undefined
  readonly isDisabled: boolean
  readonly variables: readonly Variable[]
  readonly onInput: (value: string) => void
}

/** A line of a mail. Variables are offered in a menu, and while one is typed. */
export function TextWithVariables({ value, placeholder, isDisabled, variables, ...props }: TextWithVariablesProps) {
  const input = useRef<HTMLInputElement>(null)
  const [before, setBefore] = useState<string>()
  const { onInput, ...field } = props
  const completion = useCompletion({ variables, before, choose: insert })

  function insert(name: string, length = 0) {
    const { selectionStart, selectionEnd } = input.current!
    const at = (selectionStart ?? value.length) - length
    onInput(`${value.slice(0, at)}{{${name}}}${value.slice(selectionEnd ?? at)}`)
    setBefore(undefined)
    const end = at + name.length + 4
    setTimeout(() => {
      input.current!.focus()
      input.current!.setSelectionRange(end, end)
    })
  }

  const look = ({ currentTarget: { value: text, selectionStart } }: { currentTarget: HTMLInputElement }) =>
    setBefore(text.slice(0, selectionStart ?? 0))

  return (
    <div class="completed">
      <Field
        {...field}
        aside={
          !isDisabled &&
          variables.length > 0 && (
            <Menu
              kind="quiet"
              size="small"
              icon="add"
              label={words.templates.mail.variablesOf(field.label)}
              items={variables.map(({ name, description }) => ({
                label: `${name} · ${description}`,
                run: () => insert(name),
              }))}
            />
          )
        }
      >
        {(attributes) => (
          <input
            ref={input}
            {...attributes}
            {...completion.attributes}
            class="input"
            autocomplete="off"
            value={value}
            placeholder={placeholder}
            disabled={isDisabled}
            onInput={(event) => {
              look(event)
              onInput(event.currentTarget.value)
            }}
            onClick={look}
            onKeyDown={(event) => completion.pressed(event)}
            onBlur={() => setBefore(undefined)}
          />
        )}
      </Field>
      <CompletionList list={completion.list} />
    </div>
  )
}
