import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { declaredResources } from '../http/declared-resources.ts'
import type { OpenApiDocument } from '../http/openapi.ts'
import { checkResponse } from '../testing/contract.ts'
import { templates } from '../testing/items.ts'
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

test('every response has an example that matches its schema', () => {
  for (const { method, path, operation } of operations) {
    const url = `/v1${path.replace('{id}', '67').replace('{type}', 'rsvp_doi')}`
    for (const [status, response] of Object.entries<any>(operation.responses)) {
      const { content, description } = response.$ref
        ? (kept.components.responses as any)[response.$ref.split('/').at(-1)]
        : response
      assert.match(description, /\.$/)
      if (status.startsWith('3')) continue
      // Only routes outside the API return anything but JSON.
      if (!content['application/json'] && operation.servers) continue
      const { example } = content['application/json']
      assert.ok(example !== undefined, `${method} ${path} ${status}`)
      assert.deepEqual(checkResponse(kept, method, url, Number(status), example), [])
    }
  }
})

test('the example of a read response has a value in every field', () => {
  const { example } = (kept.paths['/style/{id}']!.get as any).responses['200'].content['application/json']

  assert.deepEqual(Object.keys(example).toSorted(), (kept.components.schemas!.Style as any).required.toSorted())
  assert.equal(example.buttonStyle, 'custom')
  assert.equal(example.customCss, 'https://example.org/button.css')
})

test('the default of an optional field is stated in words, because generated clients require fields with a default', () => {
  const wrong: string[] = []
  const walk = (schema: any, place: string) => {
    for (const [name, property] of Object.entries<any>(schema.properties ?? {})) {
      if (property.default !== undefined && !schema.required?.includes(name)) wrong.push(`${place}.${name}`)
      walk(property, `${place}.${name}`)
    }
    if (schema.items) walk(schema.items, `${place}[]`)
  }
  for (const [name, schema] of Object.entries(kept.components.schemas!)) walk(schema, name)

  assert.deepEqual(wrong, [])
  const { StyleCreate: create } = kept.components.schemas as any
  assert.deepEqual(create.required, ['name', 'options'])
  assert.match(create.properties.trigger.description, / Default: `hover`\.$/)
})

test('every request example can be sent unchanged', async (t) => {
  const server = await startServer(t)
  // An RSVP needs an event, whose prokey the example can't know.
  const creates = operations.filter(
    ({ method, path, operation }) =>
      method === 'POST' &&
      path !== '/rsvp-answers' &&
      path.split('/').length === 2 &&
      operation.requestBody.content['application/json'],
  )
  assert.equal(creates.length, templates.length + ['/group', '/event'].length)

  for (const { path, operation } of creates) {
    const { examples } = operation.requestBody.content['application/json']
    const key = ['/group', '/event'].includes(path) ? 'prokey' : 'id'
    const patch = (kept.paths[`${path}/{${key}}`]!.patch as any).requestBody.content['application/json'].example
    for (const { value, summary } of Object.values<any>(examples)) {
      const created = await server.post(path, value)
      assert.equal(created.status, 201, `${path}, ${summary}: ${created.text}`)
      assert.equal(created.body.warnings, undefined)
      const read = await server.get(`${path}/${created.body[key]}`)
      const { new_event_group_name: _, ...stored } = value
      const dates = stored.dates?.map((date: object, i: number) => ({ ...read.body.dates[i], ...date }))
      assert.deepEqual({ ...read.body, ...stored, ...(dates && { dates }) }, read.body)
      const updated = await server.patch(`${path}/${created.body[key]}`, patch)
      assert.equal(updated.status, 200, `${path}: ${updated.text}`)
    }
  }
})

test('the example of a complete request has every field that can be sent', () => {
  for (const [name] of declaredResources.entries().filter(([, resource]) => templates.includes(resource))) {
    const schema = kept.components.schemas![`${name}Create`] as any
    const { operation } = operations.find((each) =>
      each.operation.requestBody?.content['application/json']?.schema.$ref?.endsWith(`/${name}Create`),
    )!

    const { complete, smallest } = operation.requestBody.content['application/json'].examples

    assert.deepEqual(Object.keys(complete.value).toSorted(), Object.keys(schema.properties).toSorted())
    assert.deepEqual(Object.keys(smallest.value), schema.required)
  }
})

test('the smallest request example has only required fields, at every depth', () => {
  const { smallest } = (kept.paths['/event']!.post as any).requestBody.content['application/json'].examples

  assert.deepEqual(smallest.value, {
    dates: [{ name: 'Summer party', startDate: '2027-05-01' }],
    new_event_group_name: 'Concerts',
  })
})

test('the examples of refusals match what the server returns', async (t) => {
  const server = await startServer(t, { API_RATE_LIMIT: '30', PUBLIC_URL: 'http://localhost:8080' })
  const style = { name: 'Spring', options: ['ical'] }
  const { id } = (await server.post('/style', style, { 'idempotency-key': 'first' })).body
  const put = { method: 'PUT', url: '/v1/style/67', headers: { authorization: server.key } } as const
  const busy = async () => {
    for (;;) {
      const answer = await server.get('/style/all')
      if (answer.status === 429) return answer
    }
  }

  const answers = {
    Invalid: await server.post('/style', {}),
    NotAuthenticated: await server.request({ url: '/v1/style/all' }),
    NotFound: await server.get('/style/67'),
    MethodNotAllowed: await server.request(put),
    Stale: await server.patch(`/style/${id}`, { name: 'Autumn' }, { 'if-match': '"0-v0"' }),
    TooLarge: await server.post('/style', { ...style, name: 'x'.repeat(300_000) }),
    UnsupportedMediaType: await server.post('/style', 'name', { 'content-type': 'text/plain' }),
    UnknownHost: await server.get('/style/all', { host: 'unknown.example' }),
    ReusedIdempotencyKey: await server.post('/style', { ...style, name: 'x' }, { 'idempotency-key': 'first' }),
    TooManyRequests: await busy(),
  }

  for (const [name, answer] of Object.entries(answers)) {
    const { example } = (kept.components.responses![name] as any).content['application/json']
    const withoutSeconds = (body: unknown) => JSON.stringify(body).replace(/in \d+ seconds/, 'in 12 seconds')
    assert.equal(withoutSeconds(answer.body), JSON.stringify(example), name)
  }
})
