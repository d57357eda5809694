import { Event } from '@kalends/contract'
import { type Draft, ResourceField, friendly } from '../../forms/index.ts'
import type { KindName } from '../../templates/kinds.ts'
import { TemplateChoice } from '../../templates/template-choice.tsx'
import { words } from '../../words.ts'
import { useEditor } from './editor-context.ts'
import { fieldText } from './fields.ts'

/** The control of a declared field of the event. */
export function EventField({ name }: { name: string }) {
  const { event } = useEditor()
  return (
    <ResourceField
      resource={Event}
      name={name}
      text={fieldText(name)}
      draft={event as unknown as Draft<Record<string, unknown>>}
    />
  )
}

/** A template that the event uses, chosen by its look. */
export function EventTemplate({ name, kind }: { name: 'layout' | 'landingpage' | 'cta_block'; kind: KindName }) {
  const { event } = useEditor()
  const { label, help, unset = words.common.none } = fieldText(name)
  return (
    <TemplateChoice
      kind={kind}
      name={name}
      label={label}
      {...(help !== undefined && { help })}
      error={friendly(event.errors.value[name], name, label)}
      unset={unset}
      value={event.get(name)}
      onChange={(id) => event.set(name, id)}
    />
  )
}
