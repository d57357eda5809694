import type { Context } from '../context.ts'
import { html } from '../html/html.ts'
import { languageOf, messageFrom } from '../mail/composing.ts'
import type { StoredMail } from '../mail/kind.ts'
import type { Message } from '../mail/message.ts'
import { senderName } from '../mail/sender-name.ts'
import { messagesIn } from '../messages/messages.ts'
import { type SignInMessages, signInMessages } from '../messages/sign-in-messages.ts'
import { type AccountMailContent, type AccountMailName, accountContentOf } from './account-mail-content.ts'
import { linkByHash } from './link-store.ts'
import { tokenHash } from './sessions/sessions.ts'

const product = 'Kalends'
const colour = '#2f6fed'

/** Composes a mail to a person who signs in; undefined if its link was used or withdrawn. */
export async function composeAccountMail(
  { database, settings }: Pick<Context, 'database' | 'settings'>,
  name: AccountMailName,
  mail: StoredMail,
): Promise<Message | undefined> {
  const content = accountContentOf(mail)
  if (content.token !== undefined && !(await database.read((db) => linkByHash(db, tokenHash(content.token!)))))
    return undefined
  const language = languageOf(mail)
  const [signIn, words] = await Promise.all([signInMessages(language), messagesIn(language)])
  const { mails } = signIn
  const { subject, headline, text, button } = textsOf(signIn, name, content)
  return messageFrom(settings, mail, {
    from: senderName([content.organizationName, product]),
    subject,
    layout: {
      language,
      organization: content.organizationName ?? product,
      headline,
      content: html`<p>${text}</p>`,
      button: {
        label: button,
        href: `${settings.publicUrl}${pathOf(name, content)}`,
        otherwise: words.mail.withoutButton,
        colour,
      },
      reason: name === 'invitation' ? mails.invited : mails.reason,
    },
  })
}

function textsOf({ mails, signIn }: SignInMessages, name: AccountMailName, content: AccountMailContent) {
  if (name === 'passkey_added' || name === 'passkey_removed') {
    const { subject, content: text } = mails[name]
    return { subject, headline: subject, text, button: signIn.button }
  }
  if (name !== 'invitation') return { ...mails[name], text: mails[name].content }
  const { subject, headline, by, content: text, button } = mails.invitation
  const { organizationName = product, inviter } = content
  return {
    subject: subject(organizationName),
    headline: headline(organizationName),
    text: inviter === undefined ? text : `${by(inviter)} ${text}`,
    button,
  }
}

function pathOf(name: AccountMailName, { token, next }: AccountMailContent): string {
  if (name === 'password_changed') return '/app/forgot'
  if (name === 'passkey_added' || name === 'passkey_removed') return '/app/sign-in'
  if (name === 'password_reset') return `/app/password/${token}`
  if (name === 'invitation') return `/app/invitation/${token}`
  return `/app/link/${token}${next === undefined ? '' : `?${new URLSearchParams({ next }).toString()}`}`
}
