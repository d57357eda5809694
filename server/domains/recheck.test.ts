import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startDns } from '../testing/dns.ts'
import { envOf, kalends, kalendsJson } from '../testing/kalends.ts'
import { startServer } from '../testing/server.ts'
import { until } from '../testing/until.ts'
import { recheckDomains } from './recheck.ts'

const day = 86_400_000

test('a domain whose records are missing for three days is unpublished but stays claimed; a silent name server proves nothing', async (t) => {
  const dns = { TXT: {} as Record<string, string[]>, CNAME: {} as Record<string, string> }
  const more = { PUBLIC_URL: 'https://kalends.example', DNS_SERVERS: await startDns(t, dns) }
  const server = await startServer(t, more)
  const { context } = server
  const env = envOf(context.settings, more)
  const org = String(server.organization)
  const { id, dns_settings } = await kalendsJson(env, 'domain', 'add', '--org', org, '--host', 'events.example.org')
  const [txt, cname] = dns_settings
  dns.TXT[txt.host] = [txt.value]
  dns.CNAME[cname.host] = cname.value
  await kalendsJson(env, 'domain', 'publish', String(id))
  const state = async () => {
    const [{ status, missing_since }] = await kalendsJson(env, 'domain', 'list')
    return [status, missing_since === null ? 'there' : 'missing']
  }
  const status = async () =>
    (await server.request({ url: '/robots.txt', headers: { host: 'events.example.org' } })).status
  const deaf = { ...context, settings: { ...context.settings, dnsServers: ['127.0.0.1:1'] } }

  await recheckDomains(context)
  const atFirst = await state()
  server.advance(10 * day)
  await recheckDomains(deaf)
  const unanswered = await state()
  dns.TXT[txt.host] = ['something else']
  await recheckDomains(context)
  const missing = await state()
  dns.TXT[txt.host] = [txt.value]
  server.advance(day)
  await recheckDomains(context)
  const back = await state()
  delete dns.CNAME[cname.host]
  await recheckDomains(context)
  server.advance(2 * day)
  await recheckDomains(context)
  const afterTwo = [...(await state()), (await status()) === 421]
  server.advance(day)
  await recheckDomains(deaf)
  const afterSilence = await state()
  await recheckDomains(context)
  const afterThree = await state()
  await until(async () => (await status()) === 421)
  const { stdout } = await kalends(env, 'domain', 'list')
  dns.CNAME[cname.host] = cname.value
  await kalendsJson(env, 'domain', 'publish', String(id))

  assert.deepEqual(atFirst, ['published', 'there'])
  assert.deepEqual(unanswered, ['published', 'there'])
  assert.deepEqual(missing, ['published', 'missing'])
  assert.deepEqual(back, ['published', 'there'])
  assert.deepEqual(afterTwo, ['published', 'missing', false])
  assert.deepEqual(afterSilence, ['published', 'missing'])
  assert.deepEqual(afterThree, ['draft', 'missing'])
  assert.match(stdout, /draft .* missing since \d{4}-\d\d-\d\d \d\d:\d\d UTC, so it was unpublished/)
  assert.deepEqual(await state(), ['published', 'there'])
})

test('a public suffix cannot be a custom domain', async (t) => {
  const server = await startServer(t)
  const env = envOf(server.context.settings)
  const add = (host: string) => kalends(env, 'domain', 'add', '--org', String(server.organization), '--host', host)

  const refused = await Promise.all(['co.uk', 'GitHub.io', 'com.au', 'k12.ca.us', 'xn--55qx5d.cn'].map(add))
  const taken = await Promise.all(['example.co.uk', 'events.github.io', 'events.example.org'].map(add))

  assert.deepEqual(
    refused.map(({ code }) => code),
    [2, 2, 2, 2, 2],
  )
  assert.equal(
    refused[0]!.stderr,
    '--host must not be co.uk: names below it belong to different owners. Add a name of your own. See "kalends domain add --help".',
  )
  assert.deepEqual(
    taken.map(({ code }) => code),
    [0, 0, 0],
  )
})
