import { EmailTemplate, type EmailTemplateType, type Item, emailTemplateTypes } from '@kalends/contract'
import type { Context } from '../context.ts'
import type { Transaction } from '../database/open.ts'
import type { Actor } from '../http/actor.ts'
import { mail } from '../messages/mail/en.ts'
import { emailTemplatesOfType } from './store.ts'
import { emailTemplates } from './templates.ts'

export type MailTemplate = Item<typeof EmailTemplate>

/** The texts that attendees read where those of a template are empty, in English unless other messages are given. */
export function defaultTexts(type: EmailTemplateType, { texts }: Pick<typeof mail, 'texts'> = mail) {
  const { subject, headline, content, button_label } = texts[type]
  return { subject, headline, content: `<p>${content}</p>`, button_label }
}

/** Finds the email template that an RSVP template names, otherwise the default of its type, which is the oldest. */
export function emailTemplateReader({ database }: Pick<Context, 'database'>) {
  const { one } = emailTemplates.store.reads(database)
  const defaultOf = defaultEmailTemplates({ database })
  return async (
    organization: number,
    type: EmailTemplateType,
    id: number | null,
  ): Promise<MailTemplate | undefined> => {
    const chosen = id ?? (await defaultOf(organization, type))
    const [row] = chosen === undefined ? [] : await one(organization, chosen)
    return row && (emailTemplates.store.item(row) as MailTemplate)
  }
}

/** Finds the id of the default of a type. */
export function defaultEmailTemplates({ database }: Pick<Context, 'database'>) {
  const ofType = emailTemplatesOfType(database)
  return async (organization: number, type: EmailTemplateType): Promise<number | undefined> =>
    (await ofType(organization, type))[0]?.id
}

/** The seven mails of a new organization. An empty text means our default. */
export async function createDefaultEmailTemplates(tx: Transaction, actor: Actor, now: number) {
  for (const type of emailTemplateTypes) {
    await emailTemplates.store.insert(tx, actor, { ...EmailTemplate.defaults, name: names[type], type }, now)
  }
}

const names: Record<EmailTemplateType, string> = {
  rsvp_doi: 'Confirm address',
  rsvp_thank_you: 'Thank you',
  rsvp_signup_confirmation: 'Sign-up confirmation',
  rsvp_change_confirmation: 'Change confirmation',
  rsvp_event_update: 'Event update',
  rsvp_magic_link: 'Magic link',
  rsvp_second_signup: 'Second sign-up',
}
