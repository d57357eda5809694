import assert from 'node:assert/strict'
import { test } from 'node:test'
import { recorded } from '../testing/activity.ts'
import { kalends, kalendsJson } from '../testing/kalends.ts'
import { startWithDns } from '../testing/domains.ts'

test('a new organization has no custom domains and no default', async (t) => {
  const { server, host } = await startWithDns(t)

  const answer = await server.get('/custom-domains', host)

  assert.equal(answer.status, 200)
  assert.deepEqual(answer.body, { default_custom_domain: null, available_custom_domains: [] })
})

test('a new custom domain is a draft with the DNS records to set up', async (t) => {
  const { server, host, add } = await startWithDns(t)

  const { id, dns_settings } = await add(
    server.organization,
    'Events.Example.org.',
    '--fallback',
    'https://example.org/',
  )

  const token = dns_settings[0].value
  assert.match(token, /^kalends-verification=[0-9a-f]{32}$/)
  assert.deepEqual((await server.get('/custom-domains', host)).body, {
    default_custom_domain: null,
    available_custom_domains: [
      {
        id,
        status: 'draft',
        host: 'events.example.org',
        fallback_url: 'https://example.org/',
        dns_settings: [
          { type: 'TXT', host: '_kalends.events.example.org', value: token },
          { type: 'CNAME', host: 'events.example.org', value: 'pages.kalends.example' },
        ],
      },
    ],
  })
})

test('hosts that cannot be served are refused', async (t) => {
  const { server, call } = await startWithDns(t)
  const add = (name: string, ...rest: string[]) =>
    call('domain', 'add', '--org', String(server.organization), '--host', name, ...rest)

  const address = await add('192.0.2.1')
  const ours = await add('PAGES.kalends.example')
  const fallback = await add('events.example.org', '--fallback', 'javascript:alert(1)')
  const unknownOrganization = await call('domain', 'add', '--org', '99', '--host', 'events.example.org')

  assert.deepEqual(address, {
    code: 2,
    stdout: '',
    stderr:
      '--host must be a full host name such as events.example.org, without http:// and without a path. See "kalends domain add --help".',
  })
  assert.equal(
    ours.stderr,
    '--host must not be pages.kalends.example: that is the address of this service itself. See "kalends domain add --help".',
  )
  assert.equal(
    fallback.stderr,
    '--fallback must be an address that starts with http:// or https://. See "kalends domain add --help".',
  )
  assert.equal(unknownOrganization.stderr, 'There is no organization 99. Run "kalends org list" to see them.')
  assert.equal((await call('domain', 'list', '--json')).stdout, '[]')
})

test('adding a host twice is refused within an organization and creates a separate draft in another', async (t) => {
  const { server, add, call } = await startWithDns(t)
  const other = await server.newOrganization()
  const first = await add(server.organization, 'events.example.org')

  const again = await call('domain', 'add', '--org', String(server.organization), '--host', 'EVENTS.example.org')
  const elsewhere = await add(other.organization, 'events.example.org')

  assert.equal(again.code, 1)
  assert.equal(
    again.stderr,
    'The organization already has events.example.org. Run "kalends domain list" to see its id.',
  )
  assert.notEqual(elsewhere.dns_settings[0].value, first.dns_settings[0].value)
})

test('verifying shows the expected and the found value of each record', async (t) => {
  const { server, dns, add, call } = await startWithDns(t)
  const { id, dns_settings } = await add(server.organization, 'events.example.org')
  dns.CNAME['events.example.org'] = 'elsewhere.example'

  const person = await call('domain', 'verify', String(id))
  const script = await call('domain', 'verify', String(id), '--json')

  assert.equal(person.code, 1)
  assert.equal(
    person.stdout,
    [
      'missing  TXT _kalends.events.example.org',
      `         expected ${dns_settings[0].value}`,
      'wrong    CNAME events.example.org',
      '         expected pages.kalends.example',
      '         found    elsewhere.example',
      '',
      'events.example.org is not verified. New records can take several hours to become visible; try again later.',
    ].join('\n'),
  )
  const { is_verified, verified, records } = JSON.parse(script.stdout)
  assert.equal(is_verified, false)
  assert.equal(verified, null)
  assert.deepEqual(
    records.map((record: { result: string }) => record.result),
    ['missing', 'wrong'],
  )
})

test('the list says what the last check has found', async (t) => {
  const { server, env, dns, add } = await startWithDns(t)
  const { id, dns_settings } = await add(server.organization, 'events.example.org')
  dns.CNAME['events.example.org'] = 'elsewhere.example'
  const listed = async () => (await kalendsJson(env, 'domain', 'list'))[0]

  const before = await listed()
  await kalends(env, 'domain', 'verify', String(id))
  const after = await listed()

  assert.deepEqual([before.checked, before.records.map(({ result }: { result: null }) => result)], [null, [null, null]])
  assert.match(after.checked, /^20/)
  assert.deepEqual(after.records, [
    { ...dns_settings[0], result: 'missing', found: [] },
    { ...dns_settings[1], result: 'wrong', found: ['elsewhere.example'] },
  ])
})

test('a name server that does not respond proves nothing', async (t) => {
  const { server, env, add } = await startWithDns(t)
  const { id } = await add(server.organization, 'events.example.org')

  const deaf = { ...env, DNS_SERVERS: '127.0.0.1:1' }
  const verified = await kalends(deaf, 'domain', 'verify', String(id))
  const { code, stdout } = await kalends(deaf, 'domain', 'publish', String(id))

  assert.deepEqual([verified.code, code], [1, 1])
  assert.equal(verified.stdout, stdout)
  assert.equal(
    stdout.split('\n').at(-1),
    'events.example.org could not be checked, because a name server did not respond. Nothing was changed. Check the network and DNS_SERVERS, then try again.',
  )
  assert.match(
    stdout,
    /^unknown {2}TXT _kalends\.events\.example\.org\n {9}The name server did not respond \(E[A-Z]+\)\.$/m,
  )
  assert.equal(
    (await server.get('/custom-domains', { host: 'kalends.example' })).body.available_custom_domains[0].status,
    'draft',
  )
})

test('a domain is removed once it is unpublished; removing it from landing pages takes force', async (t) => {
  const { server, host, add, setUp, call } = await startWithDns(t)
  const domain = await add(server.organization, 'a.example.org')
  const id = String(domain.id)
  setUp(domain)
  await call('domain', 'publish', id)
  const page = (await server.post('/landingpage', { name: 'Page', custom_domain: domain.id }, host)).body.id
  const before = await server.get(`/landingpage/${page}`, host)

  const published = await call('domain', 'remove', id)
  await call('domain', 'unpublish', id)
  const refused = await call('domain', 'remove', id)
  const removed = await call('domain', 'remove', id, '--force')

  assert.equal(published.code, 1)
  assert.equal(published.stderr, `a.example.org is published. Run "kalends domain unpublish ${id}" first.`)
  assert.deepEqual(refused, {
    code: 1,
    stdout: '',
    stderr:
      'a.example.org is used by 1 landing page, which would have no custom domain. Add --force to remove it anyway.',
  })
  assert.match(
    removed.stdout,
    /^Removed a\.example\.org\. It was used by 1 landing page, which now has no custom domain\.\n/,
  )
  assert.deepEqual((await server.get('/custom-domains', host)).body.available_custom_domains, [])
  const after = await server.get(`/landingpage/${page}`, host)
  assert.deepEqual([before.body.custom_domain, after.body.custom_domain], [domain.id, null])
  assert.notEqual(after.headers.etag, before.headers.etag)
  const changes = await recorded(server, server.organization)
  assert.deepEqual(changes.slice(-2), [
    { by: 'system cli', action: 'domain.deleted', item: id },
    {
      by: 'system cli',
      action: 'landingpage.updated',
      item: String(page),
      fields: ['custom_domain'],
      partOf: changes.length - 2,
    },
  ])
})

test('a domain that no landing page uses is removed without force', async (t) => {
  const { server, add, env } = await startWithDns(t)
  const { id } = await add(server.organization, 'a.example.org')

  const removed = await kalendsJson(env, 'domain', 'remove', String(id))

  assert.deepEqual(removed, { id, host: 'a.example.org', removed: true, landing_pages: 0 })
})

test('custom domains of another organization are neither shown nor usable', async (t) => {
  const { server, host, add } = await startWithDns(t)
  const other = await server.newOrganization()
  const mine = await add(server.organization, 'mine.example.org')
  const theirs = await add(other.organization, 'theirs.example.org')

  const listed = await server.get('/custom-domains', host)
  const foreign = await server.post('/landingpage', { name: 'Page', custom_domain: theirs.id }, host)
  const unknown = await server.post('/landingpage', { name: 'Page', custom_domain: 99_999 }, host)
  const own = await server.post('/landingpage', { name: 'Page', custom_domain: mine.id }, host)

  assert.deepEqual(
    listed.body.available_custom_domains.map((domain: { host: string }) => domain.host),
    ['mine.example.org'],
  )
  assert.equal(foreign.status, 400)
  assert.deepEqual(foreign.body.details.errors, [
    { field: 'custom_domain', message: 'custom_domain must be the id of a custom domain of your organization.' },
  ])
  assert.equal(unknown.text, foreign.text)
  assert.equal(own.status, 201)
})

test('listing custom domains needs a key with read access, and takes no parameters', async (t) => {
  const { server, host } = await startWithDns(t)
  const writer = await server.withKey({ scope: 'write' })

  assert.equal((await server.request({ url: '/v1/custom-domains', headers: host })).status, 401)
  assert.equal((await writer.get('/custom-domains', host)).status, 401)
  assert.equal((await server.get('/custom-domains?page=1', host)).status, 400)
  assert.equal((await server.post('/custom-domains', {}, host)).status, 405)
})

test('naming a domain that does not exist is refused', async (t) => {
  const { call } = await startWithDns(t)

  for (const command of ['verify', 'publish', 'unpublish', 'default', 'remove']) {
    const { code, stderr } = await call('domain', command, '7')
    assert.deepEqual(
      { code, stderr },
      { code: 1, stderr: 'There is no custom domain 7. Run "kalends domain list" to see them.' },
    )
  }
})
