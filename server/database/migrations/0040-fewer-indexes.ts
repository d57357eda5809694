import type { Migration } from '../ddl.ts'

const references = ['layout', 'landingpage', 'rsvp_block', 'cta_block']

/**
 * Each index of events takes a share of every write: most events refer to no template, and one index by group is enough. It has all
 * that a feed reads of its events after a change.
 */
export const fewerIndexes: Migration['up'] = () => [
  ...references.flatMap((name) => [
    `drop index event_by_${name}`,
    `create index event_by_${name} on event (organization, ${name}) where ${name} is not null`,
  ]),
  'drop index event_by_event_group',
  'drop index event_of_feed',
  'create index event_by_event_group on event (event_group, organization, id, version, status, rsvp, rsvp_block, span)',
]
