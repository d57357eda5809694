import type { FoundEvent } from '@kalends/contract'
import { address, setQuery } from '../router.ts'

export const times = ['upcoming', 'past', 'all'] as const
export type Time = (typeof times)[number]
const sorts = ['next', '-next', 'name', '-name', 'created', '-created'] as const

/** What a list or calendar shows, kept in the address. */
export interface Filters {
  readonly search: string
  readonly group: string
  readonly status: FoundEvent['status'] | ''
  readonly rsvp: 'yes' | 'no' | ''
  readonly time: Time
  readonly sort: (typeof sorts)[number]
}

export function currentFilters(): Filters {
  const value = (name: string) => address.value.searchParams.get(name) ?? ''
  const oneOf = <const V extends string>(name: string, values: readonly V[], other: V): V =>
    values.find((each) => each === value(name)) ?? other
  const time = oneOf('time', times, 'upcoming')
  return {
    search: value('search').slice(0, 200),
    group: isProkey(value('group')) ? value('group') : '',
    status: oneOf('status', ['published', 'draft', ''], ''),
    rsvp: oneOf('rsvp', ['yes', 'no', ''], ''),
    time,
    sort: oneOf('sort', sorts, time === 'upcoming' ? 'next' : '-next'),
  }
}

const isProkey = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)

/** How many filters narrow the list, besides the time. */
export function filterCount({ search, group, status, rsvp }: Filters): number {
  return [search.trim(), group, status, rsvp].filter((each) => each !== '').length
}

export function clearFilters() {
  setQuery({ search: '', group: '', status: '', rsvp: '' })
}

/** The time as a parameter of an operation. */
export const timeOf = ({ time }: Filters) => (time === 'all' ? {} : { time })

/** The same filters as parameters of an operation. */
export function queryOf({ search, group, status, rsvp }: Filters) {
  return {
    ...(search.trim() !== '' && { search: search.trim() }),
    ...(group !== '' && { group }),
    ...(status !== '' && { status }),
    ...(rsvp !== '' && { rsvp: rsvp === 'yes' }),
  }
}
