import { useState } from 'preact/hooks'
import { useCommands } from '../commands.ts'
import { Await, Button, Card, Segmented, untilDone } from '../kit/index.ts'
import { queryValue, setQuery } from '../router.ts'
import { words } from '../words.ts'
import { Breakdowns } from './breakdowns.tsx'
import { Chart } from './chart.tsx'
import { csvOf, download } from './csv.ts'
import { type Overview, type Scope, metricsOf, shownMetric, useOverview } from './data.ts'
import { Figures, showMetric } from './figures.tsx'
import { NothingYet } from './nothing-yet.tsx'
import { sentenceOf } from './sentences.ts'
import { SeriesTable } from './series-table.tsx'
import { TopEvents } from './top-events.tsx'
import { CustomWindow, WindowPicker, showWindow } from './window-picker.tsx'
import { type Window, currentWindow, dateText, windowNames } from './window.ts'

/** The statistics of an event, a group or the organization. Everything chosen is in the address. */
export function Report({ scope }: { scope: Scope }) {
  const texts = words.statistics
  const window = currentWindow()
  const loaded = useOverview(scope, window)
  const [isChoosing, choose] = useState(false)
  const [isBusy, setBusy] = useState(false)

  async function save() {
    if (!loaded.data) return
    const overview = loaded.data
    setBusy(true)
    await untilDone(async () =>
      download(`statistics-${dateText(Date.now())}.csv`, await csvOf(scope, window, overview)),
    )
    setBusy(false)
  }

  const isEmpty = loaded.data?.isEmpty === true
  useCommands([
    !isEmpty && { id: 'statistics-csv', label: texts.csv, icon: 'download', run: () => void save() },
    { id: 'statistics-table', label: texts.showTable, icon: 'list', run: () => setQuery({ view: 'table' }) },
    { id: 'statistics-chart', label: texts.showChart, icon: 'statistics', run: () => setQuery({ view: '' }) },
    ...metricsOf(scope).map((metric) => ({
      id: `statistics-${metric}`,
      label: texts.showMetric(texts.metrics[metric]),
      icon: 'statistics' as const,
      run: () => showMetric(metric),
    })),
    ...windowNames.map((name) => ({
      id: `statistics-window-${name}`,
      label: texts.showWindow(texts.windows[name]),
      icon: 'calendar' as const,
      run: () => (name === 'custom' ? choose(true) : showWindow(name)),
    })),
  ])

  if (isEmpty) return <NothingYet scope={scope} />
  return (
    <>
      <div class="report-head">
        <WindowPicker window={window} onCustom={() => choose(true)} />
        <Button icon="download" isBusy={isBusy} isDisabled={!loaded.data} onClick={() => void save()}>
          {texts.csv}
        </Button>
      </div>
      <Await loaded={loaded} skeleton={<div class="card report-skeleton" aria-busy="true" />}>
        {(overview) => <Numbers scope={scope} window={window} overview={overview} />}
      </Await>
      <Breakdowns scope={scope} window={window} />
      {scope.event === undefined && <TopEvents scope={scope} window={window} />}
      <p class="help">
        {texts.note} {scope.event === undefined && texts.subscriptionNote}
      </p>
      {isChoosing && <CustomWindow window={window} onClose={() => choose(false)} />}
    </>
  )
}

interface NumbersProps {
  readonly scope: Scope
  readonly window: Window
  readonly overview: Overview
}

function Numbers({ scope, window, overview }: NumbersProps) {
  const texts = words.statistics
  const metric = shownMetric(scope)
  const isTable = queryValue('view') === 'table'
  const sentence = sentenceOf(metric, window, overview)
  return (
    <>
      <Figures scope={scope} {...overview} />
      <Card
        title={texts.metrics[metric]}
        text={<span aria-live="polite">{window.name === 'all' ? `${sentence} ${texts.lastMonths}` : sentence}</span>}
        actions={
          <Segmented
            label={texts.view}
            hidesLabel
            value={isTable ? 'table' : 'chart'}
            options={[
              { value: 'chart', label: texts.chart },
              { value: 'table', label: texts.table },
            ]}
            onChange={(view) => setQuery({ view: view === 'table' ? 'table' : '' })}
          />
        }
      >
        {isTable ? (
          <SeriesTable scope={scope} {...overview} />
        ) : (
          <Chart metric={metric} series={overview.series} before={overview.seriesBefore} sentence={sentence} />
        )}
      </Card>
    </>
  )
}
