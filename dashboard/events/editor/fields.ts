import type { FieldText } from '../../forms/index.ts'
import { words } from '../../words.ts'

/** What a field of an event is called. */
export function fieldText(name: string): FieldText {
  const known = words.fields.event as Readonly<Record<string, FieldText>>
  const [, number, part] = /^dates\[(\d+)\]\.(\w+)$/.exec(name) ?? []
  if (part === undefined) return known[name] ?? { label: name }
  return { ...known[part], label: `${words.editor.when.date(Number(number) + 1)}: ${known[part]?.label ?? part}` }
}
