import type { Migration } from '../ddl.ts'
import { item } from './item-table.ts'

export const groupsAndEvents: Migration['up'] = (ddl) => [
  ...item(
    ddl,
    'event_group',
    [
      ['layout bigint', 'layout', 'style'],
      ['landingpage bigint', 'landingpage', 'landing_page'],
      ['cta_block bigint', 'cta_block', 'cta_block'],
    ],
    [`prokey ${ddl.text} not null unique`, `subscription ${ddl.text} not null`, 'cta bigint not null'],
  ),
  // Including the organization in the reference makes it impossible to join a group of another one.
  'create unique index event_group_by_prokey on event_group (organization, prokey)',
  ...item(
    ddl,
    'event',
    [
      ['layout bigint', 'layout', 'style'],
      ['landingpage bigint', 'landingpage', 'landing_page'],
      ['rsvp_block bigint', 'rsvp_block', 'rsvp_block'],
      ['cta_block bigint', 'cta_block', 'cta_block'],
      [`event_group ${ddl.text} not null`, 'event_group', 'event_group', 'prokey'],
    ],
    [
      `prokey ${ddl.text} not null unique`,
      `status ${ddl.text} not null`,
      `sequence ${ddl.text} not null`,
      'rsvp bigint not null',
      'cta bigint not null',
      'updates bigint not null',
      `serials ${ddl.text} not null`,
      'starts bigint',
      'ends bigint',
      `span ${ddl.text} not null`,
      `ics ${ddl.text}`,
    ],
  ),
  'create index event_by_span on event (organization, span, starts)',
  'create index event_of_feed on event (event_group, id)',
]
