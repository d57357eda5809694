import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isPublicAddress, isPublicHost } from './public-address.ts'

test('addresses on the public internet are public, and no others', () => {
  for (const address of ['8.8.8.8', '93.184.215.14', '2606:4700::1111', '2a00:1450::1']) {
    assert.ok(isPublicAddress(address), address)
  }
  const others = `
    0.0.0.0 10.0.0.1 100.64.0.1 127.0.0.1 127.255.255.255 169.254.169.254 172.31.0.1 192.168.1.1 198.18.0.1 224.0.0.1
    255.255.255.255 127.1 example.org :: ::1 ::127.0.0.1 ::ffff:8.8.8.8 ::ffff:127.0.0.1 64:ff9b::7f00:1 2002:7f00:1::
    2001:0:1:: fc00::1 fd00::1 fe80::1 ff02::1`
  for (const address of others.trim().split(/\s+/)) {
    assert.ok(!isPublicAddress(address), address)
  }
})

test('a public host is a public address or a name that can be one', () => {
  for (const host of ['8.8.8.8', '[2606:4700::1111]', 'example.org', 'Example.ORG.'])
    assert.ok(isPublicHost(host), host)
  for (const host of ['127.0.0.1', '[::1]', 'localhost', 'a.localhost', 'printer.local', 'metadata.google.internal.']) {
    assert.ok(!isPublicHost(host), host)
  }
})
