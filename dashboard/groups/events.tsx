import { app } from '../api.ts'
import { useData } from '../cache.ts'
import { formatWhen, timeElsewhere, zoneOf } from '../format.ts'
import { Await, Badge, Button, DateTile, Empty, Icon, Screen } from '../kit/index.ts'
import type { Params } from '../router.ts'
import { can, inOrganization } from '../session.ts'
import { words } from '../words.ts'
import { groupTabs } from './group-tabs.ts'
import { groupKey, useGroup } from './group.ts'

/** The next events of a calendar; the list of events has all of them. */
export default function GroupEvents({ params }: { params: Params }) {
  const prokey = params.prokey!
  const texts = words.groups
  const group = useGroup(prokey)
  const found = useData(`${groupKey(prokey)}/events`, (signal) => eventsOf(prokey, signal))
  const all = `${inOrganization('events')}?group=${prokey}`
  return (
    <Screen
      title={group.data?.data.name ?? words.shell.calendars}
      parent={{ label: words.shell.calendars, href: inOrganization('groups') }}
      tabs={groupTabs(prokey)}
      width="wide"
      actions={
        <>
          <Button href={all}>{texts.allEvents}</Button>
          {can('editor') && group.data?.data.subscription !== 'external' && (
            <Button kind="primary" icon="add" href={`${inOrganization('events', 'new')}?group=${prokey}`}>
              {words.shell.newEvent}
            </Button>
          )}
        </>
      }
    >
      <Await loaded={found}>
        {({ events }) =>
          events.length === 0 ? (
            <Empty icon="events" title={texts.noEvents.title} text={texts.noEvents.text} />
          ) : (
            <ul class="rows">
              {events.map((event) => {
                const when = event.next ?? event.last ?? event.first
                return (
                  <li key={event.prokey}>
                    <a class="row-card" href={inOrganization('events', event.prokey)}>
                      <DateTile moment={when.starts} timeZone={zoneOf(when)} isMuted={event.state === 'over'} />
                      <span>
                        <strong class="ellipsis">{event.title}</strong>
                        <small>{[formatWhen(when), timeElsewhere(when)].filter(Boolean).join(' · ')}</small>
                      </span>
                      {event.status === 'draft' && <Badge tone="warning">{texts.draft}</Badge>}
                      <Icon name="onward" />
                    </a>
                  </li>
                )
              })}
            </ul>
          )
        }
      </Await>
    </Screen>
  )
}

const most = 100

/** The next ones first, then the latest of those that are over. */
async function eventsOf(group: string, signal: AbortSignal) {
  const load = async (query: { time: 'upcoming' | 'past'; sort: 'next' | '-next'; limit: number }) =>
    (await app.events.list({ query: { group, ...query } }, { signal })).events
  const [next, over] = await Promise.all([
    load({ time: 'upcoming', sort: 'next', limit: most }),
    load({ time: 'past', sort: '-next', limit: most }),
  ])
  return { events: [...next, ...over].slice(0, most) }
}
