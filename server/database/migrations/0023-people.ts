import type { Migration } from '../ddl.ts'

/**
 * A user used to belong to one organization. Now a user is a person, found by the email address, and memberships say in
 * which organizations and with which role. Users with the same address become one.
 */
export const people: Migration['up'] = (ddl) => [
  'alter table user_account rename to user_of_organization',
  `create table user_account (
      id ${ddl.identity},
      email ${ddl.text} not null unique,
      name ${ddl.text} not null,
      language ${ddl.text},
      time_zone ${ddl.text},
      password_hash ${ddl.text},
      created bigint not null
    )`,
  `insert into user_account (id, email, name, password_hash, created)
      select min(id), lower(email), '', null, min(created) from user_of_organization group by lower(email)`,
  `update user_account set password_hash = (
      select password_hash from user_of_organization
      where lower(user_of_organization.email) = user_account.email and password_hash is not null
      order by id desc limit 1
    )`,
  ...ddl.continueIdentity('user_account'),
  `create table membership (
      organization bigint not null references organization (id) on delete cascade,
      user_account bigint not null references user_account (id) on delete cascade,
      role ${ddl.text} not null,
      created bigint not null,
      primary key (organization, user_account)
    )`,
  'create index membership_of_user on membership (user_account)',
  `insert into membership (organization, user_account, role, created)
      select organization, user_account.id,
        min(case role when 'owner' then 'owner' when 'admin' then 'admin' else 'editor' end), min(user_of_organization.created)
      from user_of_organization join user_account on user_account.email = lower(user_of_organization.email)
      group by organization, user_account.id`,
  'drop table user_of_organization',
  `create table session (
      id ${ddl.identity},
      hash ${ddl.text} not null unique,
      user_account bigint not null references user_account (id) on delete cascade,
      way ${ddl.text} not null,
      device ${ddl.text} not null,
      country ${ddl.text},
      created bigint not null,
      last_seen bigint not null
    )`,
  'create index session_of_user on session (user_account)',
  `create table one_time_link (
      id ${ddl.identity},
      hash ${ddl.text} not null unique,
      purpose ${ddl.text} not null,
      email ${ddl.text},
      user_account bigint references user_account (id) on delete cascade,
      organization bigint references organization (id) on delete cascade,
      role ${ddl.text},
      created bigint not null,
      expires bigint not null
    )`,
  'create index one_time_link_of_user on one_time_link (user_account)',
  'create index one_time_link_of_organization on one_time_link (organization)',
]
