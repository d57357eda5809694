import { Event, type EventCreate, type EventPatch, RsvpBlock } from '@kalends/contract'
import { type EditedDate, dateInput, datesPatch } from './dates.ts'

/** An event with all that its editor can change. */
export type EditedEvent = Omit<Event, 'dates'> & {
  dates: EditedDate[]
  /** Of a new event: creates the group it belongs to. */
  new_event_group_name: string | null
}

const isWritable = (role: string | undefined) => role !== undefined && role !== 'readOnly'

export function formBody(form: RsvpBlock) {
  const given = Object.entries(form).filter(([name, value]) => value !== null && isWritable(RsvpBlock.role[name]))
  return Object.fromEntries(given) as Pick<RsvpBlock, 'name'>
}

export function createBody({ dates, ...event }: EditedEvent): EventCreate {
  const given = Object.entries(event).filter(
    ([name, value]) => value !== null && value !== '' && isWritable(Event.role[name]),
  )
  return { ...Object.fromEntries(given), dates: dates.map(dateInput) }
}

export function patchOf({ dates, ...changes }: Partial<EditedEvent>, saved: EditedEvent): EventPatch {
  const writable = Object.entries(changes).filter(([name]) => ['defaulted', 'optional'].includes(Event.role[name]!))
  const patch = dates && datesPatch(saved.dates, dates)
  return { ...Object.fromEntries(writable), ...(patch && { dates: patch }) }
}
