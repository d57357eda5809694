/** Whether a list of entity tags, as in If-Match or If-None-Match, names this one. */
export function matches(header: string, etag: string): boolean {
  if (header === etag || header === `W/${etag}`) return true
  return header.split(',').some((part) => part.trim() === '*' || part.trim().replace(/^W\//, '') === etag)
}
