import type { Event } from '@kalends/contract'
import type { Context } from '../context.ts'
import type { Transaction } from '../database/open.ts'
import type { Actor, By } from '../http/actor.ts'
import { ResourceWriter } from '../resources/write.ts'
import { events, ownerOf } from './events.ts'

export type Status = 'published' | 'draft'

/** Publishes an event or makes it a draft, which visitors cannot see. Returns its new ETag. */
export async function setStatusOf(
  tx: Transaction,
  writer: ResourceWriter<typeof Event>,
  actor: Actor,
  prokey: string,
  status: Status,
  ifMatch?: string,
): Promise<string> {
  const action = status === 'published' ? 'published' : 'unpublished'
  return (await writer.set(tx, actor, prokey, { status }, action, { ifMatch })).etag
}

/** The same for commands, which know only the prokey. */
export async function setStatus(context: Context, by: By, prokey: string, status: Status) {
  const writer = new ResourceWriter(events, context)
  await context.database.transaction(async (tx) =>
    setStatusOf(tx, writer, { organization: await ownerOf(tx, prokey), by }, prokey, status),
  )
}
