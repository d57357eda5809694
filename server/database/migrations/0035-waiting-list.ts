import type { Migration } from '../ddl.ts'

/** The places of RSVPs on the waiting list of their event. */
export const waitingList: Migration['up'] = () => [
  'alter table rsvp_answer add column waiting_since bigint',
  'alter table removed_answer add column waiting_since bigint',
  "create index rsvp_answer_in_line on rsvp_answer (event, waiting_since, serial) where status = 'waiting'",
]
