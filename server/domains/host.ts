import { isIP } from 'node:net'
import { domainToASCII } from 'node:url'

/** A host name in the one form in which it is stored and compared, or undefined when it is none that can be served. */
export function canonicalHost(text: string): string | undefined {
  // What a URL parser would strip, decode or read as a port is not part of a name.
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(text)) return undefined
  const host = domainToASCII(text).replace(/\.$/, '')
  const labels = host.split('.')
  if (host.length > 253 || labels.length < 2 || isIP(host) !== 0) return undefined
  return labels.every((label) => isLabel.test(label)) && !reserved.has(labels.at(-1)!) ? host : undefined
}

const isLabel = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/

// Names that never lead to a machine on the internet: RFC 6761, 6762, 7686 and 9476.
const reserved = new Set(['alt', 'arpa', 'internal', 'invalid', 'local', 'localhost', 'onion'])
