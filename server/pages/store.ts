import type { Database } from '../database/open.ts'
import type { Row } from '../resources/store.ts'

/** Groups for visitors, who know the prokey and no organization. */
export function groupRows(database: Database) {
  return database.statement<Row>('select * from event_group where prokey = ?', { kept: 'recent' })
}
