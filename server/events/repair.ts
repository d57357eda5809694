import { scheduleOf } from '../calendar/schedule.ts'
import { Faults } from '../refusal.ts'
import type { Value } from '../database/open.ts'
import type { Row } from '../resources/row.ts'
import { columnsOf } from './columns.ts'
import { settleDates } from './dates.ts'
import { ruleOf, withSkipped } from './recurrence.ts'
import { parseSerials } from './serials.ts'
import type { EventItem } from './store.ts'

/**
 * The derived columns of a stored event, as an update without changes would write them, except that neither the
 * sequence nor the time of the last change moves.
 */
export function deriveFromEvent(row: Row, event: EventItem): Record<string, Value> {
  const faults = new Faults()
  const known = parseSerials(row.serials, event.dates.length)
  const serials = { ...known, dates: known.dates.slice(0, event.dates.length) }
  settleDates(event.dates, serials, faults, event.dates)
  const rule = ruleOf(event, faults)
  const skipping = rule && withSkipped(rule, event.skipped_dates)
  faults.throwIfAny()

  const now = row.updated ?? row.created
  const schedule = scheduleOf(event.dates, skipping, Temporal.Instant.fromEpochMilliseconds(now))
  const derivation = { prokey: row.prokey as string, serials, schedule, now, before: event, row }
  const { status: _status, updates: _updates, ...derived } = columnsOf(event, derivation)
  // A job fills it in later.
  return row.search === null ? { ...derived, search: null } : derived
}
