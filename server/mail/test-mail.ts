import type { Transaction } from '../database/open.ts'
import { Refusal } from '../refusal.ts'
import type { MailKind } from './kind.ts'
import { type Message, headerText, messageId } from './message.ts'
import { queueMails } from './store.ts'

// Milliseconds.
const hour = 3_600_000
const perHour = 10

/** A mail that people send to themselves to see what attendees will get. It is stored as it was composed. */
export const testMail: MailKind = {
  name: 'test',
  isReadable: true,
  compose: async ({ settings }, { content, dedupe_key, recipient }) => {
    const message = JSON.parse(content, fromJson) as Message
    return {
      ...message,
      id: messageId(dedupe_key, settings.mailFrom),
      to: recipient,
      subject: headerText(`[Test] ${message.subject}`),
      // A link to unsubscribe would lead nowhere.
      headers: { 'Auto-Submitted': 'auto-generated' },
    }
  },
}

interface TestMail {
  readonly organization: number
  /** The id of the person. */
  readonly user: number
  readonly recipient: string
  readonly language: string
  readonly message: Message
}

/** Each mail of a person takes one of the few keys of the hour, so no more can be queued, by any number of servers. */
export async function queueTestMail(
  tx: Transaction,
  { user, message, ...mail }: TestMail,
  now: number,
): Promise<string> {
  const window = Math.floor(now / hour)
  const content = JSON.parse(JSON.stringify(message, toJson)) as object
  for (let n = 1; n <= perHour; n += 1) {
    const key = `test:${user}:${window}:${n}`
    const [id] = await queueMails(tx, [{ ...mail, kind: testMail, key, content }], now)
    if (id !== undefined) return id
  }
  throw new Refusal('too-many', `You can send yourself ${perHour} test mails in an hour. Try again later.`, {
    retryAfter: Math.ceil(((window + 1) * hour - now) / 1000),
  })
}

/** JSON has no bytes, which pictures in a mail are made of. */
function toJson(this: Record<string, unknown>, name: string, value: unknown): unknown {
  const original = this[name]
  return original instanceof Uint8Array ? { base64: Buffer.from(original).toString('base64') } : value
}

function fromJson(_name: string, value: unknown): unknown {
  const { base64 } = (value ?? {}) as { base64?: unknown }
  return typeof base64 === 'string' ? Buffer.from(base64, 'base64') : value
}
