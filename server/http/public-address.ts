import { BlockList, isIP, isIPv4 } from 'node:net'

const subnets = [
  '0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24',
  '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4',
  // IPv4 inside IPv6 (mapped, NAT64, 6to4, Teredo) counts as not public: nobody needs it, and it hides what it leads to.
  '::/96', '::ffff:0:0/96', '64:ff9b::/96', '64:ff9b:1::/48', '100::/64', '2001::/23', '2001:db8::/32', '2002::/16', 'fc00::/7',
  'fe80::/10', 'fec0::/10', 'ff00::/8',
] // oxfmt-ignore

type Family = 'ipv4' | 'ipv6'
// One list for each: to a common one every IPv4 address is also a mapped IPv6 address, and none would be public.
const blocked = new Map<Family, BlockList>()

/** Put together when it is first needed. */
function notPublic(family: Family): BlockList {
  const known = blocked.get(family)
  if (known) return known
  const list = new BlockList()
  for (const subnet of subnets) {
    const [address, prefix] = subnet.split('/') as [string, string]
    if (address.includes(':') === (family === 'ipv6')) list.addSubnet(address, Number(prefix), family)
  }
  blocked.set(family, list)
  return list
}

/** Whether an address may be dialled on behalf of a customer: only what is on the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIPv4(address) ? 'ipv4' : 'ipv6'
  return isIP(address) !== 0 && !notPublic(family).check(address, family)
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
