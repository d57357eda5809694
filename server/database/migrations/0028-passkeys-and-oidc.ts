import type { Migration } from '../ddl.ts'

/** Further ways in: passkeys, and accounts at an OIDC provider. Challenges work once, on every server. */
export const passkeysAndOidc: Migration['up'] = (ddl) => [
  `create table passkey (
      id ${ddl.identity},
      user_account bigint not null references user_account (id) on delete cascade,
      credential ${ddl.text} not null unique,
      public_key ${ddl.text} not null,
      counter bigint not null,
      transports ${ddl.text} not null,
      synced bigint not null,
      name ${ddl.text} not null,
      created bigint not null,
      last_used bigint
    )`,
  'create index passkey_of_user on passkey (user_account)',
  `create table oidc_identity (
      issuer ${ddl.text} not null,
      subject ${ddl.text} not null,
      user_account bigint not null references user_account (id) on delete cascade,
      created bigint not null,
      primary key (issuer, subject)
    )`,
  'create unique index oidc_identity_of_user on oidc_identity (user_account, issuer)',
  `create table challenge (
      hash ${ddl.text} primary key,
      purpose ${ddl.text} not null,
      browser ${ddl.text} not null,
      content ${ddl.text},
      expires bigint not null
    )`,
  'create index challenge_by_expiry on challenge (expires)',
]
