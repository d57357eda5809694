import type { Context } from '../context.ts'
import { html } from '../html/html.ts'
import { languageOf, messageFrom } from '../mail/composing.ts'
import type { MailKind, StoredMail } from '../mail/kind.ts'
import { messagesIn, withoutDoubleStop } from '../messages/messages.ts'
import { removalOf } from './removal-store.ts'

/** What a mail about the deletion of an organization is made of. */
export interface RemovalNews {
  readonly organization: number
  readonly name: string
  /** When it is deleted, or would have been. */
  readonly at: number
}

/** Tells an owner that the organization will be deleted. Sent by the service: the organization may be gone when it is sent. */
export const removalScheduled: MailKind = {
  name: 'organization_removal_scheduled',
  compose: async (context, mail) => {
    const { organization, at } = JSON.parse(mail.content) as RemovalNews
    const planned = await context.database.read((db) => removalOf(db, organization))
    // It was cancelled before the mail could be sent.
    return planned === at ? composed(context, mail, 'scheduled') : undefined
  },
  budget: 'organization removal',
}

/** Tells an owner that it won't. */
export const removalCancelled: MailKind = {
  name: 'organization_removal_cancelled',
  compose: (context, mail) => composed(context, mail, 'kept'),
  budget: 'organization removal',
}

async function composed({ settings }: Context, mail: StoredMail, what: 'scheduled' | 'kept') {
  const { organization, name, at } = JSON.parse(mail.content) as RemovalNews
  const language = languageOf(mail)
  const { removalTexts } = await import('../messages/removal.ts')
  const texts = removalTexts[language]
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(at)
  const filled = (text: string) =>
    withoutDoubleStop(text.replaceAll(/\{(org|date)\}/g, (_, key) => (key === 'org' ? name : date)))
  const { subject, content } = texts[what]
  const { mail: words } = await messagesIn(language)
  return messageFrom(settings, mail, {
    from: 'Kalends',
    subject: filled(subject),
    layout: {
      language,
      organization: name,
      headline: filled(subject),
      content: html`<p>${filled(content)}</p>
        ${what === 'scheduled' && html`<p>${filled(texts.scheduled.way)}</p>`}`,
      button: {
        label: texts.button,
        href: `${settings.publicUrl}/app/o/${organization}/settings/organization`,
        otherwise: words.withoutButton,
        colour: '#2f6fed',
      },
      reason: filled(texts.reason),
    },
  })
}
