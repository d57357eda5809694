import { Event } from '@kalends/contract'
import { type Draft, ResourceField } from '../../forms/index.ts'
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
