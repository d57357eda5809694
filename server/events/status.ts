import type { Context } from '../context.ts'
import type { By } from '../http/actor.ts'
import { ResourceWriter } from '../resources/write.ts'
import { events, ownerOf } from './events.ts'

/** Publishes an event or makes it a draft, which visitors cannot see. */
export async function setStatus(context: Context, by: By, prokey: string, status: 'published' | 'draft') {
  const writer = new ResourceWriter(events, context)
  await context.database.transaction(async (tx) => {
    const actor = { organization: await ownerOf(tx, prokey), by }
    await writer.set(tx, actor, prokey, { status }, status === 'published' ? 'published' : 'unpublished')
  })
}
