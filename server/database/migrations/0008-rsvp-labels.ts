import type { Migration } from '../ddl.ts'

/** Fixes labels that end in RSVP although the event has no RSVP template. */
export const rsvpLabels: Migration['up'] = () => [
  `update event set label = substr(label, 1, length(label) - 6)
    where (rsvp = 0 or rsvp_block is null) and label like '%, RSVP'`,
]
