import { ConfirmingNeedsMail, type Draft, type FieldText, ResourceField, kindOf } from '../forms/index.ts'
import { Fold } from '../kit/index.ts'
import { words } from '../words.ts'
import type { Kind, Template } from './kinds.ts'
import { OwnField, ownFields } from './own-field.tsx'
import { summaryOf } from './summary.ts'
import { isShown } from './shown.ts'

interface GroupFieldsProps {
  readonly kind: Kind
  readonly draft: Draft<Template>
  /** The name of the open section. */
  readonly opened: string
  readonly onOpen: (name: string) => void
  readonly isDisabled: boolean
  readonly isNew: boolean
}

/** Every field of a template, in sections that say in one line what is set. */
export function GroupFields({ kind, draft, opened, onOpen, isDisabled, isNew }: GroupFieldsProps) {
  const control = (name: string) => (
    <TemplateField key={name} kind={kind} draft={draft} name={name} isDisabled={isDisabled} />
  )
  return (
    <>
      <div class="card" data-new={isNew}>
        {control('name')}
      </div>
      <div class="stack tight">
        {kind.groups.map(({ name, icon, fields }) => (
          <Fold
            key={name}
            title={words.templates.groups[name]}
            icon={icon}
            summary={summaryOf(name, fields, draft.value.value, kind)}
            isOpen={opened === name}
            onToggle={(isOpen) => {
              if (isOpen) onOpen(name)
              else if (opened === name) onOpen('')
            }}
          >
            {fields.filter((field) => isShown(kind, field, draft.value.value)).map(control)}
            {fields.includes('doi') && <ConfirmingNeedsMail isOn={draft.value.value.doi === true} />}
          </Fold>
        ))}
      </div>
    </>
  )
}

interface TemplateFieldProps {
  readonly kind: Kind
  readonly draft: Draft<Template>
  readonly name: string
  readonly isDisabled: boolean
}

function TemplateField({ kind, draft, name, isDisabled }: TemplateFieldProps) {
  const { resource } = kind
  const text = textOf(resource.name, name)
  const props = { draft: draft as unknown as Draft<Record<string, unknown>>, name, text, isDisabled }
  if (ownFields.has(name) || kindOf(resource.fields[name]!) === 'own' || name.startsWith('email_'))
    return <OwnField {...props} resource={resource} />
  return <ResourceField {...props} resource={resource} />
}

/** What a field of a template is called. */
export function textOf(resource: string, name: string): FieldText {
  const { mails, ...fields } = words.templateFields
  if (name.startsWith('email_')) {
    const { name: label, text } = mails[name.slice('email_'.length) as 'rsvp_doi']
    return { label, help: text, unset: words.templates.mail.standard }
  }
  const texts: Readonly<Record<string, FieldText>> = fields[resource as 'style']
  return texts[name] ?? { label: name }
}
