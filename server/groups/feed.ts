import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { IcsPart } from '../calendar/ics-files.ts'
import type { Context } from '../context.ts'
import { eventFileHandler, icsAsset, prokeyOf, sendIcs } from '../events/ics-routes.ts'
import type { Asset } from '../http/asset.ts'
import { prokeyPattern } from '../http/formats.ts'
import { serve } from '../http/route.ts'
import { noEntryFound } from '../refusal.ts'
import { type FeedGroup, type FeedPart, feedReads } from './store.ts'

/** `/<group>/calendar.ics`: what people subscribe to. The address of an event file works for it as well. */
export function feedRoutes(app: FastifyInstance, context: Context) {
  const reads = feedReads(context.database)
  const eventFile = eventFileHandler(context)

  const feed = async (request: FastifyRequest, reply: FastifyReply) => {
    const prokey = prokeyOf(request)
    const [group] = await reads.group(prokey)
    if (!group) return undefined
    if (group.subscription === 'external') return reply.redirect(addressOf(group), 302)
    if (group.subscription !== 'children') throw noEntryFound()
    return sendIcs(request, reply, 'calendar.ics', await feedOf(group, prokey, await reads.parts(prokey)))
  }

  serve(app, {
    method: 'GET',
    path: `/:prokey(${prokeyPattern})/calendar.ics`,
    access: 'public',
    handler: async (request, reply) => {
      const answer = await feed(request, reply)
      if (answer === undefined) throw noEntryFound()
      return answer
    },
  })
  serve(app, {
    method: 'GET',
    path: `/:prokey(${prokeyPattern})/event.ics`,
    access: 'public',
    handler: async (request, reply) => (await feed(request, reply)) ?? eventFile(request, reply),
  })
}

const built = new WeakMap<readonly FeedPart[], { name: string; feed: Asset }>()

/** Put together from the stored parts of its events. For rows that the database has kept it is made once. */
async function feedOf(group: FeedGroup, prokey: string, rows: readonly FeedPart[]): Promise<Asset> {
  const known = built.get(rows)
  if (known?.name === group.name) return known.feed
  const { icsFile } = await import('../calendar/ics-files.ts')
  const parts = rows.flatMap((row) => JSON.parse(row.ics) as IcsPart[])
  const feed = icsAsset(icsFile(parts, 'PUBLISH', { name: group.name, refreshMinutes: refreshOf(prokey) }))
  built.set(rows, { name: group.name, feed })
  return feed
}

/** About an hour, but not the same for all feeds: otherwise all subscribers come at once. */
function refreshOf(prokey: string): number {
  return 55 + (Number.parseInt(prokey.slice(0, 2), 16) % 11)
}

function addressOf({ body }: FeedGroup): string {
  return (JSON.parse(body) as { subscription_cal_url: string }).subscription_cal_url
}
