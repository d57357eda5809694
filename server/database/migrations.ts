import type { Migration } from './ddl.ts'

/** Forward only: a released migration never changes, new ones are appended. Each is loaded when needed. */
export const migrations: readonly Migration[] = [
  {
    name: '0001-foundation',
    rolling: true,
    up: async (ddl) => (await import('./migrations/0001-foundation.ts')).foundation(ddl),
  },
  {
    name: '0002-groups-and-events',
    // Older servers can't delete a template that a group or event uses.
    rolling: false,
    up: async (ddl) => (await import('./migrations/0002-groups-and-events.ts')).groupsAndEvents(ddl),
  },
  {
    name: '0003-external-copies',
    // Older servers ignore copies. A copy whose address differs from the group's isn't used.
    rolling: true,
    up: async (ddl) => (await import('./migrations/0003-external-copies.ts')).externalCopies(ddl),
  },
  {
    name: '0004-announcements',
    // The triggers also announce writes of older servers.
    rolling: true,
    up: async (ddl) => (await import('./migrations/0004-announcements.ts')).announcements(ddl),
  },
  {
    name: '0005-long-events',
    // Older servers fail on the new form of `serials`, and write events without an end where lists don't look.
    rolling: false,
    up: async (ddl) => (await import('./migrations/0005-long-events.ts')).longEvents(ddl),
  },
  {
    name: '0006-jobs',
    // Older servers have no jobs, and judge copies of calendars by when they were checked.
    rolling: true,
    up: async (ddl) => (await import('./migrations/0006-jobs.ts')).jobs(ddl),
  },
  {
    name: '0007-content-announcements',
    // Older servers learn of changes through the triggers only, and don't announce their own.
    rolling: false,
    up: async (ddl) => (await import('./migrations/0007-content-announcements.ts')).contentAnnouncements(ddl),
  },
  {
    name: '0008-rsvp-labels',
    // Older servers keep writing such labels, which are read like any other.
    rolling: true,
    up: async (ddl) => (await import('./migrations/0008-rsvp-labels.ts')).rsvpLabels(ddl),
  },
  {
    name: '0009-rsvp',
    // Older servers accept no RSVPs; the database removes those of events they delete.
    rolling: true,
    up: async (ddl) => (await import('./migrations/0009-rsvp.ts')).rsvp(ddl),
  },
  {
    name: '0010-statistics',
    // Older servers count no visits.
    rolling: true,
    up: async (ddl) => (await import('./migrations/0010-statistics.ts')).statistics(ddl),
  },
  {
    name: '0011-mail-quota',
    // Older servers send mails without counting them.
    rolling: true,
    up: async (ddl) => (await import('./migrations/0011-mail-quota.ts')).mailQuota(ddl),
  },
  {
    name: '0012-smaller-statistics',
    // Older servers have prepared statements with the old column types, and fail.
    rolling: false,
    up: async (ddl) => (await import('./migrations/0012-smaller-statistics.ts')).smallerStatistics(ddl),
  },
  {
    name: '0013-server-addresses',
    // Older servers don't record their address.
    rolling: true,
    up: async (ddl) => (await import('./migrations/0013-server-addresses.ts')).serverAddresses(ddl),
  },
  {
    name: '0014-mail-limits',
    // Older servers queue mails without a key, which don't count towards the limit of a recipient.
    rolling: true,
    up: async (ddl) => (await import('./migrations/0014-mail-limits.ts')).mailLimits(ddl),
  },
  {
    name: '0015-job-lanes',
    // Older servers run jobs in the order they are due, and leave mass mails to newer ones.
    rolling: true,
    up: async (ddl) => (await import('./migrations/0015-job-lanes.ts')).jobLanes(ddl),
  },
  {
    name: '0016-untouched-mail-texts',
    // Older servers copy our texts into new email templates, where they would count as customized.
    rolling: false,
    up: async () => (await import('./migrations/0016-untouched-mail-texts.ts')).untouchedMailTexts(),
  },
  {
    name: '0017-disabled-organizations',
    // Older servers keep serving disabled organizations.
    rolling: true,
    up: async (ddl) => (await import('./migrations/0017-disabled-organizations.ts')).disabledOrganizations(ddl),
  },
  {
    name: '0018-mails-of-events',
    // Older servers don't clear mails about deleted events.
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
  {
    name: '0021-activity-states',
    // A server before it keeps previous states for as long as their rows.
    rolling: true,
    up: async (ddl) => (await import('./migrations/0021-activity-states.ts')).activityStates(ddl),
  },
  {
    name: '0022-activity-indexes',
    // A server before it reads history more slowly.
    rolling: true,
    up: async (ddl) => (await import('./migrations/0022-activity-indexes.ts')).activityIndexes(ddl),
  },
  {
    name: '0023-people',
    // A server before it reads and writes users with an organization and a role.
    rolling: false,
    up: async (ddl) => (await import('./migrations/0023-people.ts')).people(ddl),
  },
  {
    name: '0024-tickets',
    // A server before it takes RSVPs without a ticket, and has prepared statements that read all columns.
    rolling: false,
    up: async (ddl) => (await import('./migrations/0024-tickets.ts')).tickets(ddl),
  },
  {
    name: '0025-organization-settings',
    // A server before it ignores the settings, and removes a logo that no page shows when an organization has too many images.
    rolling: true,
    up: async (ddl) => (await import('./migrations/0025-organization-settings.ts')).organizationSettings(ddl),
  },
  {
    name: '0026-event-search',
    // Lists of the application find what a server before it changes by the words it had before.
    rolling: true,
    up: async (ddl) => (await import('./migrations/0026-event-search.ts')).eventSearch(ddl),
  },
  {
    name: '0027-domain-checks',
    // A server before it does not store what its checks find.
    rolling: true,
    up: async (ddl) => (await import('./migrations/0027-domain-checks.ts')).domainChecks(ddl),
  },
  {
    name: '0028-passkeys-and-oidc',
    // A server before it offers neither.
    rolling: true,
    up: async (ddl) => (await import('./migrations/0028-passkeys-and-oidc.ts')).passkeysAndOidc(ddl),
  },
  {
    name: '0029-folded-letters',
    // A server before it stores these letters as they are: such events and RSVPs are found by plain letters after their next change.
    rolling: true,
    up: async (ddl) => (await import('./migrations/0029-folded-letters.ts')).foldedLetters(ddl),
  },
  {
    name: '0030-sign-ups-by-time',
    rolling: true,
    up: async (ddl) => (await import('./migrations/0030-sign-ups-by-time.ts')).signUpsByTime(ddl),
  },
  {
    name: '0031-removed-answers',
    // A server before it removes RSVPs at once.
    rolling: true,
    up: async (ddl) => (await import('./migrations/0031-removed-answers.ts')).removedAnswers(ddl),
  },
  {
    name: '0032-split-dates',
    // Dates that a server before it splits off come from nowhere.
    rolling: true,
    up: async (ddl) => (await import('./migrations/0032-split-dates.ts')).splitDates(ddl),
  },
  {
    name: '0034-scaled-images',
    // A server before it sends pictures as they were uploaded.
    rolling: true,
    up: async (ddl) => (await import('./migrations/0034-scaled-images.ts')).scaledImages(ddl),
  },
  {
    name: '0035-waiting-list',
    // A server before it takes people on the waiting list for attendees with seats, and reads all columns by prepared statements.
    rolling: false,
    up: async (ddl) => (await import('./migrations/0035-waiting-list.ts')).waitingList(ddl),
  },
  {
    name: '0037-reminders',
    // A server before it sends none. What it changes is marked by triggers.
    rolling: true,
    up: async (ddl) => (await import('./migrations/0037-reminders.ts')).reminders(ddl),
  },
  {
    name: '0038-short-links-and-slugs',
    // A server before it shows no short links. What it updates loses its slug, and what it deletes keeps it.
    rolling: true,
    up: async (ddl) => (await import('./migrations/0038-short-links-and-slugs.ts')).shortLinksAndSlugs(ddl),
  },
  {
    name: '0039-removed-mails',
    // A server before it empties the mails about removed RSVPs for good.
    rolling: true,
    up: async (ddl) => (await import('./migrations/0039-removed-mails.ts')).removedMails(ddl),
  },
  {
    name: '0040-fewer-indexes',
    // Older servers ask the same questions, and the indexes that are left suffice.
    rolling: true,
    up: async (ddl) => (await import('./migrations/0040-fewer-indexes.ts')).fewerIndexes(ddl),
  },
]
