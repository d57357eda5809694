import type { FastifyRequest } from 'fastify'
import type { Settings } from '../config.ts'

/**
 * Whether a request comes from our own pages. Browsers say so in Sec-Fetch-Site; older ones only in Origin, and not when
 * they read. Reading is safe without both, because the headers we require make other sites ask for permission first.
 */
export function isSameSite(
  { headers, method }: FastifyRequest,
  { hosts, publicUrl }: Pick<Settings, 'hosts' | 'publicUrl'>,
): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const { origin } = headers
  // Without PUBLIC_URL every host is ours, with or without https.
  if (origin !== undefined) return hosts === null ? URL.parse(origin)?.host === headers.host : origin === publicUrl
  return method === 'GET' || method === 'HEAD'
}
