import type { FoundEvent } from '@kalends/contract'
import { useMemo } from 'preact/hooks'
import { app } from '../api.ts'
import { useData } from '../cache.ts'
import { NewEventButton } from '../events/new-event-button.tsx'
import { formatAgo, formatWhen } from '../format.ts'
import { Await, Badge, Card, DateTile, Empty, Icon, Screen } from '../kit/index.ts'
import { can, inOrganization, me, organization, organizationId } from '../session.ts'
import { words } from '../words.ts'
import { Attention } from './attention.tsx'
import { Start } from './start.tsx'

/** What comes next, and what needs attention. An empty organization is asked what it wants to do. */
export default function Home() {
  const texts = words.home
  const now = useMemo(() => new Date().toISOString(), [])
  const next = useData(`${organizationId.value}/events/next`, (signal) =>
    app.events.list({ query: { from: now, sort: 'start', limit: 6 } }, { signal }),
  )
  const any = useData(`${organizationId.value}/events/any`, (signal) =>
    app.events.list({ query: { sort: '-created', limit: 1 } }, { signal }),
  )
  const isEmpty = any.data?.events.length === 0
  const title = me.value.name === '' ? organization.value!.name : texts.hello(me.value.name.split(' ')[0]!)

  return (
    <Screen title={title} actions={can('editor') && !isEmpty && <NewEventButton />}>
      <Await loaded={any}>
        {() =>
          isEmpty && can('editor') ? (
            <Start />
          ) : (
            <div class="home">
              <Card title={texts.next} isFlush actions={<a href={inOrganization('events')}>{texts.all}</a>}>
                <Await loaded={next}>
                  {({ events }) =>
                    events.length === 0 ? (
                      <Empty icon="events" title={texts.nothing} text={texts.nothingText} />
                    ) : (
                      <ul class="home-events">
                        {events.map((event) => (
                          <NextEvent key={event.prokey} {...event} />
                        ))}
                      </ul>
                    )
                  }
                </Await>
              </Card>
              {can('editor') && <Attention />}
            </div>
          )
        }
      </Await>
    </Screen>
  )
}

function NextEvent({ prokey, title, next, first, status, rsvp, state, cancelled }: FoundEvent) {
  const texts = words.home
  const when = next ?? first
  return (
    <li>
      <a class="home-event" href={inOrganization('events', prokey)}>
        <DateTile moment={when.starts} timeZone={when.timeZone} />
        <span class="home-event-text">
          <strong class="ellipsis">{title}</strong>
          <small>
            {formatWhen(when)} · {state === 'now' ? texts.now : formatAgo(when.starts)}
          </small>
        </span>
        {cancelled && <Badge tone="bad">{texts.cancelled}</Badge>}
        {status === 'draft' && <Badge tone="warning">{texts.draft}</Badge>}
        {rsvp && status === 'published' && <Seats prokey={prokey} />}
        <Icon name="onward" />
      </a>
    </li>
  )
}

/** How many have said yes. */
function Seats({ prokey }: { prokey: string }) {
  const { data } = useData(`${organizationId.value}/event/${prokey}/counts`, (signal) =>
    app.attendees.counts({ query: { event: prokey } }, { signal }),
  )
  return data ? <Badge tone="accent">{words.home.going(data.confirmed.seats)}</Badge> : null
}
