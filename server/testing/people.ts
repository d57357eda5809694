import type { UserRole } from '@kalends/contract'
import { addUser } from '../accounts/users.ts'
import { join } from '../accounts/members.ts'
import { cookieName, startSession } from '../accounts/sessions/sessions.ts'
import type { OrganizationId } from '../http/actor.ts'
import { type Answer, type Caller, type TestServer, byTest } from './server.ts'

type Call = (path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>
type Calls = Record<'get' | 'post' | 'put' | 'patch' | 'delete', Call>

/** A signed-in person. The calls go to /v1, those of `app` to /app/v1. */
export interface Person extends Calls {
  readonly user: number
  readonly email: string
  /** The session token, and the headers that a request of the person needs. */
  readonly token: string
  readonly headers: Record<string, string>
  readonly app: Calls
  /** The same session with another organization; null for none. */
  in(organization: number | null): Person
}

let people = 0

/** Creates a user who is a member of the organization with this role, and signs them in. */
export async function signedIn(
  server: TestServer,
  role: UserRole | null,
  {
    organization = server.organization,
    email = `person-${(people += 1)}@example.org`,
  }: Partial<Pick<Caller, 'organization'> & { email: string }> = {},
): Promise<Person> {
  const { context } = server
  const now = context.now()
  const { user, token } = await context.database.transaction(async (tx) => {
    const id = await addUser(tx, now, { email, name: '' })
    if (role !== null) await join(tx, { organization: organization as OrganizationId, by: byTest }, now, id, role)
    const origin = { device: 'test', country: null }
    return { user: id, ...(await startSession(tx, now, { user: id, way: 'password', origin })) }
  })
  return personIn(server, { user, email, token }, organization)
}

function personIn(
  server: TestServer,
  who: Pick<Person, 'user' | 'email' | 'token'>,
  organization: number | null,
): Person {
  const headers = {
    cookie: `${cookieName(server.context.settings)}=${who.token}`,
    'kalends-organization': organization === null ? 'none' : String(organization),
    'sec-fetch-site': 'same-origin',
  }
  const calls = (prefix: string): Calls => {
    const call =
      (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'): Call =>
      (path, body, more = {}) =>
        server.request({
          method,
          url: prefix + path,
          headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }), ...more },
          ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
        })
    return { get: call('GET'), post: call('POST'), put: call('PUT'), patch: call('PATCH'), delete: call('DELETE') }
  }
  return {
    ...who,
    headers,
    ...calls('/v1'),
    app: calls('/app/v1'),
    in: (other) => personIn(server, who, other),
  }
}
