import type { Context } from '../context.ts'
import { icsAsset } from '../events/ics-asset.ts'
import type { Asset } from '../http/asset.ts'
import { errorFields, log } from '../http/log.ts'
import { fetchCalendar } from './external-source.ts'
import { keptCopies } from './kept-copies.ts'
import { pauses } from './pauses.ts'
import { type CopyFacts, confirmCopy, copyReads, saveCopy } from './store.ts'

const minute = 60_000
const freshFor = 15 * minute
// What is being fetched is held in memory. Beyond this an old copy stays old until somebody asks again.
const mostAtOnce = 16

/**
 * Copies of the calendars that external groups lead to: see docs/decisions/0009. Who subscribes gets the copy at once,
 * and only when there is none yet the source is waited for. Undefined: there is none to be had.
 */
export function externalCopies(context: Context) {
  const { database, settings, now } = context
  const reads = copyReads(database)
  const running = new Map<string, Promise<void>>()
  const paused = pauses(minute, 60 * minute)
  const kept = keptCopies(16 * 1024 * 1024)
  const stop = new AbortController()

  return {
    copyOf: current,
    async stop() {
      stop.abort()
      await Promise.all(running.values())
    },
  }

  async function current(group: string, url: string): Promise<Asset | undefined> {
    const known = await factsOf(group, url)
    if (known && now() - known.checked < freshFor) return copyOf(group, known)
    const refreshed = refresh(group, url, known)
    if (known) return copyOf(group, known)
    await refreshed
    const first = await factsOf(group, url)
    return first && copyOf(group, first)
  }

  /** A copy of another address is none: the group leads elsewhere by now. */
  async function factsOf(group: string, url: string): Promise<CopyFacts | undefined> {
    const [facts] = await reads.facts(group)
    return facts?.url === url ? facts : undefined
  }

  /** One at a time for each calendar; whoever comes meanwhile waits for the same. Never fails. */
  function refresh(group: string, url: string, known: CopyFacts | undefined): Promise<void> {
    const key = `${group} ${url}`
    const present = running.get(key)
    if (present) return present
    if (stop.signal.aborted || running.size >= mostAtOnce || !paused.isOver(key, now())) return Promise.resolve()
    const work = fetchAndSave(group, url, known)
      .then(
        () => paused.forget(key),
        (error: Error) => {
          if (stop.signal.aborted) return
          paused.extend(key, now())
          log(settings, 'warn', 'external calendar not fetched', { group, err: errorFields(error) })
        },
      )
      .finally(() => running.delete(key))
    running.set(key, work)
    return work
  }

  async function fetchAndSave(group: string, url: string, known: CopyFacts | undefined) {
    const { bytes, etag, last_modified } = await fetchCalendar(url, known, settings, stop.signal)
    const digest = bytes ? calendar(bytes).digest : known!.digest
    const facts = { url, etag, last_modified, digest, checked: now() }
    await database.transaction((tx) =>
      bytes && digest !== known?.digest ? saveCopy(tx, group, { ...facts, bytes }) : confirmCopy(tx, group, facts),
    )
  }

  async function copyOf(group: string, { digest }: CopyFacts): Promise<Asset | undefined> {
    const copy = kept.get(digest) ?? (await read(group))
    if (copy) kept.keep(copy)
    return copy
  }

  async function read(group: string): Promise<Asset | undefined> {
    const [row] = await reads.bytes(group)
    return row && calendar(row.bytes)
  }
}

function calendar(bytes: Uint8Array): Asset {
  return icsAsset('calendar.ics', Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}
