import type { Migration } from '../ddl.ts'

/** How many mails an organization has sent on a day. */
export const mailQuota: Migration['up'] = () => [
  `create table mail_quota (
      organization bigint not null references organization (id) on delete cascade,
      day bigint not null,
      used bigint not null,
      primary key (organization, day)
    )`,
]
