import type { Migration } from '../ddl.ts'

/**
 * Makes recording cheaper: nothing looks up the changes of one RSVP, and states are removed in the order of their ids.
 */
export const activityIndexes: Migration['up'] = () => [
  'drop index activity_of_item',
  'drop index activity_with_state',
  `create index activity_of_item on activity (item) where type <> 'rsvp'`,
  'create table activity_states (removed_to bigint not null)',
  'insert into activity_states (removed_to) values (0)',
  // The names that other types use.
  `update activity set action = case action when 'signed_up' then 'created' when 'changed' then 'updated' else 'deleted' end
    where type = 'rsvp' and action in ('signed_up', 'changed', 'removed')`,
  `update activity set type = 'domain' where type = 'custom-domain'`,
]
