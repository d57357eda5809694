import type { Event } from '@kalends/contract'
import { v1 } from '../api.ts'
import { type Loaded, useData } from '../cache.ts'
import { titleOf } from '../event-title.ts'
import { organizationId } from '../session.ts'

export interface LoadedEvent {
  readonly item: Event
  readonly etag: string | undefined
  /** That of the series, or of the only date. */
  readonly title: string
}

/** The key under which an event is kept in the cache; the key of its draft as well. */
export const eventKey = (prokey: string) => `${organizationId.value}/event/${prokey}`

export function useEvent(prokey: string): Loaded<LoadedEvent> {
  return useData(eventKey(prokey), (signal) => loadEvent(prokey, signal))
}

export async function loadEvent(prokey: string, signal?: AbortSignal): Promise<LoadedEvent> {
  const { data, etag } = await v1.event.read(prokey, { signal }).withResponse()
  return { item: data, etag, title: titleOf(data) }
}
