import type { Context } from '../context.ts'
import { html } from '../html/html.ts'
import { languageOf, messageFrom } from '../mail/composing.ts'
import type { StoredMail } from '../mail/kind.ts'
import { messagesIn, withoutDoubleStop } from '../messages/messages.ts'

/** What a mail to an owner is about. */
interface Subject {
  readonly organization: number
  readonly name: string
}

/** A mail of the service to an owner of an organization, with a button that opens its settings. */
export async function ownerMail(
  { settings }: Pick<Context, 'settings'>,
  mail: StoredMail,
  { organization, name }: Subject,
  { subject, content }: { readonly subject: string; readonly content: readonly string[] },
) {
  const language = languageOf(mail)
  const { removalTexts } = await import('../messages/removal.ts')
  const { button, reason } = removalTexts[language]
  const { mail: words } = await messagesIn(language)
  return messageFrom(settings, mail, {
    from: 'Kalends',
    subject,
    layout: {
      language,
      organization: name,
      headline: subject,
      content: html`${content.map((text) => html`<p>${text}</p>`)}`,
      button: {
        label: button,
        href: `${settings.publicUrl}/app/o/${organization}/settings/organization`,
        otherwise: words.withoutButton,
        colour: '#2f6fed',
      },
      reason: withoutDoubleStop(reason.replaceAll('{org}', () => name)),
    },
  })
}
