import { attendeeMail, type AttendeeMail } from './queued.ts'
import { hashOf } from './links.ts'

type Addressed = Parameters<typeof attendeeMail>[0]

/**
 * A reminder to one attendee. One mail exists per key, so that people get at most one a day, whatever they have signed up for. The
 * key outlives the RSVP, so the address is hashed.
 */
export function reminderMail(
  answer: Addressed,
  { starts, day }: { readonly starts: number; readonly day: string },
  now: number,
): AttendeeMail {
  const { mail, links } = attendeeMail(answer, 'rsvp_reminder', day, now)
  const key = `rsvp_reminder:${answer.organization}:${hashOf(answer.address)}:${day}`
  return { mail: { ...mail, key, expires: starts, content: { ...mail.content, starts } }, links }
}
