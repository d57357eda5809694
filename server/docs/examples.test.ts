import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { declaredResources } from '../http/declared-resources.ts'
import type { OpenApiDocument } from '../http/openapi.ts'
import { checkResponse } from '../testing/contract.ts'
import { templates } from '../testing/items.ts'
import { startServer } from '../testing/server.ts'

const kept: OpenApiDocument = JSON.parse(readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8'))

// The tests read the document as any program would.
const operations = Object.entries(kept.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    method: method.toUpperCase(),
    path,
    operation: operation as any,
  })),
)

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
