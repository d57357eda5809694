import { BlockList, isIP, isIPv4 } from 'node:net'

type Family = 'ipv4' | 'ipv6'

/**
 * Addresses that IANA's registries call globally reachable (iana-ipv4-special-registry, iana-ipv6-special-registry and
 * the two address spaces): the unicast space without the blocks set aside in it. Everything outside the unicast space
 * is refused without being listed: reserved blocks, multicast, link-local and private ones, segment identifiers
 * (5f00::/16), and IPv4 addresses that are mapped (::ffff:0:0/96) or translated (::ffff:0:0:0/96).
 */
const unicast: Record<Family, readonly string[]> = {
  ipv4: ['0.0.0.0/1', '128.0.0.0/2', '192.0.0.0/3'],
  ipv6: ['2000::/3'],
}

const setAside: Record<Family, readonly string[]> = {
  ipv4: [
    '0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.2.0/24',
    '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24',
    // Protocol assignments. The few reachable ones are anycast and lead to the nearest host, such as our own gateway.
    '192.0.0.0/24',
  ],
  // Protocol assignments (including Teredo), documentation, and 6to4, which hides an IPv4 address.
  ipv6: ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'],
} // oxfmt-ignore

// One list per family: in a shared list every IPv4 address would match as a mapped IPv6 address.
const lists = new Map<string, BlockList>()

/** Whether we may connect to an address for a customer: only on the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false
  const family = isIPv4(address) ? 'ipv4' : 'ipv6'
  const translated = family === 'ipv6' ? behindNat64(address) : undefined
  if (translated !== undefined) return isPublicAddress(translated)
  return isIn('unicast', unicast, address, family) && !isIn('set aside', setAside, address, family)
}

/** Built on first use. */
function isIn(name: string, networks: typeof unicast, address: string, family: Family): boolean {
  const key = `${name} ${family}`
  const list = lists.get(key) ?? new BlockList()
  if (!lists.has(key)) {
    for (const network of networks[family]) {
      const [base, prefix] = network.split('/') as [string, string]
      list.addSubnet(base, Number(prefix), family)
    }
    lists.set(key, list)
  }
  return list.check(address, family)
}

/**
 * The IPv4 address embedded in 64:ff9b::/96 (RFC 6052). In IPv6-only networks the names of all IPv4 hosts resolve to
 * such addresses, and the translator would also lead to internal ones.
 */
function behindNat64(address: string): string | undefined {
  const shortest = URL.parse(`http://[${address}]/`)?.hostname ?? ''
  const [, high, low] = /^\[64:ff9b::(?:([0-9a-f]{1,4}):)?([0-9a-f]{1,4})\]$/.exec(shortest) ?? []
  if (low === undefined) return undefined
  const [first, last] = [Number.parseInt(high ?? '0', 16), Number.parseInt(low, 16)]
  return [first >> 8, first & 255, last >> 8, last & 255].join('.')
}

/** Whether the host of a URL may be public. What its name resolves to is checked again on connecting. */
export function isPublicHost(hostname: string): boolean {
  const host = hostname
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase()
  if (isIP(host)) return isPublicAddress(host)
  return host.includes('.') && !/(^|\.)(localhost|local|internal|home\.arpa)$/.test(host)
}
