import type { Kysely } from 'kysely'
import type { Transaction } from '../../database/open.ts'
import { ownedBy } from '../../database/rows.ts'
import type { Tables } from '../../database/tables.ts'
import type { SelectedRow } from './selection-store.ts'

/** An RSVP by its id or by its ticket. */
export interface Presented {
  readonly id?: string | undefined
  readonly ticket?: string | undefined
}

export interface Door extends Presented {
  /** Only RSVPs to this event may enter. */
  readonly event?: string | undefined
}

/** Returns false if nothing changed, such as when the attendee is checked in already. */
export async function checkInAnswer(
  tx: Transaction,
  organization: number,
  { id, ticket, event }: Door,
  now: number,
): Promise<boolean> {
  let query = tx
    .updateTable('rsvp_answer')
    .set((eb) => ({ checked_in: now, version: eb('version', '+', 1) }))
    .where(ownedBy(organization))
    .where('checked_in', 'is', null)
    .where('status', 'in', ['confirmed', 'undecided'])
  if (event !== undefined) query = query.where('event', '=', event)
  query = id === undefined ? query.where('ticket', '=', ticket ?? '') : query.where('id', '=', id)
  return (await query.returning('id').executeTakeFirst()) !== undefined
}

export async function undoCheckIn(tx: Transaction, organization: number, id: string): Promise<boolean> {
  const undone = await tx
    .updateTable('rsvp_answer')
    .set((eb) => ({ checked_in: null, version: eb('version', '+', 1) }))
    .where(ownedBy(organization))
    .where('id', '=', id)
    .where('checked_in', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  return undone !== undefined
}

/** With what is stored of the event, as JSON. */
export function findToCheckIn(
  db: Kysely<Tables>,
  organization: number,
  { id, ticket }: Presented,
  now: number,
): Promise<(SelectedRow & { readonly event_body: string }) | undefined> {
  const query = db
    .selectFrom('rsvp_answer')
    .innerJoin('event', 'event.prokey', 'rsvp_answer.event')
    .selectAll('rsvp_answer')
    .select(['event.label', 'event.body as event_body'])
    .where('rsvp_answer.organization', '=', organization)
    .where((eb) => eb.or([eb('rsvp_answer.pending_until', 'is', null), eb('rsvp_answer.pending_until', '>', now)]))
  const one =
    id === undefined ? query.where('rsvp_answer.ticket', '=', ticket ?? '') : query.where('rsvp_answer.id', '=', id)
  return one.executeTakeFirst()
}
