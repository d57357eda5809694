import type { Event, FormField, RsvpBlock } from '@kalends/contract'
import { v1 } from '../api.ts'
import { useData } from '../cache.ts'
import { organizationId } from '../session.ts'

/** An event with its sign-up form; without one, `form` is undefined. */
export interface EventForm {
  readonly event: Event
  readonly title: string
  readonly form: RsvpBlock | undefined
}

export function useEventForm(prokey: string) {
  return useData<EventForm>(`${organizationId.value}/events/${prokey}/form`, async (signal) => {
    const event = await v1.event.read(prokey, { signal })
    const form =
      event.rsvp && event.rsvp_block !== null ? await v1.rsvpBlock.read(event.rsvp_block, { signal }) : undefined
    return { event, form, title: (event.dates.length > 1 && event.title_event_series) || event.dates[0]!.name }
  })
}

/** One question of a form. Consecutive radio fields are one, with a choice for each of them. */
export interface Question {
  readonly type: FormField['type']
  readonly name: string
  readonly label: string
  readonly isRequired: boolean
  readonly choices: readonly FormField[]
}

export function questionsOf(fields: readonly FormField[]): Question[] {
  const found: Question[] = []
  let heading: string | undefined
  for (const [index, field] of fields.entries()) {
    if (field.type === 'label') heading = field.label ?? undefined
    else if (field.type === 'radio' && fields[index - 1]?.type === 'radio') {
      const group = found.pop()!
      found.push({ ...group, isRequired: group.isRequired || field.required, choices: [...group.choices, field] })
    } else {
      const label = (field.type === 'radio' ? heading : field.label) ?? field.name
      const choices = field.type === 'radio' ? [field] : []
      found.push({ type: field.type, name: field.name, label, isRequired: field.required, choices })
    }
    if (field.type !== 'label') heading = undefined
  }
  return found
}

/** What a radio field sends if it is chosen. */
export const choiceValue = ({ placeholder, label }: FormField): string => placeholder ?? label ?? ''

/** A field of the form as a column: what was answered under its name or names. */
export interface FieldColumn {
  readonly name: string
  readonly label: string
  readonly names: readonly string[]
}

/** The fields of the form and those that only earlier RSVPs have. */
export function fieldColumns(
  form: RsvpBlock | undefined,
  payloads: readonly Readonly<Record<string, unknown>>[],
): FieldColumn[] {
  const asked = questionsOf(form?.fields ?? []).map(({ name, label, choices }) => ({
    name,
    label,
    names: choices.length === 0 ? [name] : [...new Set(choices.map((each) => each.name))],
  }))
  const known = new Set(asked.flatMap(({ names }) => names))
  const others = new Set(payloads.flatMap((payload) => Object.keys(payload)).filter((name) => !known.has(name)))
  return [...asked, ...[...others].map((name) => ({ name, label: name, names: [name] }))]
}
