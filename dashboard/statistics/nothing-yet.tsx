import { Button, Empty } from '../kit/index.ts'
import { inOrganization } from '../session.ts'
import { words } from '../words.ts'
import type { Scope } from './data.ts'

/** Before anything was counted: what will be here, and how to get there. */
export function NothingYet({ scope: { event, group } }: { scope: Scope }) {
  const texts = words.statistics.nothingYet
  const about = event !== undefined ? 'event' : group !== undefined ? 'calendar' : 'all'
  const place =
    event !== undefined
      ? inOrganization('events', event, 'share')
      : group !== undefined
        ? inOrganization('groups', group, 'share')
        : inOrganization('events')
  return (
    <Empty
      icon="statistics"
      title={texts.title}
      text={texts.text[about]}
      action={
        <Button kind="primary" icon={about === 'all' ? 'events' : 'share'} href={place}>
          {texts.action[about]}
        </Button>
      }
    />
  )
}
