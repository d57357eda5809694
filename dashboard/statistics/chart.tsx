import { useState } from 'preact/hooks'
import { formatCompact, formatNumber } from '../format.ts'
import { words } from '../words.ts'
import { type Metric, type Point } from './data.ts'
import { bucketName, countOf } from './sentences.ts'

interface ChartProps {
  readonly metric: Metric
  readonly series: readonly Point[]
  readonly before: readonly Point[] | undefined
  /** What the chart says, for people who do not see it. */
  readonly sentence: string
}

/** One line, and a lighter one for the time before. The value of a day shows by pointing at it or with the arrow keys. */
export function Chart({ metric, series, before, sentence }: ChartProps) {
  const [active, setActive] = useState<number>()
  const values = series.map((point) => point[metric])
  const earlier = (before ?? []).slice(0, series.length).map((point) => point[metric])
  const top = niceTop(Math.max(1, ...values, ...earlier))
  const last = series.length - 1
  const x = (index: number) => (last === 0 ? 50 : (index / last) * 100)
  const y = (value: number) => 100 - (value / top) * 100
  const line = (of: readonly number[]) => of.map((value, index) => `${x(index)},${y(value)}`).join(' ')
  const shown = active ?? last
  // Today is not complete yet.
  const isOver = Date.parse(series[last]!.end) <= Date.now()

  function move(event: KeyboardEvent) {
    const steps: Record<string, number> = { ArrowLeft: shown - 1, ArrowRight: shown + 1, Home: 0, End: last }
    const next = steps[event.key]
    if (next === undefined) return
    event.preventDefault()
    setActive(Math.max(0, Math.min(last, next)))
  }

  function follow(event: PointerEvent) {
    const { left, width } = (event.currentTarget as HTMLElement).getBoundingClientRect()
    setActive(Math.max(0, Math.min(last, Math.round(((event.clientX - left) / width) * last))))
  }

  const valueText = (index: number) => {
    const said = `${bucketName(series[index]!)}: ${countOf(metric, values[index]!)}`
    return earlier[index] === undefined ? said : `${said}, ${words.statistics.earlier(formatNumber(earlier[index]))}`
  }

  return (
    <div class="chart" dir="ltr">
      <div class="chart-scale" aria-hidden="true">
        {[top, top / 2, 0].map((value) => (
          <span key={value}>{formatCompact(value)}</span>
        ))}
      </div>
      <div
        class="chart-plot"
        role="slider"
        tabIndex={0}
        aria-label={sentence}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={shown}
        aria-valuetext={valueText(shown)}
        onKeyDown={move}
        onPointerMove={follow}
        onPointerDown={follow}
        onPointerLeave={() => setActive(undefined)}
        onFocus={() => setActive(shown)}
        onBlur={() => setActive(undefined)}
      >
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {[0, 50, 100].map((height) => (
            <line key={height} class="chart-rule" x1="0" x2="100" y1={height} y2={height} />
          ))}
          <polygon class="chart-area" points={`${x(0)},100 ${line(values)} ${x(last)},100`} />
          {earlier.length > 1 && <polyline class="chart-before" points={line(earlier)} />}
          <polyline class="chart-line" points={line(isOver ? values : values.slice(0, -1))} />
          {!isOver && last > 0 && (
            <line
              class="chart-line unfinished"
              x1={x(last - 1)}
              y1={y(values[last - 1]!)}
              x2={x(last)}
              y2={y(values[last]!)}
            />
          )}
        </svg>
        {(series.length === 1 || active !== undefined) && (
          <span class="chart-dot" style={{ left: `${x(shown)}%`, top: `${y(values[shown]!)}%` }} />
        )}
        {active !== undefined && (
          <>
            <span class="chart-guide" style={{ left: `${x(active)}%` }} />
            <span class={`chart-tip ${x(active) > 50 ? 'left' : ''}`} style={{ left: `${x(active)}%` }}>
              <small>{bucketName(series[active]!)}</small>
              <strong>{countOf(metric, values[active]!)}</strong>
              {earlier[active] !== undefined && (
                <small>{words.statistics.earlier(formatNumber(earlier[active]))}</small>
              )}
            </span>
          </>
        )}
      </div>
      <EndLabels now={y(values[last]!)} before={earlier.length > 1 ? y(earlier.at(-1)!) : undefined} />
      <div class="chart-days" aria-hidden="true">
        <span>{bucketName(series[0]!)}</span>
        {last > 3 && <span>{bucketName(series[Math.round(last / 2)]!)}</span>}
        {last > 0 && <span>{bucketName(series[last]!)}</span>}
      </div>
    </div>
  )
}

/** Names the lines at their ends; the two keep a distance. */
function EndLabels({ now, before }: { now: number; before: number | undefined }) {
  const gap = 9
  const isBelow = before !== undefined && before >= now && now + gap <= 100
  const earlier = before === undefined || Math.abs(before - now) >= gap ? before : now + (isBelow ? gap : -gap)
  return (
    <div class="chart-ends" aria-hidden="true">
      <span class="now" style={{ top: `${now}%` }}>
        {words.statistics.thisTime}
      </span>
      {earlier !== undefined && (
        <span style={{ top: `${Math.max(0, Math.min(100, earlier))}%` }}>{words.statistics.timeBefore}</span>
      )}
    </div>
  )
}

/** The next even number that is easy to read and to halve. */
function niceTop(value: number): number {
  const step = 10 ** Math.floor(Math.log10(value))
  const nice = [1, 2, 4, 6, 8, 10].map((factor) => factor * step).find((each) => each >= value)!
  return Math.max(2, nice)
}
