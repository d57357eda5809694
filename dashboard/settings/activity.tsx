import type { Activity as Entry } from '@kalends/contract'
import { app } from '../api.ts'
import { Await, Button, Empty, Failure, useAction } from '../kit/index.ts'
import { formatDayKey, formatLongDay } from '../format.ts'
import { setQuery } from '../router.ts'
import { organizationId } from '../session.ts'
import { words } from '../words.ts'
import { ActivityEntry } from './activity-entry.tsx'
import { ActivityFilters, filterNames, useActivityFilter } from './activity-filters.tsx'
import { Frame, forRole } from './frame.tsx'
import { usePages } from './pages.ts'

export default forRole('activity', Activity)

function Activity() {
  const texts = words.settings.activity
  const action = useAction()
  const { query, key } = useActivityFilter()
  const { loaded, items, more } = usePages(`${organizationId.value}/activity/${key}`, async (cursor, signal) => {
    const page = await app.activity.list({ query: { ...query, ...(cursor !== undefined && { cursor }) } }, { signal })
    return { items: page.activity, cursor: page.cursor }
  })
  const clear = () => setQuery(Object.fromEntries(filterNames.map((name) => [name, ''])))

  return (
    <Frame section="activity" text={texts.text}>
      <ActivityFilters />
      <Failure of={action} />
      <Await loaded={loaded}>
        {() =>
          items.length > 0 ? (
            <Days entries={items} />
          ) : key === '' ? (
            <Empty icon="activity" title={texts.emptyTitle} text={texts.emptyText} />
          ) : (
            <Empty
              icon="search"
              title={texts.nothingTitle}
              text={texts.nothingText}
              action={<Button onClick={clear}>{texts.clear}</Button>}
            />
          )
        }
      </Await>
      {more && items.length > 0 && (
        <div class="cluster">
          <Button isBusy={action.isBusy} onClick={() => void action.run(more)}>
            {words.common.showMore}
          </Button>
        </div>
      )}
    </Frame>
  )
}

function Days({ entries }: { entries: readonly Entry[] }) {
  const days = Map.groupBy(entries, ({ moment }) => formatDayKey(moment))
  return (
    <>
      {[...days].map(([day, each]) => (
        <section key={day} class="activity-day">
          <h2>{dayName(day, each[0]!.moment)}</h2>
          <ol class="card flush activity">
            {each.map((entry, index) => (
              <ActivityEntry key={`${entry.moment} ${entry.item.id} ${index}`} entry={entry} />
            ))}
          </ol>
        </section>
      ))}
    </>
  )
}

function dayName(day: string, moment: string): string {
  const { today, yesterday } = words.settings.activity
  const now = Date.now()
  if (day === formatDayKey(now)) return today
  return day === formatDayKey(now - 86_400_000) ? yesterday : formatLongDay(moment)
}
