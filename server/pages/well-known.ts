import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { asset, sendAsset } from '../http/asset.ts'
import { serve } from '../http/route.ts'

/** Search engines may index pages, unless a page says otherwise, but must not follow links that save something. */
const robots = asset(
  'text/plain; charset=utf-8',
  [
    'User-agent: *',
    'Disallow: /v1/',
    'Disallow: /app/',
    'Disallow: /*/o/',
    'Disallow: /*/s/',
    'Disallow: /*/add',
    '',
  ].join('\n'),
  'public, max-age=86400',
)

// Days.
const valid = 90

/** What programs look for at fixed addresses: `/robots.txt`, and `/.well-known/security.txt` (RFC 9116) if there is somebody to report to. */
export function wellKnownRoutes(app: FastifyInstance, { settings, now }: Pick<Context, 'settings' | 'now'>) {
  serve(app, {
    method: 'GET',
    path: '/robots.txt',
    access: 'public',
    onDomains: true,
    handler: (request, reply) => sendAsset(request, reply, robots),
  })
  const { securityContact, publicUrl } = settings
  if (securityContact === null) return
  serve(app, {
    method: 'GET',
    path: '/.well-known/security.txt',
    access: 'public',
    handler: (_request, reply) => {
      const expires = Temporal.Instant.fromEpochMilliseconds(now()).add({ hours: 24 * valid })
      return reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'public, max-age=86400')
        .send(
          `Contact: ${securityContact}\nExpires: ${expires.toString({ smallestUnit: 'second' })}\nCanonical: ${publicUrl}/.well-known/security.txt\n`,
        )
    },
  })
}
