import { useData } from '../cache.ts'
import { Button, Dialog, Notice } from '../kit/index.ts'
import { organizationId } from '../session.ts'
import { words } from '../words.ts'
import { isCancellable } from './cancelling.ts'
import type { Target } from './event-actions.ts'
import { countRsvps, mostCounted } from './rsvp-count.ts'

interface DeleteDialogProps {
  readonly events: readonly Target[]
  readonly close: () => void
  readonly remove: () => void
  /** Cancels the only one. */
  readonly cancelInstead: () => void
}

export function DeleteDialog({ events, close, remove, cancelInstead }: DeleteDialogProps) {
  const texts = words.events.deleting
  const withSignUp = events.filter(({ rsvp }) => rsvp)
  const first = events[0]!
  const then = (act: () => void) => () => {
    close()
    act()
  }
  return (
    <Dialog
      title={texts.title(events.length, first.title)}
      onClose={close}
      onSubmit={then(remove)}
      actions={
        <>
          <Button onClick={close}>{words.common.cancel}</Button>
          <Button kind="danger" type="submit">
            {texts.confirm(events.length)}
          </Button>
        </>
      }
    >
      <p>{texts.text(events.length)}</p>
      {withSignUp.length > 0 && (
        <LostRsvps
          events={withSignUp}
          title={texts.lostTitle(events.length)}
          {...(events.length === 1 && isCancellable(first) && { cancelInstead: then(cancelInstead) })}
        />
      )}
    </Dialog>
  )
}

interface LostRsvpsProps {
  readonly events: readonly Target[]
  readonly title: string
  readonly cancelInstead?: () => void
}

/** RSVPs come back with their event, but not for as long. */
function LostRsvps({ events, title, cancelInstead }: LostRsvpsProps) {
  const counted = events.slice(0, mostCounted).map(({ prokey }) => prokey)
  const { data } = useData(`${organizationId.value}/events/rsvps?${counted.join()}`, (signal) =>
    countRsvps(events, signal),
  )
  const texts = words.events.deleting
  if (data === 0) return null
  return (
    <Notice
      tone="warning"
      title={title}
      {...(cancelInstead && {
        action: (
          <Button size="small" onClick={cancelInstead}>
            {texts.cancelInstead}
          </Button>
        ),
      })}
    >
      <p>{data === undefined ? texts.lostOf(events.length) : texts.lost(data)}</p>
      <p>{texts.notInformed}</p>
    </Notice>
  )
}
