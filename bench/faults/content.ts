import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { RsvpEvent } from './attendees.ts'
import type { Client } from './client.ts'

const keptEach = 20

/** An organizer's programs, which read, write and delete all the time and never give up. */
export class ContentLoad {
  readonly #client: Client
  readonly #port: () => number
  readonly #group: string
  /** Events whose creation was acknowledged, and those whose deletion was requested. */
  readonly created = new Set<string>()
  readonly removed = new Set<string>()

  constructor(client: Client, { port, group }: { port: () => number; group: string }) {
    this.#client = client
    this.#port = port
    this.#group = group
  }

  async run(n: number, signal: AbortSignal) {
    const kept: string[] = []
    for (let round = n; !signal.aborted; round += 1) {
      const prokey = await this.#create(round, signal)
      if (prokey === undefined) {
        await sleep(100)
        continue
      }
      for (const path of [`/v1/event/${prokey}`, `/${prokey}`, `/${prokey}/event.ics`, `/${this.#group}/calendar.ics`])
        await this.#ask('GET', path)
      if (round % 3 === 0) await this.#ask('PATCH', `/v1/event/${prokey}`, { dates: [{ name: `Changed ${round}` }] })
      // Keeps the number of events about constant, so that memory can be compared.
      kept.push(prokey)
      const oldest = kept.length > keptEach ? kept.shift() : undefined
      if (oldest !== undefined) {
        this.removed.add(oldest)
        await this.#ask('DELETE', `/v1/event/${oldest}`)
      }
      await sleep(20)
    }
  }

  /** Acknowledged, not removed, and not stored. */
  async lost(): Promise<string[]> {
    const lost: string[] = []
    for (const prokey of this.created.difference(this.removed)) {
      if ((await this.#ask('GET', `/v1/event/${prokey}`))?.status !== 200) lost.push(prokey)
    }
    return lost
  }

  /** Repeated with the same Idempotency-Key until there is a response, as a careful client does. */
  async #create(n: number, signal: AbortSignal): Promise<string | undefined> {
    const body = { event_group: this.#group, dates: [{ name: `Event ${n}`, startDate: '2031-05-01' }] }
    const key = randomUUID()
    for (let tries = 0; tries < 100 && !signal.aborted; tries += 1) {
      const reply = await this.#ask('POST', '/v1/event', body, { 'idempotency-key': key })
      if (reply?.status === 201) {
        const { prokey } = JSON.parse(reply.body) as { prokey: string }
        this.created.add(prokey)
        return prokey
      }
      await sleep(200)
    }
    return undefined
  }

  #ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    return this.#client.ask(this.#port(), method, path, { body, headers })
  }
}

/** Events with sign-up: one with plenty of seats, one that is soon full, and one with a waiting list. */
export async function createEvents(client: Client, port: number): Promise<RsvpEvent[]> {
  const events: RsvpEvent[] = []
  for (const seats of [1_000_000, 200, 20]) {
    const hasLine = seats === 20
    const block = { name: `${seats} seats`, max: seats, waiting_list: hasLine }
    const { id } = await create(client, port, '/v1/rsvp-block', block)
    const dates = [{ name: 'Party', startDate: '2031-05-01', startTime: '18:00', timeZone: 'Europe/Berlin' }]
    const event = { new_event_group_name: 'Parties', rsvp: true, rsvp_block: Number(id), dates }
    events.push({ prokey: (await create(client, port, '/v1/event', event)).prokey, seats, hasLine })
  }
  return events
}

export async function createGroup(client: Client, port: number): Promise<string> {
  return (await create(client, port, '/v1/group', { name: 'Faults', subscription: 'children' })).prokey
}

async function create(client: Client, port: number, path: string, body: object) {
  const reply = await client.ask(port, 'POST', path, { body })
  return JSON.parse(reply!.body) as { id: string; prokey: string }
}
