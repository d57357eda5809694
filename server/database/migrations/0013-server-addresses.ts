import type { Migration } from '../ddl.ts'

/** The addresses of running servers, so that commands print working links. SQLite uses a file instead. */
export const serverAddresses: Migration['up'] = (ddl) => [
  `create table server_address (
      program ${ddl.text} primary key,
      addresses ${ddl.text} not null,
      since bigint not null
    )`,
]
