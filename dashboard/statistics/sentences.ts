import { formatDay, formatMonth, formatNumber, formatPercent } from '../format.ts'
import { words } from '../words.ts'
import { type Metric, type Overview, type Point } from './data.ts'
import type { Window } from './window.ts'

/** The change in whole percent of what was before; undefined if there was nothing to compare with. */
export function changeOf(now: number, before: number | undefined): number | undefined {
  return before === undefined || before === 0 ? undefined : Math.round(((now - before) / before) * 100) / 100
}

/** Beyond this, nobody reads percents: 95 after 1 are not 9,400 % more. */
export const most = 9.99

/** "1,204 views in the last 30 days, 12 % more than in the 30 days before." */
export function sentenceOf(metric: Metric, window: Window, { totals, before }: Overview): string {
  const texts = words.statistics
  const count = countOf(metric, totals[metric])
  const start = texts.inWindow(count, windowPhrase(window))
  if (!before) return `${start}.`
  const change = changeOf(totals[metric], before[metric])
  const earlier = texts.beforePhrase(window.name, window.length)
  const rest =
    change === undefined && totals[metric] > 0
      ? texts.compared.nothing(earlier)
      : !change
        ? texts.compared.same(earlier)
        : change > most
          ? texts.compared.many(formatNumber(before[metric]), earlier)
          : change > 0
            ? texts.compared.more(formatPercent(change), earlier)
            : texts.compared.less(formatPercent(-change), earlier)
  return `${start}, ${rest}.`
}

export function countOf(metric: Metric, count: number): string {
  return words.statistics.counted[metric](count, formatNumber(count))
}

function windowPhrase({ name, length, range }: Window): string {
  if (name !== 'custom') return words.statistics.windowPhrase(name, length)
  return words.statistics.customPhrase(dayName(range.from!), dayName(Date.parse(range.to!) - 1))
}

const dayName = (moment: string | number) => formatDay(moment, 'UTC')

/** A day, or a month. */
export function bucketName({ start, end }: Pick<Point, 'start' | 'end'>): string {
  const isDay = Date.parse(end) - Date.parse(start) < 90_000_000
  return isDay ? dayName(start) : formatMonth(start)
}
