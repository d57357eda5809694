import { app } from '../api.ts'
import { useData } from '../cache.ts'
import { Await, Screen } from '../kit/index.ts'
import type { Params } from '../router.ts'
import { inOrganization, organizationId } from '../session.ts'
import { Share } from '../share/share.tsx'
import { ShareDraft } from '../share/share-draft.tsx'
import { Welcome } from '../share/welcome.tsx'
import { words } from '../words.ts'
import { eventTabs } from './event-tabs.ts'
import { useEvent } from './event.ts'

export default function EventShare({ params }: { params: Params }) {
  const prokey = params.prokey!
  const visitors = useData(`${organizationId.value}/event/${prokey}/visitors`, (signal) =>
    app.events.visitors({ prokey }, { signal }),
  )
  const event = useEvent(prokey)
  return (
    <Screen
      title={event.data?.title ?? words.share.title}
      parent={{ label: words.shell.events, href: inOrganization('events') }}
      tabs={eventTabs(prokey)}
    >
      <Welcome edit={inOrganization('events', prokey)} />
      <Await loaded={visitors}>
        {({ page, feed, short_link: shortLink }) =>
          page.state === 'hidden' ? (
            <ShareDraft prokey={prokey} etag={event.data?.etag} />
          ) : (
            <Share
              prokey={prokey}
              name={event.data?.title ?? ''}
              address={page.address!}
              shortLink={shortLink}
              feed={feed.state === 'included' ? feed.address : null}
            />
          )
        }
      </Await>
    </Screen>
  )
}
