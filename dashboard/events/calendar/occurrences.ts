import type { Occurrence, Occurrences } from '@kalends/contract'
import { app } from '../../api.ts'
import { type Filters, queryOf } from '../filters.ts'
import { addDays, type Day } from './days.ts'

/** Grids that fold what does not fit into a day can hold more than views that draw every date. */
const mostPages = { month: 5, week: 1, agenda: 1 }

/** What takes place from one day up to another. */
export async function loadOccurrences(
  filters: Filters,
  { show, from, to }: { show: keyof typeof mostPages; from: Day; to: Day },
  signal?: AbortSignal,
): Promise<Occurrences> {
  const query = {
    ...queryOf(filters),
    // One more day at both ends, because of time zones.
    from: `${addDays(from, -1)}T00:00:00Z`,
    to: `${addDays(to, 1)}T00:00:00Z`,
  }
  let page = await app.events.occurrences({ query }, { signal })
  const occurrences: Occurrence[] = [...page.occurrences]
  for (let pages = 1; page.cursor !== null && pages < mostPages[show]; pages += 1) {
    page = await app.events.occurrences({ query: { ...query, cursor: page.cursor } }, { signal })
    occurrences.push(...page.occurrences)
  }
  return { ...page, occurrences }
}
