import type { Migration } from '../ddl.ts'

/** Single visits, and their sums per day, per month and in total. Texts are stored in a dictionary. */
export const statistics: Migration['up'] = (ddl) => [
  `create table visit_key (
      id ${ddl.identity},
      text ${ddl.text} not null unique
    )`,
  `create table visit (
      id ${ddl.identity},
      subject bigint not null,
      at bigint not null,
      type bigint,
      country bigint,
      referrer bigint,
      utm_source bigint,
      utm_medium bigint,
      utm_campaign bigint,
      utm_term bigint,
      utm_content bigint
    )`,
  'create index visit_of_subject on visit (subject, at)',
  ...['visit_day', 'visit_month', 'visit_total'].map(
    (table) => `create table ${table} (
      subject bigint not null,
      dimension bigint not null,
      ${table === 'visit_total' ? '' : 'period bigint not null,'}
      key bigint not null,
      total bigint not null,
      primary key (subject, dimension, ${table === 'visit_total' ? '' : 'period,'} key)
    )${ddl.narrow}`,
  ),
  `create table visit_fold (
      name ${ddl.text} primary key,
      folded_to bigint not null
    )`,
  "insert into visit_fold (name, folded_to) values ('visit', 0)",
]
