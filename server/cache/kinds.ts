import type { Counter, Registry } from '../metrics/registry.ts'

const kinds = ['page', 'calendar', 'image', 'preview', 'data'] as const
type Kind = (typeof kinds)[number]

/** What the cache counts for one kind of entry. */
export interface KindCounts {
  readonly hits: Counter
  readonly misses: Counter
  bytes: number
  entries: number
}

/** Counts for the kind of a key. */
export function countsByKind(metrics: Registry): (key: string) => KindCounts {
  const counts = Object.fromEntries(kinds.map((kind) => [kind, declare(metrics, kind)])) as Record<Kind, KindCounts>
  return (key) => counts[kindOf(key)]
}

function declare(metrics: Registry, kind: Kind): KindCounts {
  const labels = { kind }
  const counts = {
    hits: metrics.counter('kalends_cache_hits_total', 'Lookups that found a valid entry.', labels),
    misses: metrics.counter('kalends_cache_misses_total', 'Lookups that had to load their value.', labels),
    bytes: 0,
    entries: 0,
  }
  metrics.gauge('kalends_cache_bytes', 'Memory charged to the entries of the cache.', () => counts.bytes, labels)
  metrics.gauge('kalends_cache_entries', 'Entries of the cache.', () => counts.entries, labels)
  return counts
}

/** By how keys start. What is neither sent to visitors nor drawn is data, such as events, keys and sessions. */
function kindOf(key: string): Kind {
  if (key.startsWith('public /')) return key.endsWith('.ics') ? 'calendar' : 'page'
  if (key.startsWith('image ') || key.startsWith('mail ')) return 'image'
  return key.startsWith('preview ') ? 'preview' : 'data'
}
