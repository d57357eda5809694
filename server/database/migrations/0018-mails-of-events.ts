import type { Migration } from '../ddl.ts'

/** Finds the mails about an event, which lose everything personal when it is deleted. */
export const mailsOfEvents: Migration['up'] = () => ['create index mail_of_event on mail (event)']
