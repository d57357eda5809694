import type { IcsPart } from '../calendar/ics-files.ts'
import type { Loaded } from '../cache/cache.ts'
import { type Asset, digestOf } from '../http/asset.ts'
import { cachedAsset } from '../http/public-answer.ts'
import { turn } from '../http/turns.ts'
import { type FeedGroup, type FeedPart, type feedReads, partsAtOnce, versionsAtOnce } from './store.ts'

type Reads = ReturnType<typeof feedReads>
type Facts = Omit<IcsPart, 'event'>

/** An event in a feed. Its text follows that of the one before. */
interface Part {
  readonly id: number
  readonly version: number
  readonly facts: readonly Facts[]
  /** Of its text. */
  readonly digest: string
  readonly length: number
}

/** The events of a feed in order, and where the text of the first one begins. */
interface Contents {
  readonly parts: readonly Part[]
  readonly begin: number
}

/** The events of a feed to be built, and their texts. Texts that follow each other in the last feed are one. */
interface Gathered {
  readonly parts: Part[]
  readonly texts: Buffer[]
}

const contents = new WeakMap<Asset, Contents>()
const bytesOfPart = 250
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
  const { parts, texts } = (last && (await changedParts(last))) ?? (await allParts())
  const facts = parts.flatMap((part) => part.facts)
  const [head, end] = feedFrame(facts, { name, refreshMinutes: refreshOf(prokey) }).map((text) => Buffer.from(text))
  const feed = Buffer.concat([head!, ...texts, end!])
  await turn()
  const digest = digestOf([head, ...parts.map((part) => part.digest), end].join('\n'))
  const made = icsAsset('calendar.ics', feed, digest)
  contents.set(made, { parts, begin: head!.length })
  const loaded = cachedAsset(organization, made)
  return { ...loaded, bytes: loaded.bytes + parts.length * bytesOfPart }

  async function allParts(): Promise<Gathered> {
    const gathered: Gathered = { parts: [], texts: [] }
    for (let after: number | undefined = 0; after !== undefined;) {
      await turn()
      const rows: FeedPart[] = await reads.parts(organization, prokey, after)
      for (const row of rows) {
        await add(gathered, row)
        await turn()
      }
      after = rows.length < partsAtOnce ? undefined : rows.at(-1)!.id
    }
    return gathered
  }

  /** Undefined if too many have changed. */
  async function changedParts(from: Asset): Promise<Gathered | undefined> {
    const known = contents.get(from)
    if (!known) return undefined
    const { bytes } = from
    const gathered: Gathered = { parts: [], texts: [] }
    let [position, at] = [0, known.begin]
    // The part of the last feed that stays as it is.
    let [start, stop] = [at, at]
    let changed = 0
    const keep = () => {
      if (stop > start) gathered.texts.push(bytes.subarray(start, stop))
      start = stop = -1
    }
    for (let after: number | undefined = 0; after !== undefined;) {
      await turn()
      const rows: Omit<FeedPart, 'ics'>[] = await reads.versions(organization, prokey, after)
      for (const { id, version } of rows) {
        let old = known.parts[position]
        while (old && old.id < id) {
          at += old.length
          old = known.parts[(position += 1)]
        }
        if (old?.id === id && old.version === version) {
          if (at !== stop) keep()
          if (start < 0) start = at
          stop = at + old.length
          gathered.parts.push(old)
          continue
        }
        keep()
        changed += 1
        if (changed > mostChanged) return undefined
        await add(gathered, { id, version, ics: null })
        await turn()
      }
      after = rows.length < versionsAtOnce ? undefined : rows.at(-1)!.id
    }
    keep()
    return gathered
  }

  async function add({ parts: all, texts: whole }: Gathered, { id, version, ics }: FeedPart) {
    const stored = ics ?? (await reads.part(organization, prokey, id))[0]?.ics
    const [written, known]: [string[], Facts[]] = [[], []]
    for (const { event, ...others } of parseParts(stored) ?? []) {
      written.push(event)
      known.push(others)
    }
    const text = Buffer.from(written.join(''))
    all.push({ id, version, facts: known, digest: digestOf(text), length: text.length })
    whole.push(text)
  }
}

/** About an hour, but different for each feed, so that subscribers do not all refresh at the same time. */
function refreshOf(prokey: string): number {
  return 55 + (Number.parseInt(prokey.slice(0, 2), 16) % 11)
}
