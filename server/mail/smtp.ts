import { readFileSync } from 'node:fs'
import type { Settings } from '../config.ts'
import { mask } from '../http/mask.ts'
import { type Message, encodedWords, resemblesEncodedWord } from './message.ts'

type MailSettings = Pick<Settings, 'smtpUrl' | 'mailFrom' | 'dkim'>

/**
 * Why a mail was not delivered. `refused`: the server does not take this mail, now or ever. `later`: not now. `outage`: it has
 * to do with the server or with how we are set up, and no mail would get through.
 */
export class DeliveryFailure extends Error {
  readonly kind: 'refused' | 'later' | 'outage'
  /** The address does not exist (RFC 3463, 5.1.x). */
  readonly isUnknownAddress: boolean

  constructor(kind: DeliveryFailure['kind'], message: string, isUnknownAddress = false) {
    super(message)
    this.name = 'DeliveryFailure'
    this.kind = kind
    this.isUnknownAddress = isUnknownAddress
  }
}

/** Hands a mail to the mail server and returns what it said; throws a DeliveryFailure when it does not take it. */
export async function deliver(settings: MailSettings, message: Message): Promise<string> {
  try {
    const transport = (transports.get(settings) ?? (await connect(settings))) as Transport
    transports.set(settings, transport)
    const { response } = await transport.sendMail(nodemailerMail(settings, message))
    return anonymous(response)
  } catch (error) {
    throw failureOf(error as SmtpError)
  }
}

/** Whether the mail server answers and takes the login; why not, if not. */
export async function whyUnreachable({ smtpUrl }: Pick<Settings, 'smtpUrl'>): Promise<string | undefined> {
  const { createTransport } = await import('nodemailer')
  const quick = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000, dnsTimeout: 5000 }
  const transport = createTransport({ ...quick, url: smtpUrl! })
  try {
    await transport.verify()
    return undefined
  } catch (error) {
    return failureOf(error as SmtpError).message
  } finally {
    transport.close()
  }
}

type Transport = Awaited<ReturnType<typeof connect>>

// A bulk of mails shares connections. Idle ones are closed soon, so none has to be closed when the server stops.
const transports = new WeakMap<MailSettings, Transport>()
// One for each slot of the lanes of mails (schedule.ts): none waits here for another.
const pool = { pool: true, maxConnections: 8, maxMessages: 100, maxRequeues: 1, idleTimeout: 2000 } as const
// Milliseconds. What the address of the server says wins: ?socketTimeout=5000.
const timeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 }

// Mailboxes offer to unsubscribe with one click only if both headers are signed (RFC 8058); nodemailer leaves out the second.
const signed =
  'From:Reply-To:To:Subject:Date:Message-ID:MIME-Version:Content-Type:Content-Transfer-Encoding:Auto-Submitted:' +
  'List-Unsubscribe:List-Unsubscribe-Post'

async function connect({ smtpUrl, dkim }: MailSettings) {
  const { createTransport } = await import('nodemailer')
  const signing = dkim && {
    domainName: dkim.domain,
    keySelector: dkim.selector,
    privateKey: readFileSync(dkim.keyFile, 'utf8'),
    headerFieldNames: signed,
  }
  const safe = { disableFileAccess: true, disableUrlAccess: true }
  const transport = createTransport({ ...pool, ...timeouts, ...safe, url: smtpUrl!, ...(signing && { dkim: signing }) })
  return transport.use('stream', ({ data, message }, done) => {
    encodeLookalikes(data as ReturnType<typeof nodemailerMail>, message!)
    done()
  })
}

interface HeaderWriter {
  encodeHeaderValue(key: string, value: unknown): string
}

/** Nodemailer writes ASCII as it is. A text that looks like an encoded word would be shown as what it spells out. */
function encodeLookalikes({ subject, from }: ReturnType<typeof nodemailerMail>, writer: HeaderWriter) {
  const written = writer.encodeHeaderValue.bind(writer)
  const own = new Map<string, string>()
  if (resemblesEncodedWord(subject)) own.set('Subject', encodedWords(subject))
  if (resemblesEncodedWord(from.name)) own.set('From', `${encodedWords(from.name)} <${from.address}>`)
  writer.encodeHeaderValue = (key, value) => own.get(key) ?? written(key, value)
}

function nodemailerMail({ mailFrom }: MailSettings, message: Message) {
  const { id, from, replyTo, to, subject, html, text, calendars, headers } = message
  const [single, ...others] = calendars
  return {
    messageId: id,
    // As objects and with an envelope: an address given as text would be parsed, and could name several.
    from: { name: from.name, address: from.address },
    to: { name: '', address: to },
    envelope: { from: mailFrom, to: [to] },
    ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
    subject,
    html,
    text,
    headers: { ...headers },
    // One is an invitation that mail programs show; several are files.
    ...(single && others.length === 0 && { icalEvent: { ...single, filename: single.name } }),
    ...(others.length > 0 && {
      attachments: calendars.map(({ name, method, content }) => ({
        filename: name,
        contentType: `text/calendar; charset=utf-8; method=${method}`,
        content,
      })),
    }),
  }
}

type SmtpError = Error & { responseCode?: number; response?: string; command?: string }

function failureOf({ message, responseCode = 0, response, command = '' }: SmtpError): DeliveryFailure {
  const text = anonymous(response ?? message)
  const isAboutMail = command === 'RCPT TO' || command === 'DATA'
  if (responseCode === 0 || responseCode === 421) return new DeliveryFailure('outage', text)
  // Greylisting, and limits for one sender.
  if (responseCode < 500) return new DeliveryFailure(command === '' ? 'outage' : 'later', text)
  return isAboutMail
    ? new DeliveryFailure('refused', text, /^5\d\d[ -]5\.1\.\d/.test(response ?? ''))
    : new DeliveryFailure('outage', text)
}

/** Without addresses and links: servers like to repeat them, and this is shown in lists and logged. */
function anonymous(text: string): string {
  return mask(text).replaceAll(/\s+/g, ' ').slice(0, 300)
}
