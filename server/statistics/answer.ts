import type { Statistics } from '@kalends/contract'
import { instantText } from '../http/formats.ts'
import type { Counted } from './counts.ts'
import { type Dimension, type Metric, dayLength } from './dimensions.ts'
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

/** Those among which the values of a breakdown are: the greatest, and whatever is as great as the last of them. */
export function leadingKeys(keys: NonNullable<Counted['keys']>): number[] {
  const least = [...keys.values()].toSorted((a, b) => b - a)[mostValues - 1] ?? 0
  return [...keys].filter(([, value]) => value >= least).map(([id]) => id)
}

function breakdownOf(
  dimension: Dimension,
  total: number,
  keys: NonNullable<Counted['keys']>,
  texts: ReadonlyMap<number, string>,
): Statistics['breakdowns'][number] {
  const values = leadingKeys(keys)
    .map((id) => ({ key: texts.get(id)!, value: keys.get(id)! }))
    .toSorted((a, b) => b.value - a.value || (a.key < b.key ? -1 : 1))
    .slice(0, mostValues)
  return {
    dimension,
    values,
    truncated: keys.size > mostValues,
    returned_count: values.length,
    remaining_total: values.reduce((left, { value }) => left - value, total),
  }
}
