import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deviceOf } from './device.ts'

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const pixel = 'Mozilla/5.0 (Linux; Android 14; Pixel 8'

const seen: [string, string, ReturnType<typeof deviceOf>][] = [
  [
    'Safari on an iPhone',
    `${iphone} Version/17.4 Mobile/15E148 Safari/604.1`,
    { system: 'ios', inApp: false, isSafari: true, maker: 'apple' },
  ],
  [
    'Chrome on an iPhone',
    `${iphone} CriOS/123.0.6312.52 Mobile/15E148 Safari/604.1`,
    { system: 'ios', inApp: false, isSafari: false, maker: 'apple' },
  ],
  ['an app on an iPhone', `${iphone} Mobile/15E148`, { system: 'ios', inApp: true, isSafari: false, maker: 'apple' }],
  [
    'Instagram on an iPhone',
    `${iphone} Mobile/15E148 Instagram 320.0.0.36.93`,
    { system: 'ios', inApp: true, isSafari: false, maker: 'apple' },
  ],
  [
    'LinkedIn, which calls itself Safari',
    `${iphone} Mobile/15E148 Safari/604.1 [LinkedInApp]/9.29`,
    { system: 'ios', inApp: true, isSafari: true, maker: 'apple' },
  ],
  [
    'Chrome on Android',
    `${pixel}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.0.0 Mobile Safari/537.36`,
    { system: 'android', inApp: false, isSafari: false, maker: 'google' },
  ],
  [
    'a web view on Android',
    `${pixel} Build/UQ1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/123.0 Mobile Safari/537.36`,
    { system: 'android', inApp: true, isSafari: false, maker: 'google' },
  ],
  [
    'Facebook on Android',
    `${pixel}) AppleWebKit/537.36 Chrome/123.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/456.0.0.44;]`,
    { system: 'android', inApp: true, isSafari: false, maker: 'google' },
  ],
  [
    'Firefox on a computer',
    'Mozilla/5.0 (X11; Linux x86_64; rv:124.0) Gecko/20100101 Firefox/124.0',
    { system: 'desktop', inApp: false, isSafari: false, maker: undefined },
  ],
  [
    'Edge on Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.0.0 Safari/537.36 Edg/123.0',
    { system: 'desktop', inApp: false, isSafari: false, maker: 'microsoft' },
  ],
  [
    'Safari on a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15',
    { system: 'desktop', inApp: false, isSafari: true, maker: 'apple' },
  ],
  [
    'a Chromebook',
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.0.0 Safari/537.36',
    { system: 'desktop', inApp: false, isSafari: false, maker: 'google' },
  ],
  ['a program without a name', '', { system: 'desktop', inApp: false, isSafari: false, maker: undefined }],
]

for (const [who, userAgent, device] of seen) {
  test(`${who} is recognised by its user agent`, () => assert.deepEqual(deviceOf(userAgent), device))
}
