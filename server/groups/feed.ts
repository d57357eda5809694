import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { IcsPart } from '../calendar/ics-files.ts'
import type { Loaded } from '../cache/cache.ts'
import type { Context } from '../context.ts'
import { eventFiles } from '../events/ics-routes.ts'
import { sendAsset, shortText } from '../http/asset.ts'
import { concurrencyLimit } from '../http/concurrency-limit.ts'
import { prokeyOf, prokeyPattern } from '../http/formats.ts'
import { type PublicAnswer, cachedAsset, sendCached } from '../http/public-answer.ts'
import { serve } from '../http/route.ts'
import { markStale } from '../http/stale.ts'
import { turn } from '../http/turns.ts'
import { lazy } from '../lazy.ts'
import type { externalCopies } from './external.ts'
import { eventFileOperation, feedOperation } from './feed-operations.ts'
import { type FeedGroup, type FeedPart, addressOf, feedReads, partsAtOnce } from './store.ts'

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

  function feedOf(group: FeedGroup): Loaded<PublicAnswer> | undefined | Promise<Loaded<PublicAnswer>> {
    if (group.subscription === 'children') return building(() => build(group, reads))
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
  const { value } = await building(() => build(group, reads))
  return value.bytes
}

/** Built from the stored parts of its events. */
async function build({ organization, prokey, name }: FeedGroup, reads: ReturnType<typeof feedReads>) {
  const [{ feedFrame }, { icsAsset, parseParts }] = await Promise.all([
    import('../calendar/ics-files.ts'),
    import('../events/ics.ts'),
  ])
  const facts: Omit<IcsPart, 'event'>[] = []
  const events: Buffer[] = []
  for (let last: number | undefined = 0; last !== undefined;) {
    await turn()
    const rows: FeedPart[] = await reads.parts(prokey, last)
    for (const { id, ics } of rows) {
      for (const { event, ...others } of parseParts(ics ?? (await reads.part(prokey, id))[0]?.ics) ?? []) {
        events.push(Buffer.from(event))
        facts.push(others)
      }
      await turn()
    }
    last = rows.length < partsAtOnce ? undefined : rows.at(-1)!.id
  }
  const [head, end] = feedFrame(facts, { name, refreshMinutes: refreshOf(prokey) })
  const feed = Buffer.concat([Buffer.from(head), ...events, Buffer.from(end)])
  await turn()
  return cachedAsset(organization, icsAsset('calendar.ics', feed.length < shortText ? feed.toString() : feed))
}

/** About an hour, but different for each feed, so that subscribers do not all refresh at the same time. */
function refreshOf(prokey: string): number {
  return 55 + (Number.parseInt(prokey.slice(0, 2), 16) % 11)
}
