import type { Migration } from '../ddl.ts'

const columns =
  'id, organization, kind, recipient, language, event, answer, dedupe_key, content, expires, state, subject, error, created, sent, limit_key'

/** Mails of the service itself, such as links to sign in, are sent for no organization. */
export const mailsOfTheService: Migration['up'] = (ddl) =>
  ddl.dropNotNull('mail', 'organization', [
    `create table new_mail (
      id text primary key,
      organization bigint references organization (id) on delete cascade,
      kind text not null,
      recipient text not null,
      language text not null,
      event text,
      answer text,
      dedupe_key text not null unique,
      content text,
      expires bigint,
      state text not null,
      subject text,
      error text,
      created bigint not null,
      sent bigint,
      limit_key text
    )`,
    `insert into new_mail (${columns}) select ${columns} from mail`,
    'drop table mail',
    'alter table new_mail rename to mail',
    'create index mail_by_recipient on mail (recipient, created)',
    'create index mail_of_organization on mail (organization, created)',
    'create index mail_of_answer on mail (answer)',
    'create index mail_by_limit on mail (limit_key) where limit_key is not null',
    'create index mail_by_creation on mail (created)',
    'create index mail_of_event on mail (event)',
  ])
