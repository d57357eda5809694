import type { Handlers } from './jobs/worker.ts'

const minute = 60_000
const hour = 60 * minute

/** Every job of the server by its name, and how often it runs. Its code is loaded when it runs. */
export const handlers: Handlers = {
  'remove-idempotency-keys': {
    every: hour,
    run: async (context, run) => (await import('./resources/idempotency.ts')).removeExpiredKeys(context, run),
  },
  'remove-external-copies': {
    every: 24 * hour,
    run: async (context) => (await import('./groups/external.ts')).removeUnusedCopies(context),
  },
  'expire-rsvp-answers': {
    every: minute,
    run: async (context) => void (await (await import('./rsvp/answers.ts')).answers(context).expire()),
  },
  'check-rsvp-seats': {
    every: hour,
    run: async (context) => (await import('./rsvp/seat-check.ts')).checkSeats(context),
  },
  'remove-rsvp-leftovers': {
    every: hour,
    run: async (context) => (await import('./rsvp/retention.ts')).removeLeftovers(context),
  },
}
