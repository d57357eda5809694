import type { Migration } from '../ddl.ts'

/** Tickets and check-in of RSVPs, a text to search them by, and messages to attendees. */
export const tickets: Migration['up'] = (ddl) => {
  const digit = `substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', cast(1 + ${ddl.randomDigit} as int), 1)`
  const ticket = Array.from({ length: 8 }, () => digit).join(' || ')
  return [
    `alter table rsvp_answer add column ticket ${ddl.text}`,
    'alter table rsvp_answer add column checked_in bigint',
    `alter table rsvp_answer add column search ${ddl.text} not null default ''`,
    // Only ASCII letters become capitals here. RSVPs are written completely when they change next.
    `update rsvp_answer set ticket = ${ticket}, search = upper(address || ' ' || payload) where email <> ''`,
    // Among a million RSVPs, two with the same ticket are likely; that a second draw hits a third is not.
    `update rsvp_answer set ticket = ${ticket}
      where ticket is not null and serial not in (select min(serial) from rsvp_answer group by ticket)`,
    'create unique index rsvp_answer_by_ticket on rsvp_answer (ticket) where ticket is not null',
    `create table attendee_message (
      id ${ddl.text} primary key,
      organization bigint not null references organization (id) on delete cascade,
      subject ${ddl.text} not null,
      content ${ddl.text} not null,
      created bigint not null
    )`,
  ]
}
