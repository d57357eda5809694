import { randomBytes } from 'node:crypto'
import type { Migration } from '../ddl.ts'

/**
 * The key that short links are made with: see addresses/short-code.ts. Then the slugs that events and groups have or had. They
 * are in one table, so that the database keeps them unique over both; `is_current` is 0 for one that only redirects.
 */
export const shortLinksAndSlugs: Migration['up'] = (ddl) => [
  `insert into secret (name, value, created)
     select 'short-links', '${randomBytes(32).toString('base64url')}', coalesce(max(applied), 0) from schema_migration`,
  `create table slug (
      organization bigint not null references organization (id) on delete cascade,
      slug ${ddl.text} not null,
      prokey ${ddl.text} not null,
      is_current bigint not null,
      primary key (organization, slug)
    )`,
  'create index slug_by_prokey on slug (organization, prokey)',
]
