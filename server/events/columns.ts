import type { EventDate } from '@kalends/contract'
import { isDynamic } from '../calendar/event-time.ts'
import { type Schedule, type Span, spanOf } from '../calendar/schedule.ts'
import type { Value } from '../database/open.ts'
import type { Row } from '../resources/store.ts'
import { partsOf } from './ics.ts'
import { labelOf } from './label.ts'
import { simple } from './recurrence.ts'
import type { Serials } from './serials.ts'
import { searchText } from './search-text.ts'
import { type EventItem, type SpanKind, longestShort } from './store.ts'

interface Derivation {
  readonly prokey: string
  readonly serials: Serials
  readonly schedule: Schedule
  readonly now: number
  /** The previous event; undefined when creating. */
  readonly before: EventItem | undefined
  readonly row: Row | undefined
}

/** Columns that are derived from an event: label, search text, span, calendar entries, sequence. */
export function columnsOf(event: EventItem, derivation: Derivation): Record<string, Value> {
  const { prokey, serials, schedule, now, before, row } = derivation
  const sequence = before && row ? Number(row.sequence) + (needsCalendarUpdate(before, event) ? 1 : 0) : 0
  const moves = event.dates.some(isDynamic)
  const span = spanOf(schedule)
  const facts = { prokey, serials: serials.dates, sequence, created: row?.created ?? now, updated: now }
  return {
    label: labelOf(event),
    search: searchText(event),
    status: (row?.status as string | undefined) ?? 'published',
    sequence: String(sequence),
    updates: row ? (row.updates as number) + 1 : 0,
    serials: JSON.stringify(serials),
    starts: moves ? null : span.starts,
    ends: moves ? null : span.ends,
    span: moves ? 'dynamic' : spanKind(span),
    ics: moves ? null : JSON.stringify(partsOf(event.dates, facts, schedule)),
  }
}

function spanKind({ starts, ends }: Span): SpanKind {
  if (ends === null) return 'endless'
  return ends - starts > longestShort ? 'long' : 'short'
}

const recurrence = ['simplified_recurrence', 'recurrence', ...simple] as const

/** Whether calendars that hold the event must update their entry. */
function needsCalendarUpdate(before: EventItem, after: EventItem): boolean {
  const isSkippedAlike = before.skipped_dates.join() === after.skipped_dates.join()
  return (
    hasMoved(before.dates, after.dates) || !isSkippedAlike || recurrence.some((field) => before[field] !== after[field])
  )
}

/** Whether the time, the place or the cancellation has changed. */
function hasMoved(before: readonly EventDate[], after: readonly EventDate[]): boolean {
  const placement = (date: EventDate) =>
    [date.startDate, date.startTime, date.endDate, date.endTime, date.timeZone, date.location, date.status].join('\n')
  return before.map(placement).join('\f') !== after.map(placement).join('\f')
}
