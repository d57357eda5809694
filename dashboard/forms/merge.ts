/** An item as it was loaded. */
export interface Saved<T> {
  readonly data: T
  readonly etag: string | undefined
  /** What the server remarked when it was saved. */
  readonly warnings?: readonly string[] | undefined
}

/** Something that both have changed. */
interface Collision {
  /** A field, or a part of it: `name`, `dates[0].name`. */
  readonly field: string
  readonly mine: unknown
  readonly theirs: unknown
}

/** Somebody else has changed the item since it was loaded. */
export interface Conflict<T> {
  readonly theirs: Saved<T>
  /** At least one if somebody is asked. */
  readonly fields: readonly Collision[]
}

/** A field as it was, as it is here, and as somebody else saved it. */
export interface Versions<V> {
  readonly before: V
  readonly mine: V
  readonly theirs: V
}

/** How both versions of a field become one. */
export interface Merge<V> {
  readonly fields: readonly Collision[]
  readonly join: (isMine: (field: string) => boolean) => V
}

/** For fields with parts that can be changed apart. Undefined: as a whole. */
export type Merges<T> = { readonly [K in keyof T]?: (versions: Versions<T[K]>) => Merge<T[K]> | undefined }

export function mergeOf<T, K extends keyof T & string>(
  name: K,
  versions: Versions<T[K]>,
  merges: Merges<T> = {},
): Merge<T[K]> {
  const { before, mine, theirs } = versions
  if (!differ(theirs, before) || !differ(theirs, mine)) return { fields: [], join: () => mine }
  return (
    merges[name]?.(versions) ?? {
      fields: [{ field: name, mine, theirs }],
      join: (isMine) => (isMine(name) ? mine : theirs),
    }
  )
}

export const differ = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other)
