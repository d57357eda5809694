import assert from 'node:assert/strict'
import { test } from 'node:test'
import { kalendsJson } from '../testing/kalends.ts'
import { startWithDns } from '../testing/domains.ts'

test('a domain is published once both records are correct, and can become the default', async (t) => {
  const { server, host, add, setUp, call } = await startWithDns(t)
  const domain = await add(server.organization, 'events.example.org')
  const tooEarly = await call('domain', 'publish', String(domain.id))
  const noDefault = await call('domain', 'default', String(domain.id))
  setUp(domain)

  const published = await call('domain', 'publish', String(domain.id))
  const isDefault = await call('domain', 'default', String(domain.id))

  assert.equal(tooEarly.code, 1)
  assert.equal(
    noDefault.stderr,
    `events.example.org is not published yet, so it cannot be the default. Publish it with "kalends domain publish ${domain.id}".`,
  )
  assert.equal(published.code, 0, published.stdout)
  assert.equal(isDefault.code, 0, isDefault.stderr)
  const { default_custom_domain, available_custom_domains } = (await server.get('/custom-domains', host)).body
  assert.equal(default_custom_domain, domain.id)
  assert.equal(available_custom_domains[0].status, 'published')
})

test('publishing checks the records again', async (t) => {
  const { server, env, dns, add, setUp, call } = await startWithDns(t)
  const domain = await add(server.organization, 'events.example.org')
  setUp(domain)
  const verified = await kalendsJson(env, 'domain', 'verify', String(domain.id))
  delete dns.CNAME['events.example.org']

  const published = await call('domain', 'publish', String(domain.id))

  assert.equal(verified.is_verified, true)
  assert.match(verified.verified, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  assert.equal(published.code, 1)
  assert.match(published.stdout, /^missing {2}CNAME events\.example\.org$/m)
  assert.equal((await kalendsJson(env, 'domain', 'list'))[0].status, 'draft')
})

test('a host can be published by one organization at a time', async (t) => {
  const { server, add, setUp, call } = await startWithDns(t)
  const other = await server.newOrganization()
  const [mine, theirs] = [
    await add(server.organization, 'events.example.org'),
    await add(other.organization, 'events.example.org'),
  ]
  setUp(mine)
  setUp(theirs)
  await call('domain', 'publish', String(mine.id))

  const second = await call('domain', 'publish', String(theirs.id))
  await call('domain', 'unpublish', String(mine.id))
  const afterwards = await call('domain', 'publish', String(theirs.id))

  assert.equal(second.code, 1)
  assert.equal(
    second.stderr,
    'events.example.org is already published by another organization. Unpublish it there first.',
  )
  assert.equal(afterwards.code, 0)
})

test('there is only one default, and unpublishing a domain unsets it', async (t) => {
  const { server, host, add, setUp, call } = await startWithDns(t)
  const [first, second] = [
    await add(server.organization, 'a.example.org'),
    await add(server.organization, 'b.example.org'),
  ]
  for (const domain of [first, second]) {
    setUp(domain)
    await call('domain', 'publish', String(domain.id))
    await call('domain', 'default', String(domain.id))
  }
  const defaultNow = async () => (await server.get('/custom-domains', host)).body.default_custom_domain

  assert.equal(await defaultNow(), second.id)
  const other = await call('domain', 'unpublish', String(first.id))
  const unpublished = await call('domain', 'unpublish', String(second.id))

  assert.match(other.stdout, /^a\.example\.org is a draft again\.\nDatabase: /)
  assert.match(
    unpublished.stdout,
    /^b\.example\.org is a draft again\. It was the default of its organization, which now has none\.\n/,
  )
  assert.equal(await defaultNow(), null)
})

test('the default can be unset, and the domain stays published', async (t) => {
  const { server, host, add, setUp, call, env } = await startWithDns(t)
  const { id, ...domain } = await add(server.organization, 'a.example.org')
  setUp(domain)
  await call('domain', 'publish', String(id))
  await call('domain', 'default', String(id))

  const unset = await kalendsJson(env, 'domain', 'default', String(id), '--unset')

  assert.deepEqual([unset.is_default, unset.status], [false, 'published'])
  assert.equal((await server.get('/custom-domains', host)).body.default_custom_domain, null)
})
