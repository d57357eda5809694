import type { EmailTemplateType } from '@kalends/contract'
import type { Kysely, Selectable } from 'kysely'
import type { Database, Transaction } from '../database/open.ts'
import type { Tables } from '../database/tables.ts'
import type { OrganizationId } from '../http/actor.ts'

export async function mailTypesOf(
  tx: Transaction,
  organization: OrganizationId,
  ids: number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('email_template')
    .select(['id', 'type'])
    .where('organization', '=', organization)
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, row.type]))
}

export function emailTemplatesOfType(database: Database) {
  return database.statement<{ id: number; name: string }>(
    'select id, label as name from email_template where organization = ? and type = ? order by id',
  )
}

export type EmailTemplateRow = Selectable<Tables['email_template']> & {
  /** The oldest of its type in the organization. */
  readonly default_id: number | null
}

/** Email templates, oldest first, each with the default of its type: all, those of an organization, or a single one. */
export function emailTemplateRows(
  db: Kysely<Tables>,
  { organization, id }: { organization?: number | undefined; id?: number },
): Promise<EmailTemplateRow[]> {
  let rows = db
    .selectFrom('email_template')
    .selectAll('email_template')
    .select((eb) => [
      eb
        .selectFrom('email_template as same')
        .select((of) => of.fn.min('same.id').as('id'))
        .whereRef('same.organization', '=', 'email_template.organization')
        .whereRef('same.type', '=', 'email_template.type')
        .as('default_id'),
    ])
    .orderBy('email_template.id')
  if (organization !== undefined) rows = rows.where('email_template.organization', '=', organization)
  if (id !== undefined) rows = rows.where('email_template.id', '=', id)
  return rows.execute()
}

export function rsvpBlocksNaming(
  db: Kysely<Tables>,
  { id, organization, type }: Pick<EmailTemplateRow, 'id' | 'organization' | 'type'>,
): Promise<{ id: number; name: string }[]> {
  return db
    .selectFrom('rsvp_block')
    .select(['id', 'label as name'])
    .where('organization', '=', organization)
    .where(`email_${type as EmailTemplateType}`, '=', id)
    .orderBy('id')
    .execute()
}
