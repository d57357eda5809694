import { Button, Segmented } from '../../kit/index.ts'
import { words } from '../../words.ts'
import type { Day } from './days.ts'
import { type Show, shows } from './period.ts'

interface CalendarBarProps {
  readonly title: string
  readonly show: Show
  readonly targets: { readonly today: Day; readonly next: Day; readonly previous: Day }
  readonly go: (day: Day) => void
  readonly showAs: (show: Show) => void
}

/** The period that is shown, and ways to others. */
export function CalendarBar({ title, show, targets, go, showAs }: CalendarBarProps) {
  const texts = words.events.calendar
  return (
    <div class="calendar-bar">
      <h2 aria-live="polite">{title}</h2>
      <div class="cluster">
        <Button size="small" icon="back" label={texts.previous} keys="k" onClick={() => go(targets.previous)} />
        <Button size="small" keys="t" onClick={() => go(targets.today)}>
          {texts.today}
        </Button>
        <Button size="small" icon="onward" label={texts.next} keys="j" onClick={() => go(targets.next)} />
      </div>
      <Segmented
        label={texts.show}
        hidesLabel
        value={show}
        options={shows.map((value) => ({ value, label: texts.shows[value] }))}
        onChange={showAs}
      />
    </div>
  )
}
