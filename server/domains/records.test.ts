import assert from 'node:assert/strict'
import { test } from 'node:test'
import { canonicalHost } from './host.ts'
import { checkRecord, recordsFor } from './records.ts'

const [txt, cname] = recordsFor({ host: 'events.example.org', token: 'abc' }, 'https://pages.example.com:8443') as [
  ReturnType<typeof recordsFor>[number],
  ReturnType<typeof recordsFor>[number],
]

test('a custom domain needs a TXT record as proof and a CNAME that points to the landing pages', () => {
  assert.deepEqual(
    [txt, cname],
    [
      { type: 'TXT', host: '_kalends.events.example.org', value: 'kalends-verification=abc' },
      { type: 'CNAME', host: 'events.example.org', value: 'pages.example.com' },
    ],
  )
})

test('other TXT records may exist next to ours', () => {
  assert.equal(checkRecord(txt, { values: ['v=spf1 -all', 'kalends-verification=abc'] }).result, 'ok')
  assert.equal(checkRecord(txt, { values: ['kalends-verification=abcd', 'abc'] }).result, 'wrong')
  assert.equal(checkRecord(txt, { values: ['KALENDS-VERIFICATION=abc'] }).result, 'wrong')
  assert.equal(checkRecord(txt, { values: [] }).result, 'missing')
})

test('a CNAME matches regardless of case and final dot', () => {
  assert.equal(checkRecord(cname, { values: ['Pages.Example.com.'] }).result, 'ok')
  assert.equal(checkRecord(cname, { values: ['example.com'] }).result, 'wrong')
  assert.equal(checkRecord(cname, { values: ['pages.example.com.evil.example'] }).result, 'wrong')
  assert.equal(checkRecord(cname, { values: [] }).result, 'missing')
})

test('without a response the result is unknown', () => {
  assert.deepEqual(checkRecord(cname, { failure: 'ETIMEOUT' }), {
    ...cname,
    result: 'unknown',
    found: [],
    failure: 'ETIMEOUT',
  })
})

test('a host name has one canonical form', () => {
  const canonical: Record<string, string> = {
    'Events.Example.ORG': 'events.example.org',
    'events.example.org.': 'events.example.org',
    'münchen.example': 'xn--mnchen-3ya.example',
    'xn--mnchen-3ya.example': 'xn--mnchen-3ya.example',
    'ｅvents.example': 'events.example',
    'a-1.b--c.example': 'a-1.b--c.example',
  }

  for (const [written, host] of Object.entries(canonical)) assert.equal(canonicalHost(written), host)
})

test('IP addresses, single labels and malformed names are not hosts', () => {
  const refused = [
    '', 'localhost', 'example', 'x.localhost', 'printer.local', '127.0.0.1', '0x7f.1', '2130706433', '1.2.3', '::1', '[::1]',
    'https://example.org', 'example.org/path', 'example.org:80', 'user@example.org', 'ex%61mple.org', 'exa mple.org', '*.example.org',
    'a_b.example', '-a.example', 'a-.example', 'a..example', '.example.org', `${'x'.repeat(64)}.example`, `${'x.'.repeat(126)}example`,
  ] // oxfmt-ignore

  for (const host of refused) assert.equal(canonicalHost(host), undefined, host)
})
