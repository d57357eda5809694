import type { HistoryEntry } from '@kalends/contract'
import type { FastifyInstance } from 'fastify'
import { type HistoryRow, historyReads } from '../activity/read-store.ts'
import type { Context } from '../context.ts'
import { actorOf } from '../http/actor.ts'
import { instantText } from '../http/formats.ts'
import { serve } from '../http/route.ts'
import { turn } from '../http/turns.ts'
import { noEntryFound } from '../refusal.ts'
import { keyOf } from './keys.ts'
import { requestedPage, setPageHeaders } from './lists.ts'
import { operationsOf } from './operations.ts'
import { rowOfState } from './recording.ts'
import type { StoredItem } from './row.ts'
import type { AnyServed } from './served.ts'

const pageSize = 50

/** `GET /style/5/history` and the same for every other resource. */
export function historyRoutes(app: FastifyInstance, context: Context, content: ReadonlyMap<string, AnyServed>) {
  const reads = historyReads(context.database)
  for (const served of content.values()) {
    const { name, key: keyName } = served.resource
    const find = served.store.reads(context.database).one
    serve(app, {
      method: 'GET',
      path: `/${name}/:${keyName}/history`,
      access: 'read',
      operation: operationsOf(served.resource).history,
      handler: async (request, reply): Promise<HistoryEntry[]> => {
        const { organization } = actorOf(request)
        const key = keyOf(request, served.resource)
        const item = String(key)
        const [{ count }] = (await reads.count(organization, name, item)) as [{ count: number }]
        // Items from before changes were recorded exist but have no history.
        if (count === 0 && (await find(organization, key)).length === 0) throw noEntryFound()
        const { limit, offset } = setPageHeaders(request, reply, requestedPage(request) ?? 1, count, pageSize)
        const rows = await reads.ofItem(organization, name, item, limit, offset)
        const entries: HistoryEntry[] = []
        for (const row of rows) {
          // Previous states can be large.
          await turn()
          entries.push(entryOf(served, row))
        }
        return entries
      },
    })
  }
}

function entryOf(served: AnyServed, row: HistoryRow): HistoryEntry {
  const { at, type, action, actor, actor_id, actor_name, fields } = row
  return {
    moment: instantText(at),
    action: `${type}.${action}`,
    by: { type: actor, id: actor_id, name: actor_name },
    fields: fields === null ? null : (JSON.parse(fields) as string[]),
    before: beforeOf(served, row),
  }
}

/** The values that an update replaced; for a deleted item, all of them. */
export function beforeOf({ store }: AnyServed, { organization, state, fields }: HistoryRow): StoredItem | null {
  if (state === null) return null
  if (fields !== null) return JSON.parse(state) as StoredItem
  const row = rowOfState(state, organization)
  return { ...store.item(row), ...store.readOnly(row) }
}
