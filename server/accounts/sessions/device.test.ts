import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deviceName } from './device.ts'

test('a device is called by its browser and system', () => {
  const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
  const linux = `Mozilla/5.0 (X11; Linux x86_64) ${webKit}`
  const names = [
    `${linux} Chrome/140.0.0.0 Safari/537.36`,
    `${linux} HeadlessChrome/140.0.0.0 Safari/537.36`,
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'curl/8.0',
  ].map(deviceName)

  assert.deepEqual(names, [
    'Chrome on Linux',
    'Chrome on Linux',
    'Edge on Windows',
    'Safari on iPhone',
    'Unknown device',
  ])
})
