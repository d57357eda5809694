import type { NextEvent } from '@kalends/contract'
import { app } from '../api.ts'
import { useData } from '../cache.ts'
import { formatAhead, formatNumber, formatWhen, zoneOf } from '../format.ts'
import { Await, Badge, Button, Card, DateTile, Empty, Icon, Screen } from '../kit/index.ts'
import { can, inOrganization, me, organization, organizationId } from '../session.ts'
import { words } from '../first-words.ts'
import { Attention } from './attention.tsx'
import { Start } from './start.tsx'

/** What comes next, and what needs attention. An empty organization is asked what it wants to do. */
export default function Home() {
  const texts = words.home
  const home = useData(`${organizationId.value}/events/home`, (signal) => app.home.read({}, { signal }))
  const isEmpty = home.data?.is_empty ?? false
  const title = me.value.name === '' ? (organization.value?.name ?? '') : texts.hello(me.value.name.split(' ')[0]!)
  const newEvent = (
    <Button kind="primary" icon="add" href={inOrganization('events', 'new')} keys="n">
      {words.shell.newEvent}
    </Button>
  )

  return (
    <Screen title={title} actions={can('editor') && !isEmpty && newEvent}>
      <Await loaded={home}>
        {({ next, attention }) =>
          isEmpty && can('editor') ? (
            <Start />
          ) : (
            <div class="home">
              <Card title={texts.next} isFlush actions={<a href={inOrganization('events')}>{texts.all}</a>}>
                {next.length === 0 ? (
                  <Empty icon="events" title={texts.nothing} text={texts.nothingText} />
                ) : (
                  <ul class="home-events">
                    {next.map((each) => (
                      <NextEventLink key={each.event.prokey} {...each} />
                    ))}
                  </ul>
                )}
              </Card>
              {attention && <Attention {...attention} />}
            </div>
          )
        }
      </Await>
    </Screen>
  )
}

function NextEventLink({ event, seats, views }: NextEvent) {
  const { prokey, title, next, first, status, state, cancelled } = event
  const texts = words.home
  const when = next ?? first
  return (
    <li>
      <a class="home-event" href={inOrganization('events', prokey)}>
        <DateTile moment={when.starts} timeZone={zoneOf(when)} />
        <span class="home-event-text">
          <strong class="ellipsis">{title}</strong>
          <small>
            {formatWhen(when)}{' '}
            <span class="home-event-ahead">{state === 'now' ? texts.now : formatAhead(when.starts, zoneOf(when))}</span>
          </small>
        </span>
        {views > 0 && <small class="home-event-views">{texts.views(views, formatNumber(views))}</small>}
        <span class="home-event-badges">
          {cancelled && <Badge tone="bad">{texts.cancelled}</Badge>}
          {status === 'draft' && <Badge tone="warning">{texts.draft}</Badge>}
          {seats !== null && status === 'published' && <Badge tone="accent">{texts.going(seats)}</Badge>}
        </span>
        <Icon name="onward" />
      </a>
    </li>
  )
}
