import type { Context } from '../context.ts'
import { log } from '../http/log.ts'
import { recordDomain } from './domains.ts'
import { type DomainRow, listDomains, noteCheck, takeDomain, updateDomain } from './store.ts'
import { isKnown, recordsOf } from './verification.ts'

// Milliseconds. How long owners have to restore records that went missing by mistake.
const gracePeriod = 3 * 86_400_000
const by = { system: 'check-custom-domains' }

/**
 * Checks the DNS records of published domains. If they have been missing for three days, the domain becomes a draft
 * again, because the name may belong to someone else by now. Its owner can publish it again.
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
  if (!isKnown(records)) return
  const missing = records.filter(({ result }) => result !== 'ok').map(({ type, host }) => `${type} ${host}`)
  const { id, host, organization, missing_since: before } = domain
  const since = missing.length === 0 ? null : (before ?? now())
  const isLost = since !== null && now() - since >= gracePeriod

  const isChanged = await database.transaction(async (tx) => {
    const current = await takeDomain(tx, id)
    // The domain was verified or unpublished in the meantime.
    if (current?.status !== 'published' || current.missing_since !== before) return false
    await noteCheck(tx, domain, records, now())
    if (since === before && !isLost) return false
    if (isLost) await recordDomain(tx, by, now(), domain, 'domain.unpublished')
    else await recordDomain(tx, by, now(), domain, 'domain.updated', ['missing_since'])
    await updateDomain(tx, domain, { missing_since: since, ...(isLost && { status: 'draft', is_default: 0 }) })
    return true
  })
  if (!isChanged || since === null) return
  const message = isLost
    ? 'a custom domain became a draft again: its DNS records have been missing for three days'
    : 'DNS records of a custom domain are missing: it becomes a draft again in three days'
  log(settings, 'warn', message, { domain: id, host, organization, missing })
}
