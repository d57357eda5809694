import { Event } from '@kalends/contract'
import { served } from '../resources/served.ts'
import { takeSubscription } from './group.ts'

/** Events with their rules, and the columns that are derived from them. Both are loaded by the first write. */
export const events = served(Event, {
  columns: ['rsvp', 'cta'],
  answered: ['status', 'sequence'],
  settle: async (event, situation) => (await import('./rules.ts')).settleEvent(event, situation),
  index: async (event, situation) => (await import('./columns.ts')).indexEvent(event, situation),
  release: async (tx, row, actor) => {
    await takeSubscription(tx, actor.organization, row.event_group as string, { eventsChange: true })
  },
})
