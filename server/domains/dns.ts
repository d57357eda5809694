import type { Settings } from '../config.ts'
import { resolverFor } from '../outbound/resolver.ts'
import type { DnsResult, DnsRecord } from './records.ts'

export async function lookUp(record: DnsRecord, settings: Pick<Settings, 'dnsServers'>): Promise<DnsResult> {
  const resolver = resolverFor(settings)
  try {
    if (record.type === 'CNAME') return { values: await resolver.resolveCname(record.host) }
    // DNS splits long texts into chunks of 255 bytes.
    return { values: (await resolver.resolveTxt(record.host)).map((pieces) => pieces.join('')) }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENODATA' || code === 'ENOTFOUND') return { values: [] }
    if (code === undefined) throw error
    return { failure: code }
  }
}
