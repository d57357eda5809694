import { type Change, Changes, type JsonSchema } from '@kalends/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { sharedSecret } from '../database/shared-secret.ts'
import { actorOf } from '../http/actor.ts'
import { instantText } from '../http/formats.ts'
import { serve } from '../http/route.ts'
import { Faults, Refusal } from '../refusal.ts'
import { type ChangeRow, type Position, adoptForeign, changeReads, epochName } from './read-store.ts'

const day = 86_400_000
const [usual, most] = [100, 1000]
const beginning: Position = { transaction_id: 0, id: 0 }

/** `GET /changes`: what has changed since a cursor, for programs that keep a copy. */
export function changesRoute(app: FastifyInstance, { database, now, settings }: Context) {
  const reads = changeReads(database)

  serve(app, {
    method: 'GET',
    path: '/changes',
    access: 'read',
    operation: {
      tag: 'changes',
      id: 'list-changes',
      summary: 'List what has changed',
      description:
        'Every change of the organization after a cursor: type, id, action and moment. Poll with the `cursor` of the previous response to keep a copy up to date. ' +
        'No change is skipped or returned twice. If the cursor is too old, or the database was replaced by a backup, the response is 410: get a new cursor with `since=latest`, then read everything again.',
      query,
      answer: Changes,
      errors: [400, 410],
    },
    handler: async (request): Promise<Changes> => {
      const { organization } = actorOf(request)
      const { since, limit } = parametersOf(request.query as Record<string, string | undefined>)
      if ((await reads.foreign(organization)).length > 0) await database.transaction(adoptForeign)
      const epoch = (await sharedSecret(database, epochName, now())).slice(0, 8)
      if (since === 'latest') {
        const [latest = beginning] = await reads.latest(organization)
        return { changes: [], cursor: cursorText(epoch, latest, now()), more: false }
      }
      const from = since === undefined ? beginning : await positionOf(since, epoch)
      const found = await reads.after(organization, from.transaction_id, from.id, limit + 1)
      const rows = found.slice(0, limit)
      const last = rows.at(-1)
      const more = found.length > limit
      // On the last page, the cursor is as recent as this response, even if the last change is old.
      const at = more ? last!.at : now()
      return { changes: rows.map(changeOf), cursor: cursorText(epoch, last ?? from, at), more }
    },
  })

  async function positionOf(cursor: string, epoch: string): Promise<Position> {
    const [, of, ...numbers] = cursorPattern.exec(cursor) ?? []
    if (of === undefined) throw invalid('since', 'since must be the cursor of an earlier response, or latest.')
    const [transaction_id, id, at] = numbers.map((text) => Number.parseInt(text, 36)) as [number, number, number]
    const [next = { transaction_id: 1, id: 1 }] = await reads.next()
    const isAhead = transaction_id >= next.transaction_id || (database.engine === 'sqlite' && id >= next.id)
    if (of !== epoch || isAhead || at < now() - settings.activityDays * day)
      throw new Refusal(
        'gone',
        'This cursor is no longer valid. Get a new one with since=latest, then read everything again.',
      )
    return { transaction_id, id }
  }
}

const cursorPattern = /^([\w-]{8})\.([\da-z]{1,11})\.([\da-z]{1,11})\.([\da-z]{1,11})$/

function cursorText(epoch: string, { transaction_id, id }: Position, at: number): string {
  return [epoch, ...[transaction_id, id, at].map((number) => number.toString(36))].join('.')
}

function changeOf({ type, item, action, at, event }: ChangeRow): Change {
  return { type, id: item, action: `${type}.${action}`, moment: instantText(at), event }
}

function parametersOf({ since, limit }: Record<string, string | undefined>) {
  if (limit !== undefined && (!/^[1-9]\d{0,3}$/.test(limit) || Number(limit) > most))
    throw invalid('limit', `limit must be a whole number from 1 to ${most}.`)
  return { since, limit: limit === undefined ? usual : Number(limit) }
}

function invalid(field: string, message: string): Refusal {
  const faults = new Faults()
  faults.add(field, message)
  return faults.refusal()!
}

const query: Record<string, JsonSchema> = {
  since: {
    type: 'string',
    description:
      'The `cursor` of the previous response. Leave it out to get everything still recorded, or send `latest` to get a cursor to start from.',
    examples: ['latest'],
  },
  limit: {
    type: 'integer',
    minimum: 1,
    maximum: most,
    default: usual,
    description: 'How many changes to return at most.',
    examples: [usual],
  },
}
