import type { EventDate } from '@kalends/contract'
import { isDynamic } from '../../calendar/event-time.ts'
import { type EventItem, titleOf } from '../../events/events.ts'
import { ruleFields } from '../../events/recurrence.ts'

/**
 * What attendees knew of an event before it changed, as far as it did change. It is stored with the mail about the change, which
 * compares it with the event as it is when the mail is sent.
 */
export interface Known {
  readonly title?: string
  /** The fields of the rule. */
  readonly rule?: Partial<EventItem>
  /** Whether a description changed, which is too long to keep. */
  readonly describes?: boolean
  /** By serial; null for dates that were added. */
  readonly dates?: Readonly<Record<string, KnownDate | null>>
}

export type KnownDate = Pick<EventDate, (typeof dateFields)[number]>

const dateFields = [
  'name',
  'startDate',
  'startTime',
  'endDate',
  'endTime',
  'timeZone',
  'location',
  'status',
] as const satisfies (keyof EventDate)[]

interface State {
  readonly item: EventItem
  /** Of its dates. */
  readonly serials: readonly number[]
}

export function knownBefore(before: State, after: State): Known {
  const [was, is] = [datesOf(before), datesOf(after)]
  const dates = [...new Set([...was.keys(), ...is.keys()])]
    .filter((serial) => !isSame(was.get(serial), is.get(serial)))
    .map((serial) => [serial, was.get(serial) ?? null] as const)
  const rule = ruleFields.filter((name) => !isSame(before.item[name], after.item[name]))
  const title = titleOf(before.item)
  return {
    ...(title !== titleOf(after.item) && { title }),
    ...(!isSame(descriptionsOf(before), descriptionsOf(after)) && { describes: true }),
    ...(rule.length > 0 && { rule: Object.fromEntries(rule.map((name) => [name, before.item[name]])) }),
    ...(dates.length > 0 && { dates: Object.fromEntries(dates) }),
  }
}

/** What attendees knew before two changes. */
export function knownBeforeBoth(first: Known, second: Known): Known {
  const [rule, dates] = [
    { ...second.rule, ...first.rule },
    { ...second.dates, ...first.dates },
  ]
  return {
    ...second,
    ...first,
    ...(Object.keys(rule).length > 0 && { rule }),
    ...(Object.keys(dates).length > 0 && { dates }),
  }
}

/** Dates that move with the day tell nothing: they were different yesterday. */
function datesOf({ item, serials }: State): Map<number, KnownDate> {
  return new Map(item.dates.flatMap((date, i) => (isDynamic(date) ? [] : [[serials[i]!, knownDate(date)] as const])))
}

const descriptionsOf = ({ item }: State) => [...new Set(item.dates.map(({ description }) => description))]

const knownDate = (date: EventDate) =>
  Object.fromEntries(dateFields.map((field) => [field, date[field]])) as unknown as KnownDate

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
