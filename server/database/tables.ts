import type { ViewDimension } from '@kalends/contract'
import type { Generated, Transaction as KyselyTransaction } from 'kysely'
import type { AccountTables } from './account-tables.ts'
import type { AttendeeTables } from './attendee-tables.ts'

export type Transaction = KyselyTransaction<Tables>

/**
 * Column types of all tables. Only text and bigint are used, so both engines return the same values; times are epoch
 * milliseconds.
 */
export interface Tables extends AccountTables, AttendeeTables {
  schema_migration: { name: string; applied: number }
  custom_domain: {
    id: Generated<number>
    organization: number
    host: string
    status: string
    fallback_url: string | null
    token: string
    verified: number | null
    is_default: number
    created: number
    /** Since when its DNS records have been missing. */
    missing_since: number | null
    /** When its DNS records were last looked up, and what was found, as JSON. */
    checked: number | null
    findings: string | null
  }
  image: {
    id: string
    organization: number
    type: string
    width: number
    height: number
    bytes: Uint8Array
    created: number
    /** A tiny, blurred copy to show until the picture is there, as a data URL. */
    placeholder: string | null
  }
  scaled_image: {
    image: string
    width: number
    bytes: Uint8Array
  }
  style: ItemColumns
  landing_page: ItemColumns & {
    header_image: string | null
    image: string | null
    image_library: string | null
    custom_domain: number | null
  }
  cta_block: ItemColumns
  email_template: ItemColumns & { type: string }
  rsvp_block: ItemColumns & { [K in `email_rsvp_${MailKind}`]: number | null }
  event_group: ItemColumns & {
    prokey: string
    subscription: string
    cta: number
    layout: number | null
    landingpage: number | null
    cta_block: number | null
  }
  event: ItemColumns & {
    prokey: string
    event_group: string
    status: string
    sequence: string
    rsvp: number
    cta: number
    layout: number | null
    landingpage: number | null
    rsvp_block: number | null
    cta_block: number | null
    /** Number of updates through the API; every fifth costs a credit. */
    updates: number
    /** The serial of each date, and removed dates that may still be in attendees' calendars, as JSON. */
    serials: string
    /** Earliest start and latest end; null: no end, or only known on request (dynamic dates). */
    starts: number | null
    ends: number | null
    /** How `/event/all` finds it: see events/store.ts. */
    span: string
    /** What it is found by: see events/search-text.ts. Null until a job has filled it in for an older event. */
    search: string | null
    /** The VEVENTs of its dates and the other parts of a file, as JSON; null with dynamic dates. */
    ics: string | null
  }
  /** Events that were one date of a series, even if they are deleted: see events/split-store.ts. */
  split_date: { event: string; organization: number; series: string; day: string }
  /** The slugs that events and groups have, or had: see addresses/slug-store.ts. */
  slug: { organization: number; slug: string; prokey: string; is_current: number }
  /** The last good copy of an external group's calendar. */
  external_copy: {
    event_group: string
    organization: number
    url: string
    /** Validators for conditional requests to the source. */
    etag: string | null
    last_modified: string | null
    digest: string
    /** As they were received. */
    bytes: Uint8Array
    /** When the source last returned or confirmed it. */
    checked: number
    /** When it was last requested, to the day. */
    asked: number | null
  }
  job: {
    id: Generated<number>
    name: string
    /** The organization it is for; 0 for none. */
    organization: number
    /** As JSON. */
    payload: string
    unique_key: string | null
    run_at: number
    attempts: number
    /** The claim of a worker. */
    lease: string | null
    leased_until: number | null
    /** The last error. */
    error: string | null
    /** When it became a dead letter. */
    dead: number | null
    created: number
  }
  /** Secrets shared by the servers of a database. */
  secret: { name: string; value: string; created: number }
  /** Addresses of servers by the names of their connections; PostgreSQL only. */
  server_address: { program: string; addresses: string; since: number }
  /** The texts visits are counted by. */
  visit_key: { id: Generated<number>; text: string }
  /** A view, or a save when it has a type. The other columns are ids of visit_key. */
  visit: VisitColumns & { id: Generated<number>; subject: number; at: number }
  visit_day: SumColumns & { period: number }
  visit_month: SumColumns & { period: number }
  visit_total: SumColumns
  /** The last visit included in the sums; in the row `keys`, how often keys were removed. */
  visit_fold: { name: string; folded_to: number }
  /** What has changed, when and by whom: see activity/store.ts. */
  activity: {
    id: Generated<number>
    organization: number
    transaction_id: Generated<number>
    operation: number | null
    at: number
    actor: string
    actor_id: string | null
    type: string
    action: string
    item: string
    event: string | null
    fields: string | null
    state: Generated<string | null>
  }
  /** One row: the last id whose previous state has been removed, like those of all before it. */
  activity_states: { removed_to: number }
  idempotency_key: {
    organization: number
    key: string
    fingerprint: string
    status: number
    body: string
    created: number
  }
}

type VisitColumns = Record<ViewDimension | 'type', number | null>

interface SumColumns {
  /** The id of an event, or the negative id of a group. */
  subject: number
  /** See statistics/dimensions.ts. */
  dimension: number
  /** Of visit_key; 0 for all together. */
  key: number
  total: number
}

/** The columns of every resource: see docs/architecture.md, "Storage". */
export interface ItemColumns {
  id: Generated<number>
  organization: number
  /** What lists show. */
  label: string
  /** The plain fields, as the JSON text that responses contain. */
  body: string
  /** The schema `body` was written with. */
  shape: string
  version: number
  created: number
  updated: number | null
}

type MailKind =
  | 'doi'
  | 'thank_you'
  | 'signup_confirmation'
  | 'change_confirmation'
  | 'event_update'
  | 'magic_link'
  | 'second_signup'
