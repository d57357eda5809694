import { type Attendee, attendeeStatuses } from '@kalends/contract'
import { queryValue, setQuery } from '../router.ts'

export type Status = (typeof attendeeStatuses)[number]

/** An RSVP that is pending because seats are held for somebody from the waiting list is shown as what it is. */
export const shownStatus = ({ status, offered_until: until }: Pick<Attendee, 'status' | 'offered_until'>): Status =>
  until === null ? status : 'offered'

/** Which RSVPs are shown: search and filters, all in the address, so that a link shows the same. */
export interface Selection {
  readonly event?: string
  readonly search?: string
  readonly status?: string
  readonly field?: string
  readonly value?: string
  readonly checked_in?: boolean | undefined
}

export function selectionOf(event: string | undefined): Selection {
  const [search, status, field, value, arrived] = ['search', 'status', 'field', 'value', 'in'].map(queryValue)
  return {
    ...(event !== undefined && { event }),
    ...(search && { search }),
    ...(status && { status }),
    ...(field && { field, ...(value && { value }) }),
    ...((arrived === 'yes' || arrived === 'no') && { checked_in: arrived === 'yes' }),
  }
}

export function setSelection(change: Partial<Omit<Selection, 'event'>>) {
  const { checked_in: arrived, ...texts } = change
  setQuery({
    ...texts,
    ...('field' in change && !change.field && { value: undefined }),
    ...('checked_in' in change && { in: arrived === undefined ? undefined : arrived ? 'yes' : 'no' }),
  })
}

export function clearSelection() {
  setQuery({ search: undefined, status: undefined, field: undefined, value: undefined, in: undefined })
}

export function statusesOf({ status = '' }: Selection): Status[] {
  return attendeeStatuses.filter((each) => status.split(',').includes(each))
}

/** Whether anything narrows the list. */
export function isNarrowed(selection: Selection): boolean {
  return Object.keys(selection).some((name) => name !== 'event')
}

export const defaultSort = '-created'
export const sortOf = () => queryValue('sort') || defaultSort
export const setSort = (sort: string) => setQuery({ sort: sort === defaultSort ? undefined : sort })
