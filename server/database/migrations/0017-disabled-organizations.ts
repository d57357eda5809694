import type { Migration } from '../ddl.ts'

/** When an organization was disabled, and since when the DNS records of a custom domain have been missing. */
export const disabledOrganizations: Migration['up'] = () => [
  'alter table organization add column disabled bigint',
  'create index disabled_organization on organization (id) where disabled is not null',
  'alter table custom_domain add column missing_since bigint',
]
