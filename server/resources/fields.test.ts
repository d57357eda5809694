import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EmailTemplate, type Field, type Resource } from '@kalends/contract'
import { declaredResources } from '../http/declared-resources.ts'
import { newItem } from '../testing/items.ts'
import { type TestServer, startServer } from '../testing/server.ts'

/** These change other fields with them, or cannot change. Their features have separate tests. */
const changesOthers =
  /^(subscription|subscription_cal_url|event_group|simplified_recurrence|recurrence.*|skipped_dates)$/

/** Read-only fields that follow from a field: a group without a page has no short link. */
const followedBy: Readonly<Record<string, readonly string[]>> = { public_event_overview: ['short_link'] }

/**
 * What "sent", "not sent" and "null" mean, tested for every field of every resource. The tests are generated from the
 * declarations, so that new fields are tested automatically.
 */
for (const resource of declaredResources.values().filter((each) => each !== EmailTemplate)) {
  test(resource.name, async (t) => {
    const path = `/${resource.name}`
    // One server for all, because on PostgreSQL creating hundreds takes minutes.
    const server = await startServer(t)

    for (const [name, field] of Object.entries(resource.fields)) {
      if (changesOthers.test(name)) continue
      const role = resource.role[name]!

      await t.test(`${name}, when sent, is updated and nothing else is`, async () => {
        const id = await createFull(server, resource)
        for (const value of await valuesOf(server, name, field)) {
          const before = (await server.get(`${path}/${id}`)).body

          const answer = await server.patch(`${path}/${id}`, { [name]: value })

          assert.equal(answer.status, 200, answer.text)
          const after = (await server.get(`${path}/${id}`)).body
          assert.deepEqual(othersIn(after, name), othersIn(before, name))
          assert.deepEqual(after[name], value)
          assert.equal(typeof after.date_updated, 'string')
        }
      })

      await t.test(
        `${name}, when sent as null, is ${role === 'required' ? 'refused' : role === 'defaulted' ? 'reset' : 'cleared'}`,
        async () => {
          const id = await createFull(server, resource)
          const before = (await server.get(`${path}/${id}`)).body

          const answer = await server.patch(`${path}/${id}`, { [name]: null })

          const after = (await server.get(`${path}/${id}`)).body
          if (role === 'required') {
            assert.equal(answer.status, 400)
            assert.deepEqual(
              answer.body.details.errors.map((error: { field: string }) => error.field),
              [name],
            )
            assert.deepEqual(after, before)
          } else {
            assert.equal(answer.status, 200, answer.text)
            assert.deepEqual(after[name], role === 'defaulted' ? (field as { default?: unknown }).default : null)
            assert.deepEqual(othersIn(after, name), othersIn(before, name))
          }
        },
      )

      await t.test(
        `${name}, when left out of a create request, ${role === 'required' ? 'is asked for' : 'gets its default'}`,
        async () => {
          const full = await fullBody(server, resource)

          const answer = await server.post(path, without(full, name))

          if (role === 'required') {
            assert.equal(answer.status, 400)
            assert.deepEqual(answer.body.details.errors, [{ field: name, message: `${name} is required.` }])
          } else {
            assert.equal(answer.status, 201, answer.text)
            const made = (await server.get(`${path}/${answer.body[resource.key]}`)).body
            assert.deepEqual(made, {
              ...made,
              ...without(full, name),
              [name]: (field as { default?: unknown }).default ?? null,
            })
          }
        },
      )

      await t.test(`${name} refuses a value of another type and changes nothing`, async () => {
        const id = await createFull(server, resource)
        const before = (await server.get(`${path}/${id}`)).text

        const answer = await server.patch(`${path}/${id}`, { [name]: { wrong: [true] } })

        assert.equal(answer.status, 400, answer.text)
        assert.ok(
          answer.body.details.errors.every(
            (error: { field: string }) => error.field === name || error.field.startsWith(`${name}.`),
          ),
        )
        assert.ok(answer.body.message.includes(name))
        assert.equal((await server.get(`${path}/${id}`)).text, before)
      })
    }

    await t.test(`read-only fields are refused unless they are equal to the stored value`, async () => {
      const id = await createFull(server, resource)
      const stored = (await server.get(`${path}/${id}`)).body

      const others = {
        [resource.key]: resource.key === 'id' ? 4711 : crypto.randomUUID(),
        date_created: '2020-01-01T00:00:00.000Z',
        date_updated: '2020-01-01T00:00:00.000Z',
      }
      for (const [name, value] of Object.entries(others)) {
        for (const answer of [
          await server.patch(`${path}/${id}`, { [name]: value }),
          await server.post(path, { ...(await fullBody(server, resource)), [name]: value }),
        ]) {
          assert.equal(answer.status, 400)
          assert.deepEqual(answer.body.details.errors, [
            { field: name, message: `${name} is read only and cannot be set.` },
          ])
        }
      }

      const back = await server.patch(`${path}/${id}`, stored)
      const { warnings: _, ...updated } = back.body
      assert.deepEqual(updated, { status: 'success', message: 'updated', [resource.key]: id })
      const after = (await server.get(`${path}/${id}`)).body
      assert.deepEqual(without(after, 'date_updated'), without(stored, 'date_updated'))
    })
  })
}

async function createFull(server: TestServer, resource: Resource): Promise<string> {
  const answer = await server.post(`/${resource.name}`, await fullBody(server, resource))
  assert.equal(answer.status, 201, answer.text)
  return answer.body[resource.key]
}

/** Every field with a value that is not its default and that fits the others. */
async function fullBody(server: TestServer, resource: Resource): Promise<Record<string, unknown>> {
  // The example of a resource is consistent; its values are used where single ones would not fit together.
  const whole = Object.fromEntries(Object.entries(resource.example).filter(([name]) => changesOthers.test(name)))
  const entries = Object.entries(resource.fields).map(async ([name, field]) => [
    name,
    (await valuesOf(server, name, field))[0],
  ])
  const full = { ...Object.fromEntries(await Promise.all(entries)), ...whole }
  return resource.name === 'event'
    ? { ...full, event_group: (await server.client.group.create({ name: 'x' })).prokey }
    : full
}

/**
 * Values to send: every value of an enumeration or flag, otherwise the declared example. The first is not the default.
 */
async function valuesOf(server: TestServer, name: string, field: Field): Promise<unknown[]> {
  if (field.references) return [await referenceFor(server, name, field)]
  // Only one item can have it.
  if (name === 'slug') return [`summer-party-${crypto.randomUUID()}`]
  const { default: standard } = field as { default?: unknown }
  const { type, enum: listed, examples } = field.write
  const values = listed ?? (type === 'boolean' ? [true, false] : examples!)
  return values.toSorted((one, other) => Number(one === standard) - Number(other === standard))
}

async function referenceFor(server: TestServer, name: string, field: Field): Promise<unknown> {
  if (field.references?.name === 'email-template') {
    const templates = await server.client.emailTemplate.all()
    return templates.find((template) => `email_${template.type}` === name)!.id
  }
  const referred = declaredResources.values().find(({ name: each }) => each === field.references?.name)
  if (referred) return newItem(server, referred)
  return server.context.database.transaction(async (tx) => {
    const { organization } = server
    if (field.references?.name === 'image') {
      const id = crypto.randomUUID()
      await tx
        .insertInto('image')
        .values({ id, organization, type: 'image/png', width: 1, height: 1, bytes: new Uint8Array(), created: 0 })
        .execute()
      return id
    }
    const domain = {
      organization,
      host: `${crypto.randomUUID()}.example`,
      status: 'draft',
      fallback_url: null,
      token: 'x',
      verified: null,
      is_default: 0,
      created: 0,
    }
    return (await tx.insertInto('custom_domain').values(domain).returning('id').executeTakeFirstOrThrow()).id
  })
}

function othersIn(item: Record<string, unknown>, name: string) {
  return without(item, name, 'date_updated', ...(followedBy[name] ?? []))
}

function without(item: Record<string, unknown>, ...names: string[]) {
  return Object.fromEntries(Object.entries(item).filter(([name]) => !names.includes(name)))
}
