import type { FastifyRequest } from 'fastify'

/**
 * Whether a request comes from our own pages. Browsers say so in Sec-Fetch-Site; older ones only in Origin, and not when
 * they read. Reading is safe without both, because the headers we require make other sites ask for permission first.
 */
export function isSameSite({ headers, method }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const { origin } = headers
  if (origin !== undefined) return URL.parse(origin)?.host === headers.host
  return method === 'GET' || method === 'HEAD'
}
