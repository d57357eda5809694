import { Event } from '@kalends/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { serveItems } from '../resources/routes.ts'
import type { Listeners } from '../resources/served.ts'
import { events } from './events.ts'
import { icsContentRoutes } from './ics-routes.ts'
import { eventLists } from './lists.ts'

export function eventRoutes(app: FastifyInstance, context: Context, listeners: Listeners<typeof Event> = {}) {
  eventLists(app, context)
  serveItems(app, context, events, {
    // Creating a group or taking a slug needs a second statement.
    single: ({ new_event_group_name: name, slug }) => name === undefined && (slug ?? null) === null,
    listeners,
    updateErrors: [402],
    createdSchema: {
      event_group: { ...Event.read.properties!.event_group!, description: 'The new group, if one was created.' },
    },
    created: ({ sent, item }) => (sent.new_event_group_name === undefined ? {} : { event_group: item.event_group }),
  })
  icsContentRoutes(app, context)
}
