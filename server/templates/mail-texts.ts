import type { EmailTemplate, EmailTemplateType, Item } from '@kalends/contract'
import type { Context } from '../context.ts'
import type { OrganizationId, Plan } from '../http/actor.ts'
import { mail } from '../messages/mail/en.ts'
import { Refusal } from '../refusal.ts'
import type { Row } from '../resources/store.ts'
import { ResourceWriter } from '../resources/write.ts'
import { type EmailTemplateRow, emailTemplateRows, emailTemplatesOfType } from './store.ts'
import { emailTemplates } from './templates.ts'

export type MailTemplate = Item<typeof EmailTemplate>

/** In English, what attendees read in their own language where a text of a template is empty. */
export function defaultTexts(type: EmailTemplateType) {
  const { content, ...texts } = mail.texts[type]
  return { ...texts, content: `<p>${content}</p>` }
}

/** Finds the email template that an RSVP template names, or else the one of the organization. */
export function emailTemplateReader({ database }: Pick<Context, 'database'>) {
  const { one } = emailTemplates.store.reads(database)
  const ofType = emailTemplatesOfType(database)
  return async (
    organization: number,
    type: EmailTemplateType,
    id: number | null,
  ): Promise<MailTemplate | undefined> => {
    const chosen = id ?? (await ofType(organization, type))[0]?.id
    const [row] = chosen === undefined ? [] : await one(organization, chosen)
    return row && itemOf(row)
  }
}

export interface ListedMailTemplate extends MailTemplate {
  readonly id: number
  readonly organization: number
}

/** All email templates, or those of one organization. */
export async function mailTemplates(
  { database }: Pick<Context, 'database'>,
  organization?: number,
): Promise<ListedMailTemplate[]> {
  const rows = await database.read((db) => emailTemplateRows(db))
  return rows.filter((row) => organization === undefined || row.organization === organization).map(listed)
}

export async function findMailTemplate(
  { database }: Pick<Context, 'database'>,
  id: number,
): Promise<ListedMailTemplate> {
  return listed(found(await database.read((db) => emailTemplateRows(db, id)), id))
}

/** Changes what is given by the rules of the API, which has no operation for it. */
export async function setMailTemplate(
  context: Context,
  id: number,
  changes: Partial<MailTemplate>,
): Promise<ListedMailTemplate> {
  await context.database.transaction(async (tx) => {
    const row = found(await emailTemplateRows(tx, id), id)
    const actor = { organization: row.organization as OrganizationId, plan: row.plan as Plan }
    await new ResourceWriter(emailTemplates, context).update(tx, actor, id, undefined, changes)
  })
  return findMailTemplate(context, id)
}

function found([row]: EmailTemplateRow[], id: number): EmailTemplateRow {
  if (!row) throw new Refusal('missing', `There is no email template ${id}. "kalends email-template list" shows them.`)
  return row
}

function listed(row: EmailTemplateRow): ListedMailTemplate {
  return { id: row.id, organization: row.organization, ...itemOf(row as unknown as Row) }
}

const itemOf = (row: Row) => emailTemplates.store.item(row) as MailTemplate
