import type { Migration } from '../ddl.ts'

/** The key for counting mails to a recipient, and an index to find old mails. */
export const mailLimits: Migration['up'] = (ddl) => [
  `alter table mail add column limit_key ${ddl.text}`,
  'create index mail_by_limit on mail (limit_key) where limit_key is not null',
  'create index mail_by_creation on mail (created)',
]
