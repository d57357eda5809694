import { Screen } from '../kit/index.ts'
import { inOrganization } from '../session.ts'
import { Report } from '../statistics/report.tsx'
import { words } from '../words.ts'
import { eventTabs } from './event-tabs.ts'
import { useEvent } from './event.ts'

export default function EventStatistics({ params }: { params: Readonly<Record<string, string>> }) {
  const prokey = params.prokey!
  const event = useEvent(prokey)
  return (
    <Screen
      title={event.data?.title ?? words.shell.statistics}
      parent={{ label: words.shell.events, href: inOrganization('events') }}
      tabs={eventTabs(prokey)}
    >
      <Report scope={{ event: prokey }} />
    </Screen>
  )
}
