import { hash, randomBytes } from 'node:crypto'
import { memoize } from '../cache/memoize.ts'
import type { Context } from '../context.ts'
import { RateLimit, networkOf } from '../http/rate-limit.ts'
import type { Metric } from './dimensions.ts'

const [most, hour] = [60, 3600]
// Milliseconds.
const saltLasts = 86_400_000

/**
 * How often one visitor counts for an event: so often in an hour that no person notices, so that nobody makes up figures
 * by reloading. Held by each server in its own memory, as hashes with a salt that is never written anywhere.
 */
export function visitorLimit({ monotonic }: Pick<Context, 'monotonic'>) {
  const limit = new RateLimit(most, hour)
  let [salt, expires] = ['', -Infinity]

  return (visitor: { address: string; agent: string }, subject: number, metric: Metric): boolean => {
    const now = monotonic()
    if (now >= expires) [salt, expires] = [randomBytes(16).toString('base64'), now + saltLasts]
    const text = `${salt} ${subject} ${metric} ${network(visitor.address)} ${visitor.agent}`
    return limit.hit(hash('sha256', text, 'base64'), now) === 0
  }
}

const network = memoize(networkOf)
