import type { Context } from '../context.ts'
import { log } from '../http/log.ts'
import { recordsOf } from './domains.ts'
import { type DomainRow, listDomains, takeDomain, updateDomain } from './store.ts'

// Milliseconds. Owners get this long to put records back that went missing by mistake.
const patience = 3 * 86_400_000

/**
 * Looks whether the DNS records of published domains are still there. If they have been missing for three days, the
 * domain is a draft again: its name may belong to somebody else by now. Its owner can publish it again.
 */
export async function recheckDomains(context: Context, signal?: AbortSignal) {
  const published = (await listDomains(context.database)).filter(({ status }) => status === 'published')
  for (const domain of published) {
    if (signal?.aborted) return
    await recheck(context, domain)
  }
}

async function recheck(context: Context, domain: DomainRow) {
  const { database, settings, now } = context
  const records = await recordsOf(context, domain)
  // A name server that gives no answer proves nothing.
  if (records.some(({ result }) => result === 'unknown')) return
  const missing = records.filter(({ result }) => result !== 'ok').map(({ type, host }) => `${type} ${host}`)
  const { id, host, organization, missing_since: before } = domain
  const since = missing.length === 0 ? null : (before ?? now())
  const isLost = since !== null && now() - since >= patience
  if (since === before && !isLost) return

  const isChanged = await database.transaction(async (tx) => {
    const current = await takeDomain(tx, id)
    // Somebody has verified or unpublished it meanwhile.
    if (current?.status !== 'published' || current.missing_since !== before) return false
    await updateDomain(tx, id, { missing_since: since, ...(isLost && { status: 'draft', is_default: 0 }) })
    return true
  })
  if (!isChanged || since === null) return
  const told = isLost
    ? 'a custom domain is a draft again, because its DNS records have been missing for three days'
    : 'DNS records of a custom domain are missing: it will be a draft again in three days'
  log(settings, 'warn', told, { domain: id, host, organization, missing })
}
