import type { Migration } from '../ddl.ts'
import { item } from './item-table.ts'

export const foundation: Migration['up'] = (ddl) => [
  `create table organization (
      id ${ddl.identity},
      name ${ddl.text} not null,
      plan ${ddl.text} not null,
      credits bigint,
      created bigint not null
    )`,
  `create table api_key (
      id ${ddl.identity},
      organization bigint not null references organization (id) on delete cascade,
      public_id ${ddl.text} not null unique,
      hash ${ddl.text} not null,
      name ${ddl.text} not null,
      scope ${ddl.text} not null,
      expires bigint,
      active bigint not null,
      last_used bigint,
      created bigint not null
    )`,
  'create index api_key_of_organization on api_key (organization)',
  `create table user_account (
      id ${ddl.identity},
      organization bigint not null references organization (id) on delete cascade,
      email ${ddl.text} not null,
      role ${ddl.text} not null,
      password_hash ${ddl.text},
      created bigint not null,
      unique (organization, email)
    )`,
  `create table custom_domain (
      id ${ddl.identity},
      organization bigint not null references organization (id) on delete cascade,
      host ${ddl.text} not null,
      status ${ddl.text} not null,
      fallback_url ${ddl.text},
      token ${ddl.text} not null,
      verified bigint,
      is_default bigint not null,
      created bigint not null,
      unique (organization, id),
      unique (organization, host)
    )`,
  "create unique index published_custom_domain on custom_domain (host) where status = 'published'",
  'create unique index default_custom_domain on custom_domain (organization) where is_default = 1',
  `create table image (
      id ${ddl.text} primary key,
      organization bigint not null references organization (id) on delete cascade,
      type ${ddl.text} not null,
      width bigint not null,
      height bigint not null,
      bytes ${ddl.bytes} not null,
      created bigint not null,
      unique (organization, id)
    )`,
  ...item(ddl, 'style'),
  ...item(
    ddl,
    'landing_page',
    [
      [`header_image ${ddl.text}`, 'header_image', 'image'],
      [`image ${ddl.text}`, 'image', 'image'],
      ['custom_domain bigint', 'custom_domain', 'custom_domain'],
    ],
    [`image_library ${ddl.text}`],
  ),
  ...item(ddl, 'cta_block'),
  ...item(ddl, 'email_template', [], [`type ${ddl.text} not null`]),
  ...item(
    ddl,
    'rsvp_block',
    mails.map((mail) => [`${mail} bigint`, mail, 'email_template']),
  ),
  `create table idempotency_key (
      organization bigint not null references organization (id) on delete cascade,
      key ${ddl.text} not null,
      fingerprint ${ddl.text} not null,
      status bigint not null,
      body ${ddl.text} not null,
      created bigint not null,
      primary key (organization, key)
    )`,
  'create index idempotency_key_by_age on idempotency_key (created)',
]

const mails = [
  'email_rsvp_doi',
  'email_rsvp_thank_you',
  'email_rsvp_signup_confirmation',
  'email_rsvp_change_confirmation',
  'email_rsvp_event_update',
  'email_rsvp_magic_link',
  'email_rsvp_second_signup',
]
