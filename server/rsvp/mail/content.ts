import type { RsvpAnswer } from '@kalends/contract'
import type { StoredMail } from '../../mail/kind.ts'
import type { Known } from './known.ts'
import type { LinkPurpose } from './links.ts'

/** What a mail to an attendee is made of, as it is stored until it is sent. */
export interface MailContent {
  readonly email: string
  readonly status: RsvpAnswer['status']
  readonly amount: number
  /** As people read it; only if the RSVP is confirmed. Missing in mails that older servers have queued. */
  readonly ticket?: string | null
  readonly payload: Readonly<Record<string, unknown>>
  /** Of the entry in the attendee's calendar. */
  readonly sequence: number
  /** When the attendee signed up. Missing in mails that older servers have queued. */
  readonly since?: number
  /** Takes the event out of the calendar. */
  readonly isCancelled: boolean
  /** The organizer cancelled the event or one of its dates, or reinstated it. */
  readonly isCancellation?: boolean
  /** What the attendee knew of the event before it changed. Missing in mails that older servers have queued. */
  readonly known?: Known
  /** What the organizer has said about the changes, oldest first. */
  readonly notes?: readonly string[]
  /** Until when seats are held for somebody from the waiting list, and until when they can be at most. */
  readonly heldUntil?: number
  readonly heldAtMost?: number
  /** Nobody has taken the seats in time that were offered to them. */
  readonly hasLapsed?: boolean
  /** When the date begins that the attendee is reminded of. */
  readonly starts?: number
  /** The id of the message, if the organizer has written it. */
  readonly message?: string
  /** The tokens of the links in the mail. */
  readonly tokens: Partial<Record<LinkPurpose, string>>
}

export function contentOf({ content }: StoredMail): MailContent {
  return JSON.parse(content) as MailContent
}
