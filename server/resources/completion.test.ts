import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CtaBlock, Event, type JsonSchema, type Resource, RsvpBlock } from '@kalends/contract'
import { startServer } from '../testing/server.ts'
import { completed, hasParts, shapeOf } from './completion.ts'

/**
 * The unset value of each nested field. Generated from the declarations, so that new fields are tested automatically.
 */
for (const [resource, body] of [
  [Event, { new_event_group_name: 'x', dates: [{ name: 'Party', startDate: '2027-06-12' }] }],
  [CtaBlock, { name: 'x', type: 'form', fields: [{ type: 'text', name: 'company' }] }],
  [RsvpBlock, { name: 'x', fields: [{ type: 'text', name: 'company' }] }],
] as const satisfies [Resource, Record<string, unknown>][]) {
  for (const [list, { read }] of Object.entries(resource.fields).filter(([, field]) => hasParts(field.read))) {
    for (const [name, schema] of Object.entries(read.items!.properties!)) {
      if (isSent(body, list, name)) continue
      const unset = schema.default ?? null

      test(`${resource.name}: ${list}[].${name}, stored before it existed, is returned as ${JSON.stringify(unset)}`, async (t) => {
        const server = await startServer(t)
        const key = (await server.post(`/${resource.name}`, body)).body[resource.key] as string
        await storeWithout(server.context.database, resource.table, list, name)

        const before = (await server.get(`/${resource.name}/${key}`)).body
        const patched = await server.patch(`/${resource.name}/${key}`, {})
        const after = (await server.get(`/${resource.name}/${key}`)).body

        assert.equal(before[list][0][name], unset)
        assert.equal(patched.status, 200)
        assert.deepEqual(after[list], before[list])
      })
    }
  }
}

test('a list of events with dates completes items stored before a field existed', async (t) => {
  const server = await startServer(t)
  await server.post('/event', { new_event_group_name: 'x', dates: [{ name: 'Party', startDate: '2027-06-12' }] })
  await storeWithout(server.context.database, 'event', 'dates', 'location')

  const [listed] = (await server.get('/event/all?dates=true')).body

  assert.equal(listed.dates[0].location, null)
})

test('completion keeps existing values at every depth', () => {
  const schema: JsonSchema = {
    properties: {
      plain: { type: ['string', 'null'] },
      counted: { type: 'integer', default: 3 },
      list: { type: 'array', items: { type: 'object', properties: { inner: { type: 'string', default: 'x' } } } },
    },
  }

  assert.deepEqual(completed(schema, { list: [{}, { inner: 'y' }, { inner: null }] }), {
    plain: null,
    counted: 3,
    list: [{ inner: 'x' }, { inner: 'y' }, { inner: 'x' }],
  })
  assert.deepEqual(completed(schema, { plain: 'a', counted: 0, list: [] }), { plain: 'a', counted: 0, list: [] })
})

test('the shape changes when a field inside a list is added, but not when only its description changes', () => {
  const list = (properties: Record<string, JsonSchema>) => ({ dates: { items: { properties } } })
  const shape = shapeOf(list({ name: { type: 'string' } }))

  assert.equal(shapeOf(list({ name: { type: 'string', description: 'Better words.' } })), shape)
  assert.notEqual(shapeOf(list({ name: { type: 'string' }, more: { type: 'string' } })), shape)
})

function isSent(body: Record<string, unknown>, list: string, name: string): boolean {
  return name in (body[list] as object[])[0]!
}

type Database = Awaited<ReturnType<typeof startServer>>['context']['database']

async function storeWithout(database: Database, table: string, list: string, name: string) {
  await database.transaction(async (tx) => {
    const rows = (await tx
      .selectFrom(table as 'event')
      .select(['id', 'body'])
      .execute()) as { id: number; body: string }[]
    for (const { id, body } of rows) {
      const stored = JSON.parse(body) as Record<string, Record<string, unknown>[]>
      for (const entry of stored[list]!) delete entry[name]
      await tx
        .updateTable(table as 'event')
        .set({ body: JSON.stringify(stored), shape: 'older' })
        .where('id', '=', id)
        .execute()
    }
  })
}
