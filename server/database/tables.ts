import type { ViewDimension } from '@kalends/contract'
import type { Generated, Transaction as KyselyTransaction } from 'kysely'

export type Transaction = KyselyTransaction<Tables>

/**
 * Column types of all tables. Only text and bigint are used, so both engines return the same values; times are epoch
 * milliseconds.
 */
export interface Tables {
  schema_migration: { name: string; applied: number }
  organization: {
    id: Generated<number>
    name: string
    plan: string
    credits: number | null
    created: number
    /** When it was disabled. */
    disabled: number | null
  }
  /** An organization without a row has the defaults, which null stands for as well. */
  organization_settings: {
    organization: number
    /** The id of an image. */
    logo: string | null
    sender_name: string | null
    reply_to: string | null
    language: string | null
    time_zone: string | null
    time_format: string | null
  }
  /** Organizations that are to be removed, and when. */
  organization_removal: { organization: number; at: number; created: number }
  /** The latest export of an organization: see export/. */
  organization_export: {
    organization: number
    id: string
    state: string
    /** Identifies the run that may write chunks. */
    attempt: string | null
    /** What is being written. */
    part: string | null
    done: number
    total: number
    /** The size of the file so far. */
    bytes: number
    created: number
    finished: number | null
    /** When the file is removed. */
    expires: number | null
  }
  /** SHA-256 of the token in a link to an export. */
  export_link: { hash: string; export: string }
  /** The file of an export in pieces, so that every server can write and send it. */
  export_chunk: { export: string; position: number; bytes: Uint8Array }
  api_key: {
    id: Generated<number>
    organization: number
    public_id: string
    hash: string
    name: string
    scope: string
    expires: number | null
    active: number
    last_used: number | null
    created: number
  }
  /** A person who can sign in. */
  user_account: {
    id: Generated<number>
    /** In lower case. */
    email: string
    name: string
    language: string | null
    time_zone: string | null
    /** argon2id as a PHC string. */
    password_hash: string | null
    created: number
  }
  membership: { organization: number; user_account: number; role: string; created: number }
  session: {
    id: Generated<number>
    /** SHA-256 of the token in the cookie. */
    hash: string
    user_account: number
    /** How the person signed in. */
    way: string
    /** The User-Agent header. */
    device: string
    country: string | null
    created: number
    /** To the minute. */
    last_seen: number
  }
  /** A link that works once: to sign in, to set a password, or to accept an invitation. See accounts/one-time-links.ts. */
  one_time_link: {
    id: Generated<number>
    /** SHA-256 of the token in the link. */
    hash: string
    purpose: string
    email: string | null
    user_account: number | null
    organization: number | null
    role: string | null
    created: number
    expires: number
  }
  passkey: {
    id: Generated<number>
    user_account: number
    /** The id of the credential, in base64url like the key. */
    credential: string
    public_key: string
    /** How often the authenticator has signed; 0 if it doesn't count. */
    counter: number
    /** How a browser reaches the authenticator, separated by commas. */
    transports: string
    /** Whether it is copied to other devices of the person. */
    synced: number
    name: string
    created: number
    last_used: number | null
  }
  /** A person's account at an OIDC provider. */
  oidc_identity: { issuer: string; subject: string; user_account: number; created: number }
  /** Something that has been sent to a browser and must come back from it, once. See accounts/challenges.ts. */
  challenge: {
    /** SHA-256 of the challenge. */
    hash: string
    purpose: string
    /** SHA-256 of what identifies the browser. */
    browser: string
    content: string | null
    expires: number
  }
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
  rsvp_answer: {
    /** Increases in the order of sign-up. */
    serial: Generated<number>
    id: string
    organization: number
    /** The prokey. */
    event: string
    status: string
    /** The status of a pending RSVP once its address is confirmed. */
    chosen: string | null
    email: string
    /** The email normalized for comparison; for an erased RSVP, a value that is no email. */
    address: string
    amount: number
    /** As JSON. */
    payload: string
    language: string
    /** Identifies the form, so that submitting it twice creates one RSVP. */
    nonce: string | null
    pending_until: number | null
    /** How often this RSVP has changed the entry in the attendee's calendar. */
    sequence: number
    version: number
    created: number
    updated: number | null
    /** The code on the ticket, without its hyphen; null once the RSVP was erased. */
    ticket: string | null
    checked_in: number | null
    /** The address and everything filled in, as search.ts simplifies it. */
    search: Generated<string>
  }
  /** How many seats of an event are taken: see rsvp/seats.ts. */
  /** What an organizer writes to many attendees, stored once for all of its mails. */
  attendee_message: {
    id: string
    organization: number
    subject: string
    /** Plain text. */
    content: string
    created: number
  }
  rsvp_seats: { event: string; organization: number; taken: number }
  /** A link in a mail that identifies an attendee. */
  attendee_link: {
    /** SHA-256 of the token in the link. */
    hash: string
    answer: string
    purpose: string
    expires: number
  }
  mail: {
    id: string
    /** On whose behalf it is sent; null for mails of the service itself. */
    organization: number | null
    kind: string
    recipient: string
    language: string
    event: string | null
    answer: string | null
    /** At most one mail exists per key; its Message-ID is derived from it. */
    dedupe_key: string
    /** What the mail is composed from, as JSON; null once it was sent. */
    content: string | null
    /** After this time it is useless. */
    expires: number | null
    state: string
    subject: string | null
    error: string | null
    created: number
    sent: number | null
    /** The key by which the limit for a recipient counts it; null if it doesn't count, or no longer. */
    limit_key: string | null
  }
  /** Addresses that get no more news from an organization. */
  mail_suppression: { organization: number; address: string; reason: string; created: number }
  /** How many mails an organization has sent per UTC day, counted from 1970. */
  mail_quota: { organization: number; day: number; used: number }
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
