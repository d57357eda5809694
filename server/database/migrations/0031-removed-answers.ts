import type { Migration } from '../ddl.ts'

/** RSVPs that were removed and can be brought back for a few minutes, with their links. */
export const removedAnswers: Migration['up'] = (ddl) => [
  `create table removed_answer (
      serial bigint not null,
      id ${ddl.text} primary key,
      organization bigint not null references organization (id) on delete cascade,
      event ${ddl.text} not null,
      status ${ddl.text} not null,
      chosen ${ddl.text},
      email ${ddl.text} not null,
      address ${ddl.text} not null,
      amount bigint not null,
      payload ${ddl.text} not null,
      language ${ddl.text} not null,
      nonce ${ddl.text},
      pending_until bigint,
      sequence bigint not null,
      version bigint not null,
      created bigint not null,
      updated bigint,
      ticket ${ddl.text},
      checked_in bigint,
      search ${ddl.text} not null,
      removed bigint not null,
      with_event bigint not null
    )`,
  'create index removed_answer_of_event on removed_answer (event, serial)',
  'create index removed_answer_by_address on removed_answer (organization, address)',
  'create index removed_answer_by_time on removed_answer (removed)',
  `create table removed_link (
      hash ${ddl.text} primary key,
      answer ${ddl.text} not null references removed_answer (id) on delete cascade,
      purpose ${ddl.text} not null,
      expires bigint not null
    )`,
  'create index removed_link_by_answer on removed_link (answer)',
]
