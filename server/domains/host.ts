import { isIP } from 'node:net'
import { domainToASCII } from 'node:url'

/** The canonical form of a host name, used for storage and comparison. Undefined if we cannot serve the host. */
export function canonicalHost(text: string): string | undefined {
  // Characters that a URL parser would strip, decode or read as a port are not part of a name.
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(text)) return undefined
  const host = domainToASCII(text).replace(/\.$/, '')
  const labels = host.split('.')
  if (host.length > 253 || labels.length < 2 || isIP(host) !== 0) return undefined
  return labels.every((label) => isLabel.test(label)) && !reserved.has(labels.at(-1)!) ? host : undefined
}

const isLabel = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/

// Names that never resolve on the public internet: RFC 6761, 6762, 7686 and 9476.
const reserved = new Set(['alt', 'arpa', 'internal', 'invalid', 'local', 'localhost', 'onion'])
