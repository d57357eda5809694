import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Tables } from '../../server/database/tables.ts'
import type { MailServer } from '../../server/testing/mail-server.ts'
import type { Client } from './client.ts'

export interface RsvpEvent {
  readonly prokey: string
  readonly seats: number
}

interface Target {
  /** The ports of all servers. A form is loaded from one and sent to the next. */
  readonly ports: () => readonly number[]
  readonly events: readonly RsvpEvent[]
}

/** The name of a page with sign-up in the report. */
export const rsvpPage = 'RSVP page'

// The minimum time in milliseconds that people take. Every third sign-up of the campaign is faster.
const fillTime = 1600
// How long a person keeps retrying the same form.
const retryTime = 60_000

/** People who sign up, and others who view pages. Like the form and the button, they retry until acknowledged. */
export class AttendeeLoad {
  readonly #client: Client
  readonly #target: Target
  /** Addresses whose sign-up was acknowledged, by event. */
  readonly acknowledged = new Map<string, string>()
  full = 0

  constructor(client: Client, target: Target) {
    this.#client = client
    this.#target = target
  }

  async run(n: number, signal: AbortSignal) {
    for (let round = n; !signal.aborted; round += 1) {
      const ports = this.#target.ports()
      const port = ports[round % ports.length]!
      const { prokey } = this.#target.events[round % this.#target.events.length]!
      const config = await this.#client.ask(port, 'GET', `/${prokey}/config.json`)
      const form = config?.status === 200 ? formIn(config.body) : undefined
      if (form !== undefined) {
        if (round % 3 !== 0) await sleep(fillTime + Math.random() * 1000)
        await this.#send(prokey, form, round + 1)
      }
      await sleep(50)
    }
  }

  /** A visitor who only views pages. */
  async look(n: number, signal: AbortSignal) {
    for (let round = n; !signal.aborted; round += 1) {
      const ports = this.#target.ports()
      const { prokey } = this.#target.events[round % this.#target.events.length]!
      await this.#client.ask(ports[n % ports.length]!, 'GET', `/${prokey}`, { name: rsvpPage })
      await sleep(100)
    }
  }

  async #send(prokey: string, form: string, next: number) {
    const email = `${randomUUID()}@example.org`
    const deadline = performance.now() + retryTime
    while (performance.now() < deadline) {
      const ports = this.#target.ports()
      const reply = await this.#client.ask(ports[next % ports.length]!, 'POST', `/${prokey}/rsvp`, {
        body: { email, form },
        expected: [409, 429],
      })
      if (reply?.status === 200) return void this.acknowledged.set(email, prokey)
      if (reply?.status === 409) return void (this.full += 1)
      if (reply && reply.status < 500 && reply.status !== 429) return
      await sleep(Math.max(250, (reply?.retryAfter ?? 0) * 1000))
    }
  }
}

function formIn(config: string): string | undefined {
  return (JSON.parse(config) as { rsvp?: { form?: string } }).rsvp?.form
}

export interface Audit {
  /** Addresses whose sign-up was acknowledged but is not stored. */
  readonly lost: readonly string[]
  /** Acknowledged sign-ups without a mail that was accepted, is waiting or was sent. */
  readonly unmailed: readonly string[]
  readonly oversold: readonly string[]
  /** Events whose counter is not the sum of their sign-ups. */
  readonly miscounted: readonly string[]
  /** Mails that the mail server accepted more than once. */
  readonly twice: number
}

/** Compares what people were promised with what the database and the mail server hold. */
export async function audit(
  db: Kysely<Tables>,
  load: AttendeeLoad,
  events: readonly RsvpEvent[],
  mails: MailServer,
): Promise<Audit> {
  const answers = await db.selectFrom('rsvp_answer').select(['email', 'event', 'amount']).execute()
  const seats = await db.selectFrom('rsvp_seats').select(['event', 'taken']).execute()
  const queued = await db.selectFrom('mail').select('recipient').where('state', 'in', ['waiting', 'sent']).execute()
  const stored = new Map(answers.map(({ email, event }) => [email, event]))
  const mailed = new Set(queued.map(({ recipient }) => recipient))
  const recipients = mails.taken.flatMap(({ to }) => to)
  const placesOf = (event: string) =>
    answers.filter((answer) => answer.event === event).reduce((sum, { amount }) => sum + amount, 0)
  return {
    lost: [...load.acknowledged].filter(([email, event]) => stored.get(email) !== event).map(([email]) => email),
    unmailed: [...load.acknowledged.keys()].filter((email) => !mailed.has(email)),
    oversold: events.filter((event) => placesOf(event.prokey) > event.seats).map(({ prokey }) => prokey),
    miscounted: seats.filter(({ event, taken }) => taken !== placesOf(event)).map(({ event }) => event),
    twice: recipients.length - new Set(recipients).size,
  }
}
