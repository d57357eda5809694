import type { Migration } from '../ddl.ts'

export const externalCopies: Migration['up'] = (ddl) => [
  `create table external_copy (
      event_group ${ddl.text} primary key,
      organization bigint not null references organization (id) on delete cascade,
      url ${ddl.text} not null,
      etag ${ddl.text},
      last_modified ${ddl.text},
      digest ${ddl.text} not null,
      bytes ${ddl.bytes} not null,
      checked bigint not null,
      foreign key (organization, event_group) references event_group (organization, prokey) on delete cascade
    )`,
  'create index external_copy_of_group on external_copy (organization, event_group)',
]
