import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { recorded } from '../testing/activity.ts'
import { type DnsRecords, startDns } from '../testing/dns.ts'
import { signedIn } from '../testing/people.ts'
import { startServer } from '../testing/server.ts'

interface DomainRecord {
  host: string
  value: string
}

/** A server, an admin, and a name server whose records a test may change. */
async function start(t: TestContext, more: Record<string, string> = {}) {
  const dns: Required<Pick<DnsRecords, 'TXT' | 'CNAME'>> = { TXT: {}, CNAME: {} }
  const server = await startServer(t, { DNS_SERVERS: await startDns(t, dns), ...more })
  const setUp = ({ records }: { records: DomainRecord[] }) => {
    const [txt, cname] = records as [DomainRecord, DomainRecord]
    dns.TXT[txt.host] = [...(dns.TXT[txt.host] ?? []), txt.value]
    dns.CNAME[cname.host] = cname.value
  }
  return { server, dns, setUp, admin: await signedIn(server, 'admin') }
}

test('a domain is added, checked, published, made the default, unpublished and removed', async (t) => {
  const { server, setUp, admin } = await start(t)
  const since = (await recorded(server, server.organization)).length

  const added = await admin.app.post('/domains', { host: 'Events.Example.org.', fallback_url: 'https://example.org/' })
  const { id, records } = added.body
  const early = await admin.app.post(`/domains/${id}/verify`)
  setUp(added.body)
  const verified = await admin.app.post(`/domains/${id}/verify`)
  const published = await admin.app.post(`/domains/${id}/publish`)
  const usual = await admin.app.put(`/domains/${id}/default`)
  const notUsual = await admin.app.delete(`/domains/${id}/default`)
  const draft = await admin.app.post(`/domains/${id}/unpublish`)
  const removed = await admin.app.delete(`/domains/${id}`)

  const { value } = records[0]
  assert.equal(added.status, 201)
  assert.match(value, /^kalends-verification=[0-9a-f]{32}$/)
  const first = {
    id,
    host: 'events.example.org',
    status: 'draft',
    is_default: false,
    fallback_url: 'https://example.org/',
    verified: null,
    missing_since: null,
    checked: null,
    records: [
      { type: 'TXT', host: '_kalends.events.example.org', value, result: null, found: [] },
      { type: 'CNAME', host: 'events.example.org', value: 'localhost', result: null, found: [] },
    ],
    landing_pages: [],
  }
  assert.deepEqual(added.body, first)
  const results = ({ body }: typeof added) => body.records.map(({ result }: { result: string }) => result)
  assert.deepEqual([results(early), early.body.verified], [['missing', 'missing'], null])
  assert.deepEqual(results(verified), ['ok', 'ok'])
  assert.equal(verified.body.verified, verified.body.checked)
  assert.deepEqual([verified.body.status, published.body.status, draft.body.status], ['draft', 'published', 'draft'])
  assert.deepEqual([usual.body.is_default, notUsual.body.is_default], [true, false])
  assert.deepEqual(removed.body, { host: 'events.example.org', released: [] })
  assert.deepEqual((await admin.app.get('/domains')).body, [])
  const by = { by: `user ${admin.user}`, item: String(id) }
  assert.deepEqual(await recorded(server, server.organization, since), [
    { ...by, action: 'domain.created' },
    { ...by, action: 'domain.verified' },
    { ...by, action: 'domain.published' },
    { ...by, action: 'domain.updated', fields: ['is_default'] },
    { ...by, action: 'domain.updated', fields: ['is_default'] },
    { ...by, action: 'domain.unpublished' },
    { ...by, action: 'domain.deleted' },
  ])
})

test('a domain whose records are missing or wrong is not published, and the response says what to create', async (t) => {
  const { dns, admin } = await start(t)
  const { id, records } = (await admin.app.post('/domains', { host: 'events.example.org' })).body
  dns.CNAME['events.example.org'] = 'elsewhere.example'

  const { status, body } = await admin.app.post(`/domains/${id}/publish`)
  const [listed] = (await admin.app.get('/domains')).body

  assert.equal(status, 409)
  assert.equal(
    body.message,
    `events.example.org cannot be published yet. The TXT record _kalends.events.example.org is missing; its value must be ${records[0].value}. ` +
      'The CNAME record events.example.org is elsewhere.example, but must be localhost. New records can take several hours to become visible.',
  )
  assert.deepEqual(
    body.details.records.map(({ result }: { result: string }) => result),
    ['missing', 'wrong'],
  )
  assert.equal(listed.status, 'draft')
  assert.deepEqual(listed.records[1], {
    type: 'CNAME',
    host: 'events.example.org',
    value: 'localhost',
    result: 'wrong',
    found: ['elsewhere.example'],
  })
})

test('if the name server does not respond, checking and publishing are refused for now', async (t) => {
  const { admin } = await start(t, { DNS_SERVERS: '127.0.0.1:9' })
  const { id } = (await admin.app.post('/domains', { host: 'events.example.org' })).body

  for (const action of ['verify', 'publish']) {
    const { status, body, headers } = await admin.app.post(`/domains/${id}/${action}`)
    assert.deepEqual([status, headers['retry-after']], [503, '60'])
    assert.match(body.message, /^events\.example\.org could not be checked, because a name server did not respond\./)
  }
  assert.equal((await admin.app.get('/domains')).body[0].checked, null)
})

test('the fallback address is set and removed', async (t) => {
  const { server, admin } = await start(t)
  const { id } = (await admin.app.post('/domains', { host: 'events.example.org' })).body
  const since = (await recorded(server, server.organization)).length

  const set = await admin.app.patch(`/domains/${id}`, { fallback_url: 'https://example.org/' })
  const same = await admin.app.patch(`/domains/${id}`, { fallback_url: 'https://example.org/' })
  const wrong = await admin.app.patch(`/domains/${id}`, { fallback_url: 'javascript:alert(1)' })
  const none = await admin.app.patch(`/domains/${id}`, {})
  const removed = await admin.app.patch(`/domains/${id}`, { fallback_url: null })

  assert.deepEqual(
    [set.body.fallback_url, same.body.fallback_url, removed.body.fallback_url],
    ['https://example.org/', 'https://example.org/', null],
  )
  assert.deepEqual(
    [wrong.status, wrong.body.message, none.status, none.body.message],
    [
      400,
      'fallback_url must be an address that starts with http:// or https://, without a user name or password.',
      400,
      'fallback_url is required.',
    ],
  )
  assert.deepEqual(
    (await recorded(server, server.organization, since)).map(({ fields }) => fields),
    [['fallback_url'], ['fallback_url']],
  )
})

test('hosts that cannot be served, or that the organization already has, are refused', async (t) => {
  const { admin } = await start(t)
  await admin.app.post('/domains', { host: 'events.example.org' })

  const address = await admin.app.post('/domains', { host: '192.0.2.1' })
  const suffix = await admin.app.post('/domains', { host: 'co.uk' })
  const twice = await admin.app.post('/domains', { host: 'EVENTS.example.org' })
  const missing = await admin.app.post('/domains', {})

  assert.deepEqual(
    [address.status, address.body.message],
    [400, 'host must be a full host name such as events.example.org, without http:// and without a path.'],
  )
  assert.deepEqual([suffix.status, suffix.body.details.errors[0].field], [400, 'host'])
  assert.deepEqual([twice.status, twice.body.message], [409, 'Your organization already has events.example.org.'])
  assert.deepEqual([missing.status, missing.body.message], [400, 'host is required.'])
})

test('a published domain is not removed, and one in use only with force, which names what it releases', async (t) => {
  const { server, setUp, admin } = await start(t)
  const domain = (await admin.app.post('/domains', { host: 'events.example.org' })).body
  setUp(domain)
  await admin.app.post(`/domains/${domain.id}/publish`)
  const page = await server.client.landingpage.create({ name: 'Summer', custom_domain: domain.id })
  const pages = [{ id: Number(page.id), name: 'Summer' }]

  const listed = await admin.app.get('/domains')
  const published = await admin.app.delete(`/domains/${domain.id}?force=true`)
  await admin.app.post(`/domains/${domain.id}/unpublish`)
  const usual = await admin.app.put(`/domains/${domain.id}/default`)
  const used = await admin.app.delete(`/domains/${domain.id}`)
  const wrong = await admin.app.delete(`/domains/${domain.id}?force=maybe`)
  const removed = await admin.app.delete(`/domains/${domain.id}?force=true`)

  assert.deepEqual(listed.body[0].landing_pages, pages)
  assert.deepEqual(
    [published.status, published.body.message],
    [409, 'events.example.org is published. Unpublish it first.'],
  )
  assert.deepEqual(
    [usual.status, usual.body.message],
    [409, 'events.example.org is not published yet, so it cannot be the default. Publish it first.'],
  )
  assert.deepEqual(
    [used.status, used.body.message, used.body.details],
    [
      409,
      'events.example.org is used by 1 landing page, which would have no custom domain. Send force=true to remove it anyway.',
      { landing_pages: pages },
    ],
  )
  assert.deepEqual([wrong.status, wrong.body.message], [400, 'force must be true or false.'])
  assert.deepEqual(removed.body, { host: 'events.example.org', released: pages })
  assert.equal((await server.client.landingpage.read(page.id)).custom_domain, null)
})

test('a host that another organization has published is refused', async (t) => {
  const { server, setUp, admin } = await start(t)
  const other = await server.newOrganization()
  const stranger = await signedIn(server, 'owner', { organization: other.organization })
  for (const person of [admin, stranger])
    setUp((await person.app.post('/domains', { host: 'events.example.org' })).body)
  const [mine] = (await admin.app.get('/domains')).body
  const [theirs] = (await stranger.app.get('/domains')).body
  await stranger.app.post(`/domains/${theirs.id}/publish`)

  const { status, body } = await admin.app.post(`/domains/${mine.id}/publish`)

  assert.deepEqual(
    [status, body.message],
    [409, 'events.example.org is already published by another organization. Unpublish it there first.'],
  )
})

test('domains of another organization do not exist', async (t) => {
  const { server, admin } = await start(t)
  const other = await server.newOrganization()
  const stranger = await signedIn(server, 'owner', { organization: other.organization })
  const domain = (await admin.app.post('/domains', { host: 'events.example.org' })).body

  for (const id of [domain.id, 99_999, 'x'])
    for (const { status, body } of [
      await stranger.app.patch(`/domains/${id}`, { fallback_url: null }),
      await stranger.app.post(`/domains/${id}/verify`),
      await stranger.app.post(`/domains/${id}/publish`),
      await stranger.app.post(`/domains/${id}/unpublish`),
      await stranger.app.put(`/domains/${id}/default`),
      await stranger.app.delete(`/domains/${id}/default`),
      await stranger.app.delete(`/domains/${id}?force=true`),
    ])
      assert.deepEqual([status, body.message], [404, 'No entry found.'])
  assert.deepEqual((await stranger.app.get('/domains')).body, [])
  assert.deepEqual((await admin.app.get('/domains')).body, [domain])
})

test('domains are for admins, and changing them needs a recent sign-in', async (t) => {
  const { server, admin } = await start(t)
  const editor = await signedIn(server, 'editor')
  const { id } = (await admin.app.post('/domains', { host: 'events.example.org' })).body
  server.advance(16 * 60_000)

  const late = [
    await admin.app.post('/domains', { host: 'other.example.org' }),
    await admin.app.patch(`/domains/${id}`, { fallback_url: null }),
    await admin.app.post(`/domains/${id}/publish`),
    await admin.app.post(`/domains/${id}/unpublish`),
    await admin.app.put(`/domains/${id}/default`),
    await admin.app.delete(`/domains/${id}`),
  ]

  for (const { status, body } of late) assert.deepEqual([status, body.details], [403, { reason: 'sign-in-again' }])
  assert.equal((await editor.app.get('/domains')).status, 403)
  assert.equal((await admin.app.post(`/domains/${id}/verify`)).status, 200)
})
