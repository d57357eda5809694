import type { ButtonData, RsvpReceipt, RsvpSent } from '@kalends/contract'

type Rsvp = NonNullable<ButtonData['rsvp']>

/** The form values; `website` is the honeypot. */
export type Filled = Omit<RsvpSent, 'form' | 'status' | 'sent' | 'correctable'> & {
  status: RsvpSent['status'] | undefined
  sent?: string | undefined
  website: string
}

/** The result: the status of the RSVP, the invalid fields, or why it was refused. */
export type Outcome =
  | {
      readonly status: RsvpReceipt['message']
      readonly sent?: string | undefined
      readonly position?: number | undefined
    }
  | { readonly faults: readonly string[] }
  | {
      readonly reason: 'full' | 'expired' | 'mails' | 'too-many' | 'failed'
      readonly remaining?: number
      /** Whether the form can be sent again to join the waiting list. */
      readonly canWait?: boolean
    }

interface Answer {
  readonly message: RsvpReceipt['message']
  readonly sent?: string
  readonly position?: number
  readonly details?: {
    readonly errors?: readonly { readonly field: string }[]
    readonly reason?: 'full' | 'expired' | 'mails'
    readonly remaining?: number
    readonly waiting_list?: boolean
  }
}

/** The latest form data from the server; initially the data of the button, which is the key. */
const latest = new WeakMap<Rsvp, Rsvp>()

export function latestRsvp({ rsvp }: ButtonData): Rsvp {
  return latest.get(rsvp!) ?? rsvp!
}

let renewal: Promise<void> | undefined

/** The data of the next form, once available. */
export async function nextRsvp(): Promise<void> {
  await renewal
}

/** Sends an RSVP. A form can be sent once, so the next one needs new data. Without a URL it is a preview. */
export async function sendAnswer(data: ButtonData, filled: Filled): Promise<Outcome> {
  const rsvp = latestRsvp(data)
  if (rsvp.url === '') return { status: filled.waiting ? 'waiting' : (filled.status ?? rsvp.replies[0]!) }
  const outcome = await post(rsvp.url, { ...filled, form: rsvp.form, correctable: true })
  if ('status' in outcome) {
    remember(data.prokey, outcome.status)
    // With the same token the server would treat it as a repeat; without one it asks for a new one.
    latest.set(data.rsvp!, { ...rsvp, form: '' })
    renewal = renew(data)
  } else if ('faults' in outcome ? outcome.faults.includes('form') : outcome.reason === 'full') await renew(data)
  return outcome
}

/** Seconds. */
const shortWait = 5
/** Milliseconds. Sending the same form again is safe. */
const timeout = 30_000

async function post(url: string, body: Filled & { form: string; correctable: true }, tries = 3): Promise<Outcome> {
  try {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(url, { method: 'POST', credentials: 'omit', headers, body: JSON.stringify(body), signal: AbortSignal.timeout(timeout) }) // oxfmt-ignore
    const { message, sent, position, details = {} } = (await answer.json()) as Answer
    if (answer.ok) return { status: message, sent, position }
    if (answer.status === 429) {
      // The server is temporarily too busy.
      const seconds = Number(answer.headers.get('retry-after') ?? Infinity)
      if (tries === 0 || seconds > shortWait) return { reason: 'too-many' }
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
      return await post(url, body, tries - 1)
    }
    if (details.errors) return { faults: details.errors.map(({ field }) => field) }
    if (details.reason)
      return {
        reason: details.reason,
        remaining: details.remaining ?? 0,
        canWait: details.waiting_list === true,
      }
  } catch {
    console.error(`Kalends: ${url} cannot be reached. Does the Content-Security-Policy of this page allow it under connect-src?`) // oxfmt-ignore
  }
  return { reason: 'failed' }
}

/** Fetches the current form from the server. */
export async function renew({ url, rsvp: first }: ButtonData) {
  try {
    const answer = await fetch(`${url}/config.json`, { credentials: 'omit', signal: AbortSignal.timeout(5000) })
    const { rsvp } = (await answer.json()) as ButtonData
    if (rsvp) latest.set(first!, rsvp)
  } catch {
    // The next submission is refused then, and this is tried again.
  }
}

const replied = new Map<string, string>()
const memoryOf = (prokey: string) => `kalends-rsvp-${prokey}`

/** An address that is not confirmed by then is forgotten by the server as well. In milliseconds. */
const confirmedWithin = 3_600_000

/**
 * What this browser replied before, if it did. Unknown if the address had to be confirmed, and the time for it is over. If
 * storage is blocked, remembered only until the page is left.
 */
export function repliedStatus(prokey: string): RsvpReceipt['message'] | 'unknown' | undefined {
  let known = replied.get(prokey)
  try {
    known ??= localStorage.getItem(memoryOf(prokey)) ?? undefined
  } catch {
    // Blocked.
  }
  if (known === undefined) return undefined
  const [status, until] = known.split(' ')
  if (status === 'pending' && Number(until) > Date.now()) return status
  return known === 'confirmed' || known === 'undecided' || known === 'declined' || known === 'waiting'
    ? known
    : 'unknown'
}

function remember(prokey: string, status: string) {
  const memory = status === 'pending' ? `pending ${Date.now() + confirmedWithin}` : status
  replied.set(prokey, memory)
  try {
    localStorage.setItem(memoryOf(prokey), memory)
  } catch {
    // Blocked, or full.
  }
}
