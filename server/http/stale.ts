import type { FastifyReply } from 'fastify'
import type { OnStale } from '../cache/cache.ts'
import type { Settings } from '../config.ts'
import { tally } from './log.ts'

const countStale = tally('warn', 'served from the cache while the database is unreachable')

/**
 * For `cache.loadOrStale`: marks a response as stale as RFC 9211 defines it, and counts it in the log. `ttl` is the
 * negative number of seconds for which the content has been unverified.
 */
export function markStale(settings: Pick<Settings, 'logLevel'>, reply: FastifyReply): OnStale {
  return (seconds) => {
    reply.header('cache-status', `Kalends; hit; ttl=-${seconds}; detail=database-away`)
    countStale(settings)
  }
}
