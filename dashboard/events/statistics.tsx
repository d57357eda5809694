import { Report } from '../statistics/report.tsx'
import { words } from '../words.ts'
import { EventScreen } from './event-screen.tsx'
import { useEvent } from './event.ts'

export default function EventStatistics({ params }: { params: Readonly<Record<string, string>> }) {
  const prokey = params.prokey!
  const { data } = useEvent(prokey)
  return (
    <EventScreen prokey={prokey} tab={words.shell.statistics} title={data?.title} status={data?.item.status}>
      <Report scope={{ event: prokey }} />
    </EventScreen>
  )
}
