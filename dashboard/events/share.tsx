import type { Event } from '@kalends/contract'
import { app, v1 } from '../api.ts'
import { boot } from '../boot.ts'
import { useData } from '../cache.ts'
import { ConfirmingNeedsMail } from '../forms/index.ts'
import { Await, Notice } from '../kit/index.ts'
import type { Params } from '../router.ts'
import { inOrganization, organizationId } from '../session.ts'
import { Share } from '../share/share.tsx'
import { ShareDraft } from '../share/share-draft.tsx'
import { Welcome } from '../share/welcome.tsx'
import { words } from '../words.ts'
import { EventScreen } from './event-screen.tsx'
import { useEvent } from './event.ts'

export default function EventShare({ params }: { params: Params }) {
  const prokey = params.prokey!
  const visitors = useData(`${organizationId.value}/event/${prokey}/visitors`, (signal) =>
    app.events.visitors({ prokey }, { signal }),
  )
  const event = useEvent(prokey)
  return (
    <EventScreen prokey={prokey} tab={words.share.title} title={event.data?.title} status={event.data?.item.status}>
      <Welcome edit={inOrganization('events', prokey)} />
      {event.data?.item.rsvp && !boot.sendsMail && <WithoutMail event={event.data.item} />}
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
    </EventScreen>
  )
}

/** What guests will miss, before they are invited. */
function WithoutMail({ event: { rsvp_block: id } }: { event: Event }) {
  const { data: form } = useData(`${organizationId.value}/rsvp-block/${id}/mails`, async (signal) =>
    id === null ? null : v1.rsvpBlock.read(id, { signal }),
  )
  if (form?.doi) return <ConfirmingNeedsMail isOn />
  return form ? <Notice tone="warning">{words.home.start.noTickets}</Notice> : null
}
