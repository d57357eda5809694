import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

/** A request that failed: with a status, or without any answer. */
export interface Failure {
  /** By performance.now(), when it was sent and when it failed. */
  readonly at: number
  readonly until: number
  readonly what: string
}

const keptEach = 20

interface Target {
  readonly port: () => number
  readonly key: string
  readonly group: string
}

/** How a client would behave that reads, writes and deletes all the time and gives up nothing. */
export class Load {
  readonly #target: Target
  readonly failures: Failure[] = []
  answered = 0
  /** Events whose creation was acknowledged, and those of them whose deletion was asked for. */
  readonly created = new Set<string>()
  readonly removed = new Set<string>()
  readonly #ending = new AbortController()
  #loops: Promise<void>[] = []

  constructor(target: Target) {
    this.#target = target
  }

  start(clients: number) {
    this.#loops = Array.from({ length: clients }, (_, n) => this.#loop(n))
  }

  async stop() {
    this.#ending.abort()
    await Promise.all(this.#loops)
  }

  async #loop(n: number) {
    const kept: string[] = []
    for (let round = n; !this.#ending.signal.aborted; round += 1) {
      const prokey = await this.#create(round)
      if (prokey === undefined) {
        await sleep(100)
        continue
      }
      const { group } = this.#target
      for (const path of [`/v1/event/${prokey}`, `/${prokey}`, `/${prokey}/event.ics`, `/${group}/calendar.ics`])
        await this.#ask('GET', path)
      if (round % 3 === 0) await this.#ask('PATCH', `/v1/event/${prokey}`, { dates: [{ name: `Changed ${round}` }] })
      // The world stays about as large as it is, so that memory can be compared.
      kept.push(prokey)
      const oldest = kept.length > keptEach ? kept.shift() : undefined
      if (oldest !== undefined) {
        this.removed.add(oldest)
        await this.#ask('DELETE', `/v1/event/${oldest}`)
      }
      await sleep(20)
    }
  }

  /** Repeated with the same Idempotency-Key until there is an answer, as a careful client does. */
  async #create(n: number): Promise<string | undefined> {
    const body = { event_group: this.#target.group, dates: [{ name: `Event ${n}`, startDate: '2031-05-01' }] }
    const key = randomUUID()
    for (let tries = 0; tries < 100 && !this.#ending.signal.aborted; tries += 1) {
      const answer = await this.#ask('POST', '/v1/event', body, { 'idempotency-key': key })
      if (answer?.status === 201) {
        const { prokey } = (await answer.json()) as { prokey: string }
        this.created.add(prokey)
        return prokey
      }
      await sleep(200)
    }
    return undefined
  }

  async #ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const at = performance.now()
    const failed = (what: string) =>
      void this.failures.push({
        at,
        until: performance.now(),
        what: `${method} ${path.replaceAll(/[0-9a-f-]{36}/g, '…')}: ${what}`,
      })
    try {
      const answer = await fetch(`http://127.0.0.1:${this.#target.port()}${path}`, {
        method,
        headers: {
          ...(path.startsWith('/v1') && { authorization: this.#target.key }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(15_000),
      })
      this.answered += 1
      if (answer.status >= 400) failed(String(answer.status))
      if (method !== 'POST' || answer.status !== 201) await answer.arrayBuffer()
      return answer
    } catch (error) {
      const { name, cause } = error as Error & { cause?: { code?: string } }
      failed(cause?.code ?? name)
      return undefined
    }
  }
}
