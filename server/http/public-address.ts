import { BlockList, isIP, isIPv4 } from 'node:net'

type Family = 'ipv4' | 'ipv6'

/**
 * What IANA's registries call globally reachable (iana-ipv4-special-registry, iana-ipv6-special-registry and the two
 * address spaces): the unicast space, without the blocks in it that are set aside. Everything that is not in the unicast
 * space is refused without being named: reserved blocks, multicast, link-local and private ones, segment identifiers
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
    // Protocol assignments. The few of them that are reachable are anycast: they lead to whatever is nearest, such as our own gateway.
    '192.0.0.0/24',
  ],
  // Protocol assignments once more (with Teredo in them), documentation, and 6to4, which hides an IPv4 address.
  ipv6: ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'],
} // oxfmt-ignore

// One list for each family: to a common one every IPv4 address is also a mapped IPv6 address.
const lists = new Map<string, BlockList>()

/** Whether an address may be dialled on behalf of a customer: only what is on the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false
  const family = isIPv4(address) ? 'ipv4' : 'ipv6'
  const translated = family === 'ipv6' ? behindNat64(address) : undefined
  if (translated !== undefined) return isPublicAddress(translated)
  return isIn('unicast', unicast, address, family) && !isIn('set aside', setAside, address, family)
}

/** Put together when it is first needed. */
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
 * The IPv4 address that 64:ff9b::/96 stands for (RFC 6052). In a network with IPv6 alone the names of all IPv4 hosts
 * resolve to such addresses, and the translator would take us to inside ones as well.
 */
function behindNat64(address: string): string | undefined {
  const shortest = URL.parse(`http://[${address}]/`)?.hostname ?? ''
  const [, high, low] = /^\[64:ff9b::(?:([0-9a-f]{1,4}):)?([0-9a-f]{1,4})\]$/.exec(shortest) ?? []
  if (low === undefined) return undefined
  const [first, last] = [Number.parseInt(high ?? '0', 16), Number.parseInt(low, 16)]
  return [first >> 8, first & 255, last >> 8, last & 255].join('.')
}

/** Whether the host of a URL may be one. What its name resolves to is checked again when it is dialled. */
export function isPublicHost(hostname: string): boolean {
  const host = hostname
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase()
  if (isIP(host)) return isPublicAddress(host)
  return host.includes('.') && !/(^|\.)(localhost|local|internal|home\.arpa)$/.test(host)
}
