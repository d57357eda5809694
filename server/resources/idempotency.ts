import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { failureOf } from '../database/failure.ts'
import type { Transaction, TransactionOptions } from '../database/open.ts'
import { actorOf } from '../http/actor.ts'
import { rawBody } from '../http/json-body.ts'
import { Refusal } from '../refusal.ts'

export interface Answer<Body = object> {
  readonly status: number
  /** Of the item when it was written. */
  readonly etag?: string
  readonly body: Body
}

const lifetime = 48 * 3_600_000
// Few enough to let other writers in between.
const removedAtOnce = 1000

/**
 * Runs a write in a transaction. With an Idempotency-Key the response is stored in the same transaction, so that
 * repeating the request returns the same response and has no second effect.
 */
export async function writeOnce<Body extends object>(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  work: (tx: Transaction) => Promise<Answer<Body>>,
  options: TransactionOptions = {},
): Promise<Body> {
  const key = idempotencyKeyOf(request)
  const { answer, replayed } = await context.database
    .transaction(
      async (tx) => {
        if (key === undefined) return { answer: await work(tx), replayed: false }
        const stored = await claim(tx, context, request, key)
        if (stored) return { answer: { status: stored.status, ...storedAnswer<Body>(stored.body) }, replayed: true }
        const fresh = await work(tx)
        const body = JSON.stringify({ etag: fresh.etag, body: fresh.body })
        await store(tx, request, key, { status: fresh.status, body })
        return { answer: fresh, replayed: false }
      },
      key === undefined ? options : {},
    )
    .catch((error: unknown) => {
      if (key !== undefined && failureOf(error) === 'locked') throw stillRunning()
      throw error
    })

  if (replayed) reply.header('idempotent-replayed', 'true')
  if (answer.etag !== undefined) reply.header('etag', answer.etag)
  reply.code(answer.status)
  return answer.body
}

interface Stored {
  readonly status: number
  /** JSON. */
  readonly body: string
}

/** Claims the key for this request, or returns the stored response of the same request. */
export async function claim(
  tx: Transaction,
  context: Pick<Context, 'now'>,
  request: FastifyRequest,
  key: string,
): Promise<Stored | undefined> {
  const { organization } = actorOf(request)
  const fingerprint = fingerprintOf(request)
  const now = context.now()

  const claimed = { fingerprint, status: 0, body: '', created: now }
  const taken = await tx
    .insertInto('idempotency_key')
    .values({ organization, key, ...claimed })
    // Expired keys do not count, even before they are removed.
    .onConflict((conflict) =>
      conflict
        .columns(['organization', 'key'])
        .doUpdateSet(claimed)
        .where('idempotency_key.created', '<', now - lifetime),
    )
    .returning('key')
    .executeTakeFirst()
  if (taken) return undefined

  const stored = await tx
    .selectFrom('idempotency_key')
    .select(['fingerprint', 'status', 'body'])
    .where('organization', '=', organization)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (stored.fingerprint !== fingerprint) {
    throw new Refusal(
      'reused-key',
      'This Idempotency-Key was used for another request. Use a new one for each request.',
    )
  }
  return stored
}

/** Stores the response under a key that was claimed. */
export async function store(tx: Transaction, request: FastifyRequest, key: string, response: Stored) {
  await tx
    .updateTable('idempotency_key')
    .set(response)
    .where('organization', '=', actorOf(request).organization)
    .where('key', '=', key)
    .execute()
}

/** Before responses had an ETag, only the body was stored. */
function storedAnswer<Body>(text: string): Omit<Answer<Body>, 'status'> {
  const stored = JSON.parse(text) as Omit<Answer<Body>, 'status'>
  return typeof stored.body === 'object' ? stored : { body: stored as unknown as Body }
}

/** A job: removes expired keys. */
export async function removeExpiredKeys({ database, now }: Context, { signal }: { signal: AbortSignal }) {
  const before = now() - lifetime
  while (await database.transaction((tx) => removeSome(tx, before))) signal.throwIfAborted()
}

/** Returns whether there may be more. */
async function removeSome(tx: Transaction, before: number): Promise<boolean> {
  const last = await tx
    .selectFrom('idempotency_key')
    .select('created')
    .where('created', '<', before)
    .orderBy('created')
    .offset(removedAtOnce - 1)
    .limit(1)
    .executeTakeFirst()
  const through = last?.created ?? before - 1
  await tx.deleteFrom('idempotency_key').where('created', '<=', through).execute()
  return last !== undefined
}

export function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw new Refusal('invalid', 'Idempotency-Key must have 1 to 255 visible ASCII characters.')
  }
  return key
}

function fingerprintOf(request: FastifyRequest): string {
  return createHash('sha256').update(`${request.method} ${request.url}\n`).update(rawBody(request)).digest('base64url')
}

export const stillRunning = () =>
  new Refusal('conflict', 'A request with this Idempotency-Key is still running.', { retryAfter: 2 })
