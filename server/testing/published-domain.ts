import { noOrganization } from '../cache/cache.ts'
import { contentChanged } from '../database/content-changes.ts'
import type { Caller, TestServer } from './server.ts'

/** Publishes a custom domain without its checks, as the default of the organization. Returns the name. */
export async function publishDomain({ context }: TestServer, host: string, { organization }: Caller): Promise<string> {
  await context.database.transaction(async (tx) => {
    await tx
      .insertInto('custom_domain')
      .values({
        organization,
        host,
        status: 'published',
        fallback_url: null,
        token: host,
        verified: 0,
        is_default: 1,
        created: 0,
      })
      .execute()
    for (const changed of [organization, noOrganization]) contentChanged(tx, changed)
  })
  return host
}
