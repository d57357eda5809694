import type { Migration } from '../ddl.ts'

/** Settings of an organization, its planned removal and the export of its data. An organization without a row has the defaults. */
export const organizationSettings: Migration['up'] = (ddl) => [
  `create table organization_settings (
      organization bigint primary key references organization (id) on delete cascade,
      logo ${ddl.text} references image (id) on delete set null,
      sender_name ${ddl.text},
      reply_to ${ddl.text},
      language ${ddl.text},
      time_zone ${ddl.text},
      time_format ${ddl.text}
    )`,
  'create index logo_of_organization on organization_settings (logo) where logo is not null',
  `create table organization_removal (
      organization bigint primary key references organization (id) on delete cascade,
      at bigint not null,
      created bigint not null
    )`,
  `create table organization_export (
      organization bigint primary key references organization (id) on delete cascade,
      id ${ddl.text} not null unique,
      state ${ddl.text} not null,
      attempt ${ddl.text},
      part ${ddl.text},
      done bigint not null,
      total bigint not null,
      bytes bigint not null,
      created bigint not null,
      finished bigint,
      expires bigint
    )`,
  `create table export_link (
      hash ${ddl.text} primary key,
      export ${ddl.text} not null references organization_export (id) on delete cascade
    )`,
  'create index link_of_export on export_link (export)',
  `create table export_chunk (
      export ${ddl.text} not null references organization_export (id) on delete cascade,
      position bigint not null,
      bytes ${ddl.bytes} not null,
      primary key (export, position)
    )`,
]
