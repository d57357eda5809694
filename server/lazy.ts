/**
 * Loads on the first call and shares the result with all later ones. A failed attempt is not kept: an import fails if
 * no file can be opened, and the next call tries again.
 */
export function lazy<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    }))
}
