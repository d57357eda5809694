import assert from 'node:assert/strict'
import type { Answer, TestServer } from './server.ts'
import { party } from './visitor.ts'

/** An event with sign-up. */
export async function rsvpEvent(server: TestServer, template: object = {}, more: object = {}): Promise<string> {
  const block = await server.post('/rsvp-block', { name: 'x', ...template })
  assert.equal(block.status, 201, block.text)
  const event = await server.post('/event', {
    new_event_group_name: 'Parties',
    dates: [party],
    rsvp: true,
    rsvp_block: Number(block.body.id),
    ...more,
  })
  assert.equal(event.status, 201, event.text)
  return event.body.prokey
}

/** The sign-up form as a visitor gets it, some time before it is sent. */
export async function formOf(server: TestServer, event: string): Promise<any> {
  const { body } = await server.request({ url: `/${event}/config.json` })
  server.advance(5000)
  return body.rsvp
}

export async function signUp(server: TestServer, event: string, answer: object): Promise<Answer> {
  const { form } = await formOf(server, event)
  return sendForm(server, event, { form, ...answer })
}

export function sendForm(server: TestServer, event: string, body: object): Promise<Answer> {
  return server.request({
    method: 'POST',
    url: `/${event}/rsvp`,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  })
}

/** The fields that a refusal names. */
export function faultsIn({ body }: Answer): string[] {
  return body.details.errors.map(({ field }: { field: string }) => field)
}

/** The addresses of all attendees, oldest first. */
export async function emailsOf(server: TestServer, event: string): Promise<string[]> {
  return (await server.get(`/rsvp-answers/${event}`)).body.map(({ email }: { email: string }) => email)
}

/** All mails queued so far, oldest first. */
export async function mailsOf(server: TestServer) {
  const rows = await server.context.database.read((db) =>
    db.selectFrom('mail').selectAll().orderBy('created').orderBy('id').execute(),
  )
  return rows.map(({ content, ...mail }) => ({ ...mail, content: content === null ? null : JSON.parse(content) }))
}

/** Sends what a browser sends without JavaScript. */
export function postForm(
  server: TestServer,
  url: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return server.request({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', ...headers },
    payload: new URLSearchParams(fields).toString(),
  })
}

/** A link from the last mail of a kind, to one address or to any. */
export async function linkIn(
  server: TestServer,
  event: string,
  kind: string,
  purpose: string,
  recipient?: string,
): Promise<string> {
  const mails = await mailsOf(server)
  const mail = mails.findLast((each) => each.kind === kind && (recipient ?? each.recipient) === each.recipient)
  return `/${event}/rsvp/${purpose}/${mail!.content.tokens[purpose]}`
}

/** Everything stored that could contain attendees' personal data, as one text. */
export async function personalData({ context: { database } }: TestServer, organization: number): Promise<string> {
  const own = ['rsvp_answer', 'removed_answer', 'mail', 'mail_suppression', 'idempotency_key', 'activity'] as const
  const shared = ['attendee_link', 'job'] as const
  const rows = await database.read((db) =>
    Promise.all([
      ...own.map((table) => db.selectFrom(table).selectAll().where('organization', '=', organization).execute()),
      ...shared.map((table) => db.selectFrom(table).selectAll().execute()),
    ]),
  )
  return JSON.stringify(rows)
}
