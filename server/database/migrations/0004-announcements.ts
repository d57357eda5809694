import type { Migration } from '../ddl.ts'

/** Public answers are kept by every instance until one of these changes. */
export const announcements: Migration['up'] = (ddl) => ddl.announceChanges(['event_group', 'event', 'external_copy'])
