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
  return (
    <Screen
      title={title ?? tab}
      width="wide"
      parent={{ label: words.shell.events, href: inOrganization('events') }}
      badge={status && <StatusBadge isPublished={status === 'published'} />}
      tabs={eventTabs(prokey)}
      actions={actions}
    >
      {children}
    </Screen>
  )
}

export function StatusBadge({ isPublished }: { isPublished: boolean }) {
  return <Badge tone={isPublished ? 'good' : 'warning'}>{isPublished ? words.editor.live : words.editor.draft}</Badge>
}
