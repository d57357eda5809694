import type { Settings } from '../config.ts'
import { resolverFor } from '../outbound/resolver.ts'
import type { DnsAnswer, DnsRecord } from './records.ts'

/** Asks the name servers for records of this type and host. */
export async function lookUp(record: DnsRecord, settings: Pick<Settings, 'dnsServers'>): Promise<DnsAnswer> {
  const resolver = resolverFor(settings)
  try {
    if (record.type === 'CNAME') return { values: await resolver.resolveCname(record.host) }
    // A long text is cut into pieces of 255 bytes on its way.
    return { values: (await resolver.resolveTxt(record.host)).map((pieces) => pieces.join('')) }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENODATA' || code === 'ENOTFOUND') return { values: [] }
    if (code === undefined) throw error
    return { failure: code }
  }
}
