import type { FastifyReply } from 'fastify'
import type { OnStale } from '../cache/cache.ts'
import type { Settings } from '../config.ts'
import { log } from './log.ts'

// Milliseconds.
const logEvery = 60_000
let answers = 0
let timer: NodeJS.Timeout | undefined

/**
 * For `cache.loadOrStale`: marks an answer that is out of the cache because the database is away, as RFC 9211 has it, and
 * counts it in the log. `ttl` is below zero by the seconds for which nobody knows whether it is still true.
 */
export function markStale(settings: Pick<Settings, 'logLevel'>, reply: FastifyReply): OnStale {
  return (seconds) => {
    reply.header('cache-status', `Kalends; hit; ttl=-${seconds}; detail=database-away`)
    answers += 1
    if (!timer) count(settings)
  }
}

/** The first one is told at once, the others are summed up. */
function count(settings: Pick<Settings, 'logLevel'>) {
  timer = undefined
  if (answers === 0) return
  log(settings, 'warn', 'answered out of the cache while the database is away', { answers })
  answers = 0
  timer = setTimeout(count, logEvery, settings).unref()
}
