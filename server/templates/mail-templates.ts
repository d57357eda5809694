import { EmailTemplate } from '@kalends/contract'
import { type Operator, actorFor, advice, managed } from '../accounts/operator.ts'
import type { Context } from '../context.ts'
import type { Actor } from '../http/actor.ts'
import { Faults, Refusal } from '../refusal.ts'
import type { Row } from '../resources/store.ts'
import { etagOf } from '../http/etag.ts'
import { ResourceWriter } from '../resources/write.ts'
import type { MailTemplate } from './mail-texts.ts'
import { type EmailTemplateRow, emailTemplateRows, rsvpBlocksNaming } from './store.ts'
import { emailTemplates } from './templates.ts'

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
  return (await database.read((db) => emailTemplateRows(db, { organization }))).map(listed)
}

interface NamedBlock {
  readonly id: number
  readonly name: string
}

export interface FoundMailTemplate extends ListedMailTemplate {
  /** The RSVP templates that name it. */
  readonly used_by: readonly NamedBlock[]
}

export async function findMailTemplate(
  { database }: Pick<Context, 'database'>,
  operator: Operator,
  id: number,
): Promise<FoundMailTemplate & { readonly etag: string }> {
  return database.read(async (db) => {
    const row = found(operator, await emailTemplateRows(db, { id }), id)
    return { ...listed(row), used_by: await rsvpBlocksNaming(db, row), etag: etagOf(row) }
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
) {
  const writer = new ResourceWriter(emailTemplates, context)
  const { key } = await context.database.transaction((tx) => writer.create(tx, actor, template))
  return findMailTemplate(context, actor, key as number)
}

/** Changes the given texts, by the same rules. The type is fixed: RSVP templates rely on it. */
export async function setMailTemplate(
  context: Context,
  operator: Operator,
  id: number,
  changes: Partial<MailTemplate>,
  ifMatch?: string,
) {
  await context.database.transaction(async (tx) => {
    const { organization, type } = found(operator, await emailTemplateRows(tx, { id }), id)
    if (changes.type !== undefined && changes.type !== type)
      throw invalid('type', `type cannot be changed. Create another email template of the type ${changes.type}.`)
    const actor = actorFor(operator, organization)
    await new ResourceWriter(emailTemplates, context).update(tx, actor, id, ifMatch, changes)
  })
  return findMailTemplate(context, operator, id)
}

/** The built-in texts, without a sender and an address for replies. */
export const builtIn: Partial<MailTemplate> = { ...EmailTemplate.defaults, from_name: null, reply_to: null }

/**
 * Removes a template that is not the default. RSVP templates that name it fall back to the default, which needs
 * `isSure`. Returns the ids of both.
 */
export async function removeMailTemplate(
  context: Context,
  operator: Operator,
  id: number,
  { isSure }: { isSure: boolean },
) {
  return context.database.transaction(async (tx) => {
    const row = found(operator, await emailTemplateRows(tx, { id }), id)
    const { organization, type, default_id } = row
    if (id === default_id) throw isDefault(operator, id, type)
    const used_by = await rsvpBlocksNaming(tx, row)
    if (used_by.length > 0 && !isSure) throw inUse(operator, row, used_by)
    const actor = actorFor(operator, organization)
    await new ResourceWriter(emailTemplates, context).remove(tx, actor, id, undefined)
    return { default_id: default_id!, used_by }
  })
}

function isDefault(operator: Operator, id: number, type: string): Refusal {
  const how = advice(operator, {
    application: 'Reset it to restore its built-in texts.',
    terminal: `Run "kalends email-template set ${id} --reset" to restore its built-in texts.`,
  })
  return new Refusal(
    'conflict',
    `Email template ${id} is the default of the type ${type} and cannot be removed. ${how}`,
  )
}

function inUse(operator: Operator, { id, default_id }: EmailTemplateRow, used_by: readonly NamedBlock[]): Refusal {
  const names = used_by.map((block) => `the RSVP template ${block.id} (${block.name})`).join(', ')
  const how = advice(operator, { application: 'Send force=true', terminal: 'Add --yes' })
  return new Refusal(
    'conflict',
    `Email template ${id} is used by ${names}. ${how} to remove it; they will then use the default, ${default_id}.`,
    { details: { used_by } },
  )
}

function invalid(field: string, message: string): Refusal {
  const faults = new Faults()
  faults.add(field, message)
  return faults.refusal()!
}

function found(operator: Operator, [row]: EmailTemplateRow[], id: number): EmailTemplateRow {
  return managed(operator, row, { what: `email template ${id}`, command: 'email-template list' })
}

function listed(row: EmailTemplateRow): ListedMailTemplate {
  const { id, organization, default_id } = row
  const item = emailTemplates.store.item(row as unknown as Row) as MailTemplate
  return { id, organization, is_default: id === default_id, ...item }
}
