import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type UserRole, applicationOperations, hasRole, roles } from '@kalends/contract'
import { signedIn } from '../testing/people.ts'
import { type TestServer, startServer } from '../testing/server.ts'

interface Entry {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  /** null: any signed-in person. */
  readonly role: UserRole | null
  readonly isSensitive: boolean
}

const declared = Object.values(applicationOperations)
  .flatMap((group) => Object.values(group))
  .map(({ method, path, role, ...more }): Entry => ({
    method,
    path: `/app/v1${path}`,
    role: role === 'user' ? null : role,
    isSensitive: 'isSensitive' in more && more.isSensitive === true,
  }))

/** Neither a path nor a body that exists: what matters is whether the role is refused before they are looked at. */
async function call({ request }: TestServer, { method, path }: Entry, headers: Record<string, string>) {
  const url = path.replaceAll(/:[A-Za-z_]+/g, 'nothing')
  return request({ method, url, headers: { ...headers, 'content-type': 'application/json' }, payload: '[]' })
}

/** The routes of the API with the role that a session needs, from the reference of each. */
async function routesOf(server: TestServer): Promise<Entry[]> {
  const document = (await server.request({ url: '/v1/openapi.json' })).body as {
    paths: Record<string, Record<string, { security?: unknown[]; servers?: unknown[] }>>
  }
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { security, servers }]) => security === undefined && servers === undefined)
      .map(([name]) => {
        const method = name.toUpperCase() as Entry['method']
        const isRead = method === 'GET'
        const role = path.startsWith('/rsvp-answers') ? 'editor' : isRead ? 'viewer' : 'editor'
        return { method, path: `/v1${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, role, isSensitive: false }
      }),
  )
}

test('every route allows exactly the roles it should, and hides everything from others', async (t) => {
  const server = await startServer(t)
  const other = await server.newOrganization()
  const stranger = await signedIn(server, 'owner', { organization: other.organization })
  const routes = [...declared, ...(await routesOf(server))]
  assert.ok(routes.length > 60)

  for (const route of routes) {
    const name = `${route.method} ${route.path}`
    const anonymous = await call(server, route, {})
    assert.equal(anonymous.status, 401, `${name} without a session`)
    const foreign = await call(server, route, stranger.in(server.organization).headers)
    if (route.role !== null)
      assert.deepEqual(
        [foreign.status, foreign.body.message],
        [404, 'No entry found.'],
        `${name} by a member of another organization`,
      )
    for (const role of roles) {
      // Some of these calls succeed: a person may leave, or end all sessions.
      const person = await signedIn(server, role)
      const { status, body } = await call(server, route, person.headers)
      const isAllowed = route.role === null || hasRole(role, route.role)
      const label = `${name} by ${role}: ${status}`
      if (isAllowed) assert.ok(status !== 401 && status !== 403 && status < 500, label)
      else assert.deepEqual([status, body.details], [403, { role: route.role }], label)
    }
  }
})

test('every sensitive operation asks for a new sign-in after 15 minutes', async (t) => {
  const server = await startServer(t)
  const owner = await signedIn(server, 'owner')
  server.advance(15 * 60_000)

  for (const route of declared) {
    const { status, body } = await call(server, route, owner.headers)
    const label = `${route.method} ${route.path}: ${status}`
    if (route.isSensitive) assert.deepEqual([status, body.details], [403, { reason: 'sign-in-again' }], label)
    else assert.notEqual(status, 403, label)
  }
})

test('no key works for any operation of the application', async (t) => {
  const server = await startServer(t)

  for (const route of declared) {
    const { status, body } = await call(server, route, { authorization: server.key })
    assert.deepEqual([status, body.message], [401, 'Not authenticated.'], `${route.method} ${route.path}`)
  }
})
