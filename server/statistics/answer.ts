import type { Statistics } from '@kalends/contract'
import { instantText } from '../http/formats.ts'
import type { Counted } from './counts.ts'
import { type Dimension, type Metric, dayLength, unknownKey } from './dimensions.ts'
import { type Window, bucketsOf } from './window.ts'

const mostValues = 50

const definitions: Record<Metric, string> = {
  views:
    'Visits to the landing page of the event. Page loads are counted, not persons; programs, previews and prefetches are not.',
  saves:
    'Clicks that lead into a calendar, on the landing page, in mails and on buttons. A click starts a save and does not prove that it was completed.',
}

/** The answer of the API, from what was counted. */
export function statisticsOf(
  metric: Metric,
  { from, to, interval, breakdown }: Window,
  { total, days, keys }: Counted,
  texts: ReadonlyMap<number, string>,
): Statistics {
  return {
    metric,
    definition: definitions[metric],
    unit: 'count',
    window: {
      from: from === null ? null : instantText(from),
      to: to === null ? null : instantText(to),
      timezone: 'UTC',
      interval,
    },
    total,
    breakdowns: breakdown && keys ? [breakdownOf(breakdown, total, keys, texts)] : [],
    series: interval === 'none' || from === null ? null : seriesOf(from, to!, interval, days),
  }
}

function seriesOf(from: number, to: number, interval: 'day' | 'month', days: Counted['days']) {
  return bucketsOf(from, to, interval).map(({ start, end }) => {
    let total = 0
    for (let day = start / dayLength; day < end / dayLength; day += 1) total += days.get(day) ?? 0
    return { start: instantText(start), end: instantText(end), total }
  })
}

function breakdownOf(
  dimension: Dimension,
  total: number,
  keys: NonNullable<Counted['keys']>,
  texts: ReadonlyMap<number, string>,
): Statistics['breakdowns'][number] {
  const counts = new Map<string, number>()
  const add = (key: string, value: number) => counts.set(key, (counts.get(key) ?? 0) + value)
  let known = 0
  for (const [id, value] of keys) {
    add(texts.get(id)!, value)
    known += value
  }
  // What nothing is known of is not stored, so it is what is left.
  if (total > known) add(unknownKey[dimension], total - known)
  const sorted = [...counts].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
  const values = sorted.slice(0, mostValues).map(([key, value]) => ({ key, value }))
  return {
    dimension,
    values,
    truncated: sorted.length > mostValues,
    returned_count: values.length,
    remaining_total: sorted.slice(mostValues).reduce((sum, [, value]) => sum + value, 0),
  }
}
