import { noOrganization } from '../cache/cache.ts'
import type { Context } from '../context.ts'
import type { PublishedDomain } from '../http/hosts.ts'
import { publishedDomainsReader } from './store.ts'

export { isDraft } from './store.ts'

/** Finds the published custom domain of a host. All domains share one cache entry, so unknown hosts cost nothing. */
export function publishedDomains({ database, cache }: Pick<Context, 'database' | 'cache'>) {
  const read = publishedDomainsReader(database)
  const load = async () => {
    const rows = await read()
    return {
      value: new Map(rows.map((row) => [row.host, row])) as ReadonlyMap<string, PublishedDomain>,
      organization: noOrganization,
      bytes: rows.length * bytesEach,
    }
  }
  return async (host: string) => (await cache.loadOrStale('published domains', load, marked))?.get(host)
}

/** Responses on a domain carry their own stale marker. */
const marked = () => {}

const bytesEach = 200
