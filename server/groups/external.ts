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
  markRequested,
  saveCopy,
} from './store.ts'

const minute = 60_000
const day = 24 * 60 * minute
const unusedFor = 30 * day
const freshFor = 15 * minute
// Calendars are held in memory while they are fetched. Above this limit, stale copies stay stale until the next
// request.
const maxConcurrent = 16

interface Copy {
  readonly facts: CopyFacts
  readonly asset: Asset
}

/**
 * Copies of the calendars that external groups point to: see docs/decisions/0009. Subscribers get the copy at once and
 * wait for the source only if there is no copy yet. Undefined if there is no calendar to serve.
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
    const [facts] = await reads.facts(group.organization, group.prokey)
    // The group points to another address by now.
    if (facts?.url !== addressOf(group)) return undefined
    const [row] = await reads.bytes(group.organization, group.prokey)
    if (!row) return undefined
    if (now() - (facts.asked ?? 0) > day) {
      // Not worth failing for; the next read tries again.
      await database.transaction((tx) => markRequested(tx, group, now())).catch(() => {})
    }
    return {
      value: { facts, asset: calendar(row.bytes) },
      organization: group.organization,
      bytes: row.bytes.length * 2,
      // Stale copies are read again soon, because another instance may have fetched the source meanwhile.
      until: isFresh(facts, now()) ? facts.checked + freshFor : now() + minute,
    }
  }

  /** Fetches each calendar once at a time; concurrent callers share the fetch. Never rejects. */
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
      bytes && digest !== known?.digest ? saveCopy(tx, group, { ...facts, bytes }) : confirmCopy(tx, group, facts),
    )
    // Only visible changes count as a change of content. The time of the last check does not.
    cache.invalidate(cacheKey(group))
  }
}

/** A job: removes copies that are no longer requested. */
export async function removeUnusedCopies({ database, now }: Context) {
  await database.transaction((tx) => deleteUnusedCopies(tx, now() - unusedFor))
}

/** A check time in the future is from before the clock was turned back, so the real time is unknown. */
function isFresh({ checked }: CopyFacts, now: number): boolean {
  return checked <= now && now - checked < freshFor
}

const cacheKey = ({ prokey }: FeedGroup) => `copy ${prokey}`

function calendar(bytes: Uint8Array): Asset {
  return icsAsset('calendar.ics', Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}
