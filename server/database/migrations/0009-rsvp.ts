import type { Migration } from '../ddl.ts'

/** Answers of attendees, the seats they take, links in mails, and mails. */
export const rsvp: Migration['up'] = (ddl) => [
  // Including the organization in the reference makes it impossible to answer an event of another one.
  'create unique index event_by_prokey on event (organization, prokey)',
  `create table rsvp_answer (
      serial ${ddl.identity},
      id ${ddl.text} not null unique,
      organization bigint not null,
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
      foreign key (organization, event) references event (organization, prokey) on delete cascade,
      unique (address, event),
      unique (nonce, event)
    )`,
  // No index of answers starts with the event: without statistics for a table that has just grown, PostgreSQL would use
  // it to read all answers to the event to find a few addresses.
  'create index rsvp_answer_of_event on rsvp_answer (organization, event, serial)',
  'create index rsvp_answer_of_organization on rsvp_answer (organization, serial)',
  'create index rsvp_answer_by_end on rsvp_answer (pending_until) where pending_until is not null',
  `create table rsvp_seats (
      event ${ddl.text} primary key,
      organization bigint not null,
      taken bigint not null,
      foreign key (organization, event) references event (organization, prokey) on delete cascade
    )`,
  `create table attendee_link (
      hash ${ddl.text} primary key,
      answer ${ddl.text} not null references rsvp_answer (id) on delete cascade,
      purpose ${ddl.text} not null,
      expires bigint not null
    )`,
  'create index attendee_link_by_answer on attendee_link (answer)',
  'create index attendee_link_by_end on attendee_link (expires)',
  `create table mail (
      id ${ddl.text} primary key,
      organization bigint not null references organization (id) on delete cascade,
      kind ${ddl.text} not null,
      recipient ${ddl.text} not null,
      language ${ddl.text} not null,
      event ${ddl.text},
      answer ${ddl.text},
      dedupe_key ${ddl.text} not null unique,
      content ${ddl.text},
      expires bigint,
      state ${ddl.text} not null,
      subject ${ddl.text},
      error ${ddl.text},
      created bigint not null,
      sent bigint
    )`,
  'create index mail_by_recipient on mail (recipient, created)',
  'create index mail_of_organization on mail (organization, created)',
  'create index mail_of_answer on mail (answer)',
  `create table mail_suppression (
      organization bigint not null references organization (id) on delete cascade,
      address ${ddl.text} not null,
      reason ${ddl.text} not null,
      created bigint not null,
      primary key (organization, address)
    )`,
  `create table secret (
      name ${ddl.text} primary key,
      value ${ddl.text} not null,
      created bigint not null
    )`,
]
