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
            {each.map((entry, index) => (
              <ActivityEntry key={`${entry.moment} ${entry.item.id} ${index}`} entry={entry} />
            ))}
          </ol>
        </section>
      ))}
    </>
  )
}

function dayName(day: string, moment: string): string {
  const { today, yesterday } = words.settings.activity
  const now = Date.now()
  if (day === formatDayKey(now)) return today
  return day === formatDayKey(now - 86_400_000) ? yesterday : formatLongDay(moment)
}
