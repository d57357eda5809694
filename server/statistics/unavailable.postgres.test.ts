import assert from 'node:assert/strict'
import { test } from 'node:test'
import { freshSettings } from '../testing/database.ts'
import { proxyTo } from '../testing/proxy.ts'
import { serveSettings } from '../testing/server.ts'
import { newEvent } from '../testing/visitor.ts'

test('while the database cannot be reached, statistics say that their source is unavailable; pages are answered all the same', async (t) => {
  const settings = await freshSettings(t, { DATABASE_TIMEOUT: '1' })
  const proxy = await proxyTo(t, settings.databaseUrl!)
  const server = await serveSettings(t, { ...settings, databaseUrl: proxy.through(settings.databaseUrl!) })
  const event = await newEvent(server)
  const visit = () =>
    server.request({
      url: `/${event}`,
      headers: { accept: 'text/html', 'user-agent': 'Mozilla/5.0 (X11) Firefox/140.0' },
    })
  assert.equal((await visit()).status, 200)

  proxy.silence({ toCome: true })
  const answers = []
  for (const path of ['views', 'saves', 'rsvp']) answers.push(await server.get(`/statistics/${path}/${event}`))
  proxy.resume()

  for (const { status, body, headers } of answers) {
    assert.deepEqual([status, body], [503, { status: 'error', message: 'source_unavailable' }])
    assert.equal(headers['retry-after'], '5')
  }
  assert.equal((await visit()).status, 200)
})
