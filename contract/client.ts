import type { Changes, HistoryEntry } from './activity.ts'
import type { Written } from './answer.ts'
import {
  type ApiPromise,
  type CallOptions,
  type Caller,
  type ClientOptions,
  type ReadOptions,
  type SessionOptions,
  type WriteOptions,
  caller,
} from './call.ts'
import type { CtaBlock } from './cta-block.ts'
import type { CustomDomains } from './custom-domain.ts'
import type { EmailTemplate, EmailTemplateType } from './email-template.ts'
import type { Event } from './event.ts'
import type { Group } from './group.ts'
import type { LandingPage } from './landing-page.ts'
import type { ListedEmailTemplate, ListedEvent, ListedGroup, ListedTemplate } from './listed.ts'
import type { ChangesQuery, EventQuery, PageQuery, StatisticsQuery } from './queries.ts'
import type { Create, Patch, Read } from './resource.ts'
import type { RsvpAnswer, RsvpStatistics } from './rsvp-answer.ts'
import type { RsvpBlock } from './rsvp-block.ts'
import type { RsvpAddition, RsvpChange } from './rsvp-write.ts'
import type { Statistics, ViewDimension } from './statistics.ts'
import type { Style } from './style.ts'

export { ApiError, organizationHeader } from './call.ts'
export type { ChangesQuery, EventQuery, PageQuery, StatisticsQuery } from './queries.ts'
export type { ViewDimension } from './statistics.ts'
export type { ListedEmailTemplate, ListedEvent, ListedGroup, ListedTemplate } from './listed.ts'
export type {
  ApiPromise,
  ApiResponse,
  CallOptions,
  ClientOptions,
  ReadOptions,
  SessionOptions,
  WriteOptions,
} from './call.ts'

export interface CreatedEvent {
  prokey: string
  /** The group created for it, if `new_event_group_name` was sent. */
  event_group?: string
}

export interface IcsFile {
  name: string
  icsFile?: string
  icsBody: string
}

export interface Lists<Listed, Query extends PageQuery = PageQuery> {
  /** The whole list, or the requested page. */
  all(query?: Query, options?: CallOptions): ApiPromise<Listed[]>
  /** All entries, fetched page by page. */
  pages(query?: Omit<Query, 'page'>, options?: CallOptions): AsyncGenerator<Listed[], void, undefined>
}

/** With `ifNoneMatch`, returns undefined if nothing has changed. */
export interface ReadLatest<T> {
  (options?: CallOptions & { ifNoneMatch?: undefined }): ApiPromise<T>
  (options: ReadOptions): ApiPromise<T | undefined>
}

/** With `ifNoneMatch`, returns undefined if nothing has changed. */
export interface ReadOne<Id, T> {
  (id: Id, options?: CallOptions & { ifNoneMatch?: undefined }): ApiPromise<T>
  (id: Id, options: ReadOptions): ApiPromise<T | undefined>
}

export interface Items<R, Id, Reference, Created = Reference> {
  /** The most recently created one. */
  latest: ReadLatest<Read<R>>
  read: ReadOne<Id, Read<R>>
  create(body: Create<R>, options?: WriteOptions): ApiPromise<Written & Created>
  /** Fields that are not sent or undefined stay as they are; null clears a field or resets it to its default. */
  update(id: Id, body: Patch<R>, options?: WriteOptions): ApiPromise<Written & Reference>
  delete(id: Id, options?: WriteOptions): ApiPromise<Written & Reference>
  /** Who changed what, latest first, 50 entries per page. Also works for deleted items. */
  history(id: Id, query?: PageQuery, options?: CallOptions): ApiPromise<HistoryEntry[]>
  /** Brings back a deleted item. */
  restore(id: Id, options?: WriteOptions): ApiPromise<Written & Reference>
}

export type Templates<R> = Lists<ListedTemplate> & Items<R, number | string, { id: string }>

/** Resources that have exactly the common operations. */
const templates = (call: Caller) => ({
  style: template<typeof Style>(call, '/style'),
  landingpage: template<typeof LandingPage>(call, '/landingpage'),
  ctaBlock: template<typeof CtaBlock>(call, '/cta-block'),
  rsvpBlock: template<typeof RsvpBlock>(call, '/rsvp-block'),
})

export interface Client extends ReturnType<typeof templates> {
  emailTemplate: Lists<ListedEmailTemplate> & {
    latest: ReadLatest<EmailTemplate>
    ofType(type: EmailTemplateType, options?: CallOptions): ApiPromise<ListedTemplate[]>
    history: Templates<typeof EmailTemplate>['history']
    restore: Templates<typeof EmailTemplate>['restore']
  }
  group: Lists<ListedGroup> & Items<typeof Group, string, { prokey: string }>
  event: Lists<ListedEvent, EventQuery> &
    Omit<Items<typeof Event, string, { prokey: string }, CreatedEvent>, 'latest' | 'update' | 'restore'> & {
      /** With `inform`, everyone who has confirmed or is undecided gets a mail about the change, which can begin with a `note`. */
      update(
        prokey: string,
        body: Patch<typeof Event>,
        options?: WriteOptions & { readonly inform?: boolean | undefined; readonly note?: string | undefined },
      ): ApiPromise<Written & { prokey: string }>
      /** Brings back a deleted event, into its group or into another one. */
      restore(
        prokey: string,
        options?: WriteOptions & { readonly event_group?: string | undefined },
      ): ApiPromise<Written & { prokey: string }>
      latest(query?: Pick<EventQuery, 'dates'>, options?: CallOptions): ApiPromise<ListedEvent>
    }
  /** The calendar files of an event, as texts. */
  ics(prokey: string, options?: CallOptions): ApiPromise<string[]>
  /** The calendar files of an event, with their names. */
  icsFiles(prokey: string, options?: CallOptions): ApiPromise<IcsFile[]>
  /** Changes since a cursor; without one, all recorded changes. */
  changes(query?: ChangesQuery, options?: CallOptions): ApiPromise<Changes>
  customDomains(options?: CallOptions): ApiPromise<CustomDomains>
  uploadImage(file: Blob, options?: WriteOptions): ApiPromise<Written & { id: string }>
  rsvpAnswers: {
    /** All answers to an event, or a page of 2,000, oldest first. */
    all(prokey: string, query?: PageQuery, options?: CallOptions): ApiPromise<RsvpAnswer[]>
    /** All answers to an event, fetched in pages of up to 2,000. */
    pages(prokey: string, options?: CallOptions): AsyncGenerator<RsvpAnswer[], void, undefined>
    latest(prokey: string, options?: CallOptions): ApiPromise<RsvpAnswer>
    latestOfAll(options?: CallOptions): ApiPromise<RsvpAnswer>
    /** Adds one on the word of the organizer, without double opt-in. */
    create(body: RsvpAddition, options?: WriteOptions): ApiPromise<Written & { id: string }>
    update(id: string, body: RsvpChange, options?: WriteOptions): ApiPromise<Written & { id: string }>
    /** With `inform`, an attendee who said yes or maybe gets a mail about it. */
    delete(
      id: string,
      options?: WriteOptions & { readonly inform?: boolean | undefined },
    ): ApiPromise<Written & { id: string }>
    /** Brings back one that was removed in the last ten minutes. With `over`, even if too few seats are left. */
    restore(
      id: string,
      options?: WriteOptions & { readonly over?: boolean | undefined },
    ): ApiPromise<Written & { id: string }>
  }
  statistics: {
    views(prokey: string, query?: StatisticsQuery<ViewDimension>, options?: CallOptions): ApiPromise<Statistics>
    saves(prokey: string, query?: StatisticsQuery<'type'>, options?: CallOptions): ApiPromise<Statistics>
    rsvp(prokey: string, options?: CallOptions): ApiPromise<RsvpStatistics>
  }
  /** The bytes of an uploaded image or of a library image. */
  readImage: ReadOne<string, Blob>
}

/** Every operation of the API as a typed function. Error responses are thrown as ApiError. */
export function createClient(settings: ClientOptions | SessionOptions): Client {
  const call = caller(settings)
  const answersTo = (prokey: string, query?: PageQuery, options?: CallOptions) =>
    call.json<RsvpAnswer[]>('GET', `/rsvp-answers/${segment(prokey)}`, { ...options, query })

  return {
    ...templates(call),
    emailTemplate: {
      ...lists<ListedEmailTemplate>(call, '/email-template'),
      latest: latest<EmailTemplate>(call, '/email-template'),
      ofType: (type, options) => call.json('GET', `/email-template/${segment(type)}`, options),
      ...past<number | string, { id: string }>(call, '/email-template'),
    },
    group: {
      ...lists<ListedGroup>(call, '/group'),
      ...items<typeof Group, string, { prokey: string }>(call, '/group'),
    },
    event: {
      ...lists<ListedEvent, EventQuery>(call, '/event'),
      ...items<typeof Event, string, { prokey: string }, CreatedEvent>(call, '/event'),
      latest: (query, options) => call.json('GET', '/event/latest', { ...options, query }),
      update: (prokey, body, { inform, note, ...options } = {}) =>
        call.json('PATCH', `/event/${segment(prokey)}`, { ...options, body, query: { inform, note } }),
      restore: (prokey, { event_group, ...options } = {}) =>
        call.json('POST', `/event/${segment(prokey)}/restore`, { ...options, query: { event_group } }),
    },
    ics: (prokey, options) => call.json('GET', `/ics/${segment(prokey)}`, options),
    icsFiles: (prokey, options) =>
      call.json('GET', `/ics/${segment(prokey)}`, { ...options, query: { responseType: 'object' } }),
    changes: (query, options) => call.json('GET', '/changes', { ...options, query }),
    customDomains: (options) => call.json('GET', '/custom-domains', options),
    uploadImage: (file, options) => {
      const body = new FormData()
      body.set('file', file)
      return call.json('POST', '/upload-image', { ...options, body })
    },
    rsvpAnswers: {
      all: answersTo,
      pages: (prokey, options) => pagesOf((page) => answersTo(prokey, { page }, options)),
      latest: (prokey, options) => call.json('GET', `/rsvp-answers/${segment(prokey)}/latest`, options),
      latestOfAll: (options) => call.json('GET', '/rsvp-answers/latest', options),
      create: (body, options) => call.json('POST', '/rsvp-answers', { ...options, body }),
      update: (id, body, options) => call.json('PATCH', `/rsvp-answers/${segment(id)}`, { ...options, body }),
      delete: (id, { inform, ...options } = {}) =>
        call.json('DELETE', `/rsvp-answers/${segment(id)}`, { ...options, query: { inform } }),
      restore: (id, { over, ...options } = {}) =>
        call.json('POST', `/rsvp-answers/${segment(id)}/restore`, { ...options, query: { over } }),
    },
    statistics: {
      views: (prokey, query, options) =>
        call.json('GET', `/statistics/views/${segment(prokey)}`, { ...options, query }),
      saves: (prokey, query, options) =>
        call.json('GET', `/statistics/saves/${segment(prokey)}`, { ...options, query }),
      rsvp: (prokey, options) => call.json('GET', `/statistics/rsvp/${segment(prokey)}`, options),
    },
    readImage: ((id: string, options?: ReadOptions) => call.file(`/files/${segment(id)}`, options)) as ReadOne<
      string,
      Blob
    >,
  }
}

function template<R>(call: Caller, path: string): Templates<R> {
  return {
    ...lists<ListedTemplate>(call, path),
    ...items<R, number | string, { id: string }>(call, path),
  }
}

function lists<Listed, Query extends PageQuery = PageQuery>(call: Caller, path: string): Lists<Listed, Query> {
  const all = (query?: object, options?: CallOptions) =>
    call.json<Listed[]>('GET', `${path}/all`, { ...options, query })

  return {
    all,
    pages: (query, options) => pagesOf((page) => all({ ...query, page }, options)),
  }
}

async function* pagesOf<T>(read: (page: number) => ApiPromise<T[]>): AsyncGenerator<T[], void, undefined> {
  for (let page = 1; ; page += 1) {
    const { data, headers } = await read(page).withResponse()
    if (data.length === 0) return
    yield data
    // Browsers may hide the header on another origin. Then the first page without entries is the end.
    const link = headers.get('link')
    if (link !== null && !link.includes('rel="next"')) return
  }
}

function items<R, Id extends number | string, Reference, Created = Reference>(
  call: Caller,
  path: string,
): Items<R, Id, Reference, Created> {
  const one = (id: Id) => `${path}/${segment(id)}`
  return {
    latest: latest(call, path),
    read: ((id: Id, options?: ReadOptions) => call.json('GET', one(id), options)) as ReadOne<Id, Read<R>>,
    create: (body, options) => call.json('POST', path, { ...options, body }),
    update: (id, body, options) => call.json('PATCH', one(id), { ...options, body }),
    delete: (id, options) => call.json('DELETE', one(id), options),
    ...past<Id, Reference>(call, path),
  }
}

function past<Id extends number | string, Reference>(
  call: Caller,
  path: string,
): Pick<Items<unknown, Id, Reference>, 'history' | 'restore'> {
  return {
    history: (id, query, options) => call.json('GET', `${path}/${segment(id)}/history`, { ...options, query }),
    restore: (id, options) => call.json('POST', `${path}/${segment(id)}/restore`, options),
  }
}

function latest<T>(call: Caller, path: string): ReadLatest<T> {
  return ((options?: ReadOptions) => call.json('GET', `${path}/latest`, options)) as ReadLatest<T>
}

function segment(id: number | string): string {
  return encodeURIComponent(id)
}
