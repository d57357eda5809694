import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newItem, templates } from '../testing/items.ts'
import { type Caller, type TestServer, startServer } from '../testing/server.ts'

const unknown = 987_654_321

/** One of each template: its id, by the name of the resource. */
async function contentOf(caller: Caller): Promise<Record<string, number>> {
  const ids: Record<string, number> = {}
  for (const resource of templates) ids[resource.name] = await newItem(caller, resource)
  return ids
}

async function everything(server: TestServer, ids: Record<string, number>) {
  const answers = Object.entries(ids).map(([name, id]) => server.get(`/${name}/${id}`))
  return (await Promise.all(answers)).map((answer) => answer.text)
}

test('an item of another organization behaves like an unknown one', async (t) => {
  const server = await startServer(t)
  const other = await server.newOrganization()
  const ids = await contentOf(server)
  const before = await everything(server, ids)

  for (const [name, id] of Object.entries(ids)) {
    for (const [foreign, missing] of [
      [await other.get(`/${name}/${id}`), await other.get(`/${name}/${unknown}`)],
      [
        await other.patch(`/${name}/${id}`, { name: 'mine' }),
        await other.patch(`/${name}/${unknown}`, { name: 'mine' }),
      ],
      [await other.patch(`/${name}/${id}`, { name: 5 }), await other.patch(`/${name}/${unknown}`, { name: 5 })],
      [await other.delete(`/${name}/${id}`), await other.delete(`/${name}/${unknown}`)],
    ] as const) {
      assert.equal(foreign.status, 404)
      assert.equal(foreign.text, '{"status":"error","message":"No entry found."}')
      assert.equal(foreign.text, missing.text)
    }
  }
  assert.deepEqual(await everything(server, ids), before)
})

test('lists and latest contain only items of the organization, oldest first', async (t) => {
  const server = await startServer(t)
  const other = await server.newOrganization()
  const ids = await contentOf(server)

  for (const name of Object.keys(ids)) {
    assert.deepEqual((await other.get(`/${name}/all`)).body, [])
    assert.equal((await other.get(`/${name}/latest`)).status, 404)
  }
  const own = await contentOf(other)
  const later = await other.client.style.create({ name: 'Later', options: ['ical'] })

  assert.deepEqual((await other.get('/style/all')).body, [
    { id: own.style, name: 'Spring campaign' },
    { id: Number(later.id), name: 'Later' },
  ])
  assert.equal((await other.get('/style/latest')).body.name, 'Later')
  assert.equal((await server.get('/style/latest')).body.id, ids.style)
  assert.equal((await other.get('/email-template/all')).body.length, 7)
})

test('references to another organization are refused like unknown ones and nothing is created', async (t) => {
  const server = await startServer(t)
  const other = await server.newOrganization()
  const foreign = (await server.client.emailTemplate.ofType('rsvp_doi'))[0]!.id
  const own = (await other.client.emailTemplate.ofType('rsvp_magic_link'))[0]!.id

  for (const id of [foreign, unknown, String(foreign)]) {
    const answer = await other.post('/rsvp-block', { name: 'RSVP', email_rsvp_doi: id })
    assert.equal(answer.status, 400)
    assert.deepEqual(answer.body.details.errors, [
      { field: 'email_rsvp_doi', message: 'email_rsvp_doi must be the id of an email template of your organization.' },
    ])
  }

  const wrongType = await other.post('/rsvp-block', { name: 'RSVP', email_rsvp_doi: own })
  assert.equal(wrongType.status, 400)
  assert.equal(wrongType.body.message, 'email_rsvp_doi must be the id of an email template of the type rsvp_doi.')
  assert.deepEqual((await other.get('/rsvp-block/all')).body, [])
})

test('an id is accepted as a number and as text', async (t) => {
  const server = await startServer(t)
  const [doi] = await server.client.emailTemplate.ofType('rsvp_doi')

  const { id } = await server.client.rsvpBlock.create({ name: 'RSVP', email_rsvp_doi: String(doi!.id) })

  assert.equal((await server.client.rsvpBlock.read(id)).email_rsvp_doi, doi!.id)
})

test('a malformed id is an unknown item, never a server error', async (t) => {
  const server = await startServer(t)
  await contentOf(server)

  const ids = [
    '0',
    '-1',
    '1.0',
    '1e3',
    '0x1',
    '2147483648',
    '9007199254740993',
    '9'.repeat(20),
    '%00',
    '1%20',
    'abc',
    '1;drop',
  ]
  for (const id of ids) {
    assert.equal((await server.get(`/style/${id}`)).status, 404, id)
    assert.equal((await server.patch(`/style/${id}`, { name: 'x' })).status, 404, id)
    assert.equal((await server.delete(`/style/${id}`)).status, 404, id)
  }
  assert.equal((await server.get('/style/%')).status, 404)
  assert.equal((await server.request({ url: '/v1/style/%' })).status, 401)
  assert.equal((await server.get(`/style/${'9'.repeat(2000)}`)).status, 404)
})

test('a deleted item no longer exists', async (t) => {
  const server = await startServer(t)
  const ids = await contentOf(server)

  for (const [name, id] of Object.entries(ids)) {
    const answer = await server.delete(`/${name}/${id}`)
    assert.deepEqual(answer.body, { status: 'success', message: 'deleted', id: String(id) })
    assert.equal((await server.get(`/${name}/${id}`)).status, 404)
    assert.equal((await server.delete(`/${name}/${id}`)).status, 404)
    assert.deepEqual((await server.get(`/${name}/all`)).body, [])
  }
})

test('a list is returned whole, or by page with the total', async (t) => {
  const server = await startServer(t)
  await server.context.database.transaction((tx) =>
    tx
      .insertInto('style')
      .values(
        Array.from({ length: 801 }, (_, i) => ({
          organization: server.organization,
          label: `Style ${i}`,
          body: '{}',
          shape: '',
          version: 1,
          created: 0,
          updated: null,
        })),
      )
      .execute(),
  )

  const first = await server.get('/style/all?page=1')
  const second = await server.get('/style/all?page=2')

  assert.equal((await server.get('/style/all')).body.length, 801)
  assert.equal(first.body.length, 800)
  assert.equal(first.headers['x-total-count'], '801')
  assert.match(first.headers.link!, /<\/v1\/style\/all\?page=2>; rel="next"/)
  assert.deepEqual(second.body, [{ id: second.body[0].id, name: 'Style 800' }])
  for (const page of ['0', '-1', 'x', '1.5', '', '1&page=2']) {
    const answer = await server.get(`/style/all?page=${page}`)
    assert.equal(answer.status, 400, page)
    assert.deepEqual(answer.body.details.errors, [{ field: 'page', message: answer.body.message }])
    assert.match(answer.body.message, /^page must be (a whole number from 1 to 9,999,999|given only once)\.$/)
  }
})
