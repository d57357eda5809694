import { Resolver } from 'node:dns/promises'
import { type Settings, SettingsError } from '../config.ts'
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

function resolverFor({ dnsServers }: Pick<Settings, 'dnsServers'>): Resolver {
  const resolver = new Resolver({ timeout: 2000, tries: 2 })
  if (dnsServers.length === 0) return resolver
  try {
    resolver.setServers(dnsServers)
  } catch (error) {
    throw new SettingsError(
      `DNS_SERVERS is "${dnsServers.join()}", but it must be addresses such as 9.9.9.9,127.0.0.1:5353.`,
      { cause: error },
    )
  }
  return resolver
}
