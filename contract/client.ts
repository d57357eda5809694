import type { ErrorBody, Written } from './answer.ts'
import type { CtaBlock } from './cta-block.ts'
import type { CustomDomains } from './custom-domain.ts'
import type { EmailTemplate, EmailTemplateType } from './email-template.ts'
import type { EventDate } from './event-date.ts'
import type { Event } from './event.ts'
import type { Group } from './group.ts'
import type { LandingPage } from './landing-page.ts'
import type { Create, Patch, Read } from './resource.ts'
import type { RsvpBlock } from './rsvp-block.ts'
import type { Style } from './style.ts'

export interface ClientOptions {
  /** Such as `https://events.example.org/v1`. */
  readonly baseUrl: string
  readonly key: string
  /** In place of the built-in fetch. */
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>
}

export interface WriteOptions {
  /** Sent again with the same key, a request has no second effect. */
  readonly idempotencyKey?: string
  /** The ETag of a read: the write is refused when the item has changed since. */
  readonly ifMatch?: string
}

/** An answer that is not a success. */
export class ApiError extends Error {
  readonly status: number
  readonly body: ErrorBody

  constructor(status: number, body: ErrorBody) {
    super(body.message)
    this.name = 'ApiError'
    this.status = status
    this.body = body
  }
}

/** The filters of the list of events. */
export interface EventQuery {
  /** `now`, or a UTC datetime without milliseconds. */
  readonly from?: string
  readonly to?: string
  readonly group?: string
  readonly dates?: boolean
}

export interface ListedEvent {
  id: number
  prokey: string
  label: string
  dates?: EventDate[]
}

export interface IcsFile {
  name: string
  icsFile?: string
  icsBody: string
}

export type Client = ReturnType<typeof createClient>

/** Every operation of the API as a typed function. Refusals are thrown as ApiError. */
export function createClient(options: ClientOptions) {
  const call = caller(options)

  return {
    style: resource<typeof Style>(call, '/style'),
    landingpage: resource<typeof LandingPage>(call, '/landingpage'),
    ctaBlock: resource<typeof CtaBlock>(call, '/cta-block'),
    rsvpBlock: resource<typeof RsvpBlock>(call, '/rsvp-block'),
    group: keyed<typeof Group, { prokey: string; label: string; name: string }>(call, '/group'),
    event: {
      ...keyed<typeof Event, ListedEvent>(call, '/event'),
      all: (query: EventQuery = {}) => call<ListedEvent[]>('GET', `/event/all${search(query)}`),
      latest: (query: Pick<EventQuery, 'dates'> = {}) => call<ListedEvent>('GET', `/event/latest${search(query)}`),
    },
    ics: (prokey: string) => call<string[]>('GET', `/ics/${prokey}`),
    icsFiles: (prokey: string) => call<IcsFile[]>('GET', `/ics/${prokey}?responseType=object`),
    emailTemplate: {
      all: () => call<{ id: number; name: string; type: EmailTemplateType }[]>('GET', '/email-template/all'),
      latest: () => call<EmailTemplate>('GET', '/email-template/latest'),
      ofType: (type: EmailTemplateType) => call<{ id: number; name: string }[]>('GET', `/email-template/${type}`),
    },
    customDomains: () => call<CustomDomains>('GET', '/custom-domains'),
    uploadImage: (file: Blob, write?: WriteOptions) => {
      const form = new FormData()
      form.set('file', file)
      return call<Written & { id: string }>('POST', '/upload-image', form, write)
    },
  }
}

function keyed<R, Listed>(call: ReturnType<typeof caller>, path: string) {
  type Reference = Written & { prokey: string; event_group?: string }
  return {
    all: () => call<Listed[]>('GET', `${path}/all`),
    latest: () => call<Read<R>>('GET', `${path}/latest`),
    read: (prokey: string) => call<Read<R>>('GET', `${path}/${prokey}`),
    create: (body: Create<R>, write?: WriteOptions) => call<Reference>('POST', path, body, write),
    update: (prokey: string, body: Patch<R>, write?: WriteOptions) =>
      call<Reference>('PATCH', `${path}/${prokey}`, body, write),
    delete: (prokey: string, write?: WriteOptions) => call<Reference>('DELETE', `${path}/${prokey}`, undefined, write),
  }
}

function search(query: object): string {
  const entries = Object.entries(query).map(([name, value]) => [name, String(value)])
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries).toString()}`
}

function resource<R>(call: ReturnType<typeof caller>, path: string) {
  type Reference = Written & { id: string }
  return {
    all: () => call<{ id: number; name: string }[]>('GET', `${path}/all`),
    latest: () => call<Read<R>>('GET', `${path}/latest`),
    read: (id: number | string) => call<Read<R>>('GET', `${path}/${id}`),
    create: (body: Create<R>, write?: WriteOptions) => call<Reference>('POST', path, body, write),
    update: (id: number | string, body: Patch<R>, write?: WriteOptions) =>
      call<Reference>('PATCH', `${path}/${id}`, body, write),
    delete: (id: number | string, write?: WriteOptions) => call<Reference>('DELETE', `${path}/${id}`, undefined, write),
  }
}

function caller({ baseUrl, key, fetch = globalThis.fetch }: ClientOptions) {
  return async <T>(method: string, path: string, body?: unknown, write: WriteOptions = {}): Promise<T> => {
    const isForm = body instanceof FormData
    const answer = await fetch(baseUrl.replace(/\/$/, '') + path, {
      method,
      headers: {
        authorization: key,
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
        ...(write.idempotencyKey !== undefined && { 'idempotency-key': write.idempotencyKey }),
        ...(write.ifMatch !== undefined && { 'if-match': write.ifMatch }),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    })
    const parsed: unknown = await answer.json()
    if (!answer.ok) throw new ApiError(answer.status, parsed as ErrorBody)
    return parsed as T
  }
}
