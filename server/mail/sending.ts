import type { Context } from '../context.ts'
import type { Transaction } from '../database/open.ts'
import { log } from '../http/log.ts'
import { Outage, type Run } from '../jobs/worker.ts'
import { batchesOf } from './batches.ts'
import type { MailKinds } from './kind.ts'
import { dailyLimit, dayOf, limitFor, nextTurn } from './quota.ts'
import { recipientLimit, turnAt } from './recipient-limit.ts'
import { removeLimitKeys, returnQuota, takeQuota } from './limit-store.ts'
import { isSampleAddress } from './sample-address.ts'
import { DeliveryFailure, deliver } from './smtp.ts'
import { type Outcome, isSuperseded, type MailToSend, markMails } from './sending-store.ts'
import { type MailState, markMail, removeMailsBefore, suppress, suppressionOf } from './store.ts'

// Milliseconds until the next few mails check whether the mail server is back.
const outage = 60_000
// Milliseconds until a server of another version gets another chance to send a mail.
const unknownFor = 60_000
const storedFor = 90 * 86_400_000
// Few enough to let other writers in between.
const removedAtOnce = 1000

/** Sends a mail, or drops it if it has become useless. Without a mail server it is kept to be read, as is one to sample content. */
export async function sendMail(context: Context, run: Run, kinds: MailKinds) {
  const send = await prepared(context, run, kinds)
  if (!send) return
  await run.slot()
  await send()
}

/** Composes a mail, and returns how it is sent; undefined if it was settled without being sent. */
async function prepared(context: Context, run: Run, kinds: MailKinds): Promise<(() => Promise<undefined>) | undefined> {
  const { database, metrics, settings, now } = context
  const noteOutcome = (outcome: MailState | 'delayed' | 'retried') =>
    metrics.counter('kalends_mails_total', 'Mails by outcome.', { outcome }).add()
  const { find, useBefore, settle } = batchesOf(context)
  const mail = await find(run.payload as string)
  // It was erased, or another worker has finished it.
  if (mail?.state !== 'waiting' || mail.content === null) return undefined
  const stored = { ...mail, content: mail.content }
  const kind = kinds.get(mail.kind)
  if (!kind) return leaveToNewer()
  const useless = await whyUseless(stored)
  const message = useless === undefined ? await kind.compose(context, stored) : undefined
  if (!message) return drop(useless ?? 'What it was about no longer exists.')
  const { subject } = message
  if (isSampleAddress(mail.recipient)) {
    run.inconclusive()
    return finish('kept', {
      subject,
      error: 'The recipient is part of the sample content, so it was stored, not sent.',
    })
  }
  if (settings.smtpUrl === null) return finish('kept', { subject, error: null })

  const use = await useBefore(stored)
  const turn = use ? turnAt(use, now()) : now()
  if (turn > now()) return wait(turn, recipientLimit)
  return send

  async function send() {
    const today = dayOf(now())
    if (!(await mayBeSent(today))) return wait(nextTurn(now()), 'The organization may not send more mails today')
    try {
      await deliver(settings, message!)
    } catch (error) {
      if (!(error instanceof DeliveryFailure)) throw error
      return fail(error, today)
    }
    // Anybody who reads the links can use them, so they are not stored any longer.
    return finish('sent', { subject, keepsContent: false, error: null, sent: now() })
  }

  /** Undefined if it is still useful. */
  async function whyUseless({ expires, disabled }: MailToSend): Promise<string | undefined> {
    if (disabled !== null) return 'The organization is disabled.'
    if (expires !== null && expires <= now()) return 'It could not be sent in time.'
    const { news, supersededBy } = kind!
    const suppression = news && (await suppressionOf(database, stored, news))
    if (suppression === 'unknown address') return 'The mail server says that this address does not exist.'
    // A later mail that supersedes this one might be one that they don't get.
    if (suppression) return news.isEssential?.(stored) ? undefined : 'The recipient has unsubscribed.'
    return (await isSuperseded(database, stored, supersededBy))
      ? 'A later mail of the same kind takes its place.'
      : undefined
  }

  async function fail({ kind: failure, message: error, isUnknownAddress }: DeliveryFailure, today: number) {
    const { organization, recipient } = stored
    if (failure === 'refused' || run.isLastAttempt)
      return finish('failed', { subject, error }, async (tx) => {
        if (isUnknownAddress && organization !== null)
          await suppress(tx, { organization, recipient }, 'unknown address', now())
      })
    await database.transaction(async (tx) => {
      if (organization !== null && settings.mailDailyLimit < Infinity) await returnQuota(tx, organization, today)
      await markMail(tx, stored, { subject, error })
    })
    noteOutcome('retried')
    throw failure === 'outage' ? new Outage(error, outage) : new Error(error)
  }

  async function mayBeSent(today: number): Promise<boolean> {
    const { organization, since } = stored
    if (organization === null || since === null) return true
    const limit = dailyLimit(settings.mailDailyLimit, since, now())
    if (limit === Infinity) return true
    const count = await database.transaction((tx) =>
      takeQuota(tx, { organization, day: today, most: limitFor(kind!, limit) }),
    )
    if (count === limit)
      log(settings, 'warn', 'an organization has sent as many mails as it may in a day', { organization, limit })
    return count !== undefined
  }

  /** Delays the mail until a limit allows it. */
  async function wait(runAt: number, reason: string): Promise<undefined> {
    const begin = now()
    const by = runAt - begin
    const when = Temporal.Instant.fromEpochMilliseconds(runAt).toString({ smallestUnit: 'minute' })
    const error = `${reason}. This one is sent on ${when}.`
    await database.transaction(async (tx) => {
      await run.putOff(tx, runAt)
      await markMail(tx, stored, {
        subject,
        error,
        ...(stored.expires !== null && { expires: stored.expires + by }),
      })
      await kind!.delayed?.(tx, stored, by, begin)
    })
    noteOutcome('delayed')
  }

  function drop(reason: string) {
    run.inconclusive()
    return finish('dropped', { keepsContent: false, error: reason })
  }

  async function leaveToNewer(): Promise<undefined> {
    const error = `This server does not know mails of the kind ${mail!.kind}. A newer one sends it.`
    await database.transaction(async (tx) => {
      await run.putOff(tx, now() + unknownFor)
      await markMail(tx, mail!, { error })
    })
  }

  /** Together with the job, whose lease proves that no other worker does the same. */
  async function finish(
    state: MailState,
    result: Result,
    more?: (tx: Transaction) => Promise<void>,
  ): Promise<undefined> {
    const outcome = { id: mail!.id, state, subject: null, keepsContent: true, sent: null, ...result }
    if (more)
      await database.transaction(async (tx) => {
        await run.complete(tx)
        await markMails(tx, [outcome])
        await more(tx)
      })
    else await run.completeWith((job) => settle({ job, outcome }))
    noteOutcome(state)
  }
}

type Result = Pick<Outcome, 'error'> & Partial<Outcome>

/** Removes old mails that are not waiting, and the keys of mails that no longer count against a limit. */
export async function removeOldMails({ database, now }: Context) {
  const before = now() - storedFor
  const removeSome = () => database.transaction((tx) => removeMailsBefore(tx, before, removedAtOnce))
  while ((await removeSome()) === removedAtOnce);
  const clearSome = () => database.transaction((tx) => removeLimitKeys(tx, now(), removedAtOnce))
  while ((await clearSome()) === removedAtOnce);
}
