import type { Event } from '@kalends/contract'
import { isDynamic } from '../calendar/event-time.ts'
import type { Value } from '../database/open.ts'
import type { Situation } from '../resources/served.ts'
import { takesPlaceOtherwise } from './dates.ts'
import { type EventItem, partsOf } from './ics.ts'
import { labelOf } from './label.ts'
import { simple } from './recurrence.ts'
import { findings } from './rules.ts'
import { spanKind, spanOf } from './span.ts'

/** What is stored beside an event because it is derived from it: label, span, calendar entries, sequence. */
export function indexEvent(event: EventItem, situation: Situation<typeof Event>): Record<string, Value> {
  const { now, row, key } = situation
  const { serials, rule } = findings.get(situation)!
  const sequence = sequenceOf(event, situation)
  const span = spanOf(event.dates, rule, Temporal.Instant.fromEpochMilliseconds(now))
  const kind = spanKind(event.dates, span)
  const facts = {
    prokey: key as string,
    serials: serials.dates,
    rule,
    sequence,
    created: row?.created ?? now,
    updated: now,
  }
  return {
    label: labelOf(event),
    status: (row?.status as string | undefined) ?? 'published',
    sequence: String(sequence),
    updates: row ? (row.updates as number) + 1 : 0,
    serials: JSON.stringify(serials),
    starts: kind === 'dynamic' ? null : span.starts,
    ends: kind === 'dynamic' ? null : span.ends,
    span: kind,
    ics: event.dates.some(isDynamic) ? null : JSON.stringify(partsOf(event, facts, now)),
  }
}

const recurrence = ['simplified_recurrence', 'recurrence', ...simple] as const

/** Goes up when calendars that hold the event must change their entry. */
function sequenceOf(event: EventItem, { row, before }: Situation<typeof Event>): number {
  if (!row || !before) return 0
  const changed =
    takesPlaceOtherwise(before.dates, event.dates) || recurrence.some((field) => before[field] !== event[field])
  return Number(row.sequence) + (changed ? 1 : 0)
}
