import { Event, type RsvpStatistics, RsvpStatistics as Schema } from '@kalends/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { actorOf } from '../http/actor.ts'
import { isProkey } from '../http/formats.ts'
import { serve } from '../http/route.ts'
import { Refusal } from '../refusal.ts'
import { type RsvpCount, rsvpSnapshots } from '../rsvp/snapshot.ts'

/** `/statistics/rsvp/:prokey`: the number of answers by status. */
export function rsvpStatistics(app: FastifyInstance, context: Context) {
  const snapshotOf = rsvpSnapshots(context)

  serve(app, {
    method: 'GET',
    path: '/statistics/rsvp/:prokey',
    access: 'read',
    operation: {
      tag: 'statistics',
      id: 'rsvp-statistics',
      summary: 'Count the RSVPs to an event',
      description: 'The current totals. Takes no parameters.',
      parameters: { prokey: Event.read.properties!.prokey! },
      answer: Schema,
      isCached: false,
      errors: [404],
    },
    handler: async (request): Promise<RsvpStatistics> => {
      const [unknown] = Object.keys(request.query as object)
      if (unknown !== undefined)
        throw new Refusal('invalid', `RSVP statistics take no parameters; ${unknown.slice(0, 100)} was sent.`)
      const prokey = (request.params as { prokey: string }).prokey.toLowerCase()
      const snapshot = isProkey(prokey) ? await snapshotOf(actorOf(request).organization, prokey) : 'no event'
      if (snapshot === 'no event') throw new Refusal('missing', 'Event not found.')
      if (snapshot === 'no RSVP event')
        throw new Refusal('missing', 'RSVP statistics are not available for this event.')
      return statistics(snapshot)
    },
  })
}

const definition =
  'Current RSVPs to the event. Entries counts RSVPs, people counts their seats. Pending RSVPs have an email address that is not confirmed yet, or seats held for someone from the waiting list.'

function statistics({ counts, max, maxpp, expires, now }: RsvpCount): RsvpStatistics {
  const { confirmed, undecided, declined, pending, waiting, offered } = counts
  const sum = (what: 'entries' | 'people') => confirmed[what] + undecided[what] + declined[what]
  const taken = confirmed.people + undecided.people + pending.people
  return {
    metric: 'rsvp',
    definition,
    unit: 'count',
    snapshot: {
      entries: { confirmed: confirmed.entries, undecided: undecided.entries, declined: declined.entries },
      people: { confirmed: confirmed.people, undecided: undecided.people, declined: declined.people },
      non_pending_totals: { entries: sum('entries'), people: sum('people') },
      pending,
      waiting,
      offered,
    },
    capacity: {
      max,
      max_per_person: maxpp,
      expires,
      expired: expires !== null && Date.parse(expires) <= now,
      occupancy: {
        people: taken,
        remaining: max === null ? null : Math.max(0, max - taken),
        full: max === null ? null : taken >= max,
      },
    },
  }
}
