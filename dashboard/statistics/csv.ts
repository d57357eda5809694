import { type Dimension, type Overview, type Scope, loadBreakdown, metricsOf, shownCampaign } from './data.ts'
import type { Window } from './window.ts'

/** What the screen shows, as one table: what a row is about, its value, and the counts. */
export async function csvOf(scope: Scope, window: Window, overview: Overview): Promise<string> {
  const metrics = metricsOf(scope)
  const dimensions: Dimension[] = ['type', 'country', 'referrer', shownCampaign()]
  if (metrics.includes('subscriptions')) dimensions.push('subscription_type')
  const breakdowns = await Promise.all(
    dimensions.map(async (dimension) => {
      const { values } = await loadBreakdown(scope, window, dimension)
      return { dimension, values }
    }),
  )
  const valuesOfMetric = (dimension: Dimension, value: number) =>
    metrics.map((metric) => (metric === metricOf(dimension) ? value : ''))
  const { interval } = window.chart
  const rows: (string | number)[][] = [
    ['by', 'value', ...metrics],
    ['total', '', ...metrics.map((metric) => overview.totals[metric])],
    ...(overview.before ? [['total before', '', ...metrics.map((metric) => overview.before![metric])]] : []),
    ...overview.series.map((point) => [interval, point.start.slice(0, 10), ...metrics.map((metric) => point[metric])]),
    ...(overview.seriesBefore ?? []).map((point) => [
      `${interval} before`,
      point.start.slice(0, 10),
      ...metrics.map((metric) => point[metric]),
    ]),
    ...breakdowns.flatMap(({ dimension, values }) =>
      values.map(({ key, value }) => [dimension, key, ...valuesOfMetric(dimension, value)]),
    ),
  ]
  return rows.map((row) => row.map(cell).join(',')).join('\r\n') + '\r\n'
}

const metricOf = (dimension: Dimension) =>
  dimension === 'type' ? 'saves' : dimension === 'subscription_type' ? 'subscriptions' : 'views'

/** Visitors choose some of these texts: a spreadsheet must not take one for a formula. */
function cell(value: string | number): string {
  const text = typeof value === 'string' ? value.replace(/^([=+\-@\t\r])/, "'$1") : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export function download(name: string, content: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content], { type: 'text/csv' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
