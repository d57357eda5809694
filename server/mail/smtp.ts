import { readFileSync } from 'node:fs'
import type { Settings } from '../config.ts'
import { mask } from '../http/mask.ts'
import { type Message, encodedWords, resemblesEncodedWord } from './message.ts'

type MailSettings = Pick<Settings, 'smtpUrl' | 'mailFrom' | 'dkim'>

/**
 * Why a mail was not delivered. `refused`: the server will never take this mail. `later`: the server won't take it now.
 * `outage`: the server is down or we are misconfigured, so no mail would get through.
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

/** Hands a mail to the mail server and returns its response; throws a DeliveryFailure if the server doesn't take it. */
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

/** Why the mail server can't be reached or refuses the login; undefined if all is well. */
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

// Mails share connections. Idle ones are closed after a moment, so none has to be closed when the server stops.
const transports = new WeakMap<MailSettings, Transport>()
// One connection for each slot in the lanes of mails (schedule.ts), so that no mail waits for another here.
const pool = { pool: true, maxConnections: 8, maxMessages: 100, maxRequeues: 1, idleTimeout: 2000 } as const
// Milliseconds. SMTP_URL can override them: ?socketTimeout=5000.
const timeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 }

// Mail programs offer one-click unsubscribe only if both headers are signed (RFC 8058); nodemailer's default omits the second.
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

/** Encodes ASCII text that looks like an encoded word. Nodemailer writes it unchanged, and mail programs would decode it. */
function encodeLookalikes({ subject, from }: ReturnType<typeof nodemailerMail>, writer: HeaderWriter) {
  const written = writer.encodeHeaderValue.bind(writer)
  const own = new Map<string, string>()
  if (resemblesEncodedWord(subject)) own.set('Subject', encodedWords(subject))
  if (resemblesEncodedWord(from.name)) own.set('From', `${encodedWords(from.name)} <${from.address}>`)
  writer.encodeHeaderValue = (key, value) => own.get(key) ?? written(key, value)
}

function nodemailerMail({ mailFrom }: MailSettings, message: Message) {
  const { id, from, replyTo, to, subject, html, text, calendars, images, headers } = message
  const [single, ...others] = calendars
  return {
    messageId: id,
    // Objects and an explicit envelope, because nodemailer parses text, which could contain several addresses.
    from: { name: from.name, address: from.address },
    to: { name: '', address: to },
    envelope: { from: mailFrom, to: [to] },
    ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
    subject,
    html,
    text,
    headers: { ...headers },
    // Mail programs show a single calendar file as an invitation; several are attachments.
    ...(single && others.length === 0 && { icalEvent: { ...single, filename: single.name } }),
    attachments: [
      ...images.map((image) => ({
        cid: image.id,
        contentType: image.type,
        // With a file name, mail programs list it as an attachment.
        filename: false as const,
        contentDisposition: 'inline' as const,
        content: Buffer.from(image.bytes),
      })),
      ...(others.length > 0 ? calendars : []).map(({ name, method, content }) => ({
        filename: name,
        contentType: `text/calendar; charset=utf-8; method=${method}`,
        content,
      })),
    ],
  }
}

type SmtpError = Error & { responseCode?: number; response?: string; command?: string }

function failureOf({ message, responseCode = 0, response, command = '' }: SmtpError): DeliveryFailure {
  const text = anonymous(response ?? message)
  const isAboutMail = command === 'RCPT TO' || command === 'DATA'
  if (responseCode === 0 || responseCode === 421) return new DeliveryFailure('outage', text)
  // Such as greylisting, or a limit per sender.
  if (responseCode < 500) return new DeliveryFailure(command === '' ? 'outage' : 'later', text)
  return isAboutMail
    ? new DeliveryFailure('refused', text, /^5\d\d[ -]5\.1\.\d/.test(response ?? ''))
    : new DeliveryFailure('outage', text)
}

/** Removes addresses and links, which servers like to repeat: the text is listed and logged. */
function anonymous(text: string): string {
  return mask(text).replaceAll(/\s+/g, ' ').slice(0, 300)
}
