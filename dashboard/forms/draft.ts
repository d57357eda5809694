import { type ReadonlySignal, type Signal, computed, signal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { fieldErrors, isConflict } from '../api.ts'
import { keep, placeOfBase, readKept } from '../kept.ts'
import { type Conflict, type Merge, type Merges, type Saved, differ, mergeOf } from './merge.ts'

export type { Saved }

interface DraftOptions<T extends object> {
  /** Identifies what is edited, such as `1/event/<prokey>`. */
  readonly key: string
  readonly saved: Saved<T>
  /** Saves changed fields. Returns the item as it is afterwards. */
  readonly save: (changes: Partial<T>, etag: string | undefined) => Promise<Saved<T>>
  /** Loads the latest version, after a conflict. */
  readonly load?: () => Promise<Saved<T>>
  readonly merges?: Merges<T>
}

/** How often a draft is merged with changes of others in one attempt to save it. */
const mostMerges = 3

/** An item that somebody edits. Changes are kept in the tab until they are saved or discarded. */
export class Draft<T extends object> {
  readonly changes: Signal<Partial<T>>
  readonly saved: Signal<Saved<T>>
  /** The item with all changes. */
  readonly value: ReadonlySignal<T>
  readonly isDirty: ReadonlySignal<boolean>
  /** By field: `name`, `dates[0].startDate`. */
  readonly errors = signal<Readonly<Record<string, string>>>({})
  /** Why saving failed, if it is not about fields. */
  readonly failure = signal<unknown>(undefined)
  /** What the server remarked when it saved the last changes. */
  readonly warnings: Signal<readonly string[]>
  readonly isSaving = signal(false)
  readonly conflict = signal<Conflict<T> | undefined>(undefined)
  /** Whether changes of an earlier visit were found. */
  readonly isRestored: boolean
  readonly #options: DraftOptions<T>
  #key: string
  /** The latest version, while changes of an earlier visit were made to one before it. */
  #newer: Saved<T> | undefined

  constructor(options: DraftOptions<T>) {
    this.#options = options
    this.#key = options.key
    const kept = readKept<T>(options.key)
    const base = kept && readKept<Saved<Partial<T>>>(placeOfBase(options.key))
    this.isRestored = kept !== undefined
    const isOutdated = base?.etag !== undefined && base.etag !== options.saved.etag
    this.#newer = isOutdated ? options.saved : undefined
    this.saved = signal(isOutdated ? withBase(options.saved, base) : options.saved)
    this.warnings = signal(arriving.get(options.key) ?? [])
    arriving.delete(options.key)
    this.changes = signal(kept ?? {})
    this.value = computed(() => ({ ...this.saved.value.data, ...this.changes.value }))
    this.isDirty = computed(() => Object.keys(this.changes.value).length > 0)
  }

  get<K extends keyof T>(name: K): T[K] {
    return this.value.value[name]
  }

  set<K extends keyof T & string>(name: K, value: T[K]) {
    const changes = { ...this.changes.peek(), [name]: value }
    if (!differ(value, this.saved.peek().data[name])) delete changes[name]
    this.#forgetErrors(name)
    this.#change(changes)
  }

  /** Returns a function that takes it back. */
  discard(): () => void {
    const changes = this.changes.peek()
    const base = this.#base(changes)
    this.errors.value = {}
    this.failure.value = undefined
    this.#change({})
    return () => {
      const latest = this.saved.peek()
      if (latest.etag !== base.etag) {
        this.#newer = latest
        this.saved.value = withBase(latest, base)
      }
      this.#change({ ...changes, ...this.changes.peek() })
    }
  }

  /** Returns whether everything is saved now. What was typed meanwhile stays unsaved. */
  async save(): Promise<boolean> {
    // Pressed twice.
    if (this.isSaving.peek()) return false
    this.isSaving.value = true
    this.failure.value = undefined
    this.warnings.value = []
    try {
      return await this.#trySaving(mostMerges)
    } finally {
      this.isSaving.value = false
    }
  }

  async #trySaving(merges: number): Promise<boolean> {
    const sent = this.changes.peek()
    try {
      this.accept(await this.#options.save(sent, this.saved.peek().etag), sent)
      this.errors.value = {}
      return true
    } catch (error) {
      await this.#refused(error)
      // Changes of others to other fields need no question.
      if (this.conflict.peek()?.fields.length !== 0) return false
      this.resolve(new Set())
      if (merges > 0) return this.#trySaving(merges - 1)
      this.failure.value = error
      return false
    }
  }

  /** Takes the latest version, with the person's choice for fields that both have changed. */
  resolve(keepMine: ReadonlySet<string>) {
    const { theirs } = this.conflict.peek()!
    const changes = { ...this.changes.peek() }
    for (const name of Object.keys(changes) as (keyof T & string)[]) {
      const value = this.#merge(name, theirs.data).join((field) => keepMine.has(field))
      if (differ(value, theirs.data[name])) changes[name] = value
      else delete changes[name]
    }
    this.conflict.value = undefined
    this.#newer = undefined
    this.saved.value = theirs
    this.#change(changes)
  }

  /** Keeps what is unsaved under another key: that of an item that exists now. */
  rename(key: string) {
    const changes = this.changes.peek()
    this.#keep({})
    this.#key = key
    this.#keep(changes)
  }

  /** Takes over what was saved. What differs from `sent` was typed later, and stays unsaved. */
  accept(saved: Saved<T>, sent: Partial<T>) {
    const now = this.changes.peek()
    const later = Object.entries(now).filter(([name, value]) => differ(value, sent[name as keyof T]))
    this.#newer = undefined
    this.saved.value = saved
    this.warnings.value = saved.warnings ?? []
    this.#change(Object.fromEntries(later) as Partial<T>)
  }

  #change(changes: Partial<T>) {
    // Nothing is left that was made to an older version.
    if (this.#newer && Object.keys(changes).length === 0) {
      this.saved.value = this.#newer
      this.#newer = undefined
    }
    this.changes.value = changes
    this.#keep(changes)
  }

  /** With what it changes, so that changes of others are noticed after the page was loaded again. */
  #keep(changes: Partial<T>) {
    const base = this.#base(changes)
    keep(this.#key, changes)
    keep(placeOfBase(this.#key), Object.keys(changes).length > 0 && base.etag !== undefined ? base : {})
  }

  /** What the changes were made to. */
  #base(changes: Partial<T>): Saved<Partial<T>> {
    const { data, etag } = this.saved.peek()
    const names = Object.keys(changes) as (keyof T)[]
    return { data: Object.fromEntries(names.map((name) => [name, data[name]])) as Partial<T>, etag }
  }

  async #refused(error: unknown) {
    const theirs = isConflict(error) ? await this.#latest() : undefined
    if (theirs) {
      const names = Object.keys(this.changes.peek()) as (keyof T & string)[]
      this.conflict.value = { theirs, fields: names.flatMap((name) => this.#merge(name, theirs.data).fields) }
      return
    }
    this.errors.value = fieldErrors(error)
    this.failure.value = error
  }

  #merge<K extends keyof T & string>(name: K, latest: T): Merge<T[K]> {
    const versions = { before: this.saved.peek().data[name], mine: this.value.peek()[name], theirs: latest[name] }
    return mergeOf<T, K>(name, versions, this.#options.merges)
  }

  /** Undefined if it cannot be loaded now: saving again will try once more. */
  async #latest(): Promise<Saved<T> | undefined> {
    try {
      return await this.#options.load?.()
    } catch {
      return undefined
    }
  }

  /** An error of a field, or of something inside it, is outdated once the field changes. */
  #forgetErrors(name: string) {
    const left = Object.entries(this.errors.peek()).filter(([field]) => field.split(/[.[]/)[0] !== name)
    this.errors.value = Object.fromEntries(left)
  }
}

/** The latest version, except for what changes were made to. */
const withBase = <T extends object>(latest: Saved<T>, { data, etag }: Partial<Saved<Partial<T>>>): Saved<T> => ({
  data: { ...latest.data, ...data },
  etag,
})

/** Remarks about an item that was created a moment ago, for the screen that edits it next. */
const arriving = new Map<string, readonly string[]>()

/** Shows the warnings of a new item where it is edited from now on. */
export function passWarnings(key: string, warnings: readonly string[]) {
  arriving.clear()
  arriving.set(key, warnings)
}

/** A draft that lives as long as the screen; a new one if the key or the loaded version changes. */
export function useDraft<T extends object>(options: DraftOptions<T>): Draft<T> {
  const draft = useMemo(() => new Draft(options), [options.key])
  useEffect(() => {
    // Loaded again, for example after somebody came back to the tab.
    if (!draft.isDirty.peek() && !draft.isSaving.peek()) draft.saved.value = options.saved
  }, [options.saved.etag])
  return draft
}
