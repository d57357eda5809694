import type { Settings } from './config.ts'
import type { Context } from './context.ts'
import { log } from './http/log.ts'
import { lazy } from './lazy.ts'
import type { Lane } from './jobs/slots.ts'
import type { Handlers, Run } from './jobs/worker.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/**
 * A job that hangs in one lane holds up no other. An organization leaves at least one slot to the others, so that they
 * need not wait for even one of its mails.
 */
const lanes = {
  /** Work whose delay visitors and attendees notice. */
  prompt: { slots: 2 },
  upkeep: { slots: 2 },
  /** Waits for name servers. */
  domains: { slots: 1 },
  /** Takes long for a large organization. */
  exports: { slots: 1 },
  backups: { slots: 1 },
  informing: { slots: 2, perOrganization: 1 },
  /** Mails that a person is waiting for. */
  mails: { slots: 5, perOrganization: 4, ahead: 8 },
  /** Mails to many people at once. */
  massMails: { slots: 3, perOrganization: 2, ahead: 8 },
} as const satisfies Record<string, Lane>

const mailing = lazy(async () => {
  const [{ sendMail }, { mailKinds }] = await Promise.all([import('./mail/sending.ts'), import('./mail-kinds.ts')])
  return (context: Context, run: Run) => sendMail(context, run, mailKinds)
})

const sending = {
  ahead: true,
  retries: [minute, 5 * minute, 15 * minute, hour, 4 * hour, 12 * hour, 24 * hour],
  // Importing a loaded module takes some 0.1 ms.
  run: async (context: Context, run: Run) => (await mailing())(context, run),
}

/** Backups are written by servers that have a folder for them. */
export function handlersFor({ backups }: Pick<Settings, 'backups'>): Handlers {
  return backups === null ? handlers : { ...handlers, ...backingUp }
}

const backingUp: Handlers = {
  'back-up': {
    lane: lanes.backups,
    every: 5 * minute,
    run: async (context, { signal }) => {
      const { backUpIfDue, copyIfDue } = await import('./backup/schedule.ts')
      const backup = await backUpIfDue(context, signal)
      if (backup)
        log(context.settings, 'info', 'backup written and verified', { file: backup.file, bytes: backup.bytes })
      const copy = await copyIfDue(context, signal)
      if (copy) log(context.settings, 'info', 'backup copied to object storage', { name: copy })
    },
  },
}

/** Every job of the server with its lane and interval. Its code is loaded when it runs. */
export const handlers: Handlers = {
  'remove-idempotency-keys': {
    lane: lanes.upkeep,
    every: hour,
    run: async (context, run) => (await import('./resources/idempotency.ts')).removeExpiredKeys(context, run),
  },
  'remove-external-copies': {
    lane: lanes.upkeep,
    every: 24 * hour,
    run: async (context) => (await import('./groups/external.ts')).removeUnusedCopies(context),
  },
  'expire-rsvp-answers': {
    lane: lanes.prompt,
    every: minute,
    run: async (context) => {
      await (await import('./rsvp/answers.ts')).answers(context).expire()
      await (await import('./rsvp/offering.ts')).offerEverywhere(context)
      await (await import('./rsvp/restoration.ts')).forgetRemovedAnswers(context)
    },
  },
  'offer-seats': {
    lane: lanes.prompt,
    run: async (context, run) => (await import('./rsvp/offering.ts')).offerByJob(context, run),
  },
  'send-reminders': {
    lane: lanes.informing,
    every: minute,
    run: async (context, run) => (await import('./rsvp/reminders.ts')).remindAll(context, run),
  },
  'remind-attendees': {
    lane: lanes.informing,
    run: async (context, run) => (await import('./rsvp/reminders.ts')).remindAttendees(context, run),
  },
  'mark-reminders': {
    lane: lanes.informing,
    run: async (context, run) => (await import('./rsvp/reminders.ts')).markEvents(context, run),
  },
  'check-rsvp-seats': {
    lane: lanes.upkeep,
    every: hour,
    run: async (context) => (await import('./rsvp/seat-check.ts')).checkSeats(context),
  },
  'remove-rsvp-leftovers': {
    lane: lanes.upkeep,
    every: hour,
    run: async (context) => (await import('./rsvp/retention.ts')).removeLeftovers(context),
  },
  'fold-visits': {
    lane: lanes.prompt,
    every: 15 * second,
    run: async (context, { signal }) => (await import('./statistics/fold.ts')).foldVisits(context, signal),
  },
  'remove-old-visits': {
    lane: lanes.upkeep,
    every: hour,
    run: async (context) => (await import('./statistics/fold.ts')).removeOldVisits(context),
  },
  'remove-visits-of-deleted': {
    lane: lanes.upkeep,
    every: hour,
    run: async (context, { signal }) => (await import('./statistics/fold.ts')).removeVisitsOfDeleted(context, signal),
  },
  'remove-unused-visit-keys': {
    lane: lanes.upkeep,
    every: 24 * hour,
    run: async (context, { signal }) => (await import('./statistics/keys.ts')).removeUnusedKeys(context, signal),
  },
  'remove-old-activity': {
    lane: lanes.upkeep,
    every: hour,
    run: async (context, { signal }) => (await import('./activity/retention.ts')).removeOldActivity(context, signal),
  },
  'forget-origins': {
    lane: lanes.upkeep,
    every: 24 * hour,
    run: async (context, { signal }) => (await import('./events/series-dates.ts')).forgetOrigins(context, signal),
  },
  'remove-ended-sessions': {
    lane: lanes.upkeep,
    every: hour,
    run: async (context) => (await import('./accounts/sessions/sessions.ts')).removeEndedSessions(context),
  },
  'remove-expired-links': {
    lane: lanes.upkeep,
    every: hour,
    run: async (context) => (await import('./accounts/one-time-links.ts')).removeExpiredLinks(context),
  },
  'remove-organizations': {
    lane: lanes.upkeep,
    every: 10 * minute,
    run: async (context, { signal }) => (await import('./accounts/removal.ts')).removeDue(context, signal),
  },
  'export-organization': {
    lane: lanes.exports,
    run: async (context, run) => (await import('./export/run.ts')).runExport(context, run),
  },
  'remove-expired-exports': {
    lane: lanes.upkeep,
    every: hour,
    run: async (context) => (await import('./export/exports.ts')).removeExpiredExports(context),
  },
  'send-account-link': {
    lane: lanes.mails,
    run: async (context, run) => (await import('./accounts/link-requests.ts')).sendRequestedLink(context, run),
  },
  'fill-event-search': {
    lane: lanes.upkeep,
    every: hour,
    run: async (context, { signal }) => (await import('./events/search.ts')).fillSearchTexts(context, signal),
  },
  'remove-expired-challenges': {
    lane: lanes.upkeep,
    every: hour,
    run: async (context) => (await import('./accounts/sessions/challenges.ts')).removeExpiredChallenges(context),
  },
  'check-custom-domains': {
    lane: lanes.domains,
    every: 24 * hour,
    run: async (context, { signal }) => (await import('./domains/recheck.ts')).recheckDomains(context, signal),
  },
  'send-mail': { lane: lanes.mails, ...sending },
  // Older servers leave these to newer ones.
  'send-mass-mail': { lane: lanes.massMails, ...sending },
  'inform-attendees': {
    lane: lanes.informing,
    run: async (context, run) => (await import('./rsvp/mail/informing.ts')).informAttendees(context, run),
  },
  'message-attendees': {
    lane: lanes.informing,
    run: async (context, run) => (await import('./rsvp/attendee-list/messaging.ts')).messageAttendees(context, run),
  },
  'remove-old-mails': {
    lane: lanes.upkeep,
    every: hour,
    run: async (context) => (await import('./mail/sending.ts')).removeOldMails(context),
  },
}
