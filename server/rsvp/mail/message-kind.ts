import type { Selectable } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { MailKind } from '../../mail/kind.ts'
import { attendeeMails } from './kinds.ts'
import { type AttendeeMail, attendeeMail } from './queued.ts'
import { answerCreated } from './store.ts'

/** A mail to an attendee that the organizer has written. Nothing takes its place: two messages say different things. */
export const attendeeMessage: MailKind = {
  name: 'attendee_message',
  isMass: true,
  isReadable: true,
  compose: async (context, mail) => (await import('./message.ts')).composeStoredMessage(context, mail),
  news: { wantedSince: answerCreated },
  delayed: attendeeMails.rsvp_event_update.delayed!,
}

/** The mail of a message to one attendee. An address gets a message once, however many events it has signed up for. */
export function messageMail(answer: Selectable<Tables['rsvp_answer']>, message: string, now: number): AttendeeMail {
  const { mail, links } = attendeeMail(answer, 'rsvp_event_update', message, now)
  const content = { ...mail.content, message }
  return { mail: { ...mail, kind: attendeeMessage, key: `${message}:${answer.address}`, content }, links }
}
