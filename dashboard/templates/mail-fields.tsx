import type { ManagedEmailTemplate } from '@kalends/contract'
import { useRef } from 'preact/hooks'
import { app } from '../api.ts'
import { useData } from '../cache.ts'
import { type Draft, RichText, type Variable } from '../forms/index.ts'
import { Button, Menu, TextField } from '../kit/index.ts'
import { organizationId } from '../session.ts'
import { words } from '../words.ts'

interface MailFieldsProps {
  readonly draft: Draft<ManagedEmailTemplate>
  /** In the language that the person has chosen. */
  readonly builtIn: ManagedEmailTemplate['built_in']
  readonly isDisabled: boolean
}

/** The texts of a mail. An empty one shows the built-in text that will be used instead. */
export function MailFields({ draft, builtIn: built_in, isDisabled }: MailFieldsProps) {
  const texts = words.templateFields['email-template']
  const { type, is_default } = draft.saved.value.data
  const { data } = useData(`${organizationId.value}/mail-variables`, (signal) =>
    app.emailTemplates.variables({}, { signal }),
  )
  // A field of a form has a name that only the form knows; it can be typed.
  const variables = (data?.find((each) => each.type === type)?.variables ?? []).filter(
    ({ name }) => !name.includes('.'),
  )
  const errors = draft.errors.value
  const line = (name: 'subject' | 'headline' | 'button_label') => (
    <TextWithVariables
      label={texts[name].label}
      name={name}
      value={draft.get(name)}
      placeholder={built_in[name]}
      error={errors[name]}
      isDisabled={isDisabled}
      variables={variables}
      onInput={(value) => draft.set(name, value)}
    />
  )
  return (
    <>
      <div class="card stack">
        {!is_default && (
          <TextField
            {...texts.name}
            name="name"
            value={draft.get('name')}
            error={errors.name}
            isDisabled={isDisabled}
            onInput={(value) => draft.set('name', value)}
          />
        )}
        <p class="help">{words.templates.mail.help}</p>
        {line('subject')}
        {line('headline')}
        <RichText
          label={texts.content.label}
          name="content"
          help={words.templates.mail.variables}
          value={draft.get('content')}
          placeholder={plain(built_in.content)}
          error={errors.content}
          variables={variables}
          isDisabled={isDisabled}
          onInput={(value) => draft.set('content', value)}
        />
        {!isDisabled && draft.get('content') === '' && (
          <span>
            <Button size="small" icon="edit" onClick={() => draft.set('content', built_in.content)}>
              {words.templates.mail.useBuiltIn}
            </Button>
          </span>
        )}
        {line('button_label')}
      </div>
      <div class="card stack">
        {(['from_name', 'reply_to'] as const).map((name) => (
          <TextField
            key={name}
            {...texts[name]}
            name={name}
            value={draft.get(name) ?? ''}
            error={errors[name]}
            isDisabled={isDisabled}
            onInput={(value) => draft.set(name, value === '' ? null : value)}
          />
        ))}
      </div>
    </>
  )
}

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

function TextWithVariables({ variables, ...props }: TextWithVariablesProps) {
  const box = useRef<HTMLDivElement>(null)

  function insert(name: string) {
    const input = box.current!.querySelector('input')!
    const at = input.selectionStart ?? input.value.length
    props.onInput(`${props.value.slice(0, at)}{{${name}}}${props.value.slice(input.selectionEnd ?? at)}`)
    const end = at + name.length + 4
    setTimeout(() => {
      input.focus()
      input.setSelectionRange(end, end)
    })
  }

  return (
    <div ref={box}>
      <TextField
        {...props}
        aside={
          !props.isDisabled &&
          variables.length > 0 && (
            <Menu
              kind="quiet"
              size="small"
              icon="add"
              label={words.templates.mail.variablesOf(props.label)}
              items={variables
                .filter(({ name }) => name !== 'link')
                .map(({ name, description }) => ({ label: `${name} · ${description}`, run: () => insert(name) }))}
            />
          )
        }
      />
    </div>
  )
}

function plain(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent.trim()
}
