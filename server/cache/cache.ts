import type { ContentChanges } from '../database/content-changes.ts'
import { isAway } from '../database/failure.ts'
import { type Counter, Registry } from '../metrics/registry.ts'

/** Something that was read or built, with all that decides for how long it may be used. */
export interface Loaded<T> {
  readonly value: T
  /** Whose content it is: a change to any content of this organization invalidates it. */
  readonly organization: number
  /** About how much memory it takes. */
  readonly bytes: number
  /** For a value that takes more later, such as forms that are made on demand: gets what charges the entry for them. */
  readonly grows?: (charge: Charge) => void
  /** The moment from which it is no longer true although nothing was changed: an event ends, a day is over. */
  readonly until?: number
  /** How many milliseconds it may be used at most, however quiet it is. */
  readonly maxAge?: number
}

/** Says that a value takes so many bytes more. Once it is no longer cached, that makes no difference. */
export type Charge = (bytes: number) => void

interface Entry {
  readonly value: unknown
  readonly organization: number
  bytes: number
  /** Where the log of changes stood before it was read. */
  readonly position: number
  /** By the clock on the wall. */
  readonly until: number
  /** These two by the clock that is never set. */
  readonly loadedAt: number
  readonly expiresAt: number
  /** How many entries had been put when this one was last moved to the end. */
  usedAt: number
}

/** A read that has begun, and one that will when it is done; if the first fails, so does the other. */
interface Reading {
  readonly value: Promise<unknown>
  next: Promise<unknown> | undefined
}

/** Hears that an answer is not known to be true any more, and since how many seconds. */
export type OnStale = (seconds: number) => void

type Load<T> = () => Loaded<T> | undefined | Promise<Loaded<T> | undefined>
type Found<T> = T | undefined | Promise<T | undefined>

/** For what belongs to no single organization, such as files that ship with the product and the list of custom domains. */
export const nobody = 0

const maxBytes = 64_000_000
const perEntry = 200
// Milliseconds.
const maxStale = 3_600_000
const retryAway = 1000

/**
 * The one cache of a server. An entry is valid while nothing has changed in its organization and until the moment it
 * names; the least recently used ones are evicted. What was not found is never cached, nor are lists of templates and
 * groups: so creating one of these, to which nothing refers yet, need not invalidate anything.
 */
export class Cache {
  readonly #changes: ContentChanges
  readonly #now: () => number
  readonly #maxBytes: number
  readonly #entries = new Map<string, Entry>()
  readonly #loading = new Map<string, { readonly position: number; readonly value: Promise<unknown> }>()
  readonly #reading = new Map<string, Reading>()
  #bytes = 0
  #puts = 0
  readonly #hits: Counter
  readonly #misses: Counter
  readonly #evictions: Counter
  readonly #stale: Counter
  /** Until when nobody need try whether the database is still away; 0 while it is there. */
  #awayUntil = 0

  constructor(changes: ContentChanges, now: () => number, limit = maxBytes, metrics = new Registry()) {
    this.#changes = changes
    this.#now = now
    this.#maxBytes = limit
    this.#hits = metrics.counter('kalends_cache_hits_total', 'Lookups that found a valid entry.')
    this.#misses = metrics.counter('kalends_cache_misses_total', 'Lookups that had to load their value.')
    this.#evictions = metrics.counter('kalends_cache_evictions_total', 'Entries dropped to make room for others.')
    this.#stale = metrics.counter('kalends_cache_stale_total', 'Stale entries used while the database was away.')
    metrics.gauge('kalends_cache_bytes', 'Memory charged to the entries of the cache.', () => this.#bytes)
    metrics.gauge('kalends_cache_entries', 'Entries of the cache.', () => this.#entries.size)
  }

  /** How much memory its entries take, as far as they are charged for it. */
  get bytes(): number {
    return this.#bytes
  }

  /** What is cached and still true, or was a few milliseconds ago. The cached value must not be modified. */
  get(key: string): unknown {
    return this.#find(key, false)
  }

  /** What is cached, or else what `load` finds; at once where it finds it at once. Concurrent loads of a key share one. */
  load<T>(key: string, load: Load<T>): Found<T> {
    return this.#load(key, load, false)
  }

  /**
   * The same for an answer that must reflect everything committed before it was asked for, by any process. Where the
   * engine only hears of that a moment later, nothing is cached; but those who ask while it is being read share the next
   * read, which begins after all of them have asked.
   */
  loadExact<T>(key: string, load: Load<T>): Found<T> {
    if (this.#changes.isExact) return this.#load(key, load, true)
    const present = this.#reading.get(key)
    if (present) return (present.next ??= present.value.then(() => this.#read(key, load))) as Promise<T | undefined>
    return this.#read(key, load)
  }

  async #read<T>(key: string, load: Load<T>): Promise<T | undefined> {
    const value = Promise.resolve(load())
    const reading: Reading = { value, next: undefined }
    this.#reading.set(key, reading)
    try {
      return (await value)?.value
    } finally {
      // Unless the next one has begun already.
      if (this.#reading.get(key) === reading) this.#reading.delete(key)
    }
  }

  /**
   * The same as `load` for what is better old than missing. While the database is away, and only then, the latest that
   * was read is answered, up to an hour after it was last known to be true. What is known to have changed is not. Where
   * nobody can be told that it is old, it is the same as `load`.
   */
  loadOrStale<T>(key: string, load: Load<T>, onStale: OnStale | undefined): Found<T> {
    if (!onStale) return this.#load(key, load, false)
    const wasAway = this.#awayUntil > 0
    if (wasAway) {
      const known = this.#find(key, false)
      if (known !== undefined) return known as T
      const old = performance.now() < this.#awayUntil ? this.#old(key, onStale) : undefined
      if (old !== undefined) return old as T
      // One tries; those who come meanwhile do not wait for it.
      this.#awayUntil = performance.now() + retryAway
    }
    const found = this.#load(key, load, false)
    if (!(found instanceof Promise)) return found
    const since = performance.now()
    return found
      .catch((error: unknown) => {
        // A single connection may have been cut. That costs no time to find out, other than a database that is silent.
        if (wasAway || !isAway(error) || performance.now() - since > retryAway) throw error
        return this.#load(key, load, false)
      })
      .then(
        (value) => {
          this.#awayUntil = 0
          return value
        },
        (error: unknown) => {
          this.#awayUntil = isAway(error) ? performance.now() + retryAway : 0
          const old = isAway(error) ? this.#old(key, onStale) : undefined
          if (old === undefined) throw error
          return old as T
        },
      )
  }

  /** What was read last, if that is not too long ago. */
  #old(key: string, onStale: OnStale): unknown {
    const entry = this.#entries.get(key)
    if (!entry || this.#changes.hasChangedSince(entry.position, entry.organization)) return undefined
    const unsureFor = performance.now() - Math.max(entry.loadedAt, this.#changes.heardAt)
    if (unsureFor > maxStale) return undefined
    this.#stale.add()
    onStale(Math.ceil(unsureFor / 1000))
    return entry.value
  }

  invalidate(key: string) {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0
    this.#entries.delete(key)
  }

  #find(key: string, isExact: boolean): unknown {
    // Asked for in any case: what is being loaded may be out of date as well.
    const isCaughtUp = this.#changes.isCaughtUp(isExact)
    const entry = this.#entries.get(key)
    if (entry === undefined || !isCaughtUp || !this.#isValid(entry)) return undefined
    // A Map keeps the order of insertion, so the first entry is the least recently used one. Moving an entry is dear, and
    // makes a difference only after many others have come.
    if (this.#puts - entry.usedAt > this.#entries.size / 4) {
      entry.usedAt = this.#puts
      this.#entries.delete(key)
      this.#entries.set(key, entry)
    }
    this.#hits.add()
    return entry.value
  }

  #load<T>(key: string, load: Load<T>, isExact: boolean): Found<T> {
    const known = this.#find(key, isExact)
    if (known !== undefined) return known as T
    this.#misses.add()
    const { position } = this.#changes
    const present = this.#loading.get(key)
    // One that began before the latest change may have read what was there before it.
    if (present?.position === position) return present.value as Promise<T | undefined>
    const loaded = load()
    return loaded instanceof Promise ? this.#share(key, position, loaded) : this.#put(key, position, loaded)
  }

  #isValid({ position, organization, until, expiresAt }: Entry): boolean {
    return (
      !this.#changes.hasChangedSince(position, organization) &&
      (until === Infinity || this.#now() < until) &&
      (expiresAt === Infinity || performance.now() < expiresAt)
    )
  }

  #share<T>(key: string, position: number, loaded: Promise<Loaded<T> | undefined>): Promise<T | undefined> {
    const value = loaded
      .then((found) => this.#put(key, position, found))
      .finally(() => {
        if (this.#loading.get(key)?.value === value) this.#loading.delete(key)
      })
    this.#loading.set(key, { position, value })
    return value
  }

  #put<T>(key: string, position: number, loaded: Loaded<T> | undefined): T | undefined {
    // Whatever was there is out of date by now, also when nothing takes its place.
    this.invalidate(key)
    if (!loaded) return undefined
    const bytes = loaded.bytes + key.length + perEntry
    if (bytes > this.#maxBytes / 2) return loaded.value
    const { value, organization, until = Infinity, maxAge = Infinity } = loaded
    const loadedAt = performance.now()
    const expiresAt = loadedAt + maxAge
    this.#puts += 1
    const entry = { value, organization, bytes, position, until, loadedAt, expiresAt, usedAt: this.#puts }
    this.#entries.set(key, entry)
    this.#bytes += bytes
    this.#evict()
    loaded.grows?.((more) => this.#charge(key, entry, more))
    return value
  }

  #charge(key: string, entry: Entry, bytes: number) {
    if (this.#entries.get(key) !== entry) return
    entry.bytes += bytes
    this.#bytes += bytes
    if (entry.bytes > this.#maxBytes / 2) this.invalidate(key)
    this.#evict()
  }

  #evict() {
    for (const [oldest, entry] of this.#entries) {
      if (this.#bytes <= this.#maxBytes) break
      this.#entries.delete(oldest)
      this.#bytes -= entry.bytes
      this.#evictions.add()
    }
  }
}
