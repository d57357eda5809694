import type { RsvpAnswer } from '@kalends/contract'
import type { Selectable } from 'kysely'
import type { Transaction } from '../../database/open.ts'
import type { Tables } from '../../database/tables.ts'
import { type NewMail, queueMails } from '../../mail/store.ts'
import type { MailContent } from './content.ts'
import { attendeeMails, budgets } from './kinds.ts'
import type { Known } from './known.ts'
import type { AttendeeMailName } from './names.ts'
import { type LinkPurpose, newLink } from './links.ts'
import { insertLinks } from './store.ts'
import { ticketOf } from './ticket.ts'

const [minute, hour] = [60_000, 3_600_000]

type Addressed = Pick<
  Selectable<Tables['rsvp_answer']>,
  | 'id'
  | 'organization'
  | 'event'
  | 'email'
  | 'address'
  | 'amount'
  | 'payload'
  | 'language'
  | 'sequence'
  | 'created'
  | 'ticket'
> & {
  readonly pending_until?: number | null
  readonly waiting_since?: number | null
  /** Until when seats can be held that are offered to somebody from the waiting list. */
  readonly heldAtMost?: number
  readonly status: string
  readonly isCancellation?: boolean
  readonly known?: Known | undefined
  readonly notes?: readonly string[] | undefined
  /** Somebody has confirmed the address of this answer. */
  readonly isProven?: boolean
}

export interface AttendeeMail {
  readonly mail: NewMail & { readonly content: MailContent }
  readonly links: { hash: string; answer: string; purpose: LinkPurpose; expires: number }[]
}

/**
 * A mail to an attendee and the links in it, to be queued together. `occasion` distinguishes it from other mails of its kind
 * to the same attendee, so that doing the same thing twice sends one.
 */
export function attendeeMail(answer: Addressed, name: AttendeeMailName, occasion: string, now: number): AttendeeMail {
  const kind = attendeeMails[name]
  const hasPlace = (answer.waiting_since ?? null) !== null
  const isOffered = answer.status === 'pending' && hasPlace
  // Until an address is confirmed, its links can do nothing else.
  const wanted = answer.status === 'pending' && !isOffered ? attendeeMails.rsvp_doi.links : kind.links
  const lifetimes = Object.entries(wanted) as [LinkPurpose, number][]
  const links = lifetimes.map(([purpose, lifetime]) => newLink(answer.id, purpose, now, lifetime))
  const shortest = Math.min(...lifetimes.map(([, lifetime]) => lifetime))
  return {
    mail: {
      organization: answer.organization,
      kind,
      recipient: answer.address,
      language: answer.language,
      event: answer.event,
      answer: answer.id,
      key: `${answer.id}:${name}:${occasion}`,
      content: {
        email: answer.email,
        status: answer.status as RsvpAnswer['status'],
        amount: answer.amount,
        ticket: ticketOf(answer),
        payload: JSON.parse(answer.payload) as Record<string, unknown>,
        sequence: answer.sequence,
        since: answer.created,
        isCancelled: answer.status === 'declined',
        ...(isOffered && { heldUntil: answer.pending_until! }),
        ...(isOffered && Number.isFinite(answer.heldAtMost) && { heldAtMost: answer.heldAtMost! }),
        ...(answer.status === 'declined' && hasPlace && { hasLapsed: true }),
        ...(answer.isCancellation && { isCancellation: true }),
        ...(answer.known && { known: answer.known }),
        ...(answer.notes && answer.notes.length > 0 && { notes: answer.notes }),
        tokens: Object.fromEntries(links.map(({ token, row }) => [row.purpose, token])),
      },
      ...(kind.budget !== undefined && answer.isProven && { budget: budgets.confirmed }),
      ...(shortest <= hour && { expires: now + shortest - 5 * minute }),
    },
    links: links.map(({ row }) => row),
  }
}

/** Queues mails to attendees in the transaction that causes them. Returns the ids of those that are new. */
export async function queueAttendeeMails(tx: Transaction, mails: readonly AttendeeMail[], now: number) {
  await insertLinks(
    tx,
    mails.flatMap(({ links }) => links),
  )
  return queueMails(
    tx,
    mails.map(({ mail }) => mail),
    now,
  )
}
