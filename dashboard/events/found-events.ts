import type { FoundEvent } from '@kalends/contract'
import { useRef } from 'preact/hooks'
import { app } from '../api.ts'
import { patchData, useData } from '../cache.ts'
import { organizationId } from '../session.ts'
import { type Filters, queryOf, timeOf } from './filters.ts'

export interface Found {
  readonly events: readonly FoundEvent[]
  /** Where the next page begins; null after the last one. It also says what counts as now. */
  readonly cursor: string | null
  /** When the first page was loaded. */
  readonly now: number
}

const pageSize = 100
/** How many events are loaded again after a change. Those further down stay as they are. */
const mostReloaded = 500
let shownKey = ''

/** Events that match the filters, page by page. Earlier ones stay while others are loaded. */
export function useFoundEvents(filters: Filters) {
  const key = `${organizationId.value}/events/list?${JSON.stringify(filters)}`
  const known = useRef<Found>()
  const current = useRef<Found>()
  const failed = useRef<string>()
  const loadingMore = useRef('')
  shownKey = key
  const loaded = useData(key, (signal) => reload(filters, current.current, signal))
  current.current = loaded.data
  if (loaded.data) known.current = loaded.data
  const found = loaded.data ?? known.current

  const more = useRef(() => {})
  more.current = () => void loadMore()
  const onEnd = useRef(() => more.current()).current

  async function loadMore() {
    const { data } = loaded
    if (!data?.cursor || loadingMore.current === data.cursor || failed.current === data.cursor) return
    loadingMore.current = data.cursor
    try {
      const next = await pageAfter(filters, data)
      // Unless the list was loaded again in the meantime.
      patchData<Found>(key, (now) => (now.cursor === data.cursor ? merged(now, next) : now))
    } catch {
      // The person can ask again at the end of the list.
      failed.current = data.cursor
      patchData<Found>(key, (now) => ({ ...now }))
    } finally {
      loadingMore.current = ''
    }
  }

  return {
    found,
    error: loaded.error,
    isStale: loaded.data === undefined,
    reload: loaded.reload,
    onEnd,
    hasFailed: found?.cursor != null && failed.current === found.cursor,
    tryAgain() {
      failed.current = undefined
      more.current()
    },
  }
}

/** Shows a change in the list before it is loaded again. */
export function patchFound(change: (events: readonly FoundEvent[]) => readonly FoundEvent[]) {
  patchData<Found>(shownKey, (found) => ({ ...found, events: change(found.events) }))
}

async function reload(filters: Filters, before: Found | undefined, signal: AbortSignal): Promise<Found> {
  const now = performance.now()
  const wanted = Math.min(before?.events.length ?? 0, mostReloaded)
  let found = await pageAfter(filters, { events: [], cursor: null, now }, signal)
  while (found.cursor && found.events.length < wanted) found = merged(found, await pageAfter(filters, found, signal))
  if (!before || before.events.length <= mostReloaded || !found.cursor) return found
  return merged(found, { ...before, events: before.events.slice(mostReloaded) })
}

async function pageAfter(filters: Filters, { cursor, now }: Found, signal?: AbortSignal): Promise<Found> {
  const query = {
    ...queryOf(filters),
    ...timeOf(filters),
    ...(cursor !== null && { cursor }),
    sort: filters.sort,
    limit: pageSize,
  }
  const page = await app.events.list({ query }, { signal })
  return { ...page, now }
}

function merged(first: Found, next: Found): Found {
  const known = new Set(first.events.map(({ prokey }) => prokey))
  return { ...next, events: [...first.events, ...next.events.filter(({ prokey }) => !known.has(prokey))] }
}
