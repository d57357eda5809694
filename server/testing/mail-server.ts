import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import type { TestContext } from 'node:test'
import { SMTPServer } from 'smtp-server'
import { finallyIn } from './finally.ts'
import { parseWithPython } from './mail-parser.ts'

/**
 * What the server does with the next mails: accepts them, refuses them in some way, never replies after the mail was
 * sent, or hangs up just after accepting one or just before saying so.
 */
export type MailMode =
  | 'open'
  | '421'
  | '450'
  | '451 with the link'
  | '550'
  | 'hang'
  | 'reset after 250'
  | 'reset before 250'

export interface MailServer {
  /** For SMTP_URL. */
  readonly url: string
  /** All accepted mails, unparsed, with their envelope. */
  readonly taken: { from: string; to: string[]; raw: string }[]
  /** How many connections were made. */
  connections: number
  mode: MailMode
  /** How many mails wait for a reply in the mode `hang`. */
  readonly hanging: number
  /** Lets mails proceed that wait in the mode `hang`. */
  release(): void
  /** Stops listening; `open` listens again on the same port. */
  close(): Promise<void>
  open(): Promise<void>
}

const refusal = (code: number, text: string) => Object.assign(new Error(text), { responseCode: code })

/** Spam filters like to quote the offending link. */
function suspicion(mail: Buffer, to: readonly string[]): string {
  const [link] = /https:\/\/\S+\/rsvp\/[\w/-]+/.exec(mail.toString().replaceAll('=\r\n', '')) ?? []
  return `4.7.1 <${to.join()}>: ${link} is being looked at`
}

/** A real SMTP server on loopback, for the duration of the test. */
export async function startMailServer(t: TestContext): Promise<MailServer> {
  const mails = await openMailServer()
  finallyIn(t, () => {
    mails.release()
    return mails.close()
  })
  return mails
}

/** The same, until it is closed. */
export async function openMailServer(): Promise<MailServer> {
  // An address of its own, so that its port is still free when it opens again.
  const host = `127.1.${randomInt(1, 255)}.${randomInt(1, 255)}`
  let waiting: (() => void)[] = []
  let port = 0
  let server = await listen()
  const mails: MailServer = {
    url: `smtp://${host}:${port}`,
    taken: [],
    connections: 0,
    mode: 'open',
    get hanging() {
      return waiting.length
    },
    release() {
      for (const go of waiting) go()
      waiting = []
    },
    close: () => new Promise((done) => server.close(() => done())),
    async open() {
      server = await listen()
    },
  }
  return mails

  async function listen(): Promise<SMTPServer> {
    const made = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      closeTimeout: 10,
      onConnect(_session, done) {
        mails.connections += 1
        done(mails.mode === '421' ? refusal(421, '4.3.2 Service not available') : null)
      },
      onRcptTo({ address }, _session, done) {
        if (mails.mode === '450') return done(refusal(450, `4.2.0 <${address}>: greylisted`))
        if (mails.mode === '550') return done(refusal(550, `5.1.1 <${address}>: no such user`))
        done()
      },
      onData(stream, session, done) {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          const { mailFrom, rcptTo } = session.envelope
          const to = rcptTo.map(({ address }) => address)
          if (mails.mode === '451 with the link') return done(refusal(451, suspicion(Buffer.concat(chunks), to)))
          mails.taken.push({
            from: (mailFrom as { address: string }).address,
            to,
            raw: Buffer.concat(chunks).toString(),
          })
          if (mails.mode === 'hang') return void waiting.push(done)
          if (mails.mode === 'reset before 250') return hangUp(session.id)
          done()
          if (mails.mode === 'reset after 250') setImmediate(() => hangUp(session.id))
        })
      },
    })
    made.on('error', () => {})
    made.listen(port, host)
    await once(made.server, 'listening')
    port = (made.server.address() as AddressInfo).port
    return made

    function hangUp(id: string) {
      const connections = (made as unknown as { connections: Set<{ id: string; _socket: Socket }> }).connections
      for (const { id: each, _socket: socket } of connections) if (each === id) socket.resetAndDestroy()
    }
  }
}

export interface ParsedMail {
  readonly headers: Record<string, string>
  readonly parts: readonly ParsedPart[]
}

interface ParsedPart {
  type: string
  params: Record<string, string>
  name: string | null
  /** The Content-ID. */
  id: string | null
  /** Of an image, in base64. */
  content: string
}

/** Mails as parsed by Python, independently of how we write them. */
export async function parseMails(mails: readonly { raw: string }[]): Promise<ParsedMail[]> {
  return (await parseWithPython(mails.map(({ raw }) => raw))) as ParsedMail[]
}

export function partOf({ parts }: ParsedMail, type: string): ParsedMail['parts'][number] {
  const part = parts.find((each) => each.type === type)
  if (!part) throw new Error(`The mail has no ${type}: ${parts.map((each) => each.type).join(', ')}`)
  return part
}

/** The plain text. Time formatters insert narrow spaces. */
export function textOf(mail: ParsedMail): string {
  return partOf(mail, 'text/plain')
    .content.replaceAll('\r\n', '\n')
    .replaceAll(/[\u2009\u202f]/g, ' ')
}

/** The token at the end of a link in the mail. */
export function tokenIn(mail: ParsedMail, purpose: 'confirm' | 'manage' | 'unsubscribe'): string {
  return new RegExp(`/rsvp/${purpose}/([\\w-]+)`).exec(textOf(mail))?.[1] ?? ''
}
