import { v1 } from '../api.ts'

export const mostCounted = 20

/** How many RSVPs events have; undefined for too many events to count. */
export async function countRsvps(events: readonly { readonly prokey: string }[], signal?: AbortSignal) {
  if (events.length > mostCounted) return undefined
  const all = await Promise.all(events.map(({ prokey }) => v1.statistics.rsvp(prokey, { signal })))
  return all.reduce((sum, { snapshot }) => {
    return sum + snapshot.non_pending_totals.entries + snapshot.pending.entries + snapshot.waiting.entries
  }, 0)
}
