import type { FieldText } from '../../forms/index.ts'
import { words } from '../../words.ts'

/** What a field of an event is called. */
export function fieldText(name: string): FieldText {
  const known = words.fields.event as Readonly<Record<string, FieldText>>
  const [, number, part] = /^dates\[(\d+)\]\.(\w+)$/.exec(name) ?? []
  if (part === undefined) return known[name] ?? { label: name }
  return { ...known[part], label: `${words.editor.when.date(Number(number) + 1)}: ${partLabel(part)}` }
}

/** The same for an event with one date, where its number says nothing. */
export function labelIn({ dates }: { readonly dates: readonly unknown[] }, name: string): string {
  const part = dates.length === 1 ? /^dates\[0\]\.(\w+)$/.exec(name)?.[1] : undefined
  return part === undefined ? fieldText(name).label : partLabel(part)
}

/** What a field of a date is called. */
function partLabel(part: string): string {
  const { when, sections } = words.editor
  const known = words.fields.event as Readonly<Record<string, FieldText>>
  const own: Readonly<Record<string, string>> = {
    startDate: when.day,
    startTime: when.start,
    endDate: when.endDay,
    endTime: when.end,
    timeZone: when.zone,
    status: when.status,
    availability: when.availability,
    organizer_name: `${sections.organizer}, ${known.organizer_name!.label}`,
    organizer_email: `${sections.organizer}, ${known.organizer_email!.label}`,
  }
  return own[part] ?? known[part]?.label ?? part
}
