import type { Resource } from '@kalends/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  type Deletion,
  type Part,
  findDeletion,
  lockActivity,
  partsOf,
  wasChangedAfter,
} from '../activity/read-store.ts'
import { recordItem } from '../activity/record.ts'
import type { Context } from '../context.ts'
import { inBatches } from '../database/batches.ts'
import { contentChanged } from '../database/content-changes.ts'
import type { Transaction } from '../database/open.ts'
import { type Actor, actorOf } from '../http/actor.ts'
import { isProkey } from '../http/formats.ts'
import { serve } from '../http/route.ts'
import { Faults, Refusal, noEntryFound } from '../refusal.ts'
import { writeOnce } from './idempotency.ts'
import { keyFrom, keyOf } from './keys.ts'
import { operationsOf } from './operations.ts'
import { recordOne, rowOfState } from './recording.ts'
import { exists, parentField, unknownReference } from './references.ts'
import type { Key, Row } from './row.ts'
import type { AnyServed } from './served.ts'
import { etagOf } from '../http/etag.ts'

type Content = ReadonlyMap<string, AnyServed>

/** `POST /style/5/restore` and the same for every other resource. */
export function restoreRoutes(app: FastifyInstance, context: Context, content: Content) {
  for (const { resource } of content.values()) {
    serve(app, {
      method: 'POST',
      path: `/${resource.name}/:${resource.key}/restore`,
      access: 'write',
      operation: operationsOf(resource).restore,
      handler: (request, reply) => {
        const key = keyOf(request, resource)
        return writeOnce(context, request, reply, async (tx) => {
          const { etag, warnings } = await restoreItem(tx, content, actorOf(request), context.now(), {
            type: resource.name,
            key,
            parent: parentIn(request, resource),
          })
          const done = { status: 'success', message: 'restored', [resource.key]: String(key) }
          return { status: 200, etag, body: { ...done, ...(warnings.length > 0 && { warnings }) } }
        })
      },
    })
  }
}

interface Restoring {
  readonly type: string
  readonly key: Key
  /** The id of the row that recorded the deletion; left out: the latest one. */
  readonly deletion?: number
  /** The prokey of the item it shall belong to; left out: the one it belonged to. */
  readonly parent?: string | undefined
}

function parentIn(request: FastifyRequest, resource: Resource): string | undefined {
  const name = parentField(resource)
  const value = name && (request.query as Record<string, string | undefined>)[name]
  if (value === undefined || isProkey(value)) return value?.toLowerCase()
  throw unknownParent(resource, name!)
}

function unknownParent({ fields }: Resource, name: string): Refusal {
  const faults = new Faults()
  faults.add(name, unknownReference(name, fields[name]!.references!))
  return faults.refusal()!
}

/** Brings back a deleted item, what was deleted with it and the references to it. */
export async function restoreItem(
  tx: Transaction,
  content: Content,
  actor: Actor,
  now: number,
  { type, key, deletion: chosen, parent }: Restoring,
): Promise<{ etag: string; warnings: string[] }> {
  const { organization } = actor
  const served = content.get(type)!
  const { title } = served.resource
  const which = { organization, type, item: String(key) }
  const deletion = await findDeletion(tx, which)
  // Restoring twice at the same time would insert the same row twice.
  if (deletion && !(await lockActivity(tx, organization, deletion.id)))
    throw new Refusal('conflict', `This ${title} is being restored right now.`)
  if (await served.store.take(tx, organization, key)) throw new Refusal('conflict', `This ${title} is not deleted.`)
  if (!deletion) throw noEntryFound()
  // Somebody may have restored and deleted it again since the first read.
  const latest = (await findDeletion(tx, which))!.id
  if (chosen !== undefined && chosen !== latest)
    throw new Refusal('conflict', `This ${title} was deleted again later, by change ${latest}. Restore that one.`)
  if (latest !== deletion.id) throw new Refusal('conflict', `This ${title} was just being changed. Please try again.`)
  const warnings: string[] = []
  const { operation, etag } = await insertAgain(served, deletion)
  let last = 0
  await inBatches(tx, async (limit) => {
    const parts = await partsOf(tx, organization, { operation: deletion.id, after: last }, limit)
    for (const part of parts) await restorePart(part)
    last = parts.at(-1)?.id ?? last
    return parts.length
  })
  contentChanged(tx, organization)
  return { etag, warnings }

  /** Returns the id of the row that records it, and its new ETag. */
  async function insertAgain(kind: AnyServed, { state, at: deleted }: Deletion, partOf?: number) {
    const { resource, store } = kind
    if (state === null) throw new Refusal('gone', `This ${resource.title} can no longer be restored.`)
    const before = rowOfState(state, organization)
    // The version continues, so that an ETag from before the deletion never matches.
    const row: Row = { ...before, version: before.version + 1, updated: now }
    if (parent !== undefined && partOf === undefined) await moveTo(parent, resource, row)
    await clearMissingReferences(resource, row)
    const lost = await kind.reclaim?.(tx, organization, String(store.keyOf(row)), store.item(row))
    if (lost) {
      Object.assign(row, store.columnsOf(lost.item))
      warnings.push(lost.warning)
    }
    const item = store.item(row)
    await kind.rejoin?.(tx, organization, item)
    await store.insertAgain(tx, { ...row, ...(await kind.derive(row, item)) })
    const losses = (await kind.returned?.(tx, { organization, key: store.keyOf(row), item, deleted, now })) ?? []
    warnings.push(...losses.filter((loss) => !warnings.includes(loss)))
    const change = { type: resource.name, action: 'restored', operation: partOf } as const
    const recorded = await recordItem(tx, actor, now, change, { item: String(store.keyOf(row)), state: null })
    return { operation: recorded, etag: etagOf(row) }
  }

  async function moveTo(other: string, resource: Resource, row: Row) {
    const name = parentField(resource)!
    if (!(await exists(tx, organization, resource.fields[name]!.references!, other)))
      throw unknownParent(resource, name)
    row[name] = other
  }

  async function clearMissingReferences({ fields }: Resource, row: Row) {
    for (const [name, { references: to, flag }] of Object.entries(fields)) {
      if (!to || row[name] === null || (await exists(tx, organization, to, row[name] as Key))) continue
      // An event cannot exist without its group.
      if (to.key === 'prokey')
        throw new Refusal(
          'conflict',
          `The ${to.title} it belongs to is deleted. Restore that first, or name another ${name}.`,
        )
      warnings.push(`${name} was cleared: the ${to.title} ${String(row[name])} no longer exists.`)
      row[name] = null
      if (flag) row[flag] = 0
    }
  }

  async function restorePart(part: Part) {
    const kind = content.get(part.type)
    if (!kind) return
    if (part.action === 'deleted') await insertAgain(kind, part, operation)
    else if (part.action === 'updated') await referAgain(kind, part)
  }

  /** Restores a reference that the deletion cleared, unless later changes to the item forbid it. */
  async function referAgain({ resource, store, rejoin, derive }: AnyServed, part: Part) {
    const [name, flag] = JSON.parse(part.fields!) as [string, string?]
    const row = await store.take(tx, organization, keyFrom(resource, part.item))
    if (!row || row[name] !== null) return
    const item = { ...store.item(row), [name]: key, ...(flag && { [flag]: true }) }
    if (await wasChangedAfter(tx, { organization, type: part.type, item: part.item }, name, part.id)) return
    try {
      await rejoin?.(tx, organization, item)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return void warnings.push(`${name} of the ${resource.title} ${part.item} stays cleared. ${error.message}`)
    }
    const change = { action: 'updated', fields: flag ? [name, flag] : [name], operation } as const
    await recordOne(tx, store, actor, now, row, { ...change, before: store.item(row) })
    await store.update(tx, organization, row, item, now, await derive({ ...row, updated: now }, item))
  }
}
