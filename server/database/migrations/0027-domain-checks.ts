import type { Migration } from '../ddl.ts'

/** What the last lookup of the DNS records of a domain has found. */
export const domainChecks: Migration['up'] = (ddl) => [
  'alter table custom_domain add column checked bigint',
  `alter table custom_domain add column findings ${ddl.text}`,
]
