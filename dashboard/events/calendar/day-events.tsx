import type { ViewProps } from './view.ts'
import { words } from '../../words.ts'
import { fullText } from './day-text.ts'
import { EventLine } from './event-line.tsx'
import { onDay } from './placed.ts'

/** The events of the chosen day, below the calendar of a phone. */
export function DayEvents({ events, day }: Pick<ViewProps, 'events' | 'day'>) {
  const here = onDay(events, day)
  return (
    <section class="day-events" aria-live="polite">
      <h3>{fullText(day)}</h3>
      {here.length === 0 && <p class="help">{words.events.calendar.none}</p>}
      <ul class="event-lines">
        {here.map((event) => (
          <EventLine key={event.id} event={event} day={day} />
        ))}
      </ul>
    </section>
  )
}
