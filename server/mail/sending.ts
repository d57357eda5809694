import type { Context } from '../context.ts'
import type { Transaction } from '../database/open.ts'
import { log } from '../http/log.ts'
import { Outage, type Run } from '../jobs/worker.ts'
import type { Message } from './message.ts'
import { dailyLimit, dayOf, limitFor, nextTurn } from './quota.ts'
import { recipientLimit, turnAt } from './recipient-limit.ts'
import { removeLimitKeys, returnQuota, takeQuota, useBefore } from './limit-store.ts'
import { DeliveryFailure, deliver } from './smtp.ts'
import {
  type FoundMail,
  type MailRow,
  type MailState,
  findMail,
  isSuperseded,
  markMail,
  removeMailsBefore,
  suppress,
  suppressionOf,
} from './store.ts'

type StoredMail = MailRow & { readonly content: string }

/** What only those know who have queued a mail. */
export interface MailSource {
  /** Makes a mail of what is stored of it; undefined: what it is about is gone. */
  readonly compose: (context: Context, mail: StoredMail) => Promise<Message | undefined>
  /** It also goes to those who have unsubscribed. */
  readonly isEssential: (mail: StoredMail) => boolean
  /** The mail is sent later, by so many milliseconds: what is in it must be good for as much longer. */
  readonly delayed: (tx: Transaction, mail: StoredMail, by: number, now: number) => Promise<void>
}

// Milliseconds. After that the next few mails try whether the server is back.
const outage = 60_000
const storedFor = 90 * 86_400_000
// Few enough for other writers to get in between.
const removedAtOnce = 1000

/** Sends a mail, or drops it when it is of no use any more. Without a mail server it is kept to be read. */
export async function sendMail(context: Context, run: Run, { compose, delayed, isEssential }: MailSource) {
  const { database, settings, now } = context
  const mail = await findMail(database, run.payload as string)
  // Erased, or done by another worker.
  if (mail?.state !== 'waiting' || mail.content === null) return
  const stored = { ...mail, content: mail.content }
  const useless = await whyUseless(stored)
  const message = useless === undefined ? await compose(context, stored) : undefined
  if (!message) return drop(useless ?? 'Its event or its answer is gone.')
  const { subject } = message
  if (settings.smtpUrl === null) return finish('kept', { subject, error: null })

  // Others send it when the lease was lost meanwhile.
  run.signal.throwIfAborted()
  const use = await useBefore(database, stored, now())
  const turn = use ? turnAt(use, now()) : now()
  if (turn > now()) return wait(turn, recipientLimit)
  const today = dayOf(now())
  if (!(await mayBeSent())) return wait(nextTurn(now()), 'The organization may not send more mails today')
  try {
    await deliver(settings, message)
  } catch (error) {
    if (!(error instanceof DeliveryFailure)) throw error
    return fail(error)
  }
  // The links in it let anybody in who reads them.
  return finish('sent', { subject, content: null, error: null, sent: now() })

  /** Undefined: it is of use. */
  async function whyUseless({ expires, kind, disabled }: FoundMail): Promise<string | undefined> {
    if (disabled !== null) return 'The organization is disabled.'
    if (expires !== null && expires <= now()) return 'It could not be sent before its link expired.'
    const suppression = kind === 'rsvp_event_update' ? await suppressionOf(database, stored) : undefined
    if (suppression === 'unknown address') return 'The mail server has said that there is no such address.'
    // A later one that takes its place might be none that they get.
    if (suppression) return isEssential(stored) ? undefined : 'The recipient has unsubscribed.'
    return (await isSuperseded(database, stored)) ? 'A later mail of the same kind takes its place.' : undefined
  }

  async function fail({ kind, message: error, isUnknownAddress }: DeliveryFailure) {
    if (kind === 'refused' || run.isLastAttempt)
      return finish('failed', { subject, error }, async (tx) => {
        if (isUnknownAddress) await suppress(tx, mail!, 'unknown address', now())
      })
    await database.transaction(async (tx) => {
      if (settings.mailDailyLimit < Infinity) await returnQuota(tx, stored.organization, today)
      await markMail(tx, stored.id, { subject, error })
    })
    throw kind === 'outage' ? new Outage(error, outage) : new Error(error)
  }

  async function mayBeSent(): Promise<boolean> {
    const limit = dailyLimit(settings.mailDailyLimit, stored.since, now())
    if (limit === Infinity) return true
    const { organization } = stored
    const count = await database.transaction((tx) =>
      takeQuota(tx, { organization, day: today, most: limitFor(stored, limit) }),
    )
    if (count === limit)
      log(settings, 'warn', 'an organization has sent as many mails as it may in a day', { organization, limit })
    return count !== undefined
  }

  /** Until a limit allows it. */
  function wait(runAt: number, reason: string) {
    const begin = now()
    const by = runAt - begin
    const when = Temporal.Instant.fromEpochMilliseconds(runAt).toString({ smallestUnit: 'minute' })
    const error = `${reason}. This one is sent on ${when}.`
    return database.transaction(async (tx) => {
      await run.putOff(tx, runAt)
      await markMail(tx, stored.id, {
        subject,
        error,
        ...(stored.expires !== null && { expires: stored.expires + by }),
      })
      await delayed(tx, stored, by, begin)
    })
  }

  function drop(reason: string) {
    run.tellsNothing()
    return finish('dropped', { content: null, error: reason })
  }

  /** Together with the job, whose lease proves that nobody else does the same. */
  function finish(state: MailState, values: Partial<MailRow>, more?: (tx: Transaction) => Promise<void>) {
    return database.transaction(async (tx) => {
      await run.complete(tx)
      await markMail(tx, mail!.id, { state, ...values })
      await more?.(tx)
    })
  }
}

/** Removes mails that were sent, kept or given up long ago, and what limits counted the others by. */
export async function removeOldMails({ database, now }: Context) {
  const before = now() - storedFor
  const removeSome = () => database.transaction((tx) => removeMailsBefore(tx, before, removedAtOnce))
  while ((await removeSome()) === removedAtOnce);
  const clearSome = () => database.transaction((tx) => removeLimitKeys(tx, now(), removedAtOnce))
  while ((await clearSome()) === removedAtOnce);
}
