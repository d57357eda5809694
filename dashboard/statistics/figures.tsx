import { formatNumber, formatPercent } from '../format.ts'
import { Icon } from '../kit/index.ts'
import { setQuery } from '../router.ts'
import { words } from '../words.ts'
import { type Metric, type Overview, type Scope, metricsOf, shownMetric } from './data.ts'
import { changeOf, most } from './sentences.ts'

/** The totals. Choosing one shows it in the chart. */
export function Figures({ scope, totals, before }: Overview & { scope: Scope }) {
  const shown = shownMetric(scope)
  return (
    <div class="figures" role="group" aria-label={words.statistics.choose}>
      {metricsOf(scope).map((metric) => (
        <button
          key={metric}
          type="button"
          class="figure"
          aria-pressed={metric === shown}
          onClick={() => showMetric(metric)}
        >
          <span class="figure-name">{words.statistics.metrics[metric]}</span>
          <span class="figure-value">
            <strong>{formatNumber(totals[metric])}</strong>
            <Change now={totals[metric]} before={before?.[metric]} />
          </span>
          <small>{rateOf(metric, totals, scope)}</small>
        </button>
      ))}
    </div>
  )
}

export const showMetric = (metric: Metric) => setQuery({ metric: metric === 'views' ? '' : metric })

function rateOf(metric: Metric, totals: Overview['totals'], { event, group }: Scope): string {
  const { pageViews, toCalendars } = words.statistics
  if (metric === 'views') return event === undefined ? (group === undefined ? pageViews.all : pageViews.calendar) : pageViews.event // oxfmt-ignore
  if (metric === 'subscriptions') return group === undefined ? toCalendars.all : toCalendars.one
  // Buttons on other sites save and sign up without a view of a page.
  if (totals.views === 0 || totals[metric] > totals.views) return words.statistics.alsoElsewhere
  return words.statistics.ofViews(formatPercent(totals[metric] / totals.views))
}

function Change({ now, before }: { now: number; before: number | undefined }) {
  const change = changeOf(now, before)
  if (change === undefined) return null
  const tone = change > 0 ? 'good' : change < 0 ? 'bad' : 'neutral'
  return (
    <span class={`badge ${tone}`}>
      {change !== 0 && <Icon name={change > 0 ? 'up' : 'down'} size={14} />}
      <span class="hidden">{change > 0 ? words.statistics.up : change < 0 ? words.statistics.down : ''} </span>
      {change > most ? `${formatNumber(Math.round(now / before!))}×` : formatPercent(Math.abs(change))}
    </span>
  )
}
