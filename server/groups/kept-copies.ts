import type { Asset } from '../http/asset.ts'

/** The copies that were asked for last, so that reading and compressing a popular one happens once. */
export function keptCopies(mostBytes: number) {
  const kept = new Map<string, Asset>()
  let size = 0
  const forget = (copy: Asset) => {
    if (kept.delete(copy.digest)) size -= copy.bytes.length
  }
  return {
    get: (digest: string) => kept.get(digest),
    keep(copy: Asset) {
      forget(copy)
      kept.set(copy.digest, copy)
      size += copy.bytes.length
      for (const oldest of kept.values()) {
        if (size <= mostBytes) break
        forget(oldest)
      }
    },
  }
}
