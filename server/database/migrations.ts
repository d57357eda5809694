import type { Migration } from './ddl.ts'

/** Forward only: a released migration is never changed, a new one is added at the end. Loaded only when it is needed. */
export const migrations: readonly Migration[] = [
  {
    name: '0001-foundation',
    rolling: true,
    up: async (ddl) => (await import('./migrations/0001-foundation.ts')).foundation(ddl),
  },
  {
    name: '0002-groups-and-events',
    // A server before it cannot delete a template that a group or an event names.
    rolling: false,
    up: async (ddl) => (await import('./migrations/0002-groups-and-events.ts')).groupsAndEvents(ddl),
  },
  {
    name: '0003-external-copies',
    // A server before it leaves copies alone; one of another address than the group's is not used.
    rolling: true,
    up: async (ddl) => (await import('./migrations/0003-external-copies.ts')).externalCopies(ddl),
  },
  {
    name: '0004-announcements',
    // The triggers announce what a server before it writes as well.
    rolling: true,
    up: async (ddl) => (await import('./migrations/0004-announcements.ts')).announcements(ddl),
  },
  {
    name: '0005-long-events',
    // A server before it fails on the new form of `serials`, and writes events without an end where lists do not look.
    rolling: false,
    up: async (ddl) => (await import('./migrations/0005-long-events.ts')).longEvents(ddl),
  },
  {
    name: '0006-jobs',
    // A server before it has no jobs, and its copies of calendars are judged by when they were checked.
    rolling: true,
    up: async (ddl) => (await import('./migrations/0006-jobs.ts')).jobs(ddl),
  },
  {
    name: '0007-content-announcements',
    // A server before it hears of changes by the triggers alone, and does not announce its own.
    rolling: false,
    up: async (ddl) => (await import('./migrations/0007-content-announcements.ts')).contentAnnouncements(ddl),
  },
  {
    name: '0008-rsvp-labels',
    // A server before it goes on writing such labels, which are read as any other.
    rolling: true,
    up: async (ddl) => (await import('./migrations/0008-rsvp-labels.ts')).rsvpLabels(ddl),
  },
  {
    name: '0009-rsvp',
    // A server before it takes no answers; the database removes those of an event that it deletes.
    rolling: true,
    up: async (ddl) => (await import('./migrations/0009-rsvp.ts')).rsvp(ddl),
  },
  {
    name: '0010-statistics',
    // A server before it counts no visits.
    rolling: true,
    up: async (ddl) => (await import('./migrations/0010-statistics.ts')).statistics(ddl),
  },
  {
    name: '0011-mail-quota',
    // A server before it sends mails without counting them.
    rolling: true,
    up: async (ddl) => (await import('./migrations/0011-mail-quota.ts')).mailQuota(ddl),
  },
  {
    name: '0012-smaller-statistics',
    // A server before it has prepared statements for columns of other types, and fails on them.
    rolling: false,
    up: async (ddl) => (await import('./migrations/0012-smaller-statistics.ts')).smallerStatistics(ddl),
  },
  {
    name: '0013-server-addresses',
    // A server before it does not say where it is reached.
    rolling: true,
    up: async (ddl) => (await import('./migrations/0013-server-addresses.ts')).serverAddresses(ddl),
  },
  {
    name: '0014-mail-limits',
    // A server before it queues mails without a key, which count against no limit of their recipient.
    rolling: true,
    up: async (ddl) => (await import('./migrations/0014-mail-limits.ts')).mailLimits(ddl),
  },
  {
    name: '0015-job-lanes',
    // A server before it takes jobs in the order in which they are due, and leaves mass mails to newer ones.
    rolling: true,
    up: async (ddl) => (await import('./migrations/0015-job-lanes.ts')).jobLanes(ddl),
  },
  {
    name: '0016-untouched-mail-texts',
    // A server before it writes our texts into new email templates, where they would count as those of the organization.
    rolling: false,
    up: async () => (await import('./migrations/0016-untouched-mail-texts.ts')).untouchedMailTexts(),
  },
  {
    name: '0017-disabled-organizations',
    // A server before it goes on serving an organization that is disabled.
    rolling: true,
    up: async (ddl) => (await import('./migrations/0017-disabled-organizations.ts')).disabledOrganizations(ddl),
  },
  {
    name: '0018-mails-of-events',
    // A server before it leaves the mails about deleted events as they are.
    rolling: true,
    up: async (ddl) => (await import('./migrations/0018-mails-of-events.ts')).mailsOfEvents(ddl),
  },
  {
    name: '0019-mails-of-the-service',
    // A server before it does not find mails without an organization, and drops mails of kinds that it does not know.
    rolling: false,
    up: async (ddl) => (await import('./migrations/0019-mails-of-the-service.ts')).mailsOfTheService(ddl),
  },
  {
    name: '0020-activity',
    // What a server before it changes is not recorded.
    rolling: true,
    up: async (ddl) => (await import('./migrations/0020-activity.ts')).activity(ddl),
  },
]
