import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Resource } from '@kalends/contract'
import fc from 'fast-check'
import { anyText } from '../testing/any-text.ts'
import { templates } from '../testing/items.ts'
import { startServer } from '../testing/server.ts'

const text = anyText(40)
const anyValue = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  text,
  fc.constantFrom('', 'null', -0, 1e308, '__proto__', '../../x', "'; drop table style; --"),
)

/** A body with real field names, some of them with a valid value. */
function anyBody(resource: Resource) {
  const fields = Object.entries(resource.fields).map(([name, field]) => [
    name,
    fc.option(fc.oneof(anyValue, fc.constantFrom(...field.write.examples!)), { nil: null }),
  ])
  return fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, { requiredKeys: [] }),
    },
    {
      weight: 1,
      arbitrary: fc.dictionary(fc.oneof(text, fc.constantFrom('__proto__', 'constructor', 'id', 'name')), anyValue),
    },
    { weight: 1, arbitrary: anyValue },
  )
}

for (const resource of templates) {
  test(`${resource.name}: any body is created or refused with its fields named, and a refusal changes nothing`, async (t) => {
    const server = await startServer(t)
    const path = `/${resource.name}`
    const { id } = (await server.post(path, exampleOf(resource))).body

    await fc.assert(
      fc.asyncProperty(anyBody(resource), fc.constantFrom('create', 'update'), async (body, action) => {
        const before = (await server.get(`${path}/all`)).text + (await server.get(`${path}/${id}`)).text

        const answer =
          action === 'create'
            ? await server.post(path, JSON.stringify(body))
            : await server.patch(`${path}/${id}`, JSON.stringify(body))

        assert.ok([200, 201, 400].includes(answer.status), answer.text)
        if (answer.status !== 400) return
        assert.equal(answer.body.status, 'error')
        const after = (await server.get(`${path}/all`)).text + (await server.get(`${path}/${id}`)).text
        assert.equal(after, before)
      }),
      { seed: 20_261_115, numRuns: 120 },
    )
  })
}

test('any method on any path with any headers gets a response that is not a server error', async (t) => {
  const server = await startServer(t)
  const method = fc.constantFrom('GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS')
  const part = fc.oneof(
    fc.constantFrom('v1', 'style', 'all', 'latest', 'email-template', 'rsvp_doi', '1', '0', 'healthz'),
    text.map((any) => encodeURIComponent(any.toWellFormed())),
    fc.string(),
  )
  const headers = fc.record(
    {
      'content-type': fc.oneof(
        fc.constantFrom('application/json', 'text/plain', 'multipart/form-data', 'multipart/form-data; boundary=x'),
        fc.string(),
      ),
      'if-match': fc.string(),
      'if-none-match': fc.string(),
      'idempotency-key': fc.string(),
      'x-request-id': fc.string(),
    },
    { requiredKeys: [] },
  )

  await fc.assert(
    fc.asyncProperty(
      method,
      fc.array(part, { maxLength: 5 }),
      fc.option(fc.string()),
      headers,
      text,
      async (verb, parts, query, sent, payload) => {
        const url = `/${parts.join('/')}${query === null ? '' : `?${query}`}`
        const answer = await server.request({
          method: verb,
          url,
          headers: { authorization: server.key, ...sent },
          ...(verb !== 'GET' && verb !== 'HEAD' && { payload }),
        })

        assert.ok(answer.status < 500, `${verb} ${url} ${JSON.stringify(sent)} gave ${answer.status}`)
      },
    ),
    { seed: 20_261_115, numRuns: 400 },
  )
})

function exampleOf(resource: Resource) {
  return Object.fromEntries(
    Object.entries(resource.fields).flatMap(([name, field]) =>
      field.references ? [] : [[name, field.write.examples![0]]],
    ),
  )
}
