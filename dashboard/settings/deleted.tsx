import type { Activity, DeletedItem } from '@kalends/contract'
import { app } from '../api.ts'
import { Await, Empty, Failure, useAction } from '../kit/index.ts'
import { organizationId } from '../session.ts'
import { words } from '../words.ts'
import { ActivityDays } from './activity-days.tsx'
import { Frame, forRole } from './frame.tsx'
import { usePages } from './pages.ts'
import { ShowMore } from './show-more.tsx'

export default forRole('deleted', Deleted)

/** What can be brought back. Unlike the activity, editors see it too. */
function Deleted() {
  const texts = words.settings.deleted
  const action = useAction()
  const { loaded, items, more } = usePages(`${organizationId.value}/deleted`, async (cursor, signal) => {
    const page = await app.activity.deleted({ query: cursor === undefined ? {} : { cursor } }, { signal })
    return { items: page.deleted, cursor: page.cursor }
  })
  return (
    <Frame section="deleted" text={texts.text}>
      <Failure of={action} />
      <Await loaded={loaded}>
        {() =>
          items.length > 0 ? (
            <ActivityDays entries={items.map(deletion)} />
          ) : (
            <Empty icon="restore" title={texts.emptyTitle} text={texts.emptyText} />
          )
        }
      </Await>
      {items.length > 0 && <ShowMore more={more} action={action} />}
    </Frame>
  )
}

const deletion = ({ type, id, name, moment, by }: DeletedItem): Activity => ({
  moment,
  action: `${type}.deleted`,
  by,
  item: { type, id, name, exists: false },
  event: null,
  fields: null,
})
