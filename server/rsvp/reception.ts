import type { Context } from '../context.ts'
import { sharedSecret } from '../database/shared-secret.ts'
import { RateLimit, networkOf } from '../http/rate-limit.ts'
import { Faults, Refusal, noEntryFound } from '../refusal.ts'
import { type Sent, readForm } from './form.ts'
import { newFormToken, readFormToken } from './form-token.ts'
import { signUps } from './sign-ups.ts'
import type { AnswerStatus } from './states.ts'
import { openEvent } from './store.ts'

/** What comes in with an answer. */
export interface Received {
  readonly sent: Sent
  readonly language: string
  /** The token of the form. */
  readonly form: unknown
  /** A field that people do not see. */
  readonly trap: unknown
  /** Where it comes from. */
  readonly address: string
}

// People need longer than this to fill in a form; milliseconds.
const leastFillTime = 1500
const mostFillTime = 24 * 3_600_000
const window = 600
// People make mistakes; so do programs that try out what is taken, and they make more of them.
const mistakesPerAnswer = 10

/** Where sign-ups arrive: keeps programs out, and lets everybody else sign up. */
export function reception(context: Context) {
  const { database, settings, now, monotonic } = context
  const admit = signUps(context)
  const taken = new RateLimit(settings.rsvpPerNetwork, window)
  const mistaken = new RateLimit(settings.rsvpPerNetwork * mistakesPerAnswer, window)
  const loadSecret = secretOf(context)

  return { receive, countedFor }

  function receive(prokey: string, received: Received): Promise<AnswerStatus> {
    return countedFor(received.address, () => take(prokey, received))
  }

  async function take(prokey: string, { sent, language, form, trap }: Received): Promise<AnswerStatus> {
    const token = readFormToken(await loadSecret(), prokey, form)
    const age = token ? now() - token.servedAt : Infinity
    if (!token || age > mostFillTime) throw wrongToken()
    const isTrapped = typeof trap === 'string' && trap !== ''
    // A program is told what a person would be told, so that it learns nothing.
    if (isTrapped || (settings.rsvpLimits && age < leastFillTime)) return pretend(prokey, sent)
    return admit(prokey, { sent, language, nonce: token.nonce })
  }

  /**
   * Counts what a network does, within a limit; what is refused counts against a much higher one of its own, so that the
   * mistakes of a few do not keep a whole lecture hall out.
   */
  async function countedFor<T>(address: string, work: () => Promise<T>): Promise<T> {
    if (!settings.rsvpLimits) return work()
    const network = networkOf(address)
    const wait = taken.hit(network, monotonic())
    if (wait > 0) throw tooMany(wait)
    try {
      return await work()
    } catch (error) {
      taken.giveBack(network)
      const pause = mistaken.hit(network, monotonic())
      throw pause > 0 ? tooMany(pause) : error
    }
  }

  async function pretend(prokey: string, sent: Sent): Promise<AnswerStatus> {
    const open = await database.read((db) => openEvent(db, prokey))
    if (!open) throw noEntryFound()
    const { reply } = readForm(open.template, sent, { isFirst: true })
    return open.template.doi ? 'pending' : reply
  }
}

/** Makes the token of a form that is about to be served, perhaps as it was filled in: then it may come back at once. */
export function formTokens(context: Pick<Context, 'database' | 'now'>) {
  const loadSecret = secretOf(context)
  return async (prokey: string, isFilledIn: boolean): Promise<string> =>
    newFormToken(await loadSecret(), prokey, context.now() - (isFilledIn ? leastFillTime : 0))
}

function secretOf({ database, now }: Pick<Context, 'database' | 'now'>) {
  let secret: Promise<string> | undefined
  return (): Promise<string> =>
    (secret ??= sharedSecret(database, 'rsvp-form', now()).catch((error: unknown) => {
      // The next one tries again.
      secret = undefined
      throw error
    }))
}

function tooMany(seconds: number): Refusal {
  return new Refusal('too-many', `Too many sign-ups from your network. Try again in ${seconds} seconds.`, {
    retryAfter: seconds,
  })
}

function wrongToken(): Refusal {
  const faults = new Faults()
  faults.add(
    'form',
    'form must be the token of the form, which is rsvp.form in /<prokey>/config.json, and not older than a day. Load the form again.',
  )
  return faults.refusal()!
}
