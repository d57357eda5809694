import { type Event, Group, list, object } from '@kalends/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { operationsOf } from '../resources/operations.ts'
import { serveItems, serveLists } from '../resources/routes.ts'
import type { Listeners } from '../resources/served.ts'
import { groupsWith } from './groups.ts'

/** Deleting a group also deletes its events, so it calls the listeners of events too. */
export function groupRoutes(
  app: FastifyInstance,
  context: Context,
  listeners: { readonly group?: Listeners<typeof Group>; readonly event?: Listeners<typeof Event> } = {},
) {
  const groups = groupsWith(listeners.event ?? {}, context.settings.outboundAllow)
  const { all, latest } = operationsOf(Group)
  const { prokey, name } = Group.read.properties!
  const label = { type: 'string', description: 'The name of the group.', examples: ['Concerts'] }

  serveLists(app, context, groups, {
    all: {
      ...all,
      description: 'The prokeys and names of all groups, oldest first.',
      answer: list(object({ prokey: prokey!, label, name: name! })),
    },
    latest,
  })
  serveItems(app, context, groups, {
    // Taking a slug needs a second statement.
    single: ({ slug }) => (slug ?? null) === null,
    ...(listeners.group && { listeners: listeners.group }),
  })
}
