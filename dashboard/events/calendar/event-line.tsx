import { formatTime } from '../../format.ts'
import { Badge, Icon, Menu } from '../../kit/index.ts'
import { inOrganization } from '../../session.ts'
import { words } from '../../words.ts'
import { looksOf } from './chip.tsx'
import type { Day } from './days.ts'
import { dateItems, labelOf } from './date-menu.tsx'
import type { Placed } from './placed.ts'

/** An event in the list of a day, with all that can be done with it. */
export function EventLine({ event, day }: { event: Placed; day: Day }) {
  const { prokey, name, group, status, cancelled, recurring, location } = event
  const texts = words.events
  return (
    <li class={`event-line ${looksOf(event)}`}>
      <span class="line-time">{timeOn(event, day)}</span>
      <a href={inOrganization('events', prokey)}>
        <span class="line-name">
          <span>{name}</span>
          {recurring && (
            <span class="line-icon" title={texts.calendar.repeats}>
              <Icon name="repeat" size={14} />
              <span class="hidden">{texts.calendar.repeats}</span>
            </span>
          )}
          {status === 'draft' && <Badge tone="warning">{texts.states.draft}</Badge>}
          {cancelled && <Badge tone="bad">{texts.states.cancelled}</Badge>}
        </span>
        <small class="ellipsis">{[group.name, location].filter(Boolean).join(' · ')}</small>
      </a>
      <Menu kind="quiet" size="small" icon="more" label={labelOf(event)} items={dateItems(event)} />
    </li>
  )
}

function timeOn({ allDay, firstDay, lastDay, starts, ends }: Placed, day: Day): string {
  const texts = words.events.calendar
  if (allDay || (firstDay < day && lastDay > day)) return texts.allDay
  return firstDay < day ? texts.until(formatTime(ends)) : formatTime(starts)
}
