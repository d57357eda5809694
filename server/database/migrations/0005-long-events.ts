import type { Migration } from '../ddl.ts'

/**
 * A long event is found by its end; until now all of them were looked at one by one. And an event knows the highest
 * number that a date of it ever had, so that none is given twice; how many there were before can only be bounded.
 */
export const longEvents: Migration['up'] = () => [
  "update event set span = 'endless' where span = 'long' and ends is null",
  `update event set serials = '{"dates":' || serials || ',"highest":1000}' where serials like '[%'`,
  'create index event_by_end on event (organization, span, ends)',
]
