import { nobody } from '../cache/cache.ts'
import type { Context } from '../context.ts'
import { whenRead } from '../database/open.ts'
import type { PublishedDomain } from '../http/hosts.ts'
import { publishedDomainsReader } from './store.ts'

export { isDraft } from './store.ts'

/** Finds the published custom domain of a host. All of them are one entry of the cache, so that unknown hosts cost nothing. */
export function publishedDomains({ database, cache }: Pick<Context, 'database' | 'cache'>) {
  const read = publishedDomainsReader(database)
  const load = () =>
    whenRead(read(), (rows) => ({
      value: new Map(rows.map((row) => [row.host, row])) as ReadonlyMap<string, PublishedDomain>,
      organization: nobody,
      bytes: rows.length * bytesEach,
    }))
  return (host: string) =>
    whenRead(cache.loadOrStale('published domains', load, marked), (domains) => domains?.get(host))
}

/** What is answered on a domain says itself that it is old. */
const marked = () => {}

const bytesEach = 200
