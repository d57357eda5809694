import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Loaded } from '../cache/cache.ts'
import type { Context } from '../context.ts'
import { eventFiles } from '../events/ics-routes.ts'
import { type Asset, sendAsset } from '../http/asset.ts'
import { concurrencyLimit } from '../http/concurrency-limit.ts'
import { prokeyOf, prokeyPattern } from '../http/formats.ts'
import { type PublicAnswer, lastAnswer, sendCached } from '../http/public-answer.ts'
import { serve } from '../http/route.ts'
import { markStale } from '../http/stale.ts'
import { lazy } from '../lazy.ts'
import type { externalCopies } from './external.ts'
import { eventFileOperation, feedOperation } from './feed-operations.ts'
import { builtFeed } from './feed-file.ts'
import { type FeedGroup, addressOf, feedReads } from './store.ts'

/** Each one keeps all parts of its feed in memory until it is done. */
const building = concurrencyLimit({
  atOnce: 4,
  waiting: 1000,
  refusal: 'Too many feeds are being built. Please try again in a moment.',
})

/** `/<group>/calendar.ics`: the address that people subscribe to. `event.ics` works as well. */
export function feedRoutes(app: FastifyInstance, context: Context) {
  const reads = feedReads(context.database)
  // Loaded on the first request for an external group.
  let running: ReturnType<typeof externalCopies> | undefined
  const copies = lazy(async () => (running = (await import('./external.ts')).externalCopies(context)))
  app.addHook('preClose', async () => running?.stop())
  const eventFile = eventFiles(context)

  for (const file of ['calendar.ics', 'event.ics']) {
    serve(app, {
      method: 'GET',
      path: `/:prokey(${prokeyPattern})/${file}`,
      access: 'public',
      onDomains: true,
      operation: file === 'calendar.ics' ? feedOperation : eventFileOperation,
      handler: (request, reply) => {
        const prokey = prokeyOf(request)
        return sendCached(context, request, reply, `/${prokey}/${file}`, async () => {
          const [group] = await reads.group(prokey)
          return group ? feedOf(group) : eventFile(prokey, file)
        })
      },
    })
  }

  function lastFeed({ prokey }: FeedGroup): Asset | undefined {
    const last = lastAnswer(context.cache, `/${prokey}/calendar.ics`)
    return last && 'bytes' in last ? last : undefined
  }

  function feedOf(group: FeedGroup): Loaded<PublicAnswer> | undefined | Promise<Loaded<PublicAnswer>> {
    if (group.subscription === 'children') return building(() => builtFeed(group, reads, lastFeed(group)))
    if (group.subscription !== 'external') return undefined
    return {
      // Does not cache the copy itself, because requests for it also trigger the refresh from the source.
      value: (request, reply) => answerExternal(request, reply, group),
      organization: group.organization,
      bytes: group.body.length,
    }
  }

  async function answerExternal(request: FastifyRequest, reply: FastifyReply, group: FeedGroup) {
    const copy = await (await copies()).copyOf(group, markStale(context.settings, reply))
    return copy ? sendAsset(request, reply, copy) : reply.redirect(addressOf(group), 302)
  }
}

/** The feed of a group, for an export; undefined if it has none of its own. */
export async function feedFile({ database }: Pick<Context, 'database'>, prokey: string): Promise<Buffer | undefined> {
  const reads = feedReads(database)
  const [group] = await reads.group(prokey)
  if (group?.subscription !== 'children') return undefined
  const { value } = await building(() => builtFeed(group, reads, undefined))
  return value.bytes
}
