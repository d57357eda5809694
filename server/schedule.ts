import type { Handlers } from './jobs/worker.ts'

const second = 1000
const minute = 60 * second
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
  'fold-visits': {
    every: 15 * second,
    run: async (context, { signal }) => (await import('./statistics/fold.ts')).foldVisits(context, signal),
  },
  'remove-old-visits': {
    every: hour,
    run: async (context) => (await import('./statistics/fold.ts')).removeOldVisits(context),
  },
  'remove-visits-of-deleted': {
    every: hour,
    run: async (context, { signal }) => (await import('./statistics/fold.ts')).removeVisitsOfDeleted(context, signal),
  },
  'send-mail': {
    retries: [minute, 5 * minute, 15 * minute, hour, 4 * hour, 12 * hour, 24 * hour],
    run: async (context, run) => {
      const [{ sendMail }, { composeMail }, { delayed, isEssential }] = await Promise.all([
        import('./mail/sending.ts'),
        import('./rsvp/mails.ts'),
        import('./rsvp/queued-mail.ts'),
      ])
      await sendMail(context, run, { compose: composeMail, delayed, isEssential })
    },
  },
  'inform-attendees': {
    run: async (context, run) => (await import('./rsvp/informing.ts')).informAttendees(context, run),
  },
  'remove-old-mails': {
    every: hour,
    run: async (context) => (await import('./mail/sending.ts')).removeOldMails(context),
  },
}
