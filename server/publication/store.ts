import type { Database } from '../database/open.ts'
import type { Row } from '../resources/store.ts'

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
    organization: database.statement<OrganizationRow>('select id, name, plan from organization where id = ?'),
  }
}
