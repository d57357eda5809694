import type { Activity } from '@kalends/contract'
import { formatDayKey, formatLongDay } from '../format.ts'
import { words } from '../words.ts'
import { ActivityEntry } from './activity-entry.tsx'

/** Changes under the days on which they happened. */
export function ActivityDays({ entries }: { entries: readonly Activity[] }) {
  const days = Map.groupBy(entries, ({ moment }) => formatDayKey(moment))
  return (
    <>
      {[...days].map(([day, each]) => (
        <section key={day} class="activity-day">
          <h2>{dayName(day, each[0]!.moment)}</h2>
          <ol class="card flush activity">
            {folded(each).map(({ entry, times }, index) => (
              <ActivityEntry key={`${entry.moment} ${entry.item.id} ${index}`} entry={entry} times={times} />
            ))}
          </ol>
        </section>
      ))}
    </>
  )
}

interface Folded {
  readonly entry: Activity
  readonly times: number
}

/** Many of the same in a row, such as an evening of check-ins, are one line with their number. */
function folded(entries: readonly Activity[]): readonly Folded[] {
  const lines: { entry: Activity; times: number }[] = []
  for (const entry of entries) {
    const last = lines.at(-1)
    if (last && isSame(last.entry, entry)) last.times += 1
    else lines.push({ entry, times: 1 })
  }
  return lines
}

/** Whether both have the same sentence. Those about RSVPs name nobody. */
function isSame(one: Activity, other: Activity): boolean {
  return (
    one.item.type === 'rsvp' &&
    one.action === other.action &&
    one.by.type === other.by.type &&
    one.by.id === other.by.id &&
    one.event?.prokey === other.event?.prokey &&
    JSON.stringify(one.fields) === JSON.stringify(other.fields)
  )
}

function dayName(day: string, moment: string): string {
  const { today, yesterday } = words.settings.activity
  const now = Date.now()
  if (day === formatDayKey(now)) return today
  return day === formatDayKey(now - 86_400_000) ? yesterday : formatLongDay(moment)
}
