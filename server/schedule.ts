import type { Handlers } from './jobs/worker.ts'

const hour = 3_600_000

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
}
