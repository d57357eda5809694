import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { app } from '../api.ts'
import type { Target } from './event-actions.ts'
import { type Filters, queryOf, timeOf } from './filters.ts'
import type { useFoundEvents } from './found-events.ts'

interface Matching {
  readonly key: string
  readonly events: readonly Target[]
  /** Whether there are none beyond these. */
  readonly isComplete: boolean
}

/** What a list offers once all loaded rows are selected. */
export interface Offer {
  /** Undefined while they are counted. */
  readonly count: number | undefined
  readonly isComplete: boolean
  readonly hasFailed: boolean
  readonly run: () => void
}

/** Which events are selected: rows of the list, or everything that matches, loaded or not. */
export function useSelection(filters: Filters, list: ReturnType<typeof useFoundEvents>) {
  const key = JSON.stringify(filters)
  const selected = useSignal<ReadonlySet<string>>(new Set())
  const matching = useSignal<Matching | undefined>(undefined)
  const failedKey = useSignal('')
  const wholeKey = useSignal('')
  const events = list.found?.events ?? []
  const current = matching.value?.key === key ? matching.value : undefined
  const isWhole = wholeKey.value === key
  const known: readonly Target[] = isWhole && current ? current.events : events
  const chosen = known.filter(({ prokey }) => selected.value.has(prokey))
  const isFull = events.length > 0 && events.every(({ prokey }) => selected.value.has(prokey))
  const isOffered = isFull && !isWhole && !list.isStale && list.found?.cursor != null
  const select = (next: ReadonlySet<string>) => {
    selected.value = next
    if (next.size === 0) wholeKey.value = ''
  }
  const keep = (some: readonly Target[]) => {
    const left = some.filter(({ prokey }) => selected.value.has(prokey))
    if (left.length < selected.value.size) select(new Set(left.map(({ prokey }) => prokey)))
  }

  useEffect(() => {
    // What is no longer listed cannot be changed unseen.
    if (!isWhole) keep(events)
  }, [list.found])
  useEffect(() => {
    if (!isOffered && !isWhole) return
    const abort = new AbortController()
    void load(abort.signal)
    return () => abort.abort()
    // Again whenever the list was loaded again, but not for its further pages.
  }, [key, isOffered, isWhole, list.found?.now])

  async function load(signal?: AbortSignal) {
    failedKey.value = ''
    try {
      const query = { ...queryOf(filters), ...timeOf(filters) }
      const found = await app.events.select({ query }, { signal })
      if (signal?.aborted) return
      const targets = found.events.map(({ label, group, ...rest }) => ({
        ...rest,
        title: label,
        group: { prokey: group },
      }))
      matching.value = { key, events: targets, isComplete: found.complete }
      if (wholeKey.value === key) keep(targets)
    } catch {
      if (!signal?.aborted) failedKey.value = key
    }
  }

  function selectMatching() {
    if (!current) return void load()
    wholeKey.value = key
    select(new Set(current.events.map(({ prokey }) => prokey)))
  }

  const offer: Offer | undefined = isOffered
    ? {
        count: current?.events.length,
        isComplete: current?.isComplete ?? true,
        hasFailed: failedKey.value === key,
        run: selectMatching,
      }
    : undefined
  return {
    selected: selected.value,
    chosen,
    offer,
    select,
    selectAll: () => select(new Set(events.map(({ prokey }) => prokey))),
  }
}
