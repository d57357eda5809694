import type { Attendee } from '@kalends/contract'
import { v1 } from '../api.ts'
import { useData } from '../cache.ts'
import { attendeeKey } from './seats.tsx'

const mostEvents = 20

/**
 * How many seats become free without these RSVPs: fewer than theirs if an event is overbooked, and none if it has no limit.
 * 0 until that is known, or if there are too many events to ask for.
 */
export function useFreed(attendees: readonly Attendee[]): number {
  const events = [...new Set(attendees.map(({ prokey }) => prokey))]
  const asked = events.length > mostEvents ? [] : events
  const { data = [] } = useData(`${attendeeKey()}taken/${asked.join()}`, (signal) =>
    Promise.all(asked.map((event) => v1.statistics.rsvp(event, { signal }))),
  )
  return data.reduce((sum, { capacity: { max, occupancy } }, index) => {
    const taken = attendees
      .filter(({ prokey, status }) => prokey === asked[index] && status !== 'declined' && status !== 'waiting')
      .reduce((seats, { amount }) => seats + amount, 0)
    return max === null ? sum : sum + freed({ max, people: occupancy.people, taken })
  }, 0)
}

function freed({ max, people, taken }: { max: number; people: number; taken: number }): number {
  return Math.max(0, max - (people - taken)) - Math.max(0, max - people)
}
