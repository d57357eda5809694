import type { Migration } from '../ddl.ts'

/** The program itself announces whose content a transaction changes, so the triggers of 0004 are removed. */
export const contentAnnouncements: Migration['up'] = (ddl) =>
  ddl.silenceChanges(['event_group', 'event', 'external_copy'])
