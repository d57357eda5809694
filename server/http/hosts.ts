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
  const host = hostName(request.headers.host ?? '')
  return hosts.has(host) ? undefined : new Refusal('misdirected', 'This host name is not served here.')
}

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

function hostName(header: string): string {
  return (URL.parse(`http://${header}`)?.hostname ?? '').replace(/\.$/, '')
}
