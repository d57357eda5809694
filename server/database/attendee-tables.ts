import type { Generated } from 'kysely'

/** RSVPs and mails. */
export interface AttendeeTables {
  rsvp_answer: {
    /** Increases in the order of sign-up. */
    serial: Generated<number>
    id: string
    organization: number
    /** The prokey. */
    event: string
    status: string
    /** The status of a pending RSVP once its address is confirmed. */
    chosen: string | null
    email: string
    /** The email normalized for comparison; for an erased RSVP, a value that is no email. */
    address: string
    amount: number
    /** As JSON. */
    payload: string
    language: string
    /** Identifies the form, so that submitting it twice creates one RSVP. */
    nonce: string | null
    pending_until: number | null
    /** The place in the line of the waiting list: earlier ones are first. Kept after a seat was offered. */
    waiting_since: number | null
    /** How often this RSVP has changed the entry in the attendee's calendar. */
    sequence: number
    version: number
    created: number
    updated: number | null
    /** The code on the ticket, without its hyphen; null once the RSVP was erased. */
    ticket: string | null
    checked_in: number | null
    /** The address and everything filled in, as search.ts simplifies it. */
    search: Generated<string>
  }
  /** RSVPs that organizers removed a few minutes ago, so that they can be brought back. */
  removed_answer: Omit<AttendeeTables['rsvp_answer'], 'serial' | 'search'> & {
    serial: number
    search: string
    /** When. */
    removed: number
    /** 1 if it was deleted with its event, and comes back only with it. */
    with_event: number
  }
  /** The links of these RSVPs. */
  removed_link: AttendeeTables['attendee_link']
  /** What was in the mails about these RSVPs. */
  removed_mail: Pick<AttendeeTables['mail'], 'id' | 'recipient' | 'content' | 'subject' | 'error' | 'state'> & {
    answer: string
  }
  /** What an organizer writes to many attendees, stored once for all of its mails. */
  attendee_message: {
    id: string
    organization: number
    subject: string
    /** Plain text. */
    content: string
    created: number
  }
  /** How many seats of an event are taken: see rsvp/seats.ts. */
  rsvp_seats: { event: string; organization: number; taken: number }
  /** When attendees are reminded next. Only for events that have reminders ahead, or have to be planned. */
  event_reminder: {
    event: string
    organization: number
    /** `reminder_hours` of its template when it was planned, as JSON. */
    hours: string
    /** What was due until then is done. */
    since: number
    /** 0: it has to be planned. */
    due: number
  }
  /** A link in a mail that identifies an attendee. */
  attendee_link: {
    /** SHA-256 of the token in the link. */
    hash: string
    answer: string
    purpose: string
    expires: number
  }
  mail: {
    id: string
    /** On whose behalf it is sent; null for mails of the service itself. */
    organization: number | null
    kind: string
    recipient: string
    language: string
    event: string | null
    answer: string | null
    /** At most one mail exists per key; its Message-ID is derived from it. */
    dedupe_key: string
    /** What the mail is composed from, as JSON; null once it was sent. */
    content: string | null
    /** After this time it is useless. */
    expires: number | null
    state: string
    subject: string | null
    error: string | null
    created: number
    sent: number | null
    /** The key by which the limit for a recipient counts it; null if it doesn't count, or no longer. */
    limit_key: string | null
  }
  /** Addresses that get no more news from an organization. */
  mail_suppression: { organization: number; address: string; reason: string; created: number }
  /** How many mails an organization has sent per UTC day, counted from 1970. */
  mail_quota: { organization: number; day: number; used: number }
}
