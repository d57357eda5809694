import { type Event, type SeriesDates, eventOperations, success } from '@kalends/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { eventActions } from '../events/actions.ts'
import { eventExists, originOf, separateEventsOf } from '../events/split-store.ts'
import type { OrganizationId } from '../http/actor.ts'
import { prokeyOf } from '../http/formats.ts'
import { noEntryFound } from '../refusal.ts'
import { writeOnce } from '../resources/idempotency.ts'
import type { Listeners } from '../resources/served.ts'
import { countAnswersTo } from '../rsvp/answer-counts-store.ts'
import { manage } from './operation.ts'

/** Single dates of a series: made an event of their own, and brought back. */
export function seriesDateManagement(app: FastifyInstance, context: Context, listeners: Listeners<typeof Event>) {
  const { database, now } = context
  const { detachDate, attachDate } = eventActions(context, listeners)

  manage(app, context, eventOperations.seriesDates, ({ actor, request }) =>
    seriesDatesOf(actor.organization, prokeyOf(request)),
  )

  manage(app, context, eventOperations.detachDate, async ({ actor, request, reply, body }) => {
    const source = prokeyOf(request)
    return writeOnce(context, request, reply, async (tx) => {
      const { key, item, etag } = await detachDate(tx, actor, source, body, request.headers['if-match'])
      const event_group = item.event_group as string
      return {
        status: 201,
        etag,
        body: { ...success('detached'), prokey: String(key), source, event_group, date: body.date },
      }
    })
  })

  manage(app, context, eventOperations.attachDate, async ({ actor, request, reply }) => {
    const prokey = prokeyOf(request)
    return writeOnce(context, request, reply, async (tx) => {
      const attached = await attachDate(tx, actor, prokey, request.headers['if-match'])
      const { series, day: date, restorable, warnings } = attached
      const done = { ...success('attached'), prokey, series, date, restorable }
      return { status: 200, body: { ...done, ...(warnings.length > 0 && { warnings }) } }
    })
  })

  async function seriesDatesOf(organization: OrganizationId, prokey: string): Promise<SeriesDates> {
    return database.read(async (db) => {
      if (!(await eventExists(db, organization, prokey))) throw noEntryFound()
      const origin = await originOf(db, organization, prokey)
      const hasSeries = origin !== undefined && (await eventExists(db, organization, origin.series))
      const separate = await separateEventsOf(db, organization, prokey)
      const rsvps = await countAnswersTo(
        db,
        organization,
        separate.map((event) => event.prokey),
        now(),
      )
      return {
        origin: hasSeries ? { prokey: origin.series, date: origin.day } : null,
        separate: separate.map((event) => ({
          prokey: event.prokey,
          date: event.day,
          rsvps: rsvps.get(event.prokey) ?? 0,
        })),
      }
    })
  }
}
