import assert from 'node:assert/strict'
import { emailsOf, rsvpEvent, signUp } from './attendee.ts'
import type { TestServer } from './server.ts'

/** An event with a waiting list. Eva has the only seat; the others are waiting. */
export async function full(server: TestServer, template: object = {}, others: readonly string[] = []): Promise<string> {
  const event = await rsvpEvent(server, { max: 1, waiting_list: true, ...template })
  await signUp(server, event, { email: 'eva@example.org', status: 'confirmed' })
  for (const name of others) await signUp(server, event, { email: `${name}@example.org`, waiting: true })
  assert.equal((await emailsOf(server, event)).length, 1 + others.length)
  return event
}

/** Such as "ann waiting 2", oldest first. */
export async function line(server: TestServer, event: string): Promise<string[]> {
  const all = (await server.get(`/rsvp-answers/${event}`)).body
  return all.map(({ email, status, position }: { email: string; status: string; position: number | null }) =>
    [email.split('@')[0], status, position].filter(Boolean).join(' '),
  )
}

interface InLine {
  readonly email: string
  readonly amount: number
  readonly waiting_since: number | null
}

/** Those in line who came before somebody who was offered seats, and wanted no more of them. */
export function passedOver(waiting: readonly InLine[], offered: readonly InLine[]): string[] {
  const before = (one: InLine, other: InLine) => one.waiting_since! < other.waiting_since! && one.amount <= other.amount
  return waiting.filter((one) => offered.some((other) => before(one, other))).map(({ email }) => email)
}
