import type { Migration } from '../ddl.ts'

/** The program itself announces whose content a transaction changes, so the triggers of 0004 go. */
export const contentAnnouncements: Migration['up'] = (ddl) =>
  ddl.announceChanges([]).length === 0
    ? []
    : [
        ...['event_group', 'event', 'external_copy'].map((table) => `drop trigger announce_change on ${table}`),
        'drop function announce_change()',
      ]
