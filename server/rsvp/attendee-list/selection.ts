import { attendeeStatuses } from '@kalends/contract'
import { isProkey } from '../../http/formats.ts'
import { Faults } from '../../refusal.ts'
import { readTicket } from '../mail/ticket.ts'
import { searchedWords } from '../search.ts'

export type AttendeeStatus = (typeof attendeeStatuses)[number]

/** Which answers of an organization are meant. What is left out doesn't matter. */
export interface Selection {
  readonly event?: string
  readonly ids?: readonly string[]
  readonly statuses?: readonly AttendeeStatus[]
  /** All of them occur in the address or in what was filled in. */
  readonly words?: readonly string[]
  /** Instead of the words, this may be the ticket. */
  readonly ticket?: string
  /** Without a value: the field was filled in. */
  readonly field?: { readonly name: string; readonly value: string | undefined }
  readonly isCheckedIn?: boolean
  /** Neither erased nor unsubscribed. */
  readonly isReachable?: boolean
}

/** A selection as it is sent. */
export interface SentSelection {
  readonly event?: string | undefined
  readonly ids?: readonly string[] | undefined
  /** One or several, separated by commas. */
  readonly status?: string | undefined
  readonly search?: string | undefined
  readonly field?: string | undefined
  readonly value?: string | undefined
  readonly checked_in?: boolean | undefined
  readonly gets_news?: boolean | undefined
}

const mostWords = 10

export function readSelection(sent: SentSelection, prefix = ''): Selection {
  const { event, ids, status, search = '', field: name, value, checked_in: isCheckedIn, gets_news: isReachable } = sent
  const faults = new Faults()
  const fault = (field: string, must: string) => faults.add(`${prefix}${field}`, `${prefix}${field} ${must}.`)
  if (event !== undefined && !isProkey(event)) fault('event', 'must be the prokey of an event')
  if (ids?.some((id) => !isProkey(id))) fault('ids', 'must be ids of RSVPs')
  const statuses = status?.split(',').map((each) => attendeeStatuses.find((known) => known === each.trim()))
  if (statuses?.includes(undefined)) fault('status', `must be one or several of ${attendeeStatuses.join(', ')}`)
  if (value !== undefined && name === undefined) fault('value', 'needs the name of a form field in field')
  const words = searchedWords(search)
  if (words.length > mostWords) fault('search', `must have at most ${mostWords} words`)
  faults.throwIfAny()
  const ticket = readTicket(search)
  return {
    ...(event !== undefined && { event: event.toLowerCase() }),
    ...(ids && { ids: ids.map((id) => id.toLowerCase()) }),
    ...(statuses && { statuses: statuses as AttendeeStatus[] }),
    ...(words.length > 0 && { words }),
    ...(ticket !== undefined && { ticket }),
    ...(name !== undefined && { field: { name, value } }),
    ...(isCheckedIn !== undefined && { isCheckedIn }),
    ...(isReachable !== undefined && { isReachable }),
  }
}
