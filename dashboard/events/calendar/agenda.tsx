import { Empty } from '../../kit/index.ts'
import { words } from '../../words.ts'
import type { ViewProps } from './view.ts'
import { fullText } from './day-text.ts'
import { daysFrom } from './days.ts'
import { EventLine } from './event-line.tsx'
import { onDay } from './placed.ts'

/** Day after day, without the empty ones. */
export function Agenda({ events, from, to, today }: ViewProps) {
  const texts = words.events.calendar
  const days = daysFrom(from, to)
    .map((day) => ({ day, here: onDay(events, day) }))
    .filter(({ here }) => here.length > 0)
  if (days.length === 0) return <Empty icon="calendar" title={texts.noneInPeriod} />
  return (
    <div class="agenda">
      {days.map(({ day, here }) => (
        <section key={day} class={day === today ? 'today' : ''}>
          <h3>
            {fullText(day)}
            {day === today && <span class="badge accent">{texts.today}</span>}
          </h3>
          <ul class="event-lines">
            {here.map((event) => (
              <EventLine key={event.id} event={event} day={day} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
