import { app } from '../api.ts'
import { useData } from '../cache.ts'
import { Button, Empty, Late } from '../kit/index.ts'
import { setQuery } from '../router.ts'
import { can, organizationId } from '../session.ts'
import { words } from '../words.ts'
import { type Filters, filterCount } from './filters.ts'
import { NewEventButton } from './new-event-button.tsx'

/** Says why a list is empty, and what to do: begin, look at another time, or clear the filters. */
export function EmptyList({ filters, onClear }: { filters: Filters; onClear: () => void }) {
  const texts = words.events.empty
  const any = useData(`${organizationId.value}/events/any`, async (signal) => {
    const { events } = await app.events.list({ query: { limit: 1 } }, { signal })
    return events.length > 0
  })
  if (any.data === undefined) return <Late>{null}</Late>
  if (!any.data)
    return (
      <Empty
        icon="events"
        title={texts.title}
        text={can('editor') ? texts.text : texts.viewer}
        action={can('editor') && <NewEventButton />}
      />
    )
  if (filterCount(filters) > 0)
    return (
      <Empty
        icon="search"
        title={texts.notFound}
        text={filters.time === 'all' ? texts.notFoundText : texts.notFoundNow[filters.time]}
        action={
          <div class="cluster">
            <Button onClick={onClear}>{words.events.filters.clear}</Button>
            {filters.time !== 'all' && <Button onClick={() => setQuery({ time: 'all' })}>{texts.atAnyTime}</Button>}
          </div>
        }
      />
    )
  return (
    <Empty
      icon="events"
      title={filters.time === 'past' ? texts.nonePast : texts.noneAhead}
      text={filters.time === 'past' ? texts.nonePastText : texts.noneAheadText}
      action={
        <div class="cluster">
          <Button onClick={() => setQuery({ time: filters.time === 'past' ? '' : 'past' })}>
            {filters.time === 'past' ? words.events.showTime.upcoming : words.events.showTime.past}
          </Button>
          {can('editor') && <NewEventButton />}
        </div>
      }
    />
  )
}
