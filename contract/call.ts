import type { ErrorBody } from './answer.ts'

export interface ClientOptions {
  /** Such as `https://events.example.org/v1`. */
  readonly baseUrl: string
  readonly key: string
  /** Replaces the built-in fetch. */
  readonly fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined
}

/** For people who are signed in: the session is a cookie of the same host. */
export interface SessionOptions extends Pick<ClientOptions, 'baseUrl' | 'fetch'> {
  /** The id of the organization; null for operations about the signed-in person. */
  readonly organization: number | null
}

export interface CallOptions {
  /** Aborts the request. The call then rejects with the reason of the signal. */
  readonly signal?: AbortSignal | undefined
}

export interface ReadOptions extends CallOptions {
  /** The ETag of an earlier response. If the item is unchanged, the call returns undefined. */
  readonly ifNoneMatch?: string | undefined
}

export interface WriteOptions extends CallOptions {
  /** Repeating a request with the same key has no second effect. */
  readonly idempotencyKey?: string | undefined
  /** The ETag of an earlier response. If the item has changed since, the write is refused with 412. */
  readonly ifMatch?: string | undefined
}

/** The data of a response with its status and headers. */
export interface ApiResponse<T> {
  readonly data: T
  readonly status: number
  readonly headers: Headers
  /** Of the item that was read or written. */
  readonly etag: string | undefined
  /** The number of entries in the whole list, if a page was requested. */
  readonly total: number | undefined
}

/** A promise of the data of a response. */
export interface ApiPromise<T> extends Promise<T> {
  /** The data with the status, the headers and the ETag of the response. */
  withResponse(): Promise<ApiResponse<T>>
}

/** An error response. Network failures are thrown as fetch throws them. */
export class ApiError extends Error {
  readonly status: number
  /**
   * The body of the response. If it is not from the API (`isForeign`), `details.text` is its beginning.
   */
  readonly body: ErrorBody
  readonly headers: Headers
  /** Whether something other than the API has responded, such as a proxy. */
  readonly isForeign: boolean

  constructor(status: number, body: ErrorBody, headers: Headers = new Headers(), isForeign = false) {
    super(body.message)
    this.name = 'ApiError'
    this.status = status
    this.body = body
    this.headers = headers
    this.isForeign = isForeign
  }
}

export interface ApiRequest extends ReadOptions, WriteOptions {
  readonly query?: object | undefined
  /** A form, or a value to send as JSON. */
  readonly body?: unknown
}

export type Caller = ReturnType<typeof caller>

/** Sends all requests of the client. */
export function caller({ baseUrl, fetch, ...given }: ClientOptions | SessionOptions) {
  const proof = 'key' in given ? { authorization: given.key } : organizationHeader(given.organization)
  const base = baseUrl.replace(/\/+$/, '')

  async function send(method: string, url: string, authorization: object, request: ApiRequest): Promise<Response> {
    const { body, idempotencyKey, ifMatch, ifNoneMatch, signal } = request
    const isForm = body instanceof FormData
    const headers = {
      ...authorization,
      'content-type': body === undefined || isForm ? undefined : 'application/json',
      'idempotency-key': idempotencyKey,
      'if-match': ifMatch,
      'if-none-match': ifNoneMatch,
    }
    // A variable, because a browser's fetch must not be called as a method of another object.
    const ask = fetch ?? globalThis.fetch
    const response = await ask(url, {
      method,
      headers: withoutUndefined(headers),
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      ...(signal && { signal }),
    })
    if (!response.ok && response.status !== 304) throw await errorOf(response)
    return response
  }

  return {
    json<T>(method: string, path: string, request: ApiRequest = {}): ApiPromise<T> {
      const url = base + path + search(request.query)
      return apiPromise<T>(send(method, url, proof, request), jsonOf)
    },
    /** For responses that aren't JSON. */
    blob(method: string, path: string, request: ApiRequest = {}): ApiPromise<Blob> {
      return apiPromise(send(method, base + path + search(request.query), proof, request), (response) =>
        response.blob(),
      )
    },
    /** Files are outside of the API and need no key. */
    file(path: string, request: ReadOptions = {}): ApiPromise<Blob | undefined> {
      return apiPromise(send('GET', base.replace(/\/v1$/, '') + path, {}, request), (response) => response.blob())
    },
  }
}

/** Marks a request that acts with the session cookie. Other sites cannot send it. */
export function organizationHeader(organization: number | null): Record<string, string> {
  return { 'kalends-organization': organization === null ? 'none' : String(organization) }
}

function apiPromise<T>(sent: Promise<Response>, read: (response: Response) => Promise<T>): ApiPromise<T> {
  const result = sent.then(async (response): Promise<ApiResponse<T>> => {
    const { status, headers } = response
    const count = headers.get('x-total-count')
    return {
      // Calls that can get a 304 include undefined in their type.
      data: status === 304 ? (undefined as T) : await read(response),
      status,
      headers,
      etag: headers.get('etag') ?? undefined,
      total: count === null ? undefined : Number(count),
    }
  })
  const data = result.then((response) => response.data)
  return Object.assign(data, {
    withResponse() {
      // The caller handles a failure of the response, so the data must not also cause an unhandled rejection.
      data.catch(() => {})
      return result
    },
  })
}

async function jsonOf<T>(response: Response): Promise<T> {
  const text = await response.text()
  const data = parsed(text)
  if (data === undefined) throw foreignAnswer(response, text)
  return data as T
}

async function errorOf(response: Response): Promise<ApiError> {
  const text = await response.text()
  const body = parsed(text)
  return isErrorBody(body) ? new ApiError(response.status, body, response.headers) : foreignAnswer(response, text)
}

/** A response that the API never sends, such as the error page of a proxy. */
function foreignAnswer(response: Response, text: string): ApiError {
  const { status, statusText, headers } = response
  const what = parsed(text) === undefined ? 'is not valid JSON' : 'is JSON, but not from Kalends'
  const message = `The response (${[status, statusText].join(' ').trim()}) ${what}. Check baseUrl and any proxy in between.`
  return new ApiError(status, { status: 'error', message, details: { text: text.slice(0, 1000) } }, headers, true)
}

function isErrorBody(body: unknown): body is ErrorBody {
  return typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'
}

/** Returns undefined for invalid JSON, which never parses to it. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

function search(query: object = {}): string {
  const text = new URLSearchParams(withoutUndefined(query)).toString()
  return text === '' ? '' : `?${text}`
}

function withoutUndefined(values: object): Record<string, string> {
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]))
}
