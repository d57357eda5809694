import type { Migration } from '../ddl.ts'

/** A label ended in RSVP after the template had been deleted, and for events that never had one. */
export const rsvpLabels: Migration['up'] = () => [
  `update event set label = substr(label, 1, length(label) - 6)
    where (rsvp = 0 or rsvp_block is null) and label like '%, RSVP'`,
]
