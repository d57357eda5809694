import type { TestContext } from 'node:test'
import type { MailRow } from '../mail/kind.ts'
import type { MailContent } from '../rsvp/mail/content.ts'
import { signUps } from '../rsvp/sign-ups.ts'
import { handlers } from '../schedule.ts'
import { newEvent } from './events.ts'
import { type MailServer, type ParsedMail, parseMails, startMailServer } from './mail-server.ts'
import { type TestServer, startServer } from './server.ts'
import { until } from './until.ts'
import { workUntilEnd } from './worker.ts'

/** A server that sends its mails, and the mail server that receives them. */
export async function withMailServer(
  t: TestContext,
  env: Record<string, string> = {},
): Promise<[TestServer, MailServer]> {
  const sink = await startMailServer(t)
  const addresses = { LANDING_URL: 'https://events.example.org', MAIL_FROM: 'noreply@events.example.org' }
  return [await startServer(t, { SMTP_URL: sink.url, ...addresses, ...env }), sink]
}

/** Waits for this many mails and returns them in order of arrival. */
export async function arrived(server: TestServer, { taken }: MailServer, count: number): Promise<ParsedMail[]> {
  await until(() => taken.length >= count)
  await whenSent(server)
  return parseMails(taken)
}

/** An RSVP event; `template` sets fields of its RSVP template. */
export async function newRsvpEvent(
  server: TestServer,
  template: Record<string, unknown> = {},
  more: Record<string, unknown> = {},
): Promise<string> {
  const { id } = await server.client.rsvpBlock.create({ name: 'x', ...template })
  return newEvent(server, { rsvp: true, rsvp_block: Number(id), ...more })
}

const forms = new WeakMap<TestServer['context'], ReturnType<typeof signUps>>()
let sent = 0

/** Signs a person up, as the form does. */
export function signUp(
  { context }: TestServer,
  event: string,
  answer: { email: string; status?: string; amount?: number; payload?: Record<string, unknown>; waiting?: boolean },
  language = 'en',
) {
  const take = forms.get(context) ?? signUps(context)
  forms.set(context, take)
  return take(event, { sent: { isText: false, ...answer }, language, nonce: `form ${(sent += 1)}` })
}

/** Runs the jobs of a server until the test ends. */
export function work(t: TestContext, { context }: TestServer, names = Object.keys(handlers)) {
  const chosen = Object.fromEntries(names.map((name) => [name, handlers[name]!]))
  return workUntilEnd(t, context, chosen)
}

/** All mails, oldest first. */
export function mailsOf({ context: { database } }: TestServer): Promise<MailRow[]> {
  return database.read((db) => db.selectFrom('mail').selectAll().orderBy('created').orderBy('id').execute())
}

/** Waits until no mail is pending, and returns all of them. */
export async function whenSent(server: TestServer): Promise<MailRow[]> {
  await until(async () => (await mailsOf(server)).every(({ state }) => state !== 'waiting'))
  return mailsOf(server)
}

/** The tokens of the links in a mail that has not been sent. */
export function tokensOf({ content }: MailRow): MailContent['tokens'] {
  return (JSON.parse(content!) as MailContent).tokens
}
