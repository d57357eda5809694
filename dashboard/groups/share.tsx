import { app } from '../api.ts'
import { useData } from '../cache.ts'
import { Await, Screen } from '../kit/index.ts'
import type { Params } from '../router.ts'
import { inOrganization } from '../session.ts'
import { Share } from '../share/share.tsx'
import { Welcome } from '../share/welcome.tsx'
import { words } from '../words.ts'
import { groupTabs } from './group-tabs.ts'
import { groupKey, useGroup } from './group.ts'

export default function GroupShare({ params }: { params: Params }) {
  const prokey = params.prokey!
  const group = useGroup(prokey)
  const visitors = useData(`${groupKey(prokey)}/visitors`, (signal) => app.groups.visitors({ prokey }, { signal }))
  const name = group.data?.data.name ?? ''
  return (
    <Screen
      title={name || words.share.title}
      parent={{ label: words.shell.calendars, href: inOrganization('groups') }}
      tabs={groupTabs(prokey)}
      width="wide"
    >
      <Welcome edit={inOrganization('groups', prokey)} />
      <Await loaded={visitors}>
        {({ page, feed, subscribe, short_link: shortLink }) => (
          <Share
            prokey={prokey}
            name={name}
            address={page.address!}
            shortLink={shortLink}
            hidden={page.state === 'hidden' ? words.share.noPage : undefined}
            feed={feed.address}
            subscribe={subscribe}
          />
        )}
      </Await>
    </Screen>
  )
}
