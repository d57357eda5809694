import type { Migration } from '../ddl.ts'

/** Counts the sign-ups of a period without reading the RSVPs themselves. */
export const signUpsByTime: Migration['up'] = () => [
  'create index rsvp_answer_by_time on rsvp_answer (organization, created, status, event)',
]
