import type { Database } from '../database/open.ts'
import type { Row } from '../resources/store.ts'

export interface DomainRow {
  readonly id: number
  readonly host: string
}

export interface OrganizationRow {
  readonly id: number
  readonly name: string
  readonly plan: string
}

/** What visitors know is a prokey, and no organization. */
export function publicationReads(database: Database) {
  return {
    event: database.statement<Row>("select * from event where prokey = ? and status = 'published'"),
    group: database.statement<Row>('select * from event_group where prokey = ?'),
    /** The published one of that id, and the default one; at most two. */
    domains: database.statement<DomainRow>(
      "select id, host from custom_domain where organization = ? and status = 'published' and (id = ? or is_default = 1)",
    ),
    organization: database.statement<OrganizationRow>('select id, name, plan from organization where id = ?'),
  }
}
