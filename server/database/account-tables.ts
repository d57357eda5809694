import type { Generated } from 'kysely'

/** Organizations and who may act for them. */
export interface AccountTables {
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
  /** Something that has been sent to a browser and must come back from it, once. See accounts/sessions/challenges.ts. */
  challenge: {
    /** SHA-256 of the challenge. */
    hash: string
    purpose: string
    /** SHA-256 of what identifies the browser. */
    browser: string
    content: string | null
    expires: number
  }
}
