import type { Migration } from '../ddl.ts'

/**
 * When attendees are reminded next, by event. Triggers mark the row of every RSVP event that is written, in whatever way, so that
 * it is planned again: see rsvp/reminders.ts.
 */
export const reminders: Migration['up'] = (ddl) => [
  `create table event_reminder (
      event ${ddl.text} primary key,
      organization bigint not null,
      hours ${ddl.text} not null,
      since bigint not null,
      due bigint not null,
      foreign key (organization, event) references event (organization, prokey) on delete cascade
    )`,
  'create index event_reminder_by_due on event_reminder (due)',
  'create index event_reminder_of_event on event_reminder (organization, event)',
  ...ddl.afterWrites({
    name: 'mark_reminder',
    table: 'event',
    condition: 'new.rsvp = 1 and new.rsvp_block is not null',
    action: `insert into event_reminder (event, organization, hours, since, due) values (new.prokey, new.organization, '', 0, 0)
      on conflict (event) do update set due = 0`,
  }),
]
