import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { Row } from '../resources/store.ts'
import { rsvpBlocks } from '../templates/templates.ts'
import type { Template } from './form.ts'
import { lineLengths } from './waiting-store.ts'

export interface Seats {
  readonly taken: number
  /** Null: as many as want to come. */
  readonly max: number | null
  /** RSVPs on the waiting list. */
  readonly waiting: number
}

interface Event {
  readonly prokey: string
  /** The id of the template. */
  readonly rsvp_block: number
}

/** The seats of some RSVP events of an organization, by their prokeys. */
export async function seatsOf(
  db: Kysely<Tables>,
  organization: number,
  events: readonly Event[],
): Promise<ReadonlyMap<string, Seats>> {
  if (events.length === 0) return new Map()
  const prokeys = events.map(({ prokey }) => prokey)
  const taken = await db
    .selectFrom('rsvp_seats')
    .select(['event', 'taken'])
    .where('organization', '=', organization)
    .where('event', 'in', prokeys)
    .execute()
  const templates = await db
    .selectFrom('rsvp_block')
    .selectAll()
    .where('organization', '=', organization)
    .where('id', 'in', [...new Set(events.map((event) => event.rsvp_block))])
    .execute()
  const waiting = await lineLengths(db, organization, prokeys)
  const takenOf = new Map(taken.map((row) => [row.event, row.taken]))
  const maxOf = new Map(
    templates.map((row) => [row.id, (rsvpBlocks.store.item(row as unknown as Row) as Template).max]),
  )
  return new Map(
    events.map((event) => [
      event.prokey,
      {
        taken: takenOf.get(event.prokey) ?? 0,
        max: maxOf.get(event.rsvp_block) ?? null,
        waiting: waiting.get(event.prokey) ?? 0,
      },
    ]),
  )
}
