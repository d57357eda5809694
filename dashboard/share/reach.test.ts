import assert from 'node:assert/strict'
import { test } from 'node:test'
import { reachOf } from './reach.ts'

test('an address of this computer or of a private network cannot be opened by everybody', () => {
  for (const [host, reach] of [
    ['localhost:3000', 'computer'],
    ['127.0.0.1:3000', 'computer'],
    ['[::1]:3000', 'computer'],
    ['192.168.1.20', 'network'],
    ['172.20.0.2', 'network'],
    ['10.0.0.4:8080', 'network'],
    ['nas.local', 'network'],
    ['kalends', 'network'],
    ['events.example.org', 'everybody'],
    ['172.32.0.1', 'everybody'],
    ['[2001:db8::1]', 'everybody'],
  ] as const)
    assert.equal(reachOf(`http://${host}/x`), reach, host)
})
