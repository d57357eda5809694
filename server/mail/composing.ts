import type { Settings } from '../config.ts'
import { type Language, readLocale } from '../messages/messages.ts'
import type { MailRow } from './kind.ts'
import type { Layout } from './layout.ts'
import { mailHtml } from './markup.ts'
import { type CalendarFile, type Message, headerText, messageId } from './message.ts'
import { senderName } from './sender-name.ts'
import { mailText } from './text.ts'
import { ticketImage } from './ticket-block.ts'

/** What a composer decides. Everything else in a message follows from it. */
export interface Composition {
  /** The name of the sender, if it is fit to be one; the address is that of the service. */
  readonly from: string
  readonly replyTo?: string | null
  /** As the recipient typed it, if that is known. */
  readonly to?: string
  readonly subject: string
  readonly layout: Layout
  readonly calendars?: readonly CalendarFile[]
}

/** The language to write a mail in. */
export function languageOf({ language }: Pick<MailRow, 'language'>): Language {
  return readLocale(language)?.language ?? 'en'
}

export function messageFrom(
  { mailFrom }: Pick<Settings, 'mailFrom'>,
  { dedupe_key: key, recipient }: Pick<MailRow, 'dedupe_key' | 'recipient'>,
  { from, replyTo = null, to = recipient, subject, layout, calendars = [] }: Composition,
): Message {
  const { unsubscribe } = layout
  return {
    id: messageId(key, mailFrom),
    from: { name: senderName([from]), address: mailFrom },
    replyTo,
    to,
    subject: headerText(subject),
    html: mailHtml(layout),
    text: mailText(layout),
    calendars,
    images: [...(layout.logo ? [layout.logo] : []), ...(layout.ticket ? [ticketImage(layout.ticket)] : [])],
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe && {
        'List-Unsubscribe': `<${unsubscribe.href}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  }
}
