import { randomUUID } from 'node:crypto'
import { record } from '../../activity/record.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../database/open.ts'
import type { Actor } from '../../http/actor.ts'
import { enqueue } from '../../jobs/queue.ts'
import type { Run } from '../../jobs/worker.ts'
import type { StoredMail } from '../../mail/kind.ts'
import { storedMail } from '../../mail/store.ts'
import { Refusal } from '../../refusal.ts'
import { messageMail } from '../mail/message-kind.ts'
import { composeMessage } from '../mail/message.ts'
import { insertMessage } from '../mail/message-store.ts'
import { queueAttendeeMails } from '../mail/queued.ts'
import { refuseWrongVariables } from './message-variables.ts'
import type { Selection } from './selection.ts'
import { countRecipients, reachable, selectAfter } from './selection-store.ts'

export interface Writing {
  readonly subject: string
  readonly content: string
}

/** A message whose mails are queued in parts. */
interface Part {
  readonly organization: number
  readonly message: string
  readonly selection: Selection
  /** The serials of the last answer that is done, and of the last one when it was sent. */
  readonly after: number
  readonly last: number
}

const atOnce = 500

/** Messages of an organizer to the attendees they select. */
export function messaging(context: Context) {
  const { database, now } = context
  return { preview, send }

  /** Who would get it, and the mail to the first of them. Stores and sends nothing. */
  async function preview(organization: number, selection: Selection, writing: Writing) {
    const scope = { organization, now: now() }
    const wanted = reachable(selection)
    const [counted, [first]] = await database.read(async (db) => {
      await refuseWrongVariables(db, scope, wanted, writing)
      return [
        await countRecipients(db, scope, wanted),
        await selectAfter(db, scope, wanted, { after: 0, limit: 1 }),
      ] as const
    })
    const mail =
      first && (await composeMessage(context, previewed(messageMail(first, 'preview', now()).mail, now()), writing))
    return { ...counted, mail: mail ?? null }
  }

  /** `recipients` is what the preview said: nobody else gets it. Returns the id of the message. */
  async function send(
    tx: Transaction,
    actor: Actor,
    selection: Selection,
    writing: Writing,
    recipients: number,
  ): Promise<string> {
    const { organization } = actor
    const scope = { organization, now: now() }
    const wanted = reachable(selection)
    await refuseWrongVariables(tx, scope, wanted, writing)
    const counted = await countRecipients(tx, scope, wanted)
    if (counted.recipients === 0) throw new Refusal('conflict', 'Nobody is selected who could get this message.')
    if (counted.recipients !== recipients)
      throw new Refusal(
        'conflict',
        `The selection has changed: ${counted.recipients} people would get this message, not ${recipients}. Look at the preview again.`,
        { details: { reason: 'changed', recipients: counted.recipients } },
      )
    const id = randomUUID()
    await insertMessage(tx, { id, organization, ...writing, created: now() })
    await record(tx, actor, now(), { action: 'message.sent', item: id })
    await enqueuePart(tx, { organization, message: id, selection, after: 0, last: counted.last }, now())
    return id
  }
}

/** Queues the mails of one part and, in the same transaction, the next part, so that a crash repeats nothing. */
export async function messageAttendees({ database, now }: Context, run: Run) {
  const part = run.payload as Part
  const { organization, message, selection, after, last } = part
  await database.transaction(async (tx) => {
    await run.complete(tx)
    const scope = { organization, now: now() }
    const answers = await selectAfter(tx, scope, reachable(selection), { after, limit: atOnce })
    const mails = answers.filter(({ serial }) => serial <= last).map((answer) => messageMail(answer, message, now()))
    await queueAttendeeMails(tx, mails, now())
    if (mails.length === atOnce) await enqueuePart(tx, { ...part, after: answers.at(-1)!.serial }, now())
  })
}

function enqueuePart(tx: Transaction, part: Part, now: number) {
  const { organization } = part
  return enqueue(tx, { name: 'message-attendees', organization, payload: part, runAt: now }, now)
}

/** A mail that is composed but never stored. Its links lead nowhere. */
function previewed({ content, ...mail }: ReturnType<typeof messageMail>['mail'], now: number): StoredMail {
  return storedMail({ ...mail, content: { ...content, tokens: { manage: 'preview', unsubscribe: 'preview' } } }, now)
}
