import type { EventDate } from '@kalends/contract'
import { parseDay, plainDate } from '../calendar/days.ts'
import { isDynamic } from '../calendar/event-time.ts'
import type { Schedule } from '../calendar/schedule.ts'
import { daysIn, firstOccurrence } from '../calendar/series.ts'
import type { Faults } from '../refusal.ts'

/**
 * The skipped dates to save, sorted. A request that sends them must name occurrences; one that does not loses those that
 * no longer are. The schedule is the one without skipped dates.
 */
export function settleSkipped(
  given: readonly string[],
  { rule, dates: [date] }: Schedule,
  dates: readonly EventDate[],
  sent: Record<string, unknown>,
  faults: Faults,
): string[] {
  if (given.length === 0) return []
  const refuse = (must: string) => {
    if (sent.skipped_dates !== undefined) faults.add('skipped_dates', `skipped_dates ${must}.`)
    return []
  }
  if (rule === null) return refuse('must be empty while the event has no recurrence: only a series can skip dates')
  if (dates.some(isDynamic)) return refuse('must be empty while a date is dynamic: today+N is another day tomorrow')

  const { time } = date!
  const days = given.flatMap((text) => parseDay(text) ?? [])
  const kept = days.length === 0 ? [] : daysIn(time, rule, days)
  const texts = kept.map((day) => plainDate(day).toString())
  const wrong = given.filter((text) => !texts.includes(text))
  if (wrong.length > 0) refuse(`must be start days of occurrences of this event; ${named(wrong)}`)
  if (firstOccurrence(time, { ...rule, skipped: kept }) === undefined)
    faults.add('skipped_dates', 'skipped_dates must leave at least one occurrence. Cancel the whole event instead.')
  return texts
}

const mostNamed = 5

function named(days: readonly string[]): string {
  const rest = days.length - mostNamed
  const list = `${days.slice(0, mostNamed).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`
  return `${list} ${days.length === 1 ? 'is not one' : 'are not'}`
}
