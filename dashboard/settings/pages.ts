import { useEffect, useState } from 'preact/hooks'
import { type Loaded, useData } from '../cache.ts'

export interface Page<T> {
  readonly items: readonly T[]
  /** Where the next page begins; null: there is none. */
  readonly cursor: string | null
}

interface Pages<T> {
  readonly loaded: Loaded<Page<T>>
  readonly items: readonly T[]
  /** Loads the next page; undefined if there is none. */
  readonly more: (() => Promise<void>) | undefined
}

/** A list that is loaded page by page. A change of the key begins again. */
export function usePages<T>(
  key: string,
  load: (cursor: string | undefined, signal?: AbortSignal) => Promise<Page<T>>,
): Pages<T> {
  const loaded = useData(key, (signal) => firstWithItems(undefined, signal))
  const [later, setLater] = useState<{ readonly first: Page<T>; readonly page: Page<T> }>()
  const first = loaded.data
  // Later pages belong to the first page that they continue.
  const page = later && later.first === first ? later.page : { items: [], cursor: first?.cursor ?? null }

  useEffect(() => setLater(undefined), [key])

  /** Pages can be empty although more follow, if matches are rare. */
  async function firstWithItems(cursor: string | undefined, signal?: AbortSignal): Promise<Page<T>> {
    for (;;) {
      const found = await load(cursor, signal)
      if (found.items.length > 0 || found.cursor === null) return found
      cursor = found.cursor
    }
  }

  async function more() {
    const next = await firstWithItems(page.cursor!)
    setLater({ first: first!, page: { items: [...page.items, ...next.items], cursor: next.cursor } })
  }

  return { loaded, items: [...(first?.items ?? []), ...page.items], more: page.cursor === null ? undefined : more }
}
