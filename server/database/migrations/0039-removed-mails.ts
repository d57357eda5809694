import type { Migration } from '../ddl.ts'

/** What was in the mails about RSVPs that were removed and can be brought back for a few minutes. */
export const removedMails: Migration['up'] = (ddl) => [
  `create table removed_mail (
      id ${ddl.text} primary key,
      answer ${ddl.text} not null references removed_answer (id) on delete cascade,
      recipient ${ddl.text} not null,
      content ${ddl.text},
      subject ${ddl.text},
      error ${ddl.text},
      state ${ddl.text} not null
    )`,
  'create index removed_mail_by_answer on removed_mail (answer)',
]
