import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { Row } from '../../resources/store.ts'
import { rsvpBlocks } from '../../templates/templates.ts'
import { type Scope, type reachable, selected } from './selection-store.ts'

/** The labels of selected events without double opt-in, at most `limit` of them. */
export async function labelsWithoutOptIn(
  db: Kysely<Tables>,
  scope: Scope,
  selection: ReturnType<typeof reachable>,
  limit: number,
): Promise<string[]> {
  const events = (await selected(db, scope, selection)).innerJoin('event', 'event.prokey', 'rsvp_answer.event')
  // There are few templates, even if there are many events.
  const used = await events.select('event.rsvp_block').distinct().execute()
  const ids = used.map(({ rsvp_block: id }) => id).filter((id) => id !== null)
  const rows = await db
    .selectFrom('rsvp_block')
    .selectAll()
    .where('organization', '=', scope.organization)
    .where('id', 'in', [0, ...ids])
    .execute()
  const optIn = rows.filter((row) => rsvpBlocks.store.item(row as unknown as Row).doi === true).map(({ id }) => id)
  if (optIn.length === used.length) return []
  const without = await events
    .select(['event.prokey', 'event.label'])
    .distinct()
    .where((eb) => eb.or([eb('event.rsvp_block', 'is', null), eb('event.rsvp_block', 'not in', [0, ...optIn])]))
    .orderBy('event.label')
    .orderBy('event.prokey')
    .limit(limit)
    .execute()
  return without.map(({ label }) => label)
}
