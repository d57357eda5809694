import type { ContentChanges } from '../database/content-changes.ts'
import { isAway } from '../database/failure.ts'
import { type Counter, Registry } from '../metrics/registry.ts'
import { type KindCounts, countsByKind } from './kinds.ts'

/** A value that was read or built, and how long it may be used. */
export interface Loaded<T> {
  readonly value: T
  /** The organization it belongs to. Any change to its content invalidates the value. */
  readonly organization: number
  /** Roughly how much memory it takes. */
  readonly bytes: number
  /** Called with a function that charges the entry for memory it takes later, such as variants made on demand. */
  readonly grows?: (charge: Charge) => void
  /** The time at which it expires even if nothing changed: an event ends, a day is over. */
  readonly until?: number
  /** Maximum age in milliseconds, even if nothing changed. */
  readonly maxAge?: number
}

/** Adds bytes to the size of an entry. Has no effect once the entry is gone. */
export type Charge = (bytes: number) => void

interface Entry {
  readonly value: unknown
  readonly organization: number
  bytes: number
  readonly counts: KindCounts
  /** The position in the log of changes before it was read. */
  readonly position: number
  /** Wall-clock time. */
  readonly until: number
  /** Monotonic time, like `expiresAt`. */
  readonly loadedAt: number
  readonly expiresAt: number
  /** The value of `#puts` when this entry was last moved to the end. */
  usedAt: number
}

/** A read in progress, and the one that follows it. If the first fails, so does the second. */
interface Reading {
  readonly value: Promise<unknown>
  next: Promise<unknown> | undefined
}

/** Called with the number of seconds for which the value has been unverified. */
export type OnStale = (seconds: number) => void

type Load<T> = () => Loaded<T> | undefined | Promise<Loaded<T> | undefined>
type Found<T> = T | undefined | Promise<T | undefined>

/**
 * The owner of entries that belong to no organization, such as files that ship with the product and the list of custom
 * domains.
 */
export const noOrganization = 0

const maxBytes = 64_000_000
const perEntry = 200
// Milliseconds.
const maxStale = 3_600_000
const retryAway = 1000

/**
 * The only cache of a server. An entry is valid until content of its organization changes or until it expires; the
 * least recently used entries are evicted. Misses are never cached, nor are lists of templates and groups, so creating
 * one, which nothing refers to yet, doesn't have to invalidate anything.
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
  readonly #countsOf: (key: string) => KindCounts
  readonly #evictions: Counter
  readonly #stale: Counter
  /** Until when loads skip the database because it is away; 0 while it is reachable. */
  #awayUntil = 0

  constructor(changes: ContentChanges, now: () => number, limit = maxBytes, metrics = new Registry()) {
    this.#changes = changes
    this.#now = now
    this.#maxBytes = limit
    this.#countsOf = countsByKind(metrics)
    this.#evictions = metrics.counter('kalends_cache_evictions_total', 'Entries dropped to make room for others.')
    this.#stale = metrics.counter('kalends_cache_stale_total', 'Stale entries used while the database was away.')
  }

  /** Memory charged to all entries. */
  get bytes(): number {
    return this.#bytes
  }

  /** Returns the cached value if it is valid, or was a few milliseconds ago. Callers must not modify it. */
  get(key: string): unknown {
    return this.#find(key, false)
  }

  /** Returns the cached value if it reflects everything committed so far, by any process: see `loadExact`. */
  getExact(key: string): unknown {
    return this.#changes.isExact ? this.#find(key, true) : undefined
  }

  /** The value that was read last, even if it is no longer valid: what has not changed in it needn't be read again. */
  last(key: string): unknown {
    return this.#entries.get(key)?.value
  }

  /**
   * Returns the cached value, or calls `load`: synchronously if both are ready. Concurrent loads of a key share one.
   */
  load<T>(key: string, load: Load<T>): Found<T> {
    return this.#load(key, load, false)
  }

  /**
   * Like `load`, for responses that must reflect everything committed before the request, by any process. If the engine
   * learns of commits with a delay (PostgreSQL), nothing is cached. Requests that arrive during a read share the next
   * one, which starts after all of them arrived.
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
      // Unless the next read has started already.
      if (this.#reading.get(key) === reading) this.#reading.delete(key)
    }
  }

  /**
   * Like `load`, for values that are better stale than missing. Only while the database is away, the last value read is
   * used for up to an hour after it was last known to be current. Values known to have changed are never used. Without
   * `onStale`, same as `load`.
   */
  loadOrStale<T>(key: string, load: Load<T>, onStale: OnStale | undefined): Found<T> {
    if (!onStale) return this.#load(key, load, false)
    const wasAway = this.#awayUntil > 0
    if (wasAway) {
      const known = this.#find(key, false)
      if (known !== undefined) return known as T
      const old = performance.now() < this.#awayUntil ? this.#old(key, onStale) : undefined
      if (old !== undefined) return old as T
      // One request tries; others that arrive meanwhile don't wait for it.
      this.#awayUntil = performance.now() + retryAway
    }
    const found = this.#load(key, load, false)
    if (!(found instanceof Promise)) return found
    const since = performance.now()
    return found
      .catch((error: unknown) => {
        // A single connection may have been cut, which is noticed immediately, unlike a silent database.
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

  /** The last value read, if it is recent enough. */
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
    const entry = this.#entries.get(key)
    if (entry) this.#remove(key, entry)
  }

  #find(key: string, isExact: boolean): unknown {
    // Checked even without an entry: a load in progress may be out of date as well.
    const isCaughtUp = this.#changes.isCaughtUp(isExact)
    const entry = this.#entries.get(key)
    if (entry === undefined || !isCaughtUp || !this.#isValid(entry)) return undefined
    // A Map keeps insertion order, so its first entry is the least recently used one. Moving an entry is expensive, and
    // only matters after many others have been added.
    if (this.#puts - entry.usedAt > this.#entries.size / 4) {
      entry.usedAt = this.#puts
      this.#entries.delete(key)
      this.#entries.set(key, entry)
    }
    entry.counts.hits.add()
    return entry.value
  }

  #load<T>(key: string, load: Load<T>, isExact: boolean): Found<T> {
    const known = this.#find(key, isExact)
    if (known !== undefined) return known as T
    this.#countsOf(key).misses.add()
    const { position } = this.#changes
    const present = this.#loading.get(key)
    // A load that started before the latest change may have read the old state.
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
    // The old entry is outdated even if nothing replaces it.
    this.invalidate(key)
    if (!loaded) return undefined
    const bytes = loaded.bytes + key.length + perEntry
    if (bytes > this.#maxBytes / 2) return loaded.value
    const { value, organization, until = Infinity, maxAge = Infinity } = loaded
    const loadedAt = performance.now()
    const expiresAt = loadedAt + maxAge
    this.#puts += 1
    const counts = this.#countsOf(key)
    const entry = { value, organization, bytes: 0, counts, position, until, loadedAt, expiresAt, usedAt: this.#puts }
    this.#entries.set(key, entry)
    counts.entries += 1
    this.#grow(entry, bytes)
    this.#evict()
    loaded.grows?.((more) => this.#charge(key, entry, more))
    return value
  }

  #charge(key: string, entry: Entry, bytes: number) {
    if (this.#entries.get(key) !== entry) return
    this.#grow(entry, bytes)
    if (entry.bytes > this.#maxBytes / 2) this.invalidate(key)
    this.#evict()
  }

  #evict() {
    for (const [oldest, entry] of this.#entries) {
      if (this.#bytes <= this.#maxBytes) break
      this.#remove(oldest, entry)
      this.#evictions.add()
    }
  }

  #remove(key: string, entry: Entry) {
    this.#entries.delete(key)
    entry.counts.entries -= 1
    this.#grow(entry, -entry.bytes)
  }

  #grow(entry: Entry, bytes: number) {
    entry.bytes += bytes
    entry.counts.bytes += bytes
    this.#bytes += bytes
  }
}
