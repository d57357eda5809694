import { Refusal } from '../refusal.ts'

/** Of a row, whose version increases with every change. */
export function etagOf({ id, version }: { readonly id: number | string; readonly version: number }): string {
  return `"${id}-v${version}"`
}

/** Refuses a write if the item is not the one that was read. Without If-Match, anything is. */
export function refuseStale(ifMatch: string | undefined, etag: string) {
  if (ifMatch !== undefined && !matches(ifMatch, etag))
    throw new Refusal('stale', 'This item has changed since you read it. Read it again and repeat your change.')
}

/** Whether a list of entity tags, as in If-Match or If-None-Match, names this one. */
export function matches(header: string, etag: string): boolean {
  if (header === etag || header === `W/${etag}`) return true
  return header.split(',').some((part) => part.trim() === '*' || part.trim().replace(/^W\//, '') === etag)
}
