import { Screen } from '../kit/index.ts'
import { inOrganization } from '../session.ts'
import { Report } from '../statistics/report.tsx'
import { words } from '../words.ts'
import { groupTabs } from './group-tabs.ts'
import { useGroup } from './group.ts'

export default function GroupStatistics({ params }: { params: Readonly<Record<string, string>> }) {
  const prokey = params.prokey!
  const group = useGroup(prokey)
  return (
    <Screen
      title={group.data?.data.name ?? words.shell.calendars}
      parent={{ label: words.shell.calendars, href: inOrganization('groups') }}
      tabs={groupTabs(prokey)}
      width="wide"
    >
      <Report scope={{ group: prokey }} />
    </Screen>
  )
}
