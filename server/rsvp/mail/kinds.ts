import type { Transaction } from '../../database/open.ts'
import { lazy } from '../../lazy.ts'
import type { MailKind, StoredMail } from '../../mail/kind.ts'
import { contentOf } from './content.ts'
import { type LinkPurpose, hashOf, pendingFor } from './links.ts'
import type { AttendeeMailName } from './names.ts'
import { answerCreated, prolong } from './store.ts'

// Even importing a loaded module takes a tenth of composing a mail.
const composing = lazy(() => import('./compose.ts'))

const hour = 3_600_000
const day = 24 * hour

export interface AttendeeMailKind extends MailKind {
  readonly name: AttendeeMailName
  /** The links in it, and for how many milliseconds they are valid. */
  readonly links: Partial<Record<LinkPurpose, number>>
}

/**
 * What mails to one mailbox count against if anybody who knows the address can cause them. Links to an answer whose address
 * was confirmed have a budget of their own, so that strangers who use up the first one can't keep attendees from their RSVP.
 */
export const budgets = { unconfirmed: 'unconfirmed', confirmed: 'confirmed' } as const

const causedByAnybody = { budget: budgets.unconfirmed }

/** All kinds of mails to attendees. */
export const attendeeMails: Readonly<Record<AttendeeMailName, AttendeeMailKind>> = {
  rsvp_doi: {
    ...toAttendees('rsvp_doi', { confirm: pendingFor }),
    ...causedByAnybody,
    delayed: (tx, mail, by, now) => prolongWith(tx, mail, by, now + by + pendingFor),
  },
  rsvp_magic_link: { ...toAttendees('rsvp_magic_link', { manage: hour }), ...causedByAnybody },
  rsvp_second_signup: { ...toAttendees('rsvp_second_signup', { manage: hour }), ...causedByAnybody },
  rsvp_signup_confirmation: { ...toAttendees('rsvp_signup_confirmation', { manage: 30 * day }), ...causedByAnybody },
  rsvp_thank_you: toAttendees('rsvp_thank_you', { manage: 30 * day }),
  rsvp_change_confirmation: toAttendees('rsvp_change_confirmation', { manage: 30 * day }),
  rsvp_waiting_joined: { ...toAttendees('rsvp_waiting_joined', { manage: 30 * day }), ...causedByAnybody },
  rsvp_waiting_offer: {
    ...toAttendees('rsvp_waiting_offer', { manage: 30 * day }),
    delayed: (tx, mail, by, now) => prolongWith(tx, mail, by, heldUntil(mail, by, now)),
  },
  rsvp_waiting_lapsed: toAttendees('rsvp_waiting_lapsed', { manage: 30 * day }),
  rsvp_event_update: {
    ...toAttendees('rsvp_event_update', { manage: 30 * day, unsubscribe: 400 * day }),
    isMass: true,
    news: {
      wantedSince: answerCreated,
      // A cancellation is about the attendee's own seat.
      isEssential: (mail) => contentOf(mail).isCancellation === true,
    },
  },
  rsvp_reminder: {
    ...toAttendees('rsvp_reminder', { manage: 30 * day, unsubscribe: 400 * day }),
    compose: async (context, mail) => (await import('./reminder.ts')).composeReminder(context, mail),
    isMass: true,
    news: { wantedSince: answerCreated },
  },
}

function toAttendees(name: AttendeeMailName, links: AttendeeMailKind['links']): AttendeeMailKind {
  return {
    name,
    links,
    compose: async (context, mail) => (await composing()).composeMail(context, mail),
    isReadable: true,
    supersededBy: 'answer',
    delayed: (tx, mail, by) => prolongWith(tx, mail, by, 0),
  }
}

/** Seats are held for as long as if the offer had been made when its mail is sent, if there is still time for that. */
function heldUntil(mail: StoredMail, by: number, now: number): number {
  const { heldUntil: until = 0, heldAtMost = Infinity } = contentOf(mail)
  return Math.min(now + by + until - mail.created, heldAtMost)
}

/**
 * The links of a mail that is sent later are valid for longer. A pending answer holds its seats until its one rsvp_doi can be
 * used; other mails don't prolong it, or signing up again and again would hold seats for ever.
 */
async function prolongWith(tx: Transaction, mail: StoredMail, by: number, pendingUntil: number) {
  const hashes = Object.values(contentOf(mail).tokens).map(hashOf)
  const { organization, answer } = mail
  if (organization !== null && answer !== null)
    await prolong(tx, { organization, id: answer }, { hashes, by, pendingUntil })
}
