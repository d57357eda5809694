import type { StatisticsOfEvent } from '@kalends/contract'
import { eventDay, eventTitle } from '../event-title.ts'
import { formatDay, formatNumber } from '../format.ts'
import { Await, type Column, Table } from '../kit/index.ts'
import { address } from '../router.ts'
import { inOrganization } from '../session.ts'
import { words } from '../words.ts'
import { type Metric, type Scope, useTopEvents } from './data.ts'
import type { Window } from './window.ts'

/** The events that were viewed most. */
export function TopEvents({ scope, window }: { scope: Scope; window: Window }) {
  const texts = words.statistics
  const loaded = useTopEvents(scope, window)
  const number = (metric: Exclude<Metric, 'subscriptions'>): Column<StatisticsOfEvent> => ({
    id: metric,
    label: texts.metrics[metric],
    isNumber: true,
    isMinor: metric === 'saves',
    width: '110px',
    cell: (event) => formatNumber(event[metric]),
  })
  return (
    <section class="stack">
      <h2>{texts.topEvents}</h2>
      <Await loaded={loaded}>
        {(events) =>
          events.length === 0 ? (
            <p class="help">{texts.nothing}</p>
          ) : (
            <Table
              label={texts.topEvents}
              items={events}
              idOf={({ prokey }) => prokey}
              hrefOf={({ prokey }) => inOrganization('events', prokey, 'statistics') + address.value.search}
              columns={[
                {
                  id: 'label',
                  label: texts.event,
                  width: 'minmax(0, 1fr)',
                  cell: ({ label }) => <Title label={label} />,
                },
                number('views'),
                number('saves'),
                number('sign_ups'),
              ]}
            />
          )
        }
      </Await>
    </section>
  )
}

function Title({ label }: { label: string }) {
  const day = eventDay(label)
  return (
    <span class="two-lines">
      <span class="ellipsis">{eventTitle(label)}</span>
      {day !== undefined && <small>{formatDay(day, 'UTC')}</small>}
    </span>
  )
}
