import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Tables } from '../../server/database/tables.ts'
import type { MailServer } from '../../server/testing/mail-server.ts'
import type { Client } from './client.ts'

export interface RsvpEvent {
  readonly prokey: string
  readonly seats: number
  readonly hasLine: boolean
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
  /** Sign-ups to events with a waiting list that were asked to be removed, so that their seats are offered. */
  readonly removed = new Set<string>()

  constructor(client: Client, target: Target) {
    this.#client = client
    this.#target = target
  }

  async run(n: number, signal: AbortSignal) {
    for (let round = n; !signal.aborted; round += 1) {
      const ports = this.#target.ports()
      const port = ports[round % ports.length]!
      const event = this.#target.events[round % this.#target.events.length]!
      const { prokey } = event
      const config = await this.#client.ask(port, 'GET', `/${prokey}/config.json`)
      const form = config?.status === 200 ? formIn(config.body) : undefined
      if (form !== undefined) {
        if (round % 3 !== 0) await sleep(fillTime + Math.random() * 1000)
        await this.#send(event, form, round + 1)
        if (event.hasLine && round % 2 === 0) await this.#removeOne(prokey, port)
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

  /** An organizer removes somebody who has a seat. */
  async #removeOne(prokey: string, port: number) {
    const list = await this.#client.ask(port, 'GET', `/v1/rsvp-answers/${prokey}`)
    if (list?.status !== 200) return
    const all = JSON.parse(list.body) as { id: string; email: string; status: string }[]
    const one = all.find(({ status, email }) => status === 'confirmed' && !this.removed.has(email))
    if (!one) return
    this.removed.add(one.email)
    await this.#client.ask(port, 'DELETE', `/v1/rsvp-answers/${one.id}`, { expected: [404] })
  }

  async #send({ prokey, hasLine }: RsvpEvent, form: string, next: number) {
    const email = `${randomUUID()}@example.org`
    const deadline = performance.now() + retryTime
    while (performance.now() < deadline) {
      const ports = this.#target.ports()
      const reply = await this.#client.ask(ports[next % ports.length]!, 'POST', `/${prokey}/rsvp`, {
        body: { email, form, ...(hasLine && { waiting: true }) },
        expected: [409, 429],
      })
      if (reply?.status === 200) return void this.acknowledged.set(email, prokey)
      if (reply?.status === 409) return void (this.full += 1)
      if (reply && reply.status < 500 && reply.status !== 429) return
      await sleep(Math.max(250, (reply?.retryAfter ?? 0) * 1000))
    }
  }
}

/** Undefined while nobody can sign up. */
function formIn(config: string): string | undefined {
  return (JSON.parse(config) as { rsvp?: { form?: string } }).rsvp?.form || undefined
}

export interface Audit {
  /** Addresses whose sign-up was acknowledged but is not stored. */
  readonly lost: readonly string[]
  /** Acknowledged sign-ups without a mail that was accepted, is waiting or was sent. */
  readonly unmailed: readonly string[]
  readonly oversold: readonly string[]
  /** Events with free seats although somebody waits for them, or where somebody in line was passed over. */
  readonly unfair: readonly string[]
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
  const answers = await db
    .selectFrom('rsvp_answer')
    .select(['email', 'event', 'amount', 'status', 'waiting_since'])
    .execute()
  const seats = await db.selectFrom('rsvp_seats').select(['event', 'taken']).execute()
  const queued = await db.selectFrom('mail').select('recipient').where('state', 'in', ['waiting', 'sent']).execute()
  const stored = new Map(answers.map(({ email, event }) => [email, event]))
  const mailed = new Set(queued.map(({ recipient }) => recipient))
  const received = mails.taken.map(({ to, raw }) => `${to.join()} ${/^subject: .*/im.exec(raw)?.[0]}`)
  const placesOf = (event: string) =>
    answers
      .filter((answer) => answer.event === event && answer.status !== 'waiting')
      .reduce((sum, { amount }) => sum + amount, 0)
  // All want one seat.
  const isUnfair = ({ prokey, seats: most }: RsvpEvent) => {
    const own = answers.filter(({ event }) => event === prokey)
    const first = Math.min(...own.filter(({ status }) => status === 'waiting').map((one) => one.waiting_since!))
    const offered = own.filter(({ status }) => status === 'pending').map((one) => one.waiting_since!)
    return Number.isFinite(first) && (placesOf(prokey) < most || offered.some((since) => since > first))
  }
  return {
    lost: [...load.acknowledged]
      .filter(([email, event]) => stored.get(email) !== event && !load.removed.has(email))
      .map(([email]) => email),
    unmailed: [...load.acknowledged.keys()].filter((email) => !mailed.has(email) && !load.removed.has(email)),
    oversold: events.filter((event) => placesOf(event.prokey) > event.seats).map(({ prokey }) => prokey),
    unfair: events.filter(isUnfair).map(({ prokey }) => prokey),
    miscounted: seats.filter(({ event, taken }) => taken !== placesOf(event)).map(({ event }) => event),
    twice: received.length - new Set(received).size,
  }
}
