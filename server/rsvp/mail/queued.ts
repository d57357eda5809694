import type { EmailTemplateType, RsvpAnswer } from '@kalends/contract'
import type { Selectable } from 'kysely'
import type { Transaction } from '../../database/open.ts'
import type { Tables } from '../../database/tables.ts'
import type { MailRow, NewMail } from '../../mail/store.ts'
import { type LinkPurpose, hashOf, newLink, pendingFor } from './links.ts'
import { prolong } from './store.ts'

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]

/** What a mail to an attendee is made of, as it is stored until it is sent. */
export interface MailContent {
  readonly email: string
  readonly status: RsvpAnswer['status']
  readonly amount: number
  readonly payload: Readonly<Record<string, unknown>>
  /** Of what stands in the attendee's calendar. */
  readonly sequence: number
  /** When the attendee signed up. Mails that older servers have queued do not say it. */
  readonly since?: number
  /** Takes the event out of the calendar. */
  readonly isCancelled: boolean
  /** The organizer called off the event or a date of it, or called it on again. */
  readonly isCancellation?: boolean
  /** What the links of the mail end with. */
  readonly tokens: Partial<Record<LinkPurpose, string>>
}

export type StoredMail = MailRow & { readonly content: string }

type Addressed = Pick<
  Selectable<Tables['rsvp_answer']>,
  'id' | 'organization' | 'event' | 'email' | 'address' | 'amount' | 'payload' | 'language' | 'sequence' | 'created'
> & {
  readonly status: string
  readonly isCancellation?: boolean
  /** Somebody has confirmed the address of this answer. */
  readonly isProven?: boolean
}

interface QueuedMail {
  readonly mail: NewMail
  readonly links: { hash: string; answer: string; purpose: LinkPurpose; expires: number }[]
}

// The links of each kind of mail, and how long they are good for. Until an hour is over, the form can be sent again.
const linksOf: Record<EmailTemplateType, Partial<Record<LinkPurpose, number>>> = {
  rsvp_doi: { confirm: pendingFor },
  rsvp_magic_link: { manage: hour },
  rsvp_second_signup: { manage: hour },
  rsvp_thank_you: { manage: 30 * day },
  rsvp_signup_confirmation: { manage: 30 * day },
  rsvp_change_confirmation: { manage: 30 * day },
  rsvp_event_update: { manage: 30 * day, unsubscribe: 400 * day },
}

// What anybody can make us send who knows an address.
const causedByAnybody: readonly EmailTemplateType[] = [
  'rsvp_doi',
  'rsvp_signup_confirmation',
  'rsvp_second_signup',
  'rsvp_magic_link',
]

/**
 * A mail to an attendee with the links in it, to be stored together. `occasion` tells it from other mails of its kind to
 * the same attendee, so that doing the same thing twice sends one.
 */
export function queuedMail(answer: Addressed, kind: EmailTemplateType, occasion: string, now: number): QueuedMail {
  // Until an address is confirmed, that is all a link is for.
  const wanted = answer.status === 'pending' ? linksOf.rsvp_doi : linksOf[kind]
  const lifetimes = Object.entries(wanted) as [LinkPurpose, number][]
  const links = lifetimes.map(([purpose, lifetime]) => newLink(answer.id, purpose, now, lifetime))
  const content: MailContent = {
    email: answer.email,
    status: answer.status as RsvpAnswer['status'],
    amount: answer.amount,
    payload: JSON.parse(answer.payload) as Record<string, unknown>,
    sequence: answer.sequence,
    since: answer.created,
    isCancelled: answer.status === 'declined',
    ...(answer.isCancellation && { isCancellation: true }),
    tokens: Object.fromEntries(links.map(({ token, row }) => [row.purpose, token])),
  }
  const shortest = Math.min(...lifetimes.map(([, lifetime]) => lifetime))
  return {
    mail: {
      organization: answer.organization,
      kind,
      recipient: answer.address,
      language: answer.language,
      event: answer.event,
      answer: answer.id,
      key: `${answer.id}:${kind}:${occasion}`,
      content,
      ...(causedByAnybody.includes(kind) && { budget: answer.isProven ? 'confirmed' : 'unconfirmed' }),
      ...(shortest <= hour && { expires: now + shortest - 5 * minute }),
    },
    links: links.map(({ row }) => row),
  }
}

/** Whether a mail is about the seat that somebody has: unsubscribing from news does not stop it. */
export function isEssential({ content }: StoredMail): boolean {
  return (JSON.parse(content) as MailContent).isCancellation === true
}

/**
 * A mail is sent later than was thought: its links are good for as much longer. A pending answer holds its seats until its
 * one rsvp_doi can be used; other mails do not prolong it, or signing up again and again would hold seats for ever.
 */
export async function delayed(tx: Transaction, mail: StoredMail, by: number, now: number): Promise<void> {
  const { tokens } = JSON.parse(mail.content) as MailContent
  const hashes = Object.values(tokens).map(hashOf)
  const pendingUntil = mail.kind === 'rsvp_doi' ? now + by + pendingFor : 0
  if (mail.answer !== null) await prolong(tx, { answer: mail.answer, hashes, by, pendingUntil })
}
