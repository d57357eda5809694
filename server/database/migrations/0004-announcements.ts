import type { Migration } from '../ddl.ts'

/** Public answers are kept by every instance until one of these changes. */
export const announcements: Migration = {
  name: '0004-announcements',
  up: (ddl) => ddl.announceChanges(['style', 'event_group', 'event', 'external_copy']),
}
