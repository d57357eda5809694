import type { Migration } from '../ddl.ts'

/** Finds the mails about an event, whose personal data is removed when it is deleted. */
export const mailsOfEvents: Migration['up'] = () => ['create index mail_of_event on mail (event)']
