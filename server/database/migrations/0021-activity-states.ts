import type { Migration } from '../ddl.ts'

/** Finds previous states of items that are old enough to be removed. */
export const activityStates: Migration['up'] = () => [
  'create index activity_with_state on activity (id) where state is not null',
]
