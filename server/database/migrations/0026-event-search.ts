import type { Migration } from '../ddl.ts'

/** Finds events by words. The words of existing events are filled in by a job: see events/search-text.ts. */
export const eventSearch: Migration['up'] = (ddl) => [
  `alter table event add column search ${ddl.text}`,
  ...ddl.scanned('event_scanned', 'event', scanned),
  'create index event_without_search on event (id) where search is null',
]

const scanned = ['organization', 'id', 'search', 'event_group', 'status', 'rsvp', 'rsvp_block', 'starts', 'ends']
