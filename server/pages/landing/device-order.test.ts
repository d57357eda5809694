import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startServer } from '../../testing/server.ts'
import { newEvent, newStyle, open } from '../../testing/visitor.ts'

const windows = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/123.0 Safari/537.36' }
const mac = { 'user-agent': 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.4 Safari/605.1.15' }

test("a page offers the calendars of the visitor's device first, even if it is cached", async (t) => {
  const server = await startServer(t)
  const layout = Number(await newStyle(server, { options: ['apple', 'google', 'ical', 'outlookcom'] }))
  const event = await newEvent(server, { layout })
  const offered = async (...visitor: [undefined, object] | ['android' | 'safari']) => {
    const { text } = await open(server, `/${event}`, ...(visitor as ['android']))
    return [...text.matchAll(new RegExp(`/${event}/o/(\\w+)"`, 'g'))].map(([, type]) => type)
  }

  // From the second request on, pages are cached.
  for (let i = 0; i < 3; i += 1) {
    assert.deepEqual(await offered(undefined, windows), ['outlookcom', 'apple', 'google', 'ical'])
    assert.deepEqual(await offered(undefined, mac), ['apple', 'google', 'ical', 'outlookcom'])
    assert.deepEqual(await offered(undefined, {}), ['apple', 'google', 'ical', 'outlookcom'])
    assert.deepEqual(await offered('android'), ['google', 'ical', 'outlookcom'])
  }
})
