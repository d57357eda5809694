import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { failureOf } from '../database/failure.ts'
import type { Transaction } from '../database/open.ts'
import { TimeLimit } from '../database/time-limit.ts'
import { refusalOf } from '../http/errors.ts'
import { turn } from '../http/turns.ts'
import { Refusal } from '../refusal.ts'
import { claim, idempotencyKeyOf, stillRunning, store } from './idempotency.ts'

/** What a write returned, or why it was refused. */
export type Result<Done> = { readonly done: Done } | { readonly refusal: Refusal }

/**
 * Runs a write for each of these different items, each in a transaction of its own, so that a long list doesn't hold up other
 * writers. With an Idempotency-Key the result of an item is stored in its transaction. Repeating a request that was cut off
 * returns these results, and runs only the rest.
 */
export async function writeEach<Done extends object>(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  items: readonly string[],
  write: (tx: Transaction, item: string) => Promise<Done>,
): Promise<Map<string, Result<Done>>> {
  const { database } = context
  const key = idempotencyKeyOf(request)
  // Claims the key for this list, so that another one is refused.
  if (key !== undefined) await database.transaction((tx) => claim(tx, context, request, key))

  const results = new Map<string, Result<Done>>()
  let replayed = 0
  for (const [i, item] of items.entries()) {
    await turn()
    try {
      const { done, isReplayed } = await TimeLimit.renew(() => database.transaction((tx) => one(tx, item)))
      results.set(item, { done })
      if (isReplayed) replayed += 1
    } catch (error) {
      const refusal = key !== undefined && failureOf(error) === 'locked' ? stillRunning() : refusalOf(error)
      // If nothing was done yet, the whole request fails.
      if (!refusal || (refusal.kind === 'unavailable' && i === 0)) throw error
      results.set(item, { refusal })
      if (refusal.kind !== 'unavailable') continue
      for (const left of items.slice(i + 1)) results.set(left, { refusal: notTried() })
      break
    }
  }
  if (replayed > 0 && replayed === items.length) reply.header('idempotent-replayed', 'true')
  return results

  async function one(tx: Transaction, item: string): Promise<{ done: Done; isReplayed: boolean }> {
    if (key === undefined) return { done: await write(tx, item), isReplayed: false }
    // A key of a request has no space.
    const ofItem = `${key} ${item}`
    const stored = await claim(tx, context, request, ofItem)
    if (stored) return { done: JSON.parse(stored.body) as Done, isReplayed: true }
    const done = await write(tx, item)
    await store(tx, request, ofItem, { status: 200, body: JSON.stringify(done) })
    return { done, isReplayed: false }
  }
}

const notTried = () =>
  new Refusal(
    'unavailable',
    'Not tried, because the database could not be reached. Nothing was changed; please try again.',
  )
