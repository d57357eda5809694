import type { IncomingMessage } from 'node:http'
import type { Settings } from '../config.ts'
import { Refusal } from '../refusal.ts'

/** The API and everything else of ours answers on our own hosts only. Which host was meant must be beyond doubt. */
export function checkHost(request: IncomingMessage, { hosts }: Pick<Settings, 'hosts'>): Refusal | undefined {
  const { url = '' } = request
  if (countHeader(request, 'host') !== 1 || !url.startsWith('/')) {
    return new Refusal('invalid', 'The request must name exactly one host.')
  }
  if (hosts === null || probes.has(url)) return undefined
  const asked = URL.parse(`http://${request.headers.host ?? ''}`)
  return hosts.has((asked?.hostname ?? '').replace(/\.$/, '')) ? undefined : notServed(asked?.host)
}

function notServed(host = '') {
  const which = host === '' ? 'This host name' : `The host ${host.slice(0, longestHost)}`
  return new Refusal('misdirected', `${which} is not served here. If it should be, the operator sets PUBLIC_URL to it.`)
}

// RFC 1035: a name of at most 253 characters; then a colon and a port.
const longestHost = 259

// Load balancers ask these by address.
const probes = new Set(['/healthz', '/readyz'])

export function countHeader({ rawHeaders }: IncomingMessage, name: string): number {
  let count = 0
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const header = rawHeaders[i]!
    if (header.length === name.length && header.toLowerCase() === name) count += 1
  }
  return count
}
