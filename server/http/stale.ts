import type { FastifyReply } from 'fastify'
import type { OnStale } from '../cache/cache.ts'
import type { Settings } from '../config.ts'
import { tally } from './log.ts'

const countAnswer = tally('warn', 'answered out of the cache while the database is away')

/**
 * For `cache.loadOrStale`: marks an answer that is out of the cache because the database is away, as RFC 9211 has it, and
 * counts it in the log. `ttl` is below zero by the seconds for which nobody knows whether it is still true.
 */
export function markStale(settings: Pick<Settings, 'logLevel'>, reply: FastifyReply): OnStale {
  return (seconds) => {
    reply.header('cache-status', `Kalends; hit; ttl=-${seconds}; detail=database-away`)
    countAnswer(settings)
  }
}
