import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { IcsPart } from '../calendar/ics-files.ts'
import type { Context } from '../context.ts'
import { isKept, whenRead } from '../database/open.ts'
import { icsAsset } from '../events/ics-asset.ts'
import { eventFileHandler, prokeyOf } from '../events/ics-routes.ts'
import { type Asset, sendAsset } from '../http/asset.ts'
import { prokeyPattern } from '../http/formats.ts'
import { remember } from '../http/memory.ts'
import { serve } from '../http/route.ts'
import { noEntryFound } from '../refusal.ts'
import type { externalCopies } from './external.ts'
import { type FeedGroup, type FeedPart, addressOf, feedReads } from './store.ts'

/** `/<group>/calendar.ics`: what people subscribe to. The address of an event file works for it as well. */
export function feedRoutes(app: FastifyInstance, context: Context) {
  const reads = feedReads(context.database)
  // Loaded by the first feed of an external group.
  let loading: Promise<ReturnType<typeof externalCopies>> | undefined
  const copies = () => (loading ??= import('./external.ts').then(({ externalCopies: make }) => make(context)))
  app.addHook('preClose', async () => (await loading)?.stop())
  const eventFile = eventFileHandler(context)

  for (const file of ['calendar.ics', 'event.ics']) {
    serve(app, {
      method: 'GET',
      path: `/:prokey(${prokeyPattern})/${file}`,
      access: 'public',
      handler: (request, reply) =>
        whenRead(reads.group(prokeyOf(request)), (groups) =>
          groups.length > 0 ? answerGroup(request, reply, groups) : eventFile(request, reply, file),
        ),
    })
  }

  /** Like a file, a feed that was built before is answered at once. */
  function answerGroup(request: FastifyRequest, reply: FastifyReply, groups: FeedGroup[]) {
    const group = groups[0]!
    if (group.subscription === 'external') return answerExternal(request, reply, group)
    if (group.subscription !== 'children') throw noEntryFound()
    const { prokey } = group
    return whenRead(reads.parts(prokey), (parts) => {
      const known = built.get(parts)
      if (known?.group !== group) return build(group, parts).then((feed) => sendAsset(request, reply, feed))
      remember(request, known.feed, () => isKept(parts, reads.parts(prokey)) && isKept(groups, reads.group(prokey)))
      return sendAsset(request, reply, known.feed)
    })
  }

  async function answerExternal(request: FastifyRequest, reply: FastifyReply, group: FeedGroup) {
    const address = addressOf(group)
    const copy = await (await copies()).copyOf(group.prokey, address)
    return copy ? sendAsset(request, reply, copy) : reply.redirect(address, 302)
  }
}

const built = new WeakMap<readonly FeedPart[], { group: FeedGroup; feed: Asset }>()

/** Put together from the stored parts of its events. For rows that the database has kept it is made once. */
async function build(group: FeedGroup, rows: readonly FeedPart[]): Promise<Asset> {
  const { prokey, name } = group
  const { icsFile } = await import('../calendar/ics-files.ts')
  const parts = rows.flatMap((row) => JSON.parse(row.ics) as IcsPart[])
  const feed = icsAsset('calendar.ics', icsFile(parts, 'PUBLISH', { name, refreshMinutes: refreshOf(prokey) }))
  built.set(rows, { group, feed })
  return feed
}

/** About an hour, but not the same for all feeds: otherwise all subscribers come at once. */
function refreshOf(prokey: string): number {
  return 55 + (Number.parseInt(prokey.slice(0, 2), 16) % 11)
}
