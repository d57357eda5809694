import type { Migration } from '../ddl.ts'

/**
 * Finds long events by their end; they were checked one by one before. Stores the highest serial that a date of an
 * event ever had, so that none is reused; for existing events, only an upper bound is known.
 */
export const longEvents: Migration['up'] = () => [
  "update event set span = 'endless' where span = 'long' and ends is null",
  `update event set serials = '{"dates":' || serials || ',"highest":1000}' where serials like '[%'`,
  'create index event_by_end on event (organization, span, ends)',
]
