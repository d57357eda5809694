import type { Migration } from '../ddl.ts'

/** Where running servers are reached, so that commands print links that lead there. SQLite has a file for it. */
export const serverAddresses: Migration['up'] = (ddl) => [
  `create table server_address (
      program ${ddl.text} primary key,
      addresses ${ddl.text} not null,
      since bigint not null
    )`,
]
