import { type Signal, signal } from '@preact/signals'
import { useEffect, useLayoutEffect } from 'preact/hooks'
import { inBackground } from './api.ts'

/** Something that was loaded from the server. It stays visible while it is loaded again. */
export interface Loaded<T> {
  readonly data: T | undefined
  readonly error: unknown
  /** Loads it again, and returns whether that succeeded. */
  readonly reload: () => Promise<boolean>
}

interface Entry {
  readonly state: Signal<{ readonly data: unknown; readonly error: unknown }>
  load: (signal: AbortSignal) => Promise<unknown>
  users: number
  isStale: boolean
  running: AbortController | undefined
}

/** How many unused entries are kept, so that memory does not grow with every screen. */
const mostUnused = 60
const entries = new Map<string, Entry>()

/** Loads data once for all screens that use this key, and again when it was invalidated. */
export function useData<T>(key: string, load: (signal: AbortSignal) => Promise<T>): Loaded<T> {
  const entry = entryOf(key, load)
  useLayoutEffect(() => {
    entry.users += 1
    if (entry.state.peek().data === undefined && entry.isStale) void run(entry)
    return () => {
      entry.users -= 1
      // What was loaded may have changed by the time somebody comes back.
      if (entry.users === 0) abandon(entry)
      forgetUnused()
    }
  }, [entry])
  // What is known already is drawn first.
  useEffect(() => {
    if (entry.isStale && entry.state.peek().data !== undefined) void run(entry)
  }, [entry])
  const { data, error } = entry.state.value
  return { data: data as T | undefined, error, reload: () => run(entry) }
}

/** Loads all entries again whose key starts with one of these, at once if they are visible. */
export function invalidate(...prefixes: readonly string[]) {
  for (const [key, entry] of entries) {
    if (!prefixes.some((prefix) => key.startsWith(prefix))) continue
    entry.isStale = true
    if (entry.users > 0) void run(entry)
  }
}

/** Replaces data, for changes that show before the server has confirmed them. Returns a function that takes it back. */
export function patchData<T>(key: string, change: (data: T) => T): () => void {
  const entry = entries.get(key)
  if (!entry || entry.state.value.data === undefined) return () => {}
  const before = entry.state.value
  entry.state.value = { ...before, data: change(before.data as T) }
  return () => {
    entry.state.value = before
  }
}

function entryOf(key: string, load: Entry['load']): Entry {
  const found = entries.get(key)
  if (found) {
    found.load = load
    return found
  }
  const entry: Entry = {
    state: signal({ data: undefined, error: undefined }),
    load,
    users: 0,
    isStale: true,
    running: undefined,
  }
  entries.set(key, entry)
  return entry
}

async function run(entry: Entry): Promise<boolean> {
  entry.running?.abort()
  const running = new AbortController()
  // What is there can be used meanwhile.
  if (entry.state.peek().data !== undefined) inBackground(running.signal)
  entry.running = running
  entry.isStale = false
  try {
    const data = await entry.load(running.signal)
    if (entry.running !== running) return false
    replace(entry, data)
    return true
  } catch (error) {
    if (entry.running === running) {
      entry.isStale = true
      entry.state.value = { ...entry.state.peek(), error }
    }
    return false
  } finally {
    if (entry.running === running) entry.running = undefined
  }
}

/** Screens are drawn again only if something has changed. */
function replace({ state }: Entry, data: unknown) {
  const { data: before, error } = state.peek()
  if (error === undefined && before !== undefined && JSON.stringify(before) === JSON.stringify(data)) return
  state.value = { data, error: undefined }
}

/** Stops loading what nobody waits for, such as the results of a search that was typed on. */
function abandon(entry: Entry) {
  entry.isStale = true
  entry.running?.abort()
  entry.running = undefined
}

function forgetUnused() {
  const unused = [...entries].filter(([, entry]) => entry.users === 0 && !entry.running)
  for (const [key] of unused.slice(0, Math.max(0, unused.length - mostUnused))) entries.delete(key)
}
