import type { Event } from '@kalends/contract'
import type { ComponentChildren } from 'preact'
import { Badge, Screen } from '../kit/index.ts'
import { inOrganization } from '../session.ts'
import { words } from '../words.ts'
import { eventTabs } from './event-tabs.ts'

interface EventScreenProps {
  readonly prokey: string
  /** What the tab is about, until the event is loaded. */
  readonly tab: string
  readonly title: string | undefined
  readonly status: Event['status'] | undefined
  readonly actions?: ComponentChildren
  readonly children: ComponentChildren
}

/** A tab of an event. Its name and its state stay where they are in the editor. */
export function EventScreen({ prokey, tab, title, status, actions, children }: EventScreenProps) {
  const { live, draft } = words.editor
  return (
    <Screen
      title={title ?? tab}
      width="wide"
      parent={{ label: words.shell.events, href: inOrganization('events') }}
      badge={
        status && (
          <Badge tone={status === 'published' ? 'good' : 'warning'}>{status === 'published' ? live : draft}</Badge>
        )
      }
      tabs={eventTabs(prokey)}
      actions={actions}
    >
      {children}
    </Screen>
  )
}
