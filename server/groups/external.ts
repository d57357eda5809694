import type { Loaded, OnStale } from '../cache/cache.ts'
import type { Context } from '../context.ts'
import { icsAsset } from '../events/ics.ts'
import type { Asset } from '../http/asset.ts'
import { errorFields, log } from '../http/log.ts'
import { backoff } from './backoff.ts'
import { fetchCalendar } from './external-source.ts'
import {
  type CopyFacts,
  type FeedGroup,
  addressOf,
  confirmCopy,
  copyReads,
  deleteUnusedCopies,
  noteAsked,
  saveCopy,
} from './store.ts'

const minute = 60_000
const day = 24 * 60 * minute
const unusedFor = 30 * day
const freshFor = 15 * minute
// What is being fetched is held in memory. Beyond this an old copy stays old until somebody asks again.
const maxConcurrent = 16

interface Copy {
  readonly facts: CopyFacts
  readonly asset: Asset
}

/**
 * Copies of the calendars that external groups lead to: see docs/decisions/0009. Who subscribes gets the copy at once,
 * and only when there is none yet the source is waited for. Undefined: there is none to be had.
 */
export function externalCopies(context: Context) {
  const { database, cache, settings, now, monotonic } = context
  const reads = copyReads(database)
  const running = new Map<string, Promise<void>>()
  const failures = backoff(minute, 60 * minute)
  const stop = new AbortController()

  return {
    copyOf: current,
    async stop() {
      stop.abort()
      await Promise.all(running.values())
    },
  }

  async function current(group: FeedGroup, onStale: OnStale): Promise<Asset | undefined> {
    const copy = await cached(group, onStale)
    if (!copy) {
      await refresh(group, undefined)
      return (await cached(group, onStale))?.asset
    }
    if (!isFresh(copy.facts, now())) void refresh(group, copy.facts)
    return copy.asset
  }

  async function cached(group: FeedGroup, onStale: OnStale): Promise<Copy | undefined> {
    return cache.loadOrStale(cacheKey(group), () => read(group), onStale)
  }

  async function read(group: FeedGroup): Promise<Loaded<Copy> | undefined> {
    const [facts] = await reads.facts(group.prokey)
    // A copy of another address is none: the group leads elsewhere by now.
    if (facts?.url !== addressOf(group)) return undefined
    const [row] = await reads.bytes(group.prokey)
    if (!row) return undefined
    if (now() - (facts.asked ?? 0) > day) {
      // Not worth failing for; the next read tries again.
      await database.transaction((tx) => noteAsked(tx, group.prokey, now())).catch(() => {})
    }
    return {
      value: { facts, asset: calendar(row.bytes) },
      organization: group.organization,
      bytes: row.bytes.length * 2,
      // An old copy is looked at again soon: another instance may have asked the source meanwhile.
      until: isFresh(facts, now()) ? facts.checked + freshFor : now() + minute,
    }
  }

  /** One at a time for each calendar; whoever comes meanwhile waits for the same. Never fails. */
  function refresh(group: FeedGroup, known: CopyFacts | undefined): Promise<void> {
    const key = `${group.prokey} ${addressOf(group)}`
    const present = running.get(key)
    if (present) return present
    if (stop.signal.aborted || running.size >= maxConcurrent || failures.isWaiting(key, monotonic()))
      return Promise.resolve()
    const work = fetchAndSave(group, known)
      .then(
        () => failures.succeeded(key),
        (error: Error) => {
          if (stop.signal.aborted) return
          failures.failed(key, monotonic())
          log(settings, 'warn', 'external calendar not fetched', { group: group.prokey, err: errorFields(error) })
        },
      )
      .finally(() => running.delete(key))
    running.set(key, work)
    return work
  }

  async function fetchAndSave(group: FeedGroup, known: CopyFacts | undefined) {
    const url = addressOf(group)
    const { bytes, etag, last_modified } = await fetchCalendar(url, known, settings, stop.signal)
    const digest = bytes ? calendar(bytes).digest : known!.digest
    const facts = { url, etag, last_modified, digest, checked: now(), asked: now() }
    await database.transaction((tx) =>
      bytes && digest !== known?.digest
        ? saveCopy(tx, group.prokey, { ...facts, bytes })
        : confirmCopy(tx, group.prokey, facts),
    )
    // Only what visitors see counts as a change of content; when it was checked is for this instance to know.
    cache.invalidate(cacheKey(group))
  }
}

/** A job: removes copies that nobody asks for any more. */
export async function removeUnusedCopies({ database, now }: Context) {
  await database.transaction((tx) => deleteUnusedCopies(tx, now() - unusedFor))
}

/** One that was checked in the future was checked before the clock was turned back, nobody knows when. */
function isFresh({ checked }: CopyFacts, now: number): boolean {
  return checked <= now && now - checked < freshFor
}

const cacheKey = ({ prokey }: FeedGroup) => `copy ${prokey}`

function calendar(bytes: Uint8Array): Asset {
  return icsAsset('calendar.ics', Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}
