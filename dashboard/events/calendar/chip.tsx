import { formatTime } from '../../format.ts'
import { Icon } from '../../kit/index.ts'
import { inOrganization } from '../../session.ts'
import { words } from '../../words.ts'
import { opensMenu } from './date-menu.tsx'
import type { Day } from './days.ts'
import { draggableFrom } from './drag.ts'
import { type Placed, isLong } from './placed.ts'

/** Draft, cancelled or over, as classes. */
export function looksOf({ status, cancelled, ends }: Placed): string {
  return [status === 'draft' && 'draft', cancelled && 'cancelled', Date.parse(ends) < Date.now() && 'past']
    .filter(Boolean)
    .join(' ')
}

interface ChipProps {
  readonly event: Placed
  readonly day: Day
  /** Where the week or the visible part begins: the title is repeated there. */
  readonly isFirst: boolean
  readonly isReachable: boolean
}

/** An event on one day. One of several days reaches from edge to edge. */
export function Chip({ event, day, isFirst, isReachable }: ChipProps) {
  const { prokey, name, starts, firstDay, lastDay, recurring, status, cancelled } = event
  const long = isLong(event)
  const states = words.events.states
  const style = [
    'chip',
    long ? 'long' : '',
    firstDay < day ? 'continues' : '',
    lastDay > day ? 'goes-on' : '',
    looksOf(event),
  ].join(' ')
  return (
    <a
      class={style}
      href={inOrganization('events', prokey)}
      tabIndex={isReachable ? 0 : -1}
      title={name}
      {...draggableFrom(event, day)}
      {...opensMenu(event)}
    >
      {!long && firstDay === day && <time>{formatTime(starts)}</time>}
      <span class={isFirst || firstDay === day ? 'ellipsis' : 'ellipsis hidden-text'}>{name}</span>
      {recurring && <Icon name="repeat" size={12} />}
      {(status === 'draft' || cancelled) && (
        <span class="hidden"> ({cancelled ? states.cancelled : states.draft})</span>
      )}
    </a>
  )
}
