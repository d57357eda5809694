import type { ListedForm, Resource } from '@kalends/contract'
import { useData } from '../cache.ts'
import { app, v1 } from '../api.ts'
import { SelectField, Switch, TextField } from '../kit/index.ts'
import { localMoment, momentOf, ownTimeZone } from '../format.ts'
import { organizationId } from '../session.ts'
import { words } from '../words.ts'
import { ColourField } from './colour-field.tsx'
import type { Draft } from './draft.ts'
import { ImageField } from './image-field.tsx'
import { kindOf } from './kinds.ts'
import { RichText } from './rich-text.tsx'

/** How a field is called, by its name. Options are the words for the values of a choice. */
export interface FieldText {
  readonly label: string
  readonly help?: string
  readonly options?: Readonly<Record<string, string>>
  /** Instead of an empty value. */
  readonly unset?: string
  readonly placeholder?: string
}

interface ResourceFieldProps {
  readonly resource: Resource
  readonly name: string
  readonly text: FieldText
  // A draft of any resource: its fields are known by the declaration, not by the type.
  readonly draft: Draft<Record<string, unknown>>
  readonly isDisabled?: boolean
  /** Of moments; the person's if left out. */
  readonly timeZone?: string
}

/** The control of a declared field, with its label, help, limits and errors. */
export function ResourceField({
  resource,
  name,
  text,
  draft,
  isDisabled = false,
  timeZone = ownTimeZone(),
}: ResourceFieldProps) {
  const field = resource.fields[name]!
  const value = draft.get(name)
  const isNullable = resource.role[name] === 'optional'
  const error = friendly(draft.errors.value[name], name, text.label)
  const set = (next: unknown) => draft.set(name, next)
  const setText = (next: string) => set(next === '' && isNullable ? null : next)
  const common = {
    name,
    label: text.label,
    ...(text.help !== undefined && { help: text.help }),
    error,
    isDisabled,
    ...(text.placeholder !== undefined && { placeholder: text.placeholder }),
  }
  const asText = value === null || value === undefined ? '' : String(value as string | number)

  switch (kindOf(field)) {
    case 'switch':
      return <Switch {...common} isOn={value === true} onChange={set} />
    case 'choice':
      return (
        <SelectField
          {...common}
          value={asText}
          options={choicesOf(field.write.enum!, text, isNullable)}
          onChange={setText}
        />
      )
    case 'number':
      return (
        <TextField
          {...common}
          type="number"
          value={asText}
          {...(field.write.minimum !== undefined && { min: field.write.minimum })}
          {...(field.write.maximum !== undefined && { max: field.write.maximum })}
          onInput={(next) => set(next === '' ? null : Number(next))}
        />
      )
    case 'colour':
      return <ColourField {...common} value={asText} onInput={setText} />
    case 'rich-text':
      return <RichText {...common} value={asText} onInput={setText} />
    case 'moment':
      return <MomentField {...common} timeZone={timeZone} value={asText} onInput={setText} />
    case 'address':
      return <TextField {...common} type="url" value={asText} onInput={setText} />
    case 'paragraph':
      return <TextField {...common} rows={4} value={asText} onInput={setText} />
    case 'reference':
      return <ReferenceField {...common} to={field.references!.name} unset={text.unset} value={asText} onChange={(next) => set(next === '' ? null : Number(next))} /> // oxfmt-ignore
    case 'image':
      return (
        <ImageField {...common} value={asText === '' ? null : asText} library={field.library ?? []} onChange={set} />
      )
    case 'line':
      return <TextField {...common} value={asText} onInput={setText} />
    case 'own':
      throw new Error(`${name} of ${resource.name} needs an editor of its own.`)
  }
}

/** Errors of the API begin with the name of the field; people know its label. */
export function friendly(message: string | undefined, name: string, label: string): string | undefined {
  return message?.startsWith(`${name} `) ? label + message.slice(name.length) : message
}

function choicesOf(values: readonly unknown[], text: FieldText, isNullable: boolean) {
  const options = values
    .filter((value): value is string => typeof value === 'string')
    .map((value) => ({ value, label: text.options?.[value] ?? value }))
  return isNullable ? [{ value: '', label: text.unset ?? words.common.none }, ...options] : options
}

type Common = { name: string; label: string; help?: string; error: string | undefined; isDisabled: boolean }

interface MomentProps extends Common {
  readonly timeZone: string
  readonly value: string
  readonly onInput: (value: string) => void
}

/** A moment as the clocks in a time zone show it. */
function MomentField({ timeZone, value, onInput, ...common }: MomentProps) {
  return (
    <TextField
      {...common}
      type="datetime-local"
      max="9999-12-31T23:59"
      value={value === '' ? '' : localMoment(value, timeZone)}
      onInput={(next) => onInput(next === '' ? '' : momentOf(next, timeZone).toISOString())}
    />
  )
}

/** Templates to choose from, by the path of their resource. */
const templateLists = {
  style: () => v1.style.all(),
  landingpage: () => v1.landingpage.all(),
  'cta-block': () => v1.ctaBlock.all(),
  'rsvp-block': () => app.templates.forms(),
  'email-template': () => v1.emailTemplate.all(),
} as const

type TemplateName = keyof typeof templateLists

interface ReferenceProps extends Common {
  readonly to: string
  readonly unset: string | undefined
  readonly value: string
  readonly onChange: (value: string) => void
}

function ReferenceField({ to, unset = words.common.none, ...field }: ReferenceProps) {
  const { data } = useTemplates(to as TemplateName)
  const known = (data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))
  const current = known.some(({ value }) => value === field.value) || field.value === ''
  return (
    <SelectField
      {...field}
      options={[
        { value: '', label: unset },
        ...known,
        ...(current ? [] : [{ value: field.value, label: `#${field.value}` }]),
      ]}
    />
  )
}

type Listed<Name> = Name extends 'rsvp-block' ? ListedForm[] : { id: number; name: string }[]

/** The templates of a kind, with their names. Forms are listed with the events that use them. */
export function useTemplates<Name extends TemplateName>(name: Name) {
  const load = templateLists[name] as unknown as () => Promise<Listed<Name>>
  return useData<Listed<Name>>(`${organizationId.value}/templates/${name}`, load)
}
