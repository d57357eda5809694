import { Button, Dialog } from '../../kit/index.ts'
import { can, inOrganization } from '../../session.ts'
import { words } from '../../words.ts'
import type { ViewProps } from './view.ts'
import { fullText } from './day-text.ts'
import { EventLine } from './event-line.tsx'
import { openedDay } from './opened-day.ts'
import { onDay } from './placed.ts'

export function DayDialog({ events, day }: Pick<ViewProps, 'events' | 'day'>) {
  const texts = words.events.calendar
  const close = () => (openedDay.value = undefined)
  const here = onDay(events, day)
  return (
    <Dialog
      title={fullText(day)}
      onClose={close}
      {...(can('editor') && {
        actions: (
          <Button icon="add" href={`${inOrganization('events', 'new')}?day=${day}`} onClick={close}>
            {texts.newOnDay}
          </Button>
        ),
      })}
    >
      {here.length === 0 && <p class="help">{texts.none}</p>}
      <ul
        class="event-lines"
        onClick={(event) => {
          if ((event.target as Element).closest('a')) close()
        }}
      >
        {here.map((event) => (
          <EventLine key={event.id} event={event} day={day} />
        ))}
      </ul>
    </Dialog>
  )
}
