import type { Attendee } from '@kalends/contract'
import { useCallback, useRef, useState } from 'preact/hooks'
import { app } from '../api.ts'
import { type Loaded, patchData, useData } from '../cache.ts'
import { organizationId } from '../session.ts'
import { type Selection } from './selection.ts'

export interface Found {
  readonly total: number
  readonly attendees: readonly Attendee[]
}

const pageSize = 100
const mostPerPage = 500

/** RSVPs of a selection, and more of them as the end of the list comes near. */
export function useAttendees(selection: Selection, sort: string) {
  const query = { ...selection, sort }
  const key = `${organizationId.value}/attendees/list/${JSON.stringify(query)}`
  const wanted = useRef({ key, rows: pageSize })
  if (wanted.current.key !== key) wanted.current = { key, rows: pageSize }
  const loaded = useData<Found>(key, (signal) => loadFirst(query, wanted.current.rows, signal))
  const before = useRef<Found>()
  if (loaded.data) before.current = loaded.data
  const [failure, setFailure] = useState<unknown>()
  const isRunning = useRef(false)

  const more = useCallback(async () => {
    const { data } = loaded
    if (!data || isRunning.current || data.attendees.length >= data.total) return
    isRunning.current = true
    try {
      const page = Math.floor(data.attendees.length / pageSize) + 1
      const next = await app.attendees.list({ query: { ...query, page, limit: pageSize } })
      patchData<Found>(key, (now) => joined(now, next))
      wanted.current.rows = data.attendees.length + next.attendees.length
      setFailure(undefined)
    } catch (error) {
      setFailure(error)
    }
    isRunning.current = false
  }, [key, loaded.data])

  // While another selection is loaded, the last one stays visible.
  const shown: Loaded<Found> = { ...loaded, data: loaded.data ?? (loaded.error ? undefined : before.current) }
  return { loaded: shown, more, failure, isStale: loaded.data === undefined }
}

async function loadFirst(query: Selection & { sort: string }, rows: number, signal: AbortSignal): Promise<Found> {
  const limit = rows > pageSize ? mostPerPage : pageSize
  let found: Found = { total: 0, attendees: [] }
  for (let page = 1; (page - 1) * limit < rows; page += 1) {
    const next = await app.attendees.list({ query: { ...query, page, limit } }, { signal })
    found = joined(found, next)
    if (page >= next.pages) break
  }
  return found
}

/** Somebody may have signed up between two pages, so that a row is on both. */
function joined(before: Found, { total, attendees }: Found): Found {
  const known = new Set(before.attendees.map(({ id }) => id))
  return { total, attendees: [...before.attendees, ...attendees.filter(({ id }) => !known.has(id))] }
}

/** All RSVPs of a selection, for printing. */
export async function loadAll(selection: Selection, sort: string, signal: AbortSignal): Promise<readonly Attendee[]> {
  const { attendees } = await loadFirst({ ...selection, sort }, Infinity, signal)
  return attendees
}
