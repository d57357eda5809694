import { app } from '../api.ts'
import { Await, Button, Empty, Failure, useAction } from '../kit/index.ts'
import { setQuery } from '../router.ts'
import { organizationId } from '../session.ts'
import { words } from '../words.ts'
import { ActivityDays } from './activity-days.tsx'
import { ActivityFilters, filterNames, useActivityFilter } from './activity-filters.tsx'
import { Frame, forRole } from './frame.tsx'
import { usePages } from './pages.ts'
import { ShowMore } from './show-more.tsx'

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
            <ActivityDays entries={items} />
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
      {items.length > 0 && <ShowMore more={more} action={action} />}
    </Frame>
  )
}
