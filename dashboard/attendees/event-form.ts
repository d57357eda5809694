import type { Event, RsvpBlock } from '@kalends/contract'
import { v1 } from '../api.ts'
import { useData } from '../cache.ts'
import { titleOf } from '../event-title.ts'
import { capital } from '../field-label.ts'
import { type Question, questionsOf } from '../forms/index.ts'
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
    return { event, form, title: titleOf(event) }
  })
}

/** What the form asks, without headings. */
export function askedBy(form: RsvpBlock | undefined): Question[] {
  return questionsOf(form?.fields ?? []).filter(({ kind }) => kind !== 'label')
}

/** A field of the form as a column: what was answered under its name or names. */
export interface FieldColumn {
  readonly name: string
  readonly label: string
  readonly names: readonly string[]
  /** What the form calls the choices, by their values. */
  readonly choices: Readonly<Record<string, string>>
}

/** The fields of the form and those that only earlier RSVPs have. */
export function fieldColumns(
  form: RsvpBlock | undefined,
  payloads: readonly Readonly<Record<string, unknown>>[],
): FieldColumn[] {
  const asked = askedBy(form).map(({ name, label, options }) => ({
    name,
    label: label || name,
    names: [...new Set([name, ...options.map((option) => option.name ?? name)])],
    choices: Object.fromEntries(options.map((option) => [option.value, option.label || option.value])),
  }))
  const known = new Set(asked.flatMap(({ names }) => names))
  const others = new Set(payloads.flatMap((payload) => Object.keys(payload)).filter((name) => !known.has(name)))
  return [...asked, ...[...others].map((name) => ({ name, label: capital(name), names: [name], choices: {} }))]
}
