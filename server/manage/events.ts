import { type Event, eventOperations, success } from '@kalends/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { eventActions } from '../events/actions.ts'
import { eventBulk } from '../events/bulk.ts'
import { prokeyOf } from '../http/formats.ts'
import { visibilities } from '../pages/visibility.ts'
import { noEntryFound } from '../refusal.ts'
import { writeOnce } from '../resources/idempotency.ts'
import type { Listeners } from '../resources/served.ts'
import { eventLister } from './event-list.ts'
import { occurrenceLister } from './event-occurrences.ts'
import { manage } from './operation.ts'

/** What people do with events beyond the API. */
export function eventManagement(app: FastifyInstance, context: Context, listeners: Listeners<typeof Event>) {
  const { database } = context
  const { createDraft, setStatus, move, duplicate } = eventActions(context, listeners)
  const bulk = eventBulk(context, listeners)
  const seen = visibilities(context)
  const listed = eventLister(context)
  const occurring = occurrenceLister(context)

  manage(app, context, eventOperations.list, ({ actor, query }) => listed.page(actor.organization, query))

  manage(app, context, eventOperations.select, ({ actor, query }) => listed.selection(actor.organization, query))

  manage(app, context, eventOperations.occurrences, ({ actor, query }) => occurring(actor.organization, query))

  manage(app, context, eventOperations.create, async ({ actor, request, reply, body }) =>
    writeOnce(context, request, reply, async (tx) => {
      const { key, item, etag, warnings } = await createDraft(tx, actor, body)
      const event_group = item.event_group as string
      const done = { ...success('created'), prokey: String(key), event_group }
      return { status: 201, etag, body: { ...done, ...(warnings.length > 0 && { warnings }) } }
    }),
  )

  manage(app, context, eventOperations.visitors, async ({ actor, request }) => {
    const visitors = await seen(actor.organization, prokeyOf(request))
    if (!visitors) throw noEntryFound()
    return visitors
  })

  for (const [operation, status] of [
    [eventOperations.publish, 'published'],
    [eventOperations.unpublish, 'draft'],
  ] as const) {
    manage(app, context, operation, async ({ actor, request, reply }) => {
      const prokey = prokeyOf(request)
      const ifMatch = request.headers['if-match']
      const etag = await database.transaction((tx) => setStatus(tx, actor, prokey, status, ifMatch))
      const visitors = await seen(actor.organization, prokey)
      if (!visitors) throw noEntryFound()
      reply.header('etag', etag)
      const message = status === 'published' ? 'published' : 'unpublished'
      return { ...success(message), prokey, visitors }
    })
  }

  manage(app, context, eventOperations.duplicate, async ({ actor, request, reply, body }) => {
    const source = prokeyOf(request)
    return writeOnce(context, request, reply, async (tx) => {
      const { key, item, etag } = await duplicate(tx, actor, source, body)
      const event_group = item.event_group as string
      return { status: 201, etag, body: { ...success('duplicated'), prokey: String(key), source, event_group } }
    })
  })

  manage(app, context, eventOperations.move, async ({ actor, request, reply, body }) => {
    const prokey = prokeyOf(request)
    const event_group = body.event_group.toLowerCase()
    const { from, etag } = await database.transaction((tx) =>
      move(tx, actor, prokey, event_group, request.headers['if-match']),
    )
    reply.header('etag', etag)
    return { ...success('moved'), prokey, event_group, previous_group: from }
  })

  manage(app, context, eventOperations.bulk, ({ actor, request, reply, body }) => bulk(request, reply, actor, body))
}
