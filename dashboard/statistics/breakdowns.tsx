import { useState } from 'preact/hooks'
import { formatNumber, formatPercent } from '../format.ts'
import { Await, Button, Card, SelectField } from '../kit/index.ts'
import { setQuery } from '../router.ts'
import { words } from '../words.ts'
import { type Breakdown, type Dimension, type Scope, campaigns, shownCampaign, useBreakdown } from './data.ts'
import { keyName } from './names.ts'
import type { Window } from './window.ts'

/** Where visitors come from, and which calendars they use. */
export function Breakdowns({ scope, window }: { scope: Scope; window: Window }) {
  const texts = words.statistics
  const campaign = shownCampaign()
  const one = (title: string, text: string, dimension: Dimension) => (
    <Card title={title} text={text}>
      <Bars key={dimension} scope={scope} window={window} dimension={dimension} />
    </Card>
  )
  return (
    <div class="breakdowns">
      {one(texts.byCalendar, texts.metrics.saves, 'type')}
      {scope.event === undefined && one(texts.bySubscription, texts.metrics.subscriptions, 'subscription_type')}
      {one(texts.byCountry, texts.metrics.views, 'country')}
      {one(texts.byReferrer, texts.metrics.views, 'referrer')}
      <Card
        title={texts.byCampaign}
        text={texts.metrics.views}
        actions={
          <SelectField
            label={texts.campaignField}
            hidesLabel
            value={campaign}
            options={campaigns.map((value) => ({ value, label: value }))}
            onChange={(value) => setQuery({ campaign: value === 'utm_campaign' ? '' : value })}
          />
        }
      >
        <Bars key={campaign} scope={scope} window={window} dimension={campaign} />
      </Card>
    </div>
  )
}

const few = 6

function Bars({ scope, window, dimension }: { scope: Scope; window: Window; dimension: Dimension }) {
  const loaded = useBreakdown(scope, window, dimension)
  return <Await loaded={loaded}>{(breakdown) => <BarList dimension={dimension} breakdown={breakdown} />}</Await>
}

function BarList({ dimension, breakdown }: { dimension: Dimension; breakdown: Breakdown }) {
  const [isWhole, showWhole] = useState(false)
  const { values, remaining_total } = breakdown
  const total = values.reduce((sum, { value }) => sum + value, remaining_total)
  const rows = remaining_total > 0 ? [...values, { key: 'other', value: remaining_total }] : values
  if (total === 0) return <p class="help">{words.statistics.nothing}</p>
  const most = values[0]!.value
  return (
    <>
      <ul class="bars">
        {(isWhole ? rows : rows.slice(0, few)).map(({ key, value }) => (
          <li key={key}>
            <span class="bar-fill" style={{ width: `${(value / most) * 100}%` }} />
            <span class="bar-name">{keyName(dimension, key)}</span>
            <span class="bar-value">{formatNumber(value)}</span>
            <small>{formatPercent(value / total)}</small>
          </li>
        ))}
      </ul>
      {rows.length > few && (
        <Button kind="quiet" size="small" onClick={() => showWhole(!isWhole)}>
          {isWhole ? words.statistics.fewer : words.statistics.all(formatNumber(rows.length))}
        </Button>
      )}
    </>
  )
}
