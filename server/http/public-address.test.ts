import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isPublicAddress, isPublicHost } from './public-address.ts'

test('only addresses on the public internet are public', () => {
  const reachable = `
    1.1.1.1 8.8.8.8 93.184.215.14 192.31.196.1 192.52.193.1 192.175.48.1 223.255.255.254 2606:4700::1111 2a00:1450::1
    2001:200::1 2620:4f:8000::1 2001:4860:4860::8888`
  for (const address of reachable.trim().split(/\s+/)) assert.ok(isPublicAddress(address), address)
  const others = `
    0.0.0.0 10.0.0.1 100.64.0.1 127.0.0.1 127.255.255.255 169.254.169.254 172.31.0.1 192.0.0.9 192.168.1.1 198.18.0.1
    224.0.0.1 240.0.0.1 255.255.255.255 127.1 example.org :: ::1 ::127.0.0.1 2002:7f00:1:: 2002:808:808:: 2001:0:1::
    2001:db8::1 3fff::1 3fff:fff::1 fc00::1 fd00::1 fe80::1 fe80::1%eth0 fec0::1 ff02::1`
  for (const address of others.trim().split(/\s+/)) assert.ok(!isPublicAddress(address), address)
})

test('addresses that no registry lists as reachable are not public, even if nothing is known to be there', () => {
  for (const address of ['200::1', '400::1', '100::1', '100:0:0:1::1', '1000::1', '4000::1', '5f00::1', 'e000::1']) {
    assert.ok(!isPublicAddress(address), address)
  }
})

test('an IPv4 address inside an IPv6 address is judged by its target, or refused', () => {
  for (const address of ['64:ff9b::808:808', '64:FF9B::8.8.8.8', '64:ff9b:0:0:0:0:5db8:d70e']) {
    assert.ok(isPublicAddress(address), address)
  }
  const others = `
    64:ff9b::7f00:1 64:ff9b::127.0.0.1 64:ff9b::a00:1 64:ff9b::a9fe:a9fe 64:ff9b:: 64:ff9b::1 64:ff9b::1:808:808
    64:ff9b:1::808:808 ::ffff:8.8.8.8 ::ffff:127.0.0.1 ::ffff:0:7f00:1 ::ffff:0:8.8.8.8`
  for (const address of others.trim().split(/\s+/)) assert.ok(!isPublicAddress(address), address)
})

test('a public host is a public address or a name that can be one', () => {
  for (const host of ['8.8.8.8', '[2606:4700::1111]', 'example.org', 'Example.ORG.'])
    assert.ok(isPublicHost(host), host)
  for (const host of ['127.0.0.1', '[::1]', 'localhost', 'a.localhost', 'printer.local', 'metadata.google.internal.']) {
    assert.ok(!isPublicHost(host), host)
  }
})
