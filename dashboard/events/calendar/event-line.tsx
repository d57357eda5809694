import { formatTime } from '../../format.ts'
import { Badge, Icon, type MenuItem } from '../../kit/index.ts'
import { inOrganization } from '../../session.ts'
import { words } from '../../words.ts'
import { EventMenu } from '../event-menu.tsx'
import { looksOf } from './chip.tsx'
import type { Day } from './days.ts'
import { movedByDialog } from './move-day.ts'
import { type Placed, isMovable, isOneOfSeries } from './placed.ts'
import { cancelDate, changeDate } from './series-date.ts'

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
      <EventMenu
        event={event}
        {...(isOneOfSeries(event) && { edit: texts.series.edit })}
        more={
          isOneOfSeries(event)
            ? seriesItems(event)
            : [isMovable(event) && { label: texts.actions.moveDay, icon: 'calendar', run: () => moveByDialog(event) }]
        }
      />
    </li>
  )
}

function timeOn({ allDay, firstDay, lastDay, starts, ends }: Placed, day: Day): string {
  const texts = words.events.calendar
  if (allDay || (firstDay < day && lastDay > day)) return texts.allDay
  return firstDay < day ? texts.until(formatTime(ends)) : formatTime(starts)
}

function seriesItems(event: Placed): (MenuItem | null)[] {
  const texts = words.events.series
  return [
    null,
    { label: texts.change, help: texts.changeHelp, icon: 'day', run: () => void changeDate(event) },
    { label: texts.move, icon: 'calendar', run: () => moveByDialog(event) },
    { label: texts.cancelAction, icon: 'close', run: () => void cancelDate(event) },
  ]
}

function moveByDialog(event: Placed) {
  movedByDialog.value = event
}
