import type { Context } from '../context.ts'
import { html } from '../html/html.ts'
import { languageOf, messageFrom } from '../mail/composing.ts'
import type { StoredMail } from '../mail/kind.ts'
import type { Message } from '../mail/message.ts'
import { senderName } from '../mail/sender-name.ts'
import { messagesIn } from '../messages/messages.ts'
import { type SignInMessages, signInMessages } from '../messages/sign-in-messages.ts'
import {
  type AccountMailContent,
  type AccountMailName,
  type AccountMailText,
  accountContentOf,
} from './account-mail-content.ts'
import { type LinkRow, linkByHash } from './link-store.ts'
import { userByEmail } from './people-store.ts'
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
  const link = content.token === undefined ? null : await linkOf(content.token)
  if (link === undefined) return undefined
  const text = name === 'email_change' && (await isTaken(link!)) ? 'email_taken' : name
  const language = languageOf(mail)
  const [signIn, words] = await Promise.all([signInMessages(language), messagesIn(language)])
  const { mails } = signIn
  const { subject, headline = subject, content: said, button } = textsOf(signIn, text, content)
  const path = pathOf(text, content)
  return messageFrom(settings, mail, {
    from: senderName([content.organizationName, product]),
    subject,
    layout: {
      language,
      organization: content.organizationName ?? product,
      headline,
      content: html`<p>${said}</p>`,
      button:
        path === undefined
          ? null
          : {
              label: button ?? signIn.signIn.button,
              href: `${settings.publicUrl}${path}`,
              otherwise: words.mail.withoutButton,
              colour,
            },
      reason: mails[reasons[text] ?? 'reason'],
    },
  })

  function linkOf(token: string) {
    return database.read((db) => linkByHash(db, tokenHash(token)))
  }

  /** Only now: what depends on other people's addresses must not show in how a request is answered. */
  async function isTaken({ email }: LinkRow) {
    return (await database.read((db) => userByEmail(db, email!))) !== undefined
  }
}

const reasons: Partial<Record<AccountMailText, 'invited' | 'claimed'>> = {
  invitation: 'invited',
  email_change: 'claimed',
}

interface Texts {
  readonly subject: string
  /** The subject by default. */
  readonly headline?: string
  readonly content: string
  /** To sign in by default. */
  readonly button?: string
}

function textsOf({ mails }: SignInMessages, name: AccountMailText, content: AccountMailContent): Texts {
  if (name === 'email_changed') {
    const { subject, content: said } = mails.email_changed
    return { subject, content: said(content.email ?? '') }
  }
  if (name !== 'invitation') return mails[name]
  const { subject, headline, by, content: said, button } = mails.invitation
  const { organizationName = product, inviter } = content
  return {
    subject: subject(organizationName),
    headline: headline(organizationName),
    content: inviter === undefined ? said : `${by(inviter)} ${said}`,
    button,
  }
}

/** Where the button leads; undefined if there is none. */
function pathOf(name: AccountMailText, { token, next }: AccountMailContent): string | undefined {
  if (name === 'email_changed') return undefined
  if (name === 'password_changed') return '/app/forgot'
  if (name === 'passkey_added' || name === 'passkey_removed' || name === 'email_taken') return '/app/sign-in'
  if (name === 'password_reset') return `/app/password/${token}`
  if (name === 'email_change') return `/app/email/${token}`
  if (name === 'invitation') return `/app/invitation/${token}`
  return `/app/link/${token}${next === undefined ? '' : `?${new URLSearchParams({ next }).toString()}`}`
}
