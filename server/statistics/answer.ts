import type { Statistics } from '@kalends/contract'
import { instantText } from '../http/formats.ts'
import type { Counted } from './question.ts'
import { type Dimension, type Metric, dayLength, mostValues, unknownKey } from './dimensions.ts'
import { type Window, bucketsOf } from './window.ts'

export const definitions: Record<Metric, string> = {
  views:
    'Visits to the landing page of the event. Page loads are counted, not people; bots, previews and prefetches are not counted.',
  saves:
    'Clicks that open a calendar, on the landing page, in mails and on buttons. A click starts a save; whether it was completed is unknown.',
}

export function statisticsOf(
  metric: Metric,
  { from, to, interval, breakdown }: Window,
  { total, days, keys }: Counted,
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
    breakdowns: breakdown && keys ? [breakdownOf(breakdown, total, keys)] : [],
    series: interval === 'none' || from === null ? null : seriesOf(from, to!, interval, days),
  }
}

export function seriesOf(from: number, to: number, interval: 'day' | 'month', days: Counted['days']) {
  return bucketsOf(from, to, interval).map(({ start, end }) => {
    let total = 0
    for (let day = start / dayLength; day < end / dayLength; day += 1) total += days.get(day) ?? 0
    return { start: instantText(start), end: instantText(end), total }
  })
}

/** Unknown values are not stored: they are the total minus the known ones. */
export function breakdownOf(
  dimension: Dimension,
  total: number,
  { leading, count, sum }: NonNullable<Counted['keys']>,
): Statistics['breakdowns'][number] {
  const unknown = total - sum
  const values = [...leading, ...(unknown > 0 ? [{ key: unknownKey(dimension), value: unknown }] : [])]
    .toSorted((a, b) => b.value - a.value || Buffer.compare(Buffer.from(a.key), Buffer.from(b.key)))
    .slice(0, mostValues)
  return {
    dimension,
    values,
    truncated: count + (unknown > 0 ? 1 : 0) > mostValues,
    returned_count: values.length,
    remaining_total: values.reduce((left, { value }) => left - value, total),
  }
}
