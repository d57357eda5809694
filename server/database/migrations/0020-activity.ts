import type { Migration } from '../ddl.ts'

/** What has changed, when and by whom: see activity/store.ts. */
export const activity: Migration['up'] = (ddl) => [
  `create table activity (
      id ${ddl.identity},
      organization bigint not null references organization (id) on delete cascade,
      transaction_id ${ddl.transactionId},
      operation bigint,
      at bigint not null,
      actor ${ddl.text} not null,
      actor_id ${ddl.text},
      type ${ddl.text} not null,
      action ${ddl.text} not null,
      item ${ddl.text} not null,
      event ${ddl.text},
      fields ${ddl.text},
      state ${ddl.text}
    )`,
  'create index activity_of_organization on activity (organization, transaction_id, id)',
  'create index activity_of_item on activity (organization, type, item)',
  'create index activity_by_operation on activity (operation) where operation is not null',
]
