import { formatNumber } from '../format.ts'
import { words } from '../words.ts'
import { type Overview, type Scope, metricsOf } from './data.ts'
import { bucketName } from './sentences.ts'

/** The numbers of the chart, newest first. */
export function SeriesTable({ scope, series, totals }: Pick<Overview, 'series' | 'totals'> & { scope: Scope }) {
  const texts = words.statistics
  const metrics = metricsOf(scope)
  return (
    <div class="numbers-scroll" tabIndex={0} role="region" aria-label={texts.table}>
      <table class="numbers">
        <thead>
          <tr>
            <th scope="col">{texts.day}</th>
            {metrics.map((metric) => (
              <th key={metric} scope="col">
                {texts.metrics[metric]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {series.toReversed().map((point) => (
            <tr key={point.start}>
              <th scope="row">{bucketName(point)}</th>
              {metrics.map((metric) => (
                <td key={metric}>{formatNumber(point[metric])}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{texts.total}</th>
            {metrics.map((metric) => (
              <td key={metric}>{formatNumber(totals[metric])}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
