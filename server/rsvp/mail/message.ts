import type { Context } from '../../context.ts'
import type { StoredMail } from '../../mail/kind.ts'
import type { Message } from '../../mail/message.ts'
import { messageOf } from './compose.ts'
import { contentOf } from './content.ts'
import { type MessageRow, findMessage } from './message-store.ts'
import { mailSources } from './sources.ts'

/** Undefined if the message, the event or the answer is gone. */
export async function composeStoredMessage(context: Context, mail: StoredMail): Promise<Message | undefined> {
  const message = await context.database.read((db) => findMessage(db, mail.organization, contentOf(mail).message ?? ''))
  return message && composeMessage(context, mail, message)
}

/** Looks like the mail about a change of the event and has its sender, but says what the organizer wrote. */
export async function composeMessage(
  context: Context,
  mail: StoredMail,
  written: Pick<MessageRow, 'subject' | 'content'>,
): Promise<Message | undefined> {
  const sources = await mailSources(context, { ...mail, kind: 'rsvp_event_update' })
  return sources && messageOf(context, sources, written)
}
