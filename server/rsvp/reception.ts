import { randomBytes } from 'node:crypto'
import type { Context } from '../context.ts'
import { sharedSecret } from '../database/shared-secret.ts'
import { RateLimit, networkOf, siteOf } from '../http/rate-limit.ts'
import { lazy } from '../lazy.ts'
import { Faults, Refusal } from '../refusal.ts'
import type { Mistyped } from './correction.ts'
import { type Sent, comparable } from './form.ts'
import { newFormToken, readFormToken, submissionNonce } from './form-token.ts'
import { signUps } from './sign-ups.ts'
import type { AnswerStatus } from './states.ts'

/** What arrives with an answer. */
export interface Received {
  readonly sent: Sent
  readonly language: string
  /** The token of the form. */
  readonly form: unknown
  /** A field that people don't see. */
  readonly trap: unknown
  /** Where it comes from. */
  readonly address: string
  /** The sign-up that it replaces. */
  readonly corrects?: Mistyped | undefined
}

export interface Taken {
  readonly status: AnswerStatus
  /** Names the submission: see `Mistyped`. */
  readonly nonce: string
}

/** Milliseconds for which everyone who opens an event gets the same form. */
export const formSharedFor = 500
/** The cache key of that form. */
export const sharedFormKey = (prokey: string) => `form of ${prokey}`

// Milliseconds. People take longer than 1.5 seconds to fill in a form, which may already be shared for a while when they get it.
const leastAge = 1500 + formSharedFor
// A day, plus five minutes for clocks that differ between servers.
const mostFillTime = (24 * 60 + 5) * 60_000
// How many forms that came back too fast may wait at once.
const mostWaiting = 300
const window = 600
// People make a few mistakes; programs that probe the form make many.
const mistakesPerAnswer = 10
// All 65,536 networks of an IPv6 site (a /48) together may send as many answers as this number of networks.
const networksPerSite = 2

/** Receives sign-ups and keeps programs out. */
export function reception(context: Context) {
  const { cache, settings, now, monotonic } = context
  const admit = signUps(context)
  const taken = senderLimit(settings.rsvpPerNetwork)
  const mistaken = senderLimit(settings.rsvpPerNetwork * mistakesPerAnswer)
  const loadSecret = secretOf(context)
  let waiting = 0

  return { receive, countedFor }

  function receive(prokey: string, received: Received): Promise<Taken> {
    return countedFor(received.address, () => take(prokey, received))
  }

  async function take(prokey: string, { sent, language, form, trap, address, corrects }: Received): Promise<Taken> {
    const secret = await loadSecret()
    const token = readFormToken(secret, prokey, form)
    if (!token || now() - token.servedAt > mostFillTime) throw wrongToken()
    if (typeof trap === 'string' && trap !== '') throw trapped()
    if (settings.rsvpLimits) await fillTimeOver(now() - token.servedAt)
    const { email, status: reply, amount, payload, waiting: mayWait } = sent
    const said = JSON.stringify([reply, amount, payload, mayWait])
    const nonce = submissionNonce(secret, token, [networkOf(address), comparable(String(email)), said])
    const status = await admit(prokey, { sent, language, nonce, ...(corrects && { corrects }) })
    // Those who sign up see one seat less.
    cache.invalidate(sharedFormKey(prokey))
    return { status, nonce }
  }

  /** If the clock of the server that made it is ahead, a form seems to come from the future. How long it was open is unknown then. */
  async function fillTimeOver(age: number) {
    if (age < 0 || age >= leastAge) return
    if (waiting >= mostWaiting) throw tooFast()
    waiting += 1
    await new Promise((over) => setTimeout(over, leastAge - age))
    waiting -= 1
  }

  /**
   * Counts the requests of a network against a limit. Refused ones count against a separate, much higher limit, so that the
   * mistakes of a few people don't lock out a whole lecture hall.
   */
  async function countedFor<T>(address: string, work: () => Promise<T>): Promise<T> {
    if (!settings.rsvpLimits) return work()
    const wait = taken.hit(address, monotonic())
    if (wait > 0) throw tooMany(wait)
    try {
      return await work()
    } catch (error) {
      taken.giveBack(address)
      const pause = mistaken.hit(address, monotonic())
      throw pause > 0 ? tooMany(pause) : error
    }
  }
}

/** Counts by network and by the site it belongs to. What a network is refused doesn't count for the site. */
function senderLimit(perNetwork: number) {
  const network = new RateLimit(perNetwork, window)
  const site = new RateLimit(perNetwork * networksPerSite, window)
  return {
    /** Returns the seconds to wait, or 0. */
    hit(address: string, at: number): number {
      const wait = network.hit(networkOf(address), at)
      if (wait > 0) return wait
      const pause = site.hit(siteOf(address), at)
      if (pause > 0) network.giveBack(networkOf(address))
      return pause
    },
    giveBack(address: string) {
      network.giveBack(networkOf(address))
      site.giveBack(siteOf(address))
    },
  }
}

/** Makes the token of a form that is about to be served. A form that is shown again with what was filled in may come back at once. */
export function formTokens(context: Pick<Context, 'database' | 'now'>) {
  const loadSecret = secretOf(context)
  return async (prokey: string, isFilledIn: boolean): Promise<string> =>
    newFormToken(await loadSecret(), prokey, context.now() - (isFilledIn ? leastAge : 0))
}

/** Gives this context a secret of its own, so that no server accepts the forms made with it. */
export function makeFormsInvalid(context: object) {
  ownSecrets.set(context, randomBytes(32).toString('base64url'))
}

const ownSecrets = new WeakMap<object, string>()

function secretOf(context: Pick<Context, 'database' | 'now'>) {
  return lazy(async () => ownSecrets.get(context) ?? sharedSecret(context.database, 'rsvp-form', context.now()))
}

function tooMany(seconds: number): Refusal {
  return new Refusal('too-many', `Too many sign-ups from your network. Try again in ${seconds} seconds.`, {
    retryAfter: seconds,
  })
}

function tooFast(): Refusal {
  const retryAfter = Math.ceil(leastAge / 1000)
  const message = `The form was sent too soon after it was loaded. Send it again in ${retryAfter} seconds.`
  return new Refusal('too-many', message, { details: { reason: 'too-fast' }, retryAfter })
}

function wrongToken(): Refusal {
  return wrongField(
    'form',
    'must be the token of the form, which is rsvp.form in /<prokey>/config.json, and not older than a day. Load the form again.',
  )
}

/** Explained, because browsers sometimes fill in this field on their own. */
function trapped(): Refusal {
  return wrongField('website', 'must be empty: people do not see this field. Clear it and send the form again.')
}

function wrongField(field: string, must: string): Refusal {
  const faults = new Faults()
  faults.add(field, `${field} ${must}`)
  return faults.refusal()!
}
