import { statisticsOperations } from '@kalends/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import type { OrganizationId } from '../http/actor.ts'
import { Refusal, noEntryFound } from '../refusal.ts'
import { eventReader, groupReader } from '../statistics/counts.ts'
import { type Subject, overviewReader, topEventReader } from '../statistics/overview.ts'
import { windowOf } from '../statistics/window.ts'
import { manage } from './operation.ts'

/** Statistics of events, groups and the organization as a whole. */
export function statisticsManagement(app: FastifyInstance, context: Context) {
  const [findEvent, findGroup] = [eventReader(context.database), groupReader(context.database)]
  const read = overviewReader(context)
  const readTop = topEventReader(context)

  manage(app, context, statisticsOperations.read, async ({ actor, query }) => {
    const { group, event, breakdown, ...range } = query
    if (group !== undefined && event !== undefined)
      throw new Refusal('invalid', 'Send the prokey of a group or of an event, not both.')
    const isOfSubscriptions = breakdown === 'subscription_type'
    const dimension = isOfSubscriptions ? 'type' : breakdown
    const metric = dimension === 'type' ? 'saves' : 'views'
    const window = windowOf({ ...range, ...(dimension && { breakdown: dimension }) }, metric, context.now())
    return read(await subjectOf(actor.organization, { group, event }), window, isOfSubscriptions)
  })

  manage(app, context, statisticsOperations.events, async ({ actor, query: { group, ...range } }) => {
    const window = windowOf({ ...range, interval: 'none' }, 'views', context.now())
    return readTop(await subjectOf(actor.organization, { group }), window)
  })

  async function subjectOf(
    organization: OrganizationId,
    asked: { group?: string | undefined; event?: string | undefined },
  ): Promise<Subject> {
    const [group, prokey] = [asked.group?.toLowerCase(), asked.event?.toLowerCase()]
    if (group !== undefined && (await findGroup(organization, group)).length === 0) throw noEntryFound()
    if (prokey === undefined) return { organization, group: group ?? null, event: null }
    const [found] = await findEvent(organization, prokey)
    if (!found) throw noEntryFound()
    return { organization, group: null, event: { id: found.id, prokey } }
  }
}
