import type { Migration } from '../ddl.ts'

const sum = { subject: 'integer', dimension: 'smallint', key: 'integer' }
const keys = ['type', 'country', 'referrer', 'utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content']

/** Four-byte integers where two billion is enough, and an index that covers counting views and saves. */
export const smallerStatistics: Migration['up'] = (ddl) => [
  'drop index visit_of_subject',
  ...ddl.resize('visit', Object.fromEntries(['subject', ...keys].map((column) => [column, 'integer']))),
  ...ddl.resize('visit_day', { ...sum, period: 'integer', total: 'integer' }),
  ...ddl.resize('visit_month', { ...sum, period: 'integer', total: 'integer' }),
  ...ddl.resize('visit_total', sum),
  'create index visit_of_subject on visit (subject, at, type)',
]
