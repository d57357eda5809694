import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { IcsPart } from '../calendar/ics-files.ts'
import type { Context } from '../context.ts'
import { whenRead } from '../database/open.ts'
import { icsAsset } from '../events/ics-asset.ts'
import { eventFileHandler, prokeyOf } from '../events/ics-routes.ts'
import { type Asset, sendAsset } from '../http/asset.ts'
import { prokeyPattern } from '../http/formats.ts'
import { serve } from '../http/route.ts'
import { noEntryFound } from '../refusal.ts'
import { externalCopies } from './external.ts'
import { type FeedGroup, type FeedPart, addressOf, feedReads } from './store.ts'

/** `/<group>/calendar.ics`: what people subscribe to. The address of an event file works for it as well. */
export function feedRoutes(app: FastifyInstance, context: Context) {
  const reads = feedReads(context.database)
  const copyOf = externalCopies(app, context)
  const eventFile = eventFileHandler(context)

  for (const file of ['calendar.ics', 'event.ics']) {
    serve(app, {
      method: 'GET',
      path: `/:prokey(${prokeyPattern})/${file}`,
      access: 'public',
      handler: (request, reply) =>
        whenRead(reads.group(prokeyOf(request)), ([group]) =>
          group ? answerGroup(request, reply, group) : eventFile(request, reply, file),
        ),
    })
  }

  /** Like a file, a feed that was built before is answered at once. */
  function answerGroup(request: FastifyRequest, reply: FastifyReply, group: FeedGroup) {
    if (group.subscription === 'external') return answerExternal(request, reply, group)
    if (group.subscription !== 'children') throw noEntryFound()
    return whenRead(reads.parts(group.prokey), (parts) => {
      const known = built.get(parts)
      if (known?.name === group.name) return sendAsset(request, reply, known.feed)
      return build(group, parts).then((feed) => sendAsset(request, reply, feed))
    })
  }

  async function answerExternal(request: FastifyRequest, reply: FastifyReply, group: FeedGroup) {
    const address = addressOf(group)
    const copy = await copyOf(group.prokey, address)
    return copy ? sendAsset(request, reply, copy) : reply.redirect(address, 302)
  }
}

const built = new WeakMap<readonly FeedPart[], { name: string; feed: Asset }>()

/** Put together from the stored parts of its events. For rows that the database has kept it is made once. */
async function build({ prokey, name }: FeedGroup, rows: readonly FeedPart[]): Promise<Asset> {
  const { icsFile } = await import('../calendar/ics-files.ts')
  const parts = rows.flatMap((row) => JSON.parse(row.ics) as IcsPart[])
  const feed = icsAsset('calendar.ics', icsFile(parts, 'PUBLISH', { name, refreshMinutes: refreshOf(prokey) }))
  built.set(rows, { name, feed })
  return feed
}

/** About an hour, but not the same for all feeds: otherwise all subscribers come at once. */
function refreshOf(prokey: string): number {
  return 55 + (Number.parseInt(prokey.slice(0, 2), 16) % 11)
}
