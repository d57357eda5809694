import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createApplicationClient } from './client.ts'
import { applicationOperations } from './operations.ts'

const declared = Object.entries(applicationOperations).flatMap(([group, operations]) =>
  Object.entries(operations).map(([name, operation]) => ({ group, name, operation })),
)

for (const { group, name, operation } of declared) {
  test(`${group}.${name} sends what it declares`, async () => {
    const names = [...operation.path.matchAll(/:([A-Za-z_]+)/g)].map((match) => match[1]!)
    const query =
      'query' in operation ? Object.fromEntries(Object.keys(operation.query as object).map((key) => [key, 'x'])) : {}
    const input = {
      ...Object.fromEntries(names.map((each) => [each, 'a/b'])),
      query,
      ...('body' in operation && { body: { x: 1 } }),
    }
    let sent: Request | undefined
    const client = createApplicationClient({
      baseUrl: 'http://localhost:8080/app/v1/',
      organization: 7,
      fetch: async (url, init) => {
        sent = new Request(url, init)
        return Response.json({})
      },
    }) as unknown as Record<string, Record<string, (input: object) => Promise<unknown>>>

    await client[group]![name]!(input)

    const url = new URL(sent!.url)
    assert.equal(sent!.method, operation.method)
    assert.equal(url.pathname, `/app/v1${operation.path.replaceAll(/:[A-Za-z_]+/g, 'a%2Fb')}`)
    assert.deepEqual([...url.searchParams.keys()], Object.keys(query))
    assert.equal(sent!.headers.get('kalends-organization'), '7')
    assert.equal(sent!.headers.get('authorization'), null)
  })
}

test('every operation has an id, a path and a method of its own', () => {
  const [ids, routes] = [new Set<string>(), new Set<string>()]
  for (const { operation } of declared) {
    ids.add(operation.id)
    routes.add(`${operation.method} ${operation.path.replaceAll(/:[A-Za-z_]+/g, ':x')}`)
  }

  assert.deepEqual([ids.size, routes.size], [declared.length, declared.length])
})
