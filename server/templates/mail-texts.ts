import { EmailTemplate, type EmailTemplateType, type Item, emailTemplateTypes } from '@kalends/contract'
import type { Context } from '../context.ts'
import type { Transaction } from '../database/open.ts'
import type { Actor, By, OrganizationId } from '../http/actor.ts'
import { mail } from '../messages/mail/en.ts'
import { Refusal } from '../refusal.ts'
import type { Row } from '../resources/store.ts'
import { ResourceWriter } from '../resources/write.ts'
import { type EmailTemplateRow, emailTemplateRows, emailTemplatesOfType, rsvpBlocksNaming } from './store.ts'
import { emailTemplates } from './templates.ts'

export type MailTemplate = Item<typeof EmailTemplate>

/** The English defaults for empty template texts. Attendees read them in their own language. */
export function defaultTexts(type: EmailTemplateType) {
  const { content, ...texts } = mail.texts[type]
  return { ...texts, content: `<p>${content}</p>` }
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
    return row && itemOf(row)
  }
}

/** Finds the id of the default of a type. */
export function defaultEmailTemplates({ database }: Pick<Context, 'database'>) {
  const ofType = emailTemplatesOfType(database)
  return async (organization: number, type: EmailTemplateType): Promise<number | undefined> =>
    (await ofType(organization, type))[0]?.id
}

export interface ListedMailTemplate extends MailTemplate {
  readonly id: number
  readonly organization: number
  /** Used by RSVP templates without one of this type. It cannot be removed. */
  readonly is_default: boolean
}

export async function mailTemplates(
  { database }: Pick<Context, 'database'>,
  organization?: number,
): Promise<ListedMailTemplate[]> {
  const rows = await database.read((db) => emailTemplateRows(db))
  return rows.filter((row) => organization === undefined || row.organization === organization).map(listed)
}

export interface FoundMailTemplate extends ListedMailTemplate {
  /** The RSVP templates that name it. */
  readonly used_by: readonly { readonly id: number; readonly name: string }[]
}

export async function findMailTemplate(
  { database }: Pick<Context, 'database'>,
  id: number,
): Promise<FoundMailTemplate> {
  return database.read(async (db) => {
    const row = found(await emailTemplateRows(db, id), id)
    return { ...listed(row), used_by: await rsvpBlocksNaming(db, row) }
  })
}

/**
 * Creates another template of a type, by the rules of the API, which has no operation for this. Omitted texts use our
 * defaults.
 */
export async function createMailTemplate(
  context: Context,
  actor: Actor,
  template: Pick<MailTemplate, 'name'> & { readonly type: string } & Partial<Omit<MailTemplate, 'type'>>,
): Promise<FoundMailTemplate> {
  const writer = new ResourceWriter(emailTemplates, context)
  const { key } = await context.database.transaction((tx) => writer.create(tx, actor, template))
  return findMailTemplate(context, key as number)
}

/**
 * Removes a template that is not the default. RSVP templates that name it fall back to the default, which needs
 * `isSure`. Returns the ids of both.
 */
export async function removeMailTemplate(context: Context, by: By, id: number, { isSure }: { isSure: boolean }) {
  return context.database.transaction(async (tx) => {
    const row = found(await emailTemplateRows(tx, id), id)
    const { organization, type, default_id } = row
    if (id === default_id)
      throw new Refusal(
        'conflict',
        `Email template ${id} is the default of the type ${type} and cannot be removed. Run "kalends email-template set ${id} --reset" to restore its built-in texts.`,
      )
    const used_by = await rsvpBlocksNaming(tx, row)
    if (used_by.length > 0 && !isSure)
      throw new Refusal(
        'conflict',
        `Email template ${id} is used by ${used_by.map((block) => `the RSVP template ${block.id} (${block.name})`).join(', ')}. Add --yes to remove it; they will then use the default, ${default_id}.`,
      )
    const actor = { organization: organization as OrganizationId, by }
    await new ResourceWriter(emailTemplates, context).remove(tx, actor, id, undefined)
    return { default_id: default_id!, used_by }
  })
}

/** Changes the given texts, by the same rules. */
export async function setMailTemplate(
  context: Context,
  by: By,
  id: number,
  changes: Partial<MailTemplate>,
): Promise<FoundMailTemplate> {
  await context.database.transaction(async (tx) => {
    const row = found(await emailTemplateRows(tx, id), id)
    const actor = { organization: row.organization as OrganizationId, by }
    await new ResourceWriter(emailTemplates, context).update(tx, actor, id, undefined, changes)
  })
  return findMailTemplate(context, id)
}

function found([row]: EmailTemplateRow[], id: number): EmailTemplateRow {
  if (!row)
    throw new Refusal('missing', `There is no email template ${id}. Run "kalends email-template list" to see them.`)
  return row
}

function listed(row: EmailTemplateRow): ListedMailTemplate {
  const { id, organization, default_id } = row
  return { id, organization, is_default: id === default_id, ...itemOf(row as unknown as Row) }
}

const itemOf = (row: Row) => emailTemplates.store.item(row) as MailTemplate

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
