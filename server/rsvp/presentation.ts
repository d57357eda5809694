import type { RsvpAnswer } from '@kalends/contract'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { instantText } from '../http/formats.ts'
import { readLocale } from '../messages/messages.ts'
import { isOffered } from './states.ts'
import { type AnswerRow, stateOf } from './store.ts'
import { positionsAmong } from './waiting-store.ts'
import { ticketOf } from './mail/ticket.ts'

/** Answers of one organization as the API returns them. */
export async function presentAnswers(db: Kysely<Tables>, rows: readonly AnswerRow[]): Promise<RsvpAnswer[]> {
  const positions = await positionsAmong(db, rows)
  return rows.map((row) => presentAnswer(row, positions.get(row.id) ?? null))
}

export async function presentOne(db: Kysely<Tables>, row: AnswerRow): Promise<RsvpAnswer> {
  return (await presentAnswers(db, [row]))[0]!
}

/** `position` is that on the waiting list. */
export function presentAnswer(row: AnswerRow, position: number | null): RsvpAnswer {
  return {
    id: row.id,
    status: row.status as RsvpAnswer['status'],
    email: row.email,
    amount: row.amount,
    payload: JSON.parse(row.payload) as RsvpAnswer['payload'],
    prokey: row.event,
    date_created: instantText(row.created),
    date_updated: row.updated === null ? null : instantText(row.updated),
    language: readLocale(row.language)?.language ?? 'en',
    ticket: ticketOf(row),
    checked_in: row.checked_in === null ? null : instantText(row.checked_in),
    position,
    offered_until: isOffered(stateOf(row)) ? instantText(row.pending_until!) : null,
  }
}
