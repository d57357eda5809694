import { groupOperations } from '@kalends/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { listGroups } from '../groups/listing.ts'
import { prokeyOf } from '../http/formats.ts'
import { groupVisibilities } from '../pages/group-visibility.ts'
import { noEntryFound } from '../refusal.ts'
import { manage } from './operation.ts'

/** What people see of groups beyond the API. */
export function groupManagement(app: FastifyInstance, context: Context) {
  const seen = groupVisibilities(context)

  manage(app, context, groupOperations.list, ({ actor }) => listGroups(context, actor.organization))

  manage(app, context, groupOperations.visitors, async ({ actor, request }) => {
    const visitors = await seen(actor.organization, prokeyOf(request))
    if (!visitors) throw noEntryFound()
    return visitors
  })
}
