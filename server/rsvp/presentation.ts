import type { RsvpAnswer } from '@kalends/contract'
import { instantText } from '../http/formats.ts'
import type { AnswerRow } from './store.ts'
import { ticketOf } from './mail/ticket.ts'

/** An answer as the API returns it. */
export function presentAnswer(row: AnswerRow): RsvpAnswer {
  return {
    id: row.id,
    status: row.status as RsvpAnswer['status'],
    email: row.email,
    amount: row.amount,
    payload: JSON.parse(row.payload) as RsvpAnswer['payload'],
    prokey: row.event,
    date_created: instantText(row.created),
    date_updated: row.updated === null ? null : instantText(row.updated),
    language: row.language as RsvpAnswer['language'],
    ticket: ticketOf(row),
    checked_in: row.checked_in === null ? null : instantText(row.checked_in),
  }
}
