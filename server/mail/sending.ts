import type { Context } from '../context.ts'
import type { Transaction } from '../database/open.ts'
import { Outage, type Run } from '../jobs/worker.ts'
import type { Message } from './message.ts'
import { DeliveryFailure, deliver } from './smtp.ts'
import {
  type MailRow,
  type MailState,
  findMail,
  isSuperseded,
  isSuppressed,
  markMail,
  removeMailsBefore,
  suppress,
} from './store.ts'

/** Makes a mail of what is stored of it; undefined: what it is about is gone. */
export type Compose = (context: Context, mail: MailRow & { readonly content: string }) => Promise<Message | undefined>

// Milliseconds. After that the next few mails try whether the server is back.
const outage = 60_000
const storedFor = 90 * 86_400_000
// Few enough for other writers to get in between.
const removedAtOnce = 1000

/** Sends a mail, or drops it when it is of no use any more. Without a mail server it is kept to be read. */
export async function sendMail(context: Context, run: Run, compose: Compose) {
  const { database, settings, now } = context
  const mail = await findMail(database, run.payload as string)
  // Erased, or done by another worker.
  if (mail?.state !== 'waiting' || mail.content === null) return
  const message = (await isOfUse(mail)) ? await compose(context, { ...mail, content: mail.content }) : undefined
  if (!message) return finish('dropped', { content: null })
  const { subject } = message
  if (settings.smtpUrl === null) return finish('kept', { subject })

  // Others send it when the lease was lost meanwhile.
  run.signal.throwIfAborted()
  try {
    await deliver(settings, message)
  } catch (error) {
    if (!(error instanceof DeliveryFailure)) throw error
    return fail(error)
  }
  // The links in it let anybody in who reads them.
  return finish('sent', { subject, content: null, error: null, sent: now() })

  async function isOfUse({ expires, kind, organization, recipient }: MailRow): Promise<boolean> {
    if (expires !== null && expires <= now()) return false
    if (kind === 'rsvp_event_update' && (await isSuppressed(database, organization, recipient))) return false
    return !(await isSuperseded(database, mail!))
  }

  async function fail({ kind, message: error, isUnknownAddress }: DeliveryFailure) {
    if (kind === 'refused' || run.isLastAttempt)
      return finish('failed', { subject, error }, async (tx) => {
        if (isUnknownAddress) await suppress(tx, mail!, 'unknown address', now())
      })
    await database.transaction((tx) => markMail(tx, mail!.id, { subject, error }))
    throw kind === 'outage' ? new Outage(error, outage) : new Error(error)
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

/** What was sent, kept or given up long ago is of no use to anybody. */
export async function removeOldMails({ database, now }: Context) {
  const before = now() - storedFor
  const removeSome = () => database.transaction((tx) => removeMailsBefore(tx, before, removedAtOnce))
  while ((await removeSome()) === removedAtOnce);
}
