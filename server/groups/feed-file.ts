import type { IcsPart } from '../calendar/ics-files.ts'
import type { Loaded } from '../cache/cache.ts'
import { type Asset, shortText } from '../http/asset.ts'
import { cachedAsset } from '../http/public-answer.ts'
import { turn } from '../http/turns.ts'
import { type FeedGroup, type FeedPart, type feedReads, partsAtOnce, versionsAtOnce } from './store.ts'

type Reads = ReturnType<typeof feedReads>
type Facts = Omit<IcsPart, 'event'>

/** An event in a feed: where its text is, and in which version. */
interface Place {
  readonly version: number
  readonly start: number
  readonly end: number
  readonly facts: readonly Facts[]
}

/** An event that is written again, or copied from the last feed. */
type Part = { readonly id: number; readonly version: number; readonly facts: readonly Facts[]; readonly text: Buffer }

/** The events of a feed by id. */
const places = new WeakMap<Asset, ReadonlyMap<number, Place>>()
const bytesOfPlace = 200
// If more have changed, reading all in large parts is faster.
const mostChanged = 100

/**
 * The feed of a group, made of the stored parts of its events. After a change, events that are in the last feed in the same version
 * are copied from there.
 */
export async function builtFeed(
  { organization, prokey, name }: FeedGroup,
  reads: Reads,
  last: Asset | undefined,
): Promise<Loaded<Asset>> {
  const [{ feedFrame }, { icsAsset, parseParts }] = await Promise.all([
    import('../calendar/ics-files.ts'),
    import('../events/ics.ts'),
  ])
  const partOf = ({ id, version, ics }: FeedPart): Part => {
    const [texts, facts]: [string[], Facts[]] = [[], []]
    for (const { event, ...others } of parseParts(ics) ?? []) {
      texts.push(event)
      facts.push(others)
    }
    return { id, version, facts, text: Buffer.from(texts.join('')) }
  }
  const parts = (last && (await changedParts(last))) ?? (await allParts())
  const facts = parts.flatMap((part) => part.facts)
  const [head, end] = feedFrame(facts, { name, refreshMinutes: refreshOf(prokey) }).map((text) => Buffer.from(text))
  const feed = Buffer.concat([head!, ...parts.map(({ text }) => text), end!])
  await turn()
  const made = icsAsset('calendar.ics', feed.length < shortText ? feed.toString() : feed)
  places.set(made, placesOf(parts, head!.length))
  const loaded = cachedAsset(organization, made)
  return { ...loaded, bytes: loaded.bytes + parts.length * bytesOfPlace }

  async function allParts(): Promise<Part[]> {
    const found: Part[] = []
    for (let after: number | undefined = 0; after !== undefined;) {
      await turn()
      const rows: FeedPart[] = await reads.parts(organization, prokey, after)
      for (const row of rows) {
        found.push(partOf(await whole(row)))
        await turn()
      }
      after = rows.length < partsAtOnce ? undefined : rows.at(-1)!.id
    }
    return found
  }

  /** Undefined if too many have changed. */
  async function changedParts(from: Asset): Promise<Part[] | undefined> {
    const known = places.get(from)
    if (!known) return undefined
    const found: Part[] = []
    let changed = 0
    for (let after: number | undefined = 0; after !== undefined;) {
      await turn()
      const rows: Omit<FeedPart, 'ics'>[] = await reads.versions(organization, prokey, after)
      for (const { id, version } of rows) {
        const place = known.get(id)
        if (place?.version === version) {
          const { facts: same, start, end: stop } = place
          found.push({ id, version, facts: same, text: from.bytes.subarray(start, stop) })
          continue
        }
        changed += 1
        if (changed > mostChanged) return undefined
        found.push(partOf(await whole({ id, version, ics: null })))
        await turn()
      }
      after = rows.length < versionsAtOnce ? undefined : rows.at(-1)!.id
    }
    return found
  }

  async function whole(row: FeedPart): Promise<FeedPart> {
    return row.ics === null ? { ...row, ics: (await reads.part(organization, prokey, row.id))[0]?.ics ?? null } : row
  }
}

function placesOf(parts: readonly Part[], begin: number): ReadonlyMap<number, Place> {
  let start = begin
  return new Map(
    parts.map(({ id, version, facts, text }) => {
      const place = { version, start, end: start + text.length, facts }
      start = place.end
      return [id, place]
    }),
  )
}

/** About an hour, but different for each feed, so that subscribers do not all refresh at the same time. */
function refreshOf(prokey: string): number {
  return 55 + (Number.parseInt(prokey.slice(0, 2), 16) % 11)
}
