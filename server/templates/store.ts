import { EmailTemplate, type EmailTemplateType } from '@kalends/contract'
import type { Database, Transaction } from '../database/open.ts'
import type { OrganizationId } from '../http/actor.ts'
import { ResourceStore } from '../resources/store.ts'

export const emailTemplates = new ResourceStore(EmailTemplate, (template) => ({ type: String(template.type) }))

export async function mailTypesOf(tx: Transaction, organization: OrganizationId, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('email_template')
    .select(['id', 'type'])
    .where('organization', '=', organization)
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, row.type]))
}

export function emailTemplateReads(database: Database) {
  const columns = 'select id, label as name'
  const from = 'from email_template where organization = ?'
  return {
    all: database.statement<{ id: number; name: string; type: EmailTemplateType }>(`${columns}, type ${from} order by id`),
    page: database.statement<{ id: number; name: string; type: EmailTemplateType }>(`${columns}, type ${from} order by id limit ? offset ?`),
    count: database.statement<{ count: number }>(`select count(*) as count ${from}`),
    ofType: database.statement<{ id: number; name: string }>(`${columns} ${from} and type = ? order by id`),
  }
}
