import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import type { Context } from '../../context.ts'
import { sharedSecret } from '../../database/shared-secret.ts'
import { lazy } from '../../lazy.ts'
import { type Mistyped, correctableFor } from '../../rsvp/correction.ts'
import { comparable } from '../../rsvp/form.ts'

/** What somebody typed into a form that was accepted. */
export interface Draft {
  readonly email: string
  /** Where the mail about a reply goes that counts already. Its draft has no `email`. */
  readonly to?: string
  /** When it was sent. */
  readonly at?: number
  /** When another mail was asked for: see `linkWindow`. */
  readonly asked?: number
  /** Names the submission. Missing in drafts of older servers. */
  readonly nonce?: string
  /** The place in the line of the waiting list. */
  readonly place?: number
  /** Whether they asked for the waiting list. */
  readonly waits?: boolean
  readonly status?: string
  readonly amount?: string
  readonly payload?: Readonly<Record<string, unknown>>
}

// Addresses are cut by some programs above this length. Then only what is needed to correct the email address comes along.
const longest = 1500

/**
 * Carries what was typed to the page after the form: in the address of the page, so that it can be reloaded, and encrypted, so
 * that no log and no history reveals it. The page knows no more than the sender did.
 */
export function drafts({ database, now }: Pick<Context, 'database' | 'now'>) {
  const key = lazy(async () => hash(await sharedSecret(database, 'rsvp-draft', now())))

  return {
    async seal(prokey: string, draft: Draft): Promise<string> {
      const whole = JSON.stringify(draft)
      const text = whole.length > longest ? JSON.stringify({ ...draft, payload: undefined }) : whole
      const start = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', await key(), start).setAAD(Buffer.from(prokey))
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([start, cipher.getAuthTag(), sealed]).toString('base64url')
    },
    async open(prokey: string, sealed: unknown): Promise<Draft | undefined> {
      if (typeof sealed !== 'string') return undefined
      const bytes = Buffer.from(sealed, 'base64url')
      if (bytes.length <= 28) return undefined
      try {
        const decipher = createDecipheriv('aes-256-gcm', await key(), bytes.subarray(0, 12))
          .setAAD(Buffer.from(prokey))
          .setAuthTag(bytes.subarray(12, 28))
        return JSON.parse(decipher.update(bytes.subarray(28), undefined, 'utf8') + decipher.final('utf8')) as Draft
      } catch {
        return undefined
      }
    },
  }
}

/** Whether somebody got to the page for this status by sending the form, rather than by an address they were given or made up. */
export function isOutcome(draft: Draft | undefined, status: string): draft is Draft {
  if (draft === undefined) return false
  if (status === 'pending') return draft.email !== ''
  return status === 'waiting' ? draft.place !== undefined : isOf(draft, status)
}

/** Whether it is about a reply that counts already, in place of one whose address has to be confirmed. */
export function isReceipt(draft: Draft | undefined, status: string): draft is Draft & { readonly nonce: string } {
  return draft?.nonce !== undefined && isOf(draft, status)
}

/** People who wait for seats have replied yes. */
function isOf({ email, place, status: reply }: Draft, status: string): boolean {
  return email === '' && place === undefined && reply === status
}

/** The sign-up that a draft was made of, to be replaced after the address is corrected. */
export function mistypedIn(draft: Draft | undefined): Mistyped | undefined {
  const address = draft && (draft.email || draft.to)
  return draft?.nonce === undefined || !address ? undefined : { nonce: draft.nonce, address: comparable(address) }
}

/** Whether the page after the form may name the address: later, perhaps somebody else has been given the address of the page. */
export const isNews = ({ at }: Draft, now: number) => at !== undefined && now - at < correctableFor

/** The address to be corrected. */
export function addressIn(draft: Draft, now: number): string | undefined {
  const { email, to, nonce } = draft
  return email !== '' ? email : nonce !== undefined && isNews(draft, now) ? to : undefined
}

const hash = (text: string) => createHash('sha256').update(text).digest()
