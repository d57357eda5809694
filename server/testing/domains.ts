import type { TestContext } from 'node:test'
import { type DnsRecords, startDns } from './dns.ts'
import { envOf, kalends, kalendsJson } from './kalends.ts'
import { startServer } from './server.ts'

/** A server, its command line, and a name server whose records a test may change. */
export async function startWithDns(t: TestContext) {
  const dns: Required<Pick<DnsRecords, 'TXT' | 'CNAME'>> = { TXT: {}, CNAME: {} }
  const more = {
    PUBLIC_URL: 'https://kalends.example',
    LANDING_URL: 'https://pages.kalends.example',
    DNS_SERVERS: await startDns(t, dns),
  }
  const server = await startServer(t, more)
  const env = envOf(server.context.settings, more)
  const host = { host: 'kalends.example' }
  const add = (organization: number, name: string, ...rest: string[]) =>
    kalendsJson(env, 'domain', 'add', '--org', String(organization), '--host', name, ...rest)
  const setUp = (domain: { dns_settings: { host: string; value: string }[] }) => {
    const [txt, cname] = domain.dns_settings as [{ host: string; value: string }, { host: string; value: string }]
    dns.TXT[txt.host] = [...(dns.TXT[txt.host] ?? []), txt.value]
    dns.CNAME[cname.host] = cname.value
  }
  return { server, env, dns, host, add, setUp, call: (...args: string[]) => kalends(env, ...args) }
}
