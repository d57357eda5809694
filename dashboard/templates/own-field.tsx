import {
  type EmailTemplateType,
  type FormField,
  type Resource,
  calendarTypes,
  labelSpellings,
  presets,
} from '@kalends/contract'
import { app, v1 } from '../api.ts'
import { useData } from '../cache.ts'
import { type Draft, type FieldText, FormFields, ImageField, ReminderHours } from '../forms/index.ts'
import { SelectField } from '../kit/index.ts'
import { organizationId } from '../session.ts'
import { words } from '../words.ts'
import { AddressList } from './address-list.tsx'
import { CalendarChoice } from './calendar-choice.tsx'
import { NamedTexts } from './named-texts.tsx'

/** Fields whose control the declaration does not tell. */
export const ownFields: ReadonlySet<string> = new Set(['custom_domain', 'image'])

interface OwnFieldProps {
  readonly resource: Resource
  readonly draft: Draft<Record<string, unknown>>
  readonly name: string
  readonly text: FieldText
  readonly isDisabled: boolean
}

/** The control of a list, a map, or a reference to something that is no resource of the API. */
export function OwnField({ draft, name, text, isDisabled }: OwnFieldProps) {
  const value = draft.get(name)
  const errors = draft.errors.value
  const common = { name, label: text.label, ...(text.help !== undefined && { help: text.help }), isDisabled }
  const error = errors[name] ?? errorWithin(errors, name)
  const set = (next: unknown) => draft.set(name, next)

  switch (name) {
    case 'options':
    case 'optionsMobile':
    case 'optionsIOS':
      return (
        <CalendarChoice {...common} error={error} unset={text.unset} calendars={calendarTypes} value={value as string[] | null} onChange={set} /> // oxfmt-ignore
      )
    case 'customLabels':
      return (
        <NamedTexts {...common} errors={errors} groups={words.templateNames.labels} spellings={labelSpellings} value={value as Record<string, string> | null} onChange={set} /> // oxfmt-ignore
      )
    case 'styleLight':
    case 'styleDark':
      return (
        <NamedTexts {...common} errors={errors} groups={words.templateNames.variables} isColour={isColour} takesOthers value={value as Record<string, string> | null} onChange={set} /> // oxfmt-ignore
      )
    case 'images':
      return <AddressList {...common} errors={errors} value={value as string[] | null} onChange={set} />
    case 'fields':
      return (
        <FormFields value={value as FormField[]} onChange={set} saved={draft.saved.value.data.fields as FormField[]} errors={errors} isDisabled={isDisabled} /> // oxfmt-ignore
      )
    case 'reminder_hours':
      return <ReminderHours {...common} error={error} value={value as number[]} onChange={set} />
    case 'image': {
      const isBuiltIn = draft.get('background') === 'preset'
      return (
        <ImageField {...common} error={error} value={value as string | null} onChange={set} library={isBuiltIn ? presets : []} hasUploads={!isBuiltIn} /> // oxfmt-ignore
      )
    }
    case 'custom_domain':
      return <DomainField {...common} error={error} unset={text.unset!} value={value as number | null} onChange={set} />
    default:
      return (
        <MailField {...common} error={error} unset={text.unset!} type={name.slice('email_'.length) as EmailTemplateType} value={value as number | null} onChange={set} /> // oxfmt-ignore
      )
  }
}

/** Whether a variable of the button holds a colour, by the end of its name. */
const isColour = (name: string) =>
  name !== '--checkmark-background' &&
  /-(background|text|text-secondary|text-hover|border|color|underline|error|success)$/.test(name)

function errorWithin(errors: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.entries(errors).find(([field]) => field.startsWith(`${name}.`) || field.startsWith(`${name}[`))?.[1]
}

interface ReferenceProps {
  readonly name: string
  readonly label: string
  readonly help?: string
  readonly error: string | undefined
  readonly isDisabled: boolean
  readonly unset: string
  readonly value: number | null
  readonly onChange: (id: number | null) => void
}

function DomainField(props: ReferenceProps) {
  const { data } = useData(`${organizationId.value}/domains/choice`, (signal) => v1.customDomains({ signal }))
  return (
    <Choice {...props} items={(data?.available_custom_domains ?? []).map(({ id, host }) => ({ id, name: host }))} />
  )
}

function MailField({ type, ...props }: ReferenceProps & { type: EmailTemplateType }) {
  const { data } = useData(`${organizationId.value}/templates/mails`, (signal) =>
    app.emailTemplates.list({}, { signal }),
  )
  const items = (data ?? []).filter((each) => each.type === type && (!each.is_default || each.id === props.value))
  return <Choice {...props} items={items} />
}

function Choice({
  unset,
  value,
  onChange,
  items,
  ...field
}: ReferenceProps & { items: { id: number; name: string }[] }) {
  const isKnown = value === null || items.some(({ id }) => id === value)
  return (
    <SelectField
      {...field}
      value={value === null ? '' : String(value)}
      onChange={(next) => onChange(next === '' ? null : Number(next))}
      options={[
        { value: '', label: unset },
        ...items.map(({ id, name }) => ({ value: String(id), label: name })),
        ...(isKnown ? [] : [{ value: String(value), label: `#${value}` }]),
      ]}
    />
  )
}
