import { useRef } from 'preact/hooks'
import { useCommands } from '../commands.ts'
import { formatNumber } from '../format.ts'
import { Button, type IconName } from '../kit/index.ts'
import { words } from '../words.ts'
import { type Target, asked, duplicate, publish, unpublish } from './event-actions.ts'
import type { Offer } from './selection.ts'

interface Action {
  readonly id: string
  readonly label: string
  readonly icon: IconName
  readonly run: (events: readonly Target[]) => void
}

interface BarProps {
  readonly events: readonly Target[]
  readonly offer: Offer | undefined
  readonly clear: () => void
}

/** What can be done with the selected events, at the bottom of the screen. */
export function SelectionBar({ events, offer, clear }: BarProps) {
  const texts = words.events
  const latest = useRef(events)
  latest.current = events
  const drafts = events.filter(({ status }) => status === 'draft')
  const published = events.filter(({ status }) => status === 'published')

  const actions: Action[] = [
    ...(drafts.length > 0
      ? [{ id: 'publish', label: texts.actions.publish, icon: 'publish' as const, run: publishDrafts }]
      : []),
    ...(published.length > 0
      ? [{ id: 'unpublish', label: texts.actions.unpublish, icon: 'hide' as const, run: hidePublished }]
      : []),
    { id: 'move', label: texts.actions.move, icon: 'move', run: (all) => (asked.value = { to: 'move', events: all }) },
    { id: 'duplicate', label: words.common.duplicate, icon: 'duplicate', run: (all) => void duplicate(all) },
    {
      id: 'delete',
      label: words.common.delete,
      icon: 'remove',
      run: (all) => (asked.value = { to: 'delete', events: all }),
    },
  ]
  useCommands([
    ...actions.map(({ id, label, icon, run }) => ({
      id: `selected-${id}`,
      label: texts.withSelected(label, events.length),
      icon,
      run: () => run(latest.current),
    })),
    { id: 'selected-none', label: texts.clearSelection, icon: 'close', keys: 'Escape', run: clear },
  ])

  return (
    <div class="selection-bar" role="region" aria-label={texts.selection}>
      <strong aria-live="polite">{texts.selected(formatNumber(events.length))}</strong>
      {offer && <SelectMatching {...offer} />}
      <div class="selection-actions">
        {actions.map(({ id, label, icon, run }) => (
          <Button key={id} kind="quiet" size="small" icon={icon} onClick={() => run(events)}>
            {label}
          </Button>
        ))}
      </div>
      <Button kind="quiet" size="small" icon="close" label={texts.clearSelection} onClick={clear} />
    </div>
  )
}

/** The rest of a list that is longer than what was loaded. */
function SelectMatching({ count, isComplete, hasFailed, run }: Offer) {
  const texts = words.events
  if (hasFailed)
    return (
      <Button kind="quiet" size="small" icon="refresh" onClick={run}>
        {texts.countFailed}
      </Button>
    )
  return (
    <Button kind="quiet" size="small" isBusy={count === undefined} onClick={run}>
      {count === undefined ? texts.selectRest : texts.selectMatching(formatNumber(count), isComplete)}
    </Button>
  )
}

const publishDrafts = (events: readonly Target[]) => void publish(events.filter(({ status }) => status === 'draft'))

const hidePublished = (events: readonly Target[]) =>
  void unpublish(events.filter(({ status }) => status === 'published'))
