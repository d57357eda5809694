import type { Migration } from '../ddl.ts'

/** Every instance caches public responses until one of these changes. */
export const announcements: Migration['up'] = (ddl) => ddl.announceChanges(['event_group', 'event', 'external_copy'])
