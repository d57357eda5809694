import type { ManagedEmailTemplate } from '@kalends/contract'
import { type Draft, RichText } from '../forms/index.ts'
import { Button, TextField } from '../kit/index.ts'
import { words } from '../words.ts'
import { useMailVariables } from './mail-variables.ts'
import { TextWithVariables } from './text-with-variables.tsx'

interface MailFieldsProps {
  readonly draft: Draft<ManagedEmailTemplate>
  /** In the language that the person has chosen. */
  readonly builtIn: ManagedEmailTemplate['built_in']
  readonly isDisabled: boolean
}

/** The texts of a mail. An empty one shows the built-in text that will be used instead. */
export function MailFields({ draft, builtIn: built_in, isDisabled }: MailFieldsProps) {
  const texts = words.templateFields['email-template']
  const { is_default } = draft.saved.value.data
  const variables = useMailVariables(draft.saved.value.data)
  const errors = draft.errors.value
  const line = (name: 'subject' | 'headline' | 'button_label') => (
    <TextWithVariables
      label={texts[name].label}
      name={name}
      value={draft.get(name)}
      placeholder={built_in[name]}
      error={errors[name]}
      isDisabled={isDisabled}
      variables={variables.filter((each) => each.name !== 'link')}
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

function plain(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent.trim()
}
