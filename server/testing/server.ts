import type { TestContext } from 'node:test'
import { type Client, createClient } from '@kalends/contract'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { hashing } from '../accounts/hashing.ts'
import { createKey } from '../accounts/keys.ts'
import { buildApp } from '../app.ts'
import type { Settings } from '../config.ts'
import { type Context, createContext } from '../context.ts'
import { migrate } from '../database/migrate.ts'
import { openDatabase } from '../database/open.ts'
import type { Plan } from '../accounts/plans.ts'
import type { Actor, OrganizationId, Scope } from '../http/actor.ts'
import { createOrganization } from '../provisioning.ts'
import { assertDeclared } from './contract.ts'
import { migratedSettings } from './database.ts'
import { finallyIn } from './finally.ts'

export interface Answer {
  status: number
  headers: Record<string, string | undefined>
  text: string
  // Tests compare bodies with literals; their shape is what is being tested.
  body: any
}

export const byTest = { system: 'test' } as const

/** A client of one organization. */
export interface Caller {
  readonly organization: number
  /** The actor of changes that a test makes without a request. */
  readonly actor: Actor
  readonly key: string
  readonly client: Client
  get(path: string, headers?: Record<string, string>): Promise<Answer>
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>
  patch(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>
  delete(path: string, headers?: Record<string, string>): Promise<Answer>
  /** The same organization with another key. */
  withKey(options: { scope?: Scope; expires?: string }): Promise<Caller>
}

export interface TestServer extends Caller {
  readonly app: FastifyInstance
  readonly context: Context
  /** Any request, without a key unless one is given. */
  request(options: InjectOptions): Promise<Answer>
  newOrganization(options?: { plan?: Plan }): Promise<Caller>
  /** Lets time pass. */
  advance(milliseconds: number): void
  /** Moves the wall clock in either direction while no time passes. */
  turnClock(milliseconds: number): void
  /** Stops the wall clock, so that only `advance` and `turnClock` move it. */
  stopClock(): void
}

/** A server on a fresh database, with one organization and a Read & Write key. Requests reach it without a socket. */
export async function startServer(t: TestContext, env: Record<string, string> = {}): Promise<TestServer> {
  return serveSettings(t, await migratedSettings(t, env))
}

const { memory } = hashing

/** A server on a given database, such as a second instance. */
export async function serveSettings(
  t: TestContext,
  settings: Settings,
  cache: { cacheLimit?: number } = {},
): Promise<TestServer> {
  const database = await openDatabase(settings)
  let [ahead, turned] = [0, 0]
  let stoppedAt: number | undefined
  const now = () => (stoppedAt ?? Temporal.Now.instant().epochMilliseconds) + ahead + turned
  const monotonic = () => performance.now() + ahead
  const context = createContext({ database, settings, now, monotonic, ...cache })
  await migrate(database, context.now())
  const app = buildApp(context)
  // Hashing passwords is slow on purpose.
  hashing.memory = 64
  finallyIn(t, async () => {
    hashing.memory = memory
    await app.close()
    await database.close()
  })

  const request = async (options: InjectOptions): Promise<Answer> => {
    const answer = await app.inject(options)
    const text = answer.body
    const isJson = String(answer.headers['content-type']).startsWith('application/json')
    const status = answer.statusCode
    const body = isJson && text !== '' ? JSON.parse(text) : undefined
    const hasSession = options.headers?.['kalends-organization'] !== undefined
    const sent = { method: options.method ?? 'GET', path: options.url as string, hasSession }
    await assertDeclared(app, new URL(settings.publicUrl).host, sent, { status, body })
    return { status, headers: answer.headers as Answer['headers'], text, body }
  }

  const newKey = (organization: number, options: { scope?: Scope; expires?: string } = {}) =>
    database.transaction((tx) => createKey(tx, byTest, context.now(), { organization, ...options }))

  const callerWith = (organization: number, key: string): Caller => {
    const call = (
      method: NonNullable<InjectOptions['method']>,
      path: string,
      headers: Record<string, string> = {},
      body?: unknown,
    ) =>
      request({
        method,
        url: `/v1${path}`,
        headers: { authorization: key, ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
        ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
      })
    return {
      organization,
      actor: { organization: organization as OrganizationId, by: byTest },
      key,
      client: createClient({ baseUrl: 'http://localhost/v1', key, fetch: fetchFrom(app) }),
      get: (path, headers) => call('GET', path, headers),
      post: (path, body, headers) => call('POST', path, headers, body),
      patch: (path, body, headers) => call('PATCH', path, headers, body),
      delete: (path, headers) => call('DELETE', path, headers),
      withKey: async (options) => callerWith(organization, (await newKey(organization, options)).key),
    }
  }

  const newOrganization = async (options: { plan?: Plan } = {}) => {
    const { id } = await database.transaction((tx) =>
      createOrganization(tx, byTest, context.now(), { name: 'Example', ...options }),
    )
    return callerWith(id, (await newKey(id)).key)
  }

  return {
    ...(await newOrganization()),
    app,
    context,
    request,
    newOrganization,
    advance: (milliseconds) => void (ahead += milliseconds),
    turnClock: (milliseconds) => void (turned += milliseconds),
    stopClock: () => void (stoppedAt = Temporal.Now.instant().epochMilliseconds),
  }
}

/** A fetch for the typed client that calls the application directly. */
function fetchFrom(app: FastifyInstance) {
  return async (url: string, init: RequestInit): Promise<Response> => {
    const request = new Request(url, init)
    const payload = Buffer.from(await request.arrayBuffer())
    const answer = await app.inject({
      method: request.method as 'GET',
      url: new URL(url).pathname + new URL(url).search,
      headers: Object.fromEntries(request.headers),
      ...(payload.length > 0 && { payload }),
    })
    return new Response(answer.statusCode === 304 ? null : answer.rawPayload, {
      status: answer.statusCode,
      headers: answer.headers as Record<string, string>,
    })
  }
}
