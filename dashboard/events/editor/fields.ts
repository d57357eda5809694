import type { FieldText } from '../../forms/index.ts'
import { words } from '../../words.ts'

/** What a field of an event is called. */
export function fieldText(name: string): FieldText {
  return (words.fields.event as Readonly<Record<string, FieldText>>)[name] ?? { label: name }
}
