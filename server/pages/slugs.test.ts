import assert from 'node:assert/strict'
import { test } from 'node:test'
import { longestSlug, reservedSlugs } from '@kalends/contract'
import { setStatus } from '../events/status.ts'
import { publishDomain } from '../testing/published-domain.ts'
import { type Caller, type TestServer, startServer } from '../testing/server.ts'
import { open } from '../testing/visitor.ts'

const api = { host: 'kalends.example' }
const urls = { PUBLIC_URL: 'https://kalends.example', LANDING_URL: 'https://pages.kalends.example' }
const dates = [{ name: 'Summer party', startDate: '2027-05-01' }]

const create = (caller: Caller, more: object) =>
  caller.post('/event', { new_event_group_name: 'Parties', dates, ...more }, api)

const createGroup = (caller: Caller, more: object) =>
  caller.post('/group', { name: 'Concerts', subscription: 'children', ...more }, api)

const visit = (server: TestServer, url: string, host = 'events.example.org') => open(server, url, undefined, { host })

/** A server with a published domain of its organization. */
async function start(t: Parameters<typeof startServer>[0]) {
  const server = await startServer(t, urls)
  await publishDomain(server, 'events.example.org', server)
  const patch = (path: string, body: object) => server.patch(path, body, api)
  const read = async (path: string) => (await server.get(path, api)).body
  return { server, patch, read }
}

test('on a custom domain, a slug is the page itself and its address for everybody', async (t) => {
  const { server } = await start(t)
  const { prokey } = (await create(server, { slug: 'summer-party' })).body
  const group = (await createGroup(server, { slug: 'concerts' })).body.prokey
  const address = 'https://events.example.org/summer-party'

  const [page, again, byProkey, ofGroup] = [
    await visit(server, '/summer-party'),
    await visit(server, '/summer-party'),
    await visit(server, `/${prokey}`),
    await visit(server, '/concerts'),
  ]

  assert.equal(page.status, 200)
  assert.equal(page.text, byProkey.text)
  assert.equal(again.text, page.text)
  for (const part of [
    `<link rel="canonical" href="${address}" />`,
    `<meta property="og:url" content="${address}" />`,
    `"url":"${address}"`,
    `value="${address}"`,
    '<span dir="ltr">events.example.org/summer-party</span>',
    `href="/${prokey}/o/google"`,
  ])
    assert.ok(page.text.includes(part), part)
  assert.match(ofGroup.text, /<link rel="canonical" href="https:\/\/events\.example\.org\/concerts" \/>/)
  assert.equal((await visit(server, `/${group}`)).text, ofGroup.text)
  assert.equal((await visit(server, '/Summer-Party')).status, 200)
  const slashed = await visit(server, '/summer-party/?utm_source=x')
  assert.deepEqual([slashed.status, slashed.headers.location], [301, '/summer-party?utm_source=x'])
  const { short_link } = (await server.get(`/event/${prokey}`, api)).body
  const short = await visit(server, `${new URL(short_link).pathname}?utm_source=x`)
  assert.equal(short.headers.location, '/summer-party?utm_source=x')
  assert.equal((await visit(server, `/${prokey}/config.json`)).body.url, address)
})

test('on our own hosts and on domains of others, a slug is unknown and the address stays', async (t) => {
  const { server } = await start(t)
  const other = await server.newOrganization()
  await publishDomain(server, 'events.example.net', other)
  await create(server, { slug: 'summer-party' })
  const theirs = (await create(other, { slug: 'summer-party' })).body.prokey

  const host = 'pages.kalends.example'
  assert.equal((await visit(server, '/summer-party', host)).status, 404)
  assert.match((await visit(server, '/summer-party', host)).text, /<h1>Page not found<\/h1>/)
  assert.equal((await server.request({ method: 'POST', url: '/summer-party', headers: { host } })).status, 404)
  assert.match(
    (await server.request({ url: '/summer-party', headers: { host } })).body.message,
    /^There is no such address/,
  )
  for (const unknown of ['/winter-party', '/a%00b', '/%F0%9F%8E%89', `/${'a'.repeat(900)}`])
    assert.equal((await visit(server, unknown, 'events.example.net')).status, 404, unknown)
  const page = await visit(server, '/summer-party', 'events.example.net')
  assert.match(page.text, /<link rel="canonical" href="https:\/\/events\.example\.net\/summer-party" \/>/)
  assert.equal((await visit(server, `/${theirs}`)).status, 404)
})

test('without a published domain the address stays, and the answer says so', async (t) => {
  const server = await startServer(t, urls)

  const made = await create(server, { slug: 'summer-party' })

  assert.equal(made.status, 201)
  assert.deepEqual(made.body.warnings, ['slug has no effect without a published custom domain.'])
  const page = await visit(server, `/${made.body.prokey}`, 'pages.kalends.example')
  const address = `https://pages.kalends.example/${made.body.prokey}`
  assert.ok(page.text.includes(`<link rel="canonical" href="${address}" />`))
  await publishDomain(server, 'events.example.org', server)
  assert.equal((await visit(server, '/summer-party')).status, 200)
})

test('a slug belongs to one event or group of an organization', async (t) => {
  const { server, patch, read } = await start(t)
  const { prokey } = (await create(server, { slug: 'summer-party' })).body
  const group = (await createGroup(server, {})).body.prokey
  const count = async () => (await server.get('/event/all', api)).body.length

  const refused = [
    await create(server, { slug: 'summer-party' }),
    await createGroup(server, { slug: 'summer-party' }),
    await patch(`/group/${group}`, { slug: 'summer-party', name: 'Other' }),
  ]

  const message = 'slug must be another one: summer-party is already used by “Summer party, 2027-05-01”.'
  for (const { status, body } of refused) {
    assert.equal(status, 409)
    assert.deepEqual(body, { status: 'error', message, details: { errors: [{ field: 'slug', message }] } })
  }
  assert.equal(await count(), 1)
  assert.equal((await read(`/group/${group}`)).name, 'Concerts')
  assert.equal((await patch(`/event/${prokey}`, { slug: 'summer-party', hideButton: true })).status, 200)
  assert.equal((await create(server, { slug: 'summer-party', dates: [] })).status, 400)
})

test('without the database as referee, two that want a slug at the same time would both find it free', async (t) => {
  const { server } = await start(t)
  const { context, organization } = server
  const held = () =>
    context.database.read((db) =>
      db.selectFrom('slug').select('slug').where('organization', '=', organization).execute(),
    )

  const found = await Promise.all([held(), held()])
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, i) => (i % 2 === 0 ? create : createGroup)(server, { slug: 'summer-party' })),
  )

  assert.deepEqual(found, [[], []])
  const statuses = answers.map(({ status }) => status)
  assert.equal(statuses.filter((status) => status === 201).length, 1)
  assert.equal(statuses.filter((status) => status === 409).length, 11)
  assert.equal((await held()).length, 1)
  const winner = answers.find(({ status }) => status === 201)!.body.prokey
  assert.ok((await visit(server, '/summer-party')).text.includes(`/${winner}/qr.svg`))
})

test('a slug that is changed or cleared redirects until another one takes it', async (t) => {
  const { server, patch } = await start(t)
  const { prokey } = (await create(server, { slug: 'summer-party' })).body
  assert.equal((await visit(server, '/summer-party')).status, 200)

  await patch(`/event/${prokey}`, { slug: 'garden-party' })
  const [renamed, page] = [await visit(server, '/summer-party?utm_source=x'), await visit(server, '/garden-party')]
  await patch(`/event/${prokey}`, { slug: null })
  const [cleared, old] = [await visit(server, '/garden-party'), await visit(server, '/summer-party')]
  const group = await createGroup(server, { slug: 'summer-party' })
  const taken = await visit(server, '/summer-party')

  assert.deepEqual([renamed.status, renamed.headers.location], [302, '/garden-party?utm_source=x'])
  assert.equal(page.status, 200)
  assert.deepEqual([cleared.status, cleared.headers.location], [302, `/${prokey}`])
  assert.equal(old.headers.location, `/${prokey}`)
  assert.equal(group.status, 201)
  assert.match(taken.text, /<title>Concerts<\/title>/)
  assert.equal((await patch(`/event/${prokey}`, { slug: 'summer-party' })).status, 409)
  assert.equal((await patch(`/event/${prokey}`, { slug: 'garden-party' })).status, 200)
  assert.equal((await visit(server, '/garden-party')).status, 200)
})

test('a deletion frees a slug, and a restoration takes it back unless another one has it', async (t) => {
  const { server, patch, read } = await start(t)
  const group = (await createGroup(server, { slug: 'concerts' })).body.prokey
  const [kept, lost] = await Promise.all(
    ['kept', 'lost'].map(
      async (slug) => (await server.post('/event', { event_group: group, dates, slug }, api)).body.prokey as string,
    ),
  )

  await server.delete(`/group/${group}`, api)
  const gone = await Promise.all(['/concerts', '/kept', '/lost'].map((path) => visit(server, path)))
  const thief = (await create(server, { slug: 'lost' })).body.prokey
  const restored = await server.post(`/group/${group}/restore`, undefined, api)

  assert.deepEqual(
    gone.map(({ status }) => status),
    [404, 404, 404],
  )
  assert.equal(restored.status, 200)
  assert.deepEqual(restored.body.warnings, ['slug was cleared: “Summer party, 2027-05-01” uses lost by now.'])
  assert.equal((await read(`/event/${lost}`)).slug, null)
  assert.equal((await read(`/event/${kept}`)).slug, 'kept')
  assert.equal((await visit(server, '/concerts')).status, 200)
  assert.ok((await visit(server, '/kept')).text.includes(`/${kept}/qr.svg`))
  assert.ok((await visit(server, '/lost')).text.includes(`/${thief}/qr.svg`))
  assert.equal((await create(server, { slug: 'kept' })).status, 409)
  await server.delete(`/event/${kept}`, api)
  assert.equal((await patch(`/event/${thief}`, { slug: 'kept' })).status, 200)
})

test('a draft with a slug says that it is not public', async (t) => {
  const { server } = await start(t)
  const { prokey } = (await create(server, { slug: 'summer-party' })).body

  await setStatus(server.context, server.actor.by, prokey, 'draft')

  const page = await visit(server, '/summer-party')
  assert.equal(page.status, 404)
  assert.match(page.text, /<h1>This event is not public<\/h1>/)
})

test('what is no slug is refused with a sentence that names the field', async (t) => {
  const { server, patch, read } = await start(t)
  const { prokey } = (await create(server, { slug: 'a' })).body
  const must =
    'slug must be 1 to 80 lower-case letters, digits and hyphens, such as summer-party, and begin and end with a letter or digit.'

  for (const slug of [
    '',
    'Summer',
    'summer party',
    '-summer',
    'summer-',
    'sümmer',
    'a/b',
    'a.b',
    '~abc',
    'a'.repeat(longestSlug + 1),
  ]) {
    const { status, body } = await patch(`/event/${prokey}`, { slug })
    assert.equal(status, 400, slug)
    assert.deepEqual(
      body.details.errors.map(({ field }: { field: string }) => field),
      ['slug'],
    )
    if (slug.length <= longestSlug && slug !== '') assert.equal(body.message, must)
  }
  for (const slug of ['app', 'v1', prokey]) {
    const { status, body } = await patch(`/event/${prokey}`, { slug })
    assert.equal(status, 400, slug)
    assert.equal(body.message, `slug must be another one: ${slug} is kept for addresses of Kalends.`)
  }
  for (const slug of ['a', '7', 'a--b', 'a'.repeat(longestSlug), '2027-summer'])
    assert.equal((await patch(`/event/${prokey}`, { slug })).status, 200, slug)
  assert.equal((await read(`/event/${prokey}`)).slug, '2027-summer')
})

test('no slug can be the first part of an address that the server has', async (t) => {
  const { server } = await start(t)
  await server.app.ready()
  const segments = server.app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => /^ {4}[├└]── ([a-z0-9-]+)(?=[\s/])/.exec(line)?.[1] ?? [])

  for (const known of ['app', 'v1', 'docs', 'files']) assert.ok(segments.includes(known), segments.join())
  assert.deepEqual(
    [...new Set(segments)].filter((segment) => !reservedSlugs.has(segment)),
    [],
  )
})
