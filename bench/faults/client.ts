/** A request that failed, with or without a response. */
export interface Failure {
  /** When it was sent and when it failed, by performance.now(). */
  readonly at: number
  readonly until: number
  readonly what: string
}

/** When a successful request was sent and how long it took, in milliseconds. */
interface Timing {
  readonly at: number
  readonly name: string
  readonly took: number
}

export interface Reply {
  readonly status: number
  readonly retryAfter: number
  readonly body: string
}

interface Options {
  readonly body?: unknown
  readonly headers?: Record<string, string>
  /** Statuses that are not failures, besides those below 400. */
  readonly expected?: readonly number[]
  /** Its name in the report; by default method and path. */
  readonly name?: string
}

/** Sends requests to servers that may be down, and records failures and timings. */
export class Client {
  readonly failures: Failure[] = []
  readonly timings: Timing[] = []
  readonly #key: string

  constructor(key: string) {
    this.#key = key
  }

  /** Undefined: there was no response. */
  async ask(
    port: number,
    method: string,
    path: string,
    { body, headers, expected = [], name = `${method} ${path.replaceAll(/[0-9a-f-]{36}/g, '…')}` }: Options = {},
  ): Promise<Reply | undefined> {
    const at = performance.now()
    const failed = (what: string) => void this.failures.push({ at, until: performance.now(), what: `${name}: ${what}` })
    try {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, {
        method,
        headers: {
          ...(path.startsWith('/v1') && { authorization: this.#key }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(15_000),
      })
      const { status } = response
      const text = await response.text()
      if (status < 400) this.timings.push({ at, name, took: performance.now() - at })
      else if (!expected.includes(status)) failed(`${status} ${text.slice(0, 200)}`)
      return { status, retryAfter: Number(response.headers.get('retry-after') ?? 0), body: text }
    } catch (error) {
      const { name: kind, cause } = error as Error & { cause?: { code?: string } }
      failed(cause?.code ?? kind)
      return undefined
    }
  }
}
