import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { OpenApiDocument } from '../http/openapi.ts'
import { startServer } from '../testing/server.ts'
import { newEvent, newGroup } from '../testing/visitor.ts'

const kept: OpenApiDocument = JSON.parse(readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8'))

// The tests read the document as any program would.
const operations = Object.entries(kept.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    method: method.toUpperCase(),
    path,
    operation: operation as any,
  })),
)

test('the OpenAPI document is served without a key, and is the one in the repository', async (t) => {
  const server = await startServer(t, { PUBLIC_URL: 'http://localhost:8080' })

  const answer = await server.request({ url: '/v1/openapi.json' })

  assert.equal(answer.status, 200)
  assert.equal(answer.headers['content-type'], 'application/json; charset=utf-8')
  assert.ok(
    JSON.stringify(answer.body) === JSON.stringify(kept),
    'docs/openapi.json is out of date. Run "npm run openapi".',
  )
})

test('the document names the public URL of the service', async (t) => {
  const server = await startServer(t, { PUBLIC_URL: 'https://events.example.org' })

  const { body } = await server.request({ url: '/v1/openapi.json', headers: { host: 'events.example.org' } })

  assert.deepEqual(body.servers, [{ url: 'https://events.example.org/v1' }])
  assert.match(body.info.description, /^curl https:\/\/events\.example\.org\/v1\/event/m)
})

test('an unchanged document returns 304, and it is compressed for clients that accept it', async (t) => {
  const server = await startServer(t)
  const { headers, text } = await server.request({ url: '/v1/openapi.json' })
  const read = (encoding: string) =>
    server.app.inject({ url: '/v1/openapi.json', headers: { 'accept-encoding': encoding } })

  const again = await server.request({ url: '/v1/openapi.json', headers: { 'if-none-match': headers.etag! } })
  const brotli = await read('gzip, br')
  const gzip = await read('gzip, br;q=0')

  assert.equal(again.status, 304)
  assert.equal(again.text, '')
  assert.equal(brotli.headers['content-encoding'], 'br')
  assert.equal(brotliDecompressSync(brotli.rawPayload).toString(), text)
  assert.equal(gzip.headers['content-encoding'], 'gzip')
  assert.equal(gunzipSync(gzip.rawPayload).toString(), text)
  assert.equal(gzip.headers.vary, 'accept-encoding')
})

test('every listed route is served and needs a key, unless the reference says otherwise', async (t) => {
  const server = await startServer(t)

  for (const { method, path, operation } of operations) {
    const isPublic = operation.security?.length === 0
    const [{ url: base }] = operation.servers ?? kept.servers
    const url = new URL(base).pathname.replace(/\/$/, '') + path.replaceAll(/[{}]/g, '')
    const answer = await server.request({ method: method as 'GET', url })
    assert.equal(answer.status, isPublic ? 404 : 401, `${method} ${url}`)
  }
  const ids = operations.map(({ operation }) => operation.operationId)
  assert.equal(new Set(ids).size, ids.length)
})

test('files are part of the reference, at the address where they are served', async (t) => {
  const server = await startServer(t)
  const { get } = kept.paths['/files/{id}'] as any

  const file = await server.app.inject({ url: `/files/${get.parameters[0].example}` })

  assert.deepEqual(get.servers, [{ url: 'http://localhost:8080' }])
  assert.deepEqual(get.security, [])
  assert.deepEqual(Object.keys(get.responses), ['200', '304', '404', '503'])
  assert.equal(file.statusCode, 200)
  assert.ok(Object.keys(get.responses['200'].content).includes(String(file.headers['content-type'])))
  assert.equal(typeof file.headers.etag, 'string')
})

test('pages for visitors are part of the reference, at the addresses where they are served', async (t) => {
  const env = { LANDING_URL: 'https://go.example.org', ICS_URL: 'https://ics.example.org' }
  const server = await startServer(t, { PUBLIC_URL: 'http://localhost:80', ...env })
  const event = await newEvent(server)
  const group = await newGroup(server)

  const { body } = await server.request({ url: '/v1/openapi.json' })
  const documented = (path: string) => {
    const { servers, security, responses } = body.paths[path].get
    return { servers, security, statuses: Object.keys(responses) }
  }
  const opened = await Promise.all(
    [
      `/${event}/o/google`,
      `/${event}/o/ical`,
      `/${group}/s/yahoo`,
      `/${event}/event.ics`,
      `/${group}/calendar.ics`,
    ].map(async (url) => {
      const { status, headers } = await server.request({ url })
      return [status, headers['content-type']?.split(';')[0]]
    }),
  )

  const [landing, ics] = [[{ url: 'https://go.example.org' }], [{ url: 'https://ics.example.org' }]]
  const link = { servers: landing, security: [], statuses: ['200', '302', '404', '503'] }
  assert.deepEqual(documented('/{prokey}/o/{type}'), link)
  assert.deepEqual(documented('/{prokey}/s/{type}'), link)
  assert.deepEqual(documented('/{prokey}/event.ics'), { ...link, servers: ics, statuses: ['200', '304', '404', '503'] })
  assert.deepEqual(documented('/{prokey}/calendar.ics'), {
    ...link,
    servers: ics,
    statuses: ['200', '302', '304', '404', '503'],
  })
  assert.deepEqual(opened, [
    [302, undefined],
    [200, 'text/calendar'],
    [200, 'text/html'],
    [200, 'text/calendar'],
    [200, 'text/calendar'],
  ])
})

test('events come first, then groups, then their building blocks', () => {
  const names = kept.tags.map(({ name }) => name)

  assert.deepEqual(names.slice(0, 3), ['Events', 'Groups', 'Style templates'])
  assert.deepEqual(names.slice(-3), ['Custom domains', 'RSVP answers', 'Statistics'])
})

test('writing an item declares its ETag, and that the response may be a replay', () => {
  const headersOf = (path: string, method: string, status: number) =>
    Object.keys((kept.paths[path]![method] as any).responses[status].headers ?? {})

  assert.deepEqual(headersOf('/style', 'post', 201), ['ETag', 'Idempotent-Replayed'])
  assert.deepEqual(headersOf('/event/{prokey}', 'patch', 200), ['ETag', 'Idempotent-Replayed'])
  assert.deepEqual(headersOf('/style/{id}', 'delete', 200), [])
  assert.deepEqual(headersOf('/upload-image', 'post', 201), ['Idempotent-Replayed'])
})

test('every group and every operation states its purpose and the scope it needs', () => {
  for (const tag of kept.tags) assert.match(String(tag.description), /\w.*\.$/, String(tag.name))
  for (const { path, operation } of operations) {
    assert.match(operation.summary, /^[A-Z].*[^.]$/, path)
    assert.match(operation.description, /\.\n\nRequires (a key with the scope [^\n]+|no key)\.$/, path)
  }
})

test('every field and every parameter has a description and an example', () => {
  const bare: string[] = []
  const visit = (node: any, path: string) => {
    if (typeof node !== 'object' || node === null) return
    for (const [name, field] of Object.entries<any>(node.type === 'object' && node.properties ? node.properties : {})) {
      // Referenced schemas are visited themselves.
      if (!field.$ref && !(field.description && field.examples?.length > 0)) bare.push(`${path}.${name}`)
    }
    if (node.in && node.name && !(node.description && (node.example !== undefined || node.schema.examples)))
      bare.push(path)
    for (const [name, part] of Object.entries(node)) visit(part, `${path}.${name}`)
  }
  visit(kept.paths, 'paths')
  visit(kept.components.schemas, 'schemas')
  visit(kept.components.parameters, 'parameters')

  assert.deepEqual(bare, [])
})
